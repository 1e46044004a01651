//! What everyone may know in both editions, and how it is counted. There are no secrets.

use kernel::Seat;
use serde::Serialize;

use crate::{
    Anchor, Boarding, Buying, Caesar, Column, Edition, LEGION, Leader, Phase, Ready, Realm,
    army::{Unit, Units},
    empire::{GalleyName, Province},
};

/// What the view of a table begins with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(missing_docs, reason = "they are what they are called")]
pub struct TableView<O> {
    pub round: u16,
    /// Whose turn it is.
    pub turn: Seat,
    /// C84-50 C05-43 What each seat is worth.
    pub worth: Vec<u32>,
    /// In the order of the board.
    pub provinces: Vec<ProvinceView>,
    pub roads: Vec<[Province; 2]>,
    pub options: O,
}

/// A player, but for his home.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(missing_docs, reason = "they are what they are called")]
pub struct PlayerView {
    pub alive: bool,
    pub has_home: bool,
    pub money: u32,
    pub caesar: Option<CaesarView>,
    /// Generals on land and aboard.
    pub generals: u8,
    /// Who commands his galleys: himself while he plays.
    pub lord: Seat,
    /// Galleys of his color that can be bought.
    pub spare_galleys: u8,
    /// Generals held, by the seat they belong to.
    pub prisoners: Vec<u8>,
    /// To whom he has conceded.
    pub conceded: Option<Seat>,
}

/// A galley on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(missing_docs, reason = "they are what they are called")]
pub struct GalleyView<S> {
    pub name: GalleyName,
    pub lord: Seat,
    /// Where it sails.
    pub sea: Option<S>,
    /// Where it lies.
    pub province: Option<Province>,
    pub units: Units,
    pub generals: u8,
    pub caesar: bool,
    pub moves: u8,
}

/// C84-52 C05-45 Prices now, and what the box still holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(missing_docs, reason = "they are what they are called")]
pub struct MarketView {
    pub inflation: u8,
    /// Infantry, cavalry, catapult, galley.
    pub prices: [u32; 4],
    pub city: u32,
    pub wall: u32,
    pub cities: u8,
    pub walls: u8,
    pub roads: u8,
}

/// Who is about to march, and how many units can go with him.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(missing_docs, reason = "they are what they are called")]
pub struct LeadView {
    pub seat: Seat,
    pub from: Province,
    pub leader: Leader,
    pub units: Units,
    pub tired_cavalry: u8,
    pub most: u8,
}

impl LeadView {
    /// With what goes along by now.
    pub fn new(seat: Seat, column: Column) -> LeadView {
        let Column { from, leader, units, tired_cavalry } = column;
        LeadView { seat, from, leader, units, tired_cavalry, most: LEGION }
    }
}

/// What the table asks for in both editions, in the words of the viewer's catalogue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Ask<T> {
    /// What goes aboard; `most`: how many units have room.
    Embark {
        seat: Seat,
        galley: GalleyName,
        units: Units,
        generals: u8,
        caesar: bool,
        most: u8,
    },
    Muster {
        seat: Seat,
    },
    /// `sums`: what so many infantry, cavalry and catapults cost together, from one on.
    Spend {
        seat: Seat,
        sums: Vec<Vec<u32>>,
    },
    Answer {
        seat: Seat,
        from: Seat,
        terms: T,
    },
    Over {
        winner: Option<Seat>,
    },
}

/// Where a Caesar is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", content = "at", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum CaesarView {
    Land(Province),
    Aboard(GalleyName),
}

/// A province.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(missing_docs, reason = "they are what they are called")]
pub struct ProvinceView {
    pub id: Province,
    pub tribute: u8,
    pub owner: Option<Seat>,
    pub city: bool,
    /// Its city is fortified.
    pub wall: bool,
    /// Every player with pieces there.
    pub stacks: Vec<StackView>,
}

/// The pieces of one player in a province.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(missing_docs, reason = "they are what they are called")]
pub struct StackView {
    pub seat: Seat,
    pub units: Units,
    pub generals: u8,
    pub caesar: bool,
    /// What can still move: units with all their movements, then cavalry and generals with one.
    pub ready: Units,
    pub tired_cavalry: u8,
    pub ready_generals: u8,
    pub tired_generals: u8,
    pub caesar_moves: u8,
}

impl<E: Edition> Realm<E> {
    /// The table; `units` are those of a player in a province.
    pub fn table_view(&self, units: impl Fn(Seat, Province) -> Units) -> TableView<E::Options> {
        TableView {
            round: self.round,
            turn: self.turn,
            worth: self.seats().map(|seat| self.worth(seat)).collect(),
            provinces: self.province_views(units),
            roads: self.roads_built(),
            options: self.options,
        }
    }

    /// A player.
    pub fn player_view(&self, seat: Seat) -> PlayerView {
        let idx = seat.idx();
        PlayerView {
            alive: self.is_alive(seat),
            has_home: self.homes[idx].is_some() && self.has_home(seat),
            money: self.treasury.of(idx),
            caesar: self.caesar_view(seat),
            generals: self.n_generals_of(seat),
            lord: self.lords[idx],
            spare_galleys: self.n_spare_galleys(seat),
            prisoners: self.prisoners[idx][..usize::from(self.n_seats)].to_vec(),
            conceded: self.conceded[idx],
        }
    }

    /// A galley.
    pub fn galley_view(&self, idx: usize) -> GalleyView<E::Sea> {
        let galley = &self.galleys[idx];
        let aboard = galley.aboard();
        let sea = if let Anchor::Sea(sea) = galley.at { Some(sea) } else { None };
        GalleyView {
            name: self.galley_name(idx),
            lord: self.lord_of(idx),
            sea,
            province: galley.at.province(),
            units: aboard.units,
            generals: aboard.generals,
            caesar: aboard.caesar,
            moves: galley.moves,
        }
    }

    /// Who goes aboard is asked.
    fn ask_aboard<T>(&self, seat: Seat, boarding: Boarding) -> Ask<T> {
        let Boarding { galley, cargo } = boarding;
        Ask::Embark {
            seat,
            galley: self.galley_name(usize::from(galley)),
            units: cargo.units,
            generals: cargo.generals,
            caesar: cargo.caesar,
            most: LEGION,
        }
    }

    /// What both editions ask of `seat` in so many words, the player on turn buying from this stock.
    pub fn ask<T>(&self, seat: Seat, stock: Units) -> Option<Ask<T>> {
        Some(match self.phase {
            Phase::Embark(boarding) => self.ask_aboard(seat, boarding),
            Phase::Muster => Ask::Muster { seat },
            Phase::Spend => Ask::Spend { seat, sums: self.sums(stock) },
            Phase::Over(ending) => {
                let winners = self.outcome(ending).winners;
                Ask::Over { winner: winners.iter().next().filter(|_| winners.len() == 1) }
            }
            Phase::Move | Phase::Lead(_) | Phase::Own(_) => return None,
        })
    }

    /// The provinces in the order of the board; `units` are those of a player in one of them.
    fn province_views(&self, units: impl Fn(Seat, Province) -> Units) -> Vec<ProvinceView> {
        let mut out = Vec::with_capacity(Province::ALL.len());
        for id in Province::ALL {
            let mut stacks = Vec::new();
            for seat in self.living() {
                let units = units(seat, id);
                if !units.is_empty() || 0 < self.n_captains(seat, id) {
                    stacks.push(self.stack_view(seat, id, units));
                }
            }
            out.push(ProvinceView {
                id,
                tribute: if E::board().rich.has(id.idx()) { 10 } else { 5 },
                owner: self.owner(id),
                city: self.cities.has(id.idx()),
                wall: self.walls.has(id.idx()),
                stacks,
            });
        }
        out
    }

    fn stack_view(&self, seat: Seat, at: Province, units: Units) -> StackView {
        let on_turn = seat == self.turn;
        let ready = if on_turn { self.ready[at.idx()] } else { Ready::default() };
        let caesar = self.has_caesar(seat, at);
        StackView {
            seat,
            units,
            generals: self.generals[seat.idx()][at.idx()],
            caesar,
            ready: ready.units,
            tired_cavalry: ready.tired_cavalry,
            ready_generals: ready.generals,
            tired_generals: ready.tired_generals,
            caesar_moves: if on_turn && caesar { self.caesar_moves } else { 0 },
        }
    }

    /// Where a player's Caesar is.
    fn caesar_view(&self, seat: Seat) -> Option<CaesarView> {
        match self.caesars[seat.idx()] {
            Caesar::Land(at) => Some(CaesarView::Land(at)),
            Caesar::Aboard(galley) => {
                Some(CaesarView::Aboard(self.galley_name(usize::from(galley))))
            }
            Caesar::Gone => None,
        }
    }

    /// The generals of a player, on land and aboard.
    fn n_generals_of(&self, seat: Seat) -> u8 {
        let aboard: u8 = self.galleys_of(seat).map(|it| self.galleys[it].aboard().generals).sum();
        self.generals[seat.idx()].iter().sum::<u8>() + aboard
    }

    /// Galleys of a player's color that can be bought. C84-48 C05-62 A captor buys none of that
    /// color.
    fn n_spare_galleys(&self, seat: Seat) -> u8 {
        let first = seat.idx() * E::GALLEYS;
        let own = &self.galleys.as_ref()[first..first + E::GALLEYS];
        let n = own.iter().filter(|it| it.at == Anchor::Stock).count();
        if self.is_alive(seat) { u8::try_from(n).unwrap_or(0) } else { 0 }
    }

    /// The galleys on the board.
    pub fn galleys_on_board(&self) -> impl Iterator<Item = usize> {
        let all = usize::from(self.n_seats) * E::GALLEYS;
        (0..all).filter(|&idx| self.galleys[idx].at != Anchor::Stock)
    }

    /// The roads, by the provinces that they join.
    pub fn roads_built(&self) -> Vec<[Province; 2]> {
        self.roads.iter().map(|way| E::board().ends(way)).collect()
    }

    /// What so many infantry, cavalry and catapults cost together, from one on, as far as the money of
    /// the player on turn and this stock go.
    fn sums(&self, stock: Units) -> Vec<Vec<u32>> {
        let money = self.treasury.of(self.turn.idx());
        let of = |unit: Unit| {
            let all = 1..=u32::from(stock.get(unit));
            let sums = all.map(move |n| self.price(E::price(unit) * n));
            sums.take_while(|&sum| sum <= money).collect()
        };
        Unit::LAND.map(of).to_vec()
    }
}

/// What can be bought, the box holding so many roads.
pub fn market<S: Buying>(state: &S, n_roads: usize) -> MarketView {
    MarketView {
        inflation: state.inflation,
        prices: Unit::ALL.map(|unit| state.unit_price(unit)),
        city: state.price(S::CITY.0),
        wall: state.price(S::WALL.0),
        cities: left(S::CITY.1, state.cities.len()),
        walls: left(S::WALL.1, state.walls.len()),
        roads: left(n_roads, state.roads.len()),
    }
}

/// What is left of a kind of which the box holds so many.
fn left(all: usize, used: usize) -> u8 {
    u8::try_from(all - used.min(all)).unwrap_or(0)
}
