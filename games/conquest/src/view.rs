//! What everyone may know in both editions, and how it is counted. There are no secrets.

use kernel::{Seat, Turn};
use serde::Serialize;

use crate::{
    Anchor, Caesar, Edition, Ready, Realm,
    army::{Unit, Units},
    empire::{GalleyName, Province},
};

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
    /// The provinces in the order of the board; `units` are those of a player in one of them.
    pub fn province_views(&self, units: impl Fn(Seat, Province) -> Units) -> Vec<ProvinceView> {
        let view = |id: Province| {
            let idx = id.idx();
            let stacks = self.living().map(|seat| self.stack_view(seat, id, units(seat, id)));
            ProvinceView {
                id,
                tribute: if E::board().rich.has(idx) { 10 } else { 5 },
                owner: self.owner(id),
                city: self.cities.has(idx),
                wall: self.walls.has(idx),
                stacks: stacks
                    .filter(|it| !it.units.is_empty() || 0 < it.generals || it.caesar)
                    .collect(),
            }
        };
        Province::ALL.map(view).to_vec()
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
    pub fn caesar_view(&self, seat: Seat) -> Option<CaesarView> {
        match self.caesars[seat.idx()] {
            Caesar::Land(at) => Some(CaesarView::Land(at)),
            Caesar::Aboard(galley) => {
                Some(CaesarView::Aboard(self.galley_name(usize::from(galley))))
            }
            Caesar::Gone => None,
        }
    }

    /// The generals of a player, on land and aboard.
    pub fn n_generals_of(&self, seat: Seat) -> u8 {
        let aboard: u8 = self.galleys_of(seat).map(|it| self.galleys[it].aboard().generals).sum();
        self.generals[seat.idx()].iter().sum::<u8>() + aboard
    }

    /// Galleys of a player's color that can be bought. C84-48 C05-62 A captor buys none of that
    /// color.
    pub fn n_spare_galleys(&self, seat: Seat) -> u8 {
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
    pub fn sums(&self, stock: Units) -> Vec<Vec<u32>> {
        let money = self.treasury.of(self.turn.idx());
        let of = |unit: Unit| {
            let all = 1..=u32::from(stock.get(unit));
            let sums = all.map(move |n| self.price(E::price(unit) * n));
            sums.take_while(|&sum| sum <= money).collect()
        };
        Unit::LAND.map(of).to_vec()
    }

    /// What units cost now: infantry, cavalry, catapult, galley.
    pub fn prices(&self) -> [u32; 4] {
        Unit::ALL.map(|unit| self.price(E::price(unit)))
    }
}

/// The only winner, if there is one.
pub fn winner(turn: Turn) -> Option<Seat> {
    match turn {
        Turn::Over(outcome) if outcome.winners.len() == 1 => outcome.winners.iter().next(),
        Turn::Over(_) | Turn::Waiting(_) => None,
    }
}

/// What is left of a kind of which the box holds so many.
pub fn left(all: usize, used: usize) -> u8 {
    u8::try_from(all - used.min(all)).unwrap_or(0)
}
