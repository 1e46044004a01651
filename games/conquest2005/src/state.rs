//! Everything that is true on the table, and plain questions about it.

mod audit;
mod phase;

pub use audit::{N_CITIES, N_ROADS, N_WALLS};
pub use phase::{Boarding, Clash, Column, Ending, Journey, Phase, Rider, SeaFight, Step};

use kernel::{MAX_SEATS, Seat};
use parts::{mask::Mask, treasury::Treasury};

use crate::{
    board::board,
    options::Options,
    pieces::{Anchor, GALLEYS, Galley, GalleyName, RANKS, Ready, Side, Unit, Units},
    places::{N_PROVINCES, N_SEAS, Province, Sea},
};

/// All galleys of the box; a color's eight stand together, in the order of the seats.
pub const N_GALLEYS: usize = MAX_SEATS * GALLEYS;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub n_seats: u8,
    pub options: Options,
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// C05-74 Who fights the battles of this turn: the player on turn, or who has captured him.
    pub attacker: Seat,
    /// Counted from 1.
    pub round: u16,
    /// C05-01 Where each player begins, once it is chosen.
    pub homes: [Option<Province>; MAX_SEATS],
    /// C05-13 The provinces of each player.
    pub owned: [Mask; MAX_SEATS],
    pub cities: Mask,
    /// C05-25 The fortified cities.
    pub walls: Mask,
    /// The borders with a road.
    pub roads: Mask,
    /// Combat units on land, by player and province.
    pub units: [[Units; N_PROVINCES]; MAX_SEATS],
    /// What can still move, of the player on turn.
    pub ready: [Ready; N_PROVINCES],
    /// Movements left to the Caesar on turn.
    pub caesar_moves: u8,
    /// C05-11 Who has come by road and may go on.
    pub journey: Option<Journey>,
    /// Generals on land, by player and province.
    pub generals: [[u8; N_PROVINCES]; MAX_SEATS],
    pub caesars: [Caesar; MAX_SEATS],
    pub galleys: [Galley; N_GALLEYS],
    /// C05-33 Who commands each color: its own player, or who has captured him.
    pub lords: [Seat; MAX_SEATS],
    pub treasury: Treasury<MAX_SEATS>,
    /// Captured generals that are held, by captor and by whom they belong to.
    pub prisoners: [[u8; MAX_SEATS]; MAX_SEATS],
    /// C05-78 Those captured whose captor has not yet said what becomes of them.
    pub captives: [[u8; MAX_SEATS]; MAX_SEATS],
    /// C05-46 By how much prices are multiplied.
    pub inflation: u8,
    /// C05-46 At whose next turn prices double and triple.
    pub due: [Option<Seat>; 2],
    /// C05-36 Where units of the player on turn have ended his movement, in what is not his.
    pub entered: Mask,
    /// C05-69 Whom the player on turn has fought in each sea, as bits.
    pub fought: [u8; N_SEAS],
    /// C05-52 Whom the player on turn has made an offer this turn, as bits.
    pub approached: u8,
    /// C05-53 To whom each player has conceded since his last turn.
    pub conceded: [Option<Seat>; MAX_SEATS],
    /// C05-04 What is in stock of each color.
    pub stock: [Units; MAX_SEATS],
    /// When each player was eliminated, counted from 1; 0 while he plays.
    pub fallen: [u8; MAX_SEATS],
    /// C05-05 What this turn has come to, as far as it closes doors.
    pub stage: Stage,
    /// Who takes the usual losses without being asked, as bits.
    pub usual: u8,
    /// Whether the player on turn has changed that this turn.
    pub toggled: bool,
}

/// What has happened this turn, as far as it closes doors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// C05-53 Nothing was done yet.
    Fresh,
    /// Something has moved.
    Moved,
    /// C05-36 What was entered without a fight has changed hands.
    Claimed,
    /// C05-44 Something was bought: no city is destroyed any more.
    Bought,
    /// C05-52 Placement has come: nothing is bought any more.
    Dealt,
}

/// Where a Caesar is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Caesar {
    Land(Province),
    /// Aboard the galley with this index.
    Aboard(u8),
    /// C05-33 Captured, sunk, or never in this game.
    Gone,
}

impl State {
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(usize::from(self.n_seats))
    }

    /// Everyone who still has a Caesar, in the order of the seats.
    pub fn living(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|&seat| self.is_alive(seat))
    }

    #[inline]
    pub fn is_alive(&self, seat: Seat) -> bool {
        seat.0 < self.n_seats && self.fallen[seat.idx()] == 0
    }

    /// C05-01 Where a player begins, and by which he is called. Nobody is called by anything before
    /// he has chosen.
    #[inline]
    pub fn home(&self, seat: Seat) -> Province {
        self.homes[seat.idx()].unwrap_or(Province::ALL[0])
    }

    /// Who is called so.
    pub fn seat_of(&self, home: Province) -> Option<Seat> {
        self.seats().find(|&seat| self.homes[seat.idx()] == Some(home))
    }

    /// C05-03 All players in playing order, beginning after `seat`; he himself comes last.
    pub fn order_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let mut order = [Seat(0); MAX_SEATS];
        let n = usize::from(self.n_seats);
        for (slot, seat) in order.iter_mut().zip(self.seats()) {
            *slot = seat;
        }
        order[..n].sort_by_key(|&it| board().rank(self.home(it)));
        let now = order[..n].iter().position(|&it| it == seat).unwrap_or(0);
        (1..=n).map(move |step| order[(now + step) % n])
    }

    #[inline]
    pub fn owns(&self, seat: Seat, province: Province) -> bool {
        self.owned[seat.idx()].has(province.idx())
    }

    #[inline]
    pub fn owner(&self, province: Province) -> Option<Seat> {
        self.seats().find(|&seat| self.owns(seat, province))
    }

    /// C05-72 Whether a player still holds his home.
    pub fn has_home(&self, seat: Seat) -> bool {
        self.owns(seat, self.home(seat))
    }

    /// C05-43 The tribute of the provinces, 5 or 10, and 5 for each city.
    pub fn worth(&self, seat: Seat) -> u32 {
        let owned = self.owned[seat.idx()];
        let fives = owned.len() + (owned & board().rich).len() + (owned & self.cities).len();
        5 * u32::try_from(fives).unwrap_or(0)
    }

    #[inline]
    pub fn has_caesar(&self, seat: Seat, province: Province) -> bool {
        self.caesars[seat.idx()] == Caesar::Land(province)
    }

    /// Caesar and generals of a player in a province.
    #[inline]
    pub fn n_leaders(&self, seat: Seat, province: Province) -> u8 {
        self.generals[seat.idx()][province.idx()] + u8::from(self.has_caesar(seat, province))
    }

    /// Combat units of a player in a province.
    #[inline]
    pub fn units_of(&self, seat: Seat, province: Province) -> Units {
        self.units[seat.idx()][province.idx()]
    }

    /// All of a kind that a player has, on land and aboard.
    pub fn n_units(&self, seat: Seat, unit: Unit) -> usize {
        let of = |units: Units| usize::from(units.get(unit));
        let on_land: usize = self.units[seat.idx()].iter().map(|&it| of(it)).sum();
        let aboard = self.galleys_of(seat).map(|it| of(self.galleys[it].aboard().units));
        on_land + aboard.sum::<usize>()
    }

    /// Who else has combat units in a province. Two at most share one, before their battle.
    #[inline]
    pub fn foe(&self, seat: Seat, province: Province) -> Option<Seat> {
        let at = province.idx();
        self.seats().find(|&it| it != seat && !self.units[it.idx()][at].is_empty())
    }

    /// Combat units that `seat` would have to fight in a province.
    #[inline]
    pub fn enemies(&self, seat: Seat, province: Province) -> Units {
        self.foe(seat, province).map_or(Units::NONE, |foe| self.units_of(foe, province))
    }

    /// Whether others' combat units stand there, which C05-71 bars placement.
    pub fn is_free(&self, seat: Seat, province: Province) -> bool {
        self.foe(seat, province).is_none()
    }

    /// C05-20 How many of a player's units can fight at once in a province.
    pub fn ranks(&self, seat: Seat, province: Province) -> u8 {
        RANKS + self.n_leaders(seat, province)
    }

    /// Who commands the galley with this index.
    #[inline]
    pub fn lord_of(&self, galley: usize) -> Seat {
        self.lords[galley / GALLEYS]
    }

    pub fn galley_name(&self, galley: usize) -> GalleyName {
        let color = Seat(u8::try_from(galley / GALLEYS).unwrap_or(0));
        let n = u8::try_from(galley % GALLEYS).unwrap_or(0) + 1;
        GalleyName { color: self.home(color), n }
    }

    pub fn galley_idx(&self, name: GalleyName) -> Option<usize> {
        let color = self.seat_of(name.color)?;
        Some(color.idx() * GALLEYS + usize::from(name.n) - 1)
    }

    /// The galleys of a player that are on the board.
    pub fn galleys_of(&self, seat: Seat) -> impl Iterator<Item = usize> {
        let n = usize::from(self.n_seats) * GALLEYS;
        (0..n)
            .filter(move |&idx| self.galleys[idx].at != Anchor::Stock && self.lord_of(idx) == seat)
    }

    /// The galleys of a player at one place.
    pub fn fleet(&self, seat: Seat, at: Anchor) -> impl Iterator<Item = usize> {
        self.galleys_of(seat).filter(move |&idx| self.galleys[idx].at == at)
    }

    /// How many they are.
    pub fn n_galleys(&self, seat: Seat, at: Anchor) -> u8 {
        u8::try_from(self.fleet(seat, at).count()).unwrap_or(0)
    }

    /// C05-46 The price of a thing whose price is `normal` without inflation.
    pub fn price(&self, normal: u32) -> u32 {
        normal * u32::from(self.inflation)
    }

    /// Who fights on a side against `foe`.
    pub fn fighter(&self, foe: Seat, side: Side) -> Seat {
        match side {
            Side::Attacker => self.attacker,
            Side::Defender => foe,
        }
    }

    /// C05-19 The provinces where the attacker must still fight, and against whom.
    pub fn battles(&self) -> impl Iterator<Item = (Province, Seat)> {
        let attacker = self.attacker;
        Province::ALL
            .into_iter()
            .filter(move |&at| !self.units_of(attacker, at).is_empty())
            .filter_map(move |at| self.foe(attacker, at).map(|foe| (at, foe)))
    }

    /// C05-17 C05-69 The seas where the player on turn may fight, and against whom. C05-74 Nobody
    /// fights at sea for a player who was eliminated.
    pub fn sea_fights(&self) -> impl Iterator<Item = (Sea, Seat)> {
        let mover = self.turn;
        let mut waters = Mask::NONE;
        if self.is_alive(mover) {
            for idx in self.galleys_of(mover) {
                if let Anchor::Sea(sea) = self.galleys[idx].at {
                    waters = waters.with(sea.idx());
                }
            }
        }
        waters.iter().map(Sea::at).flat_map(move |sea| {
            let foes = self.living().filter(move |&it| it != mover);
            foes.filter(move |&foe| self.may_fight(sea, foe)).map(move |foe| (sea, foe))
        })
    }

    fn may_fight(&self, sea: Sea, foe: Seat) -> bool {
        self.fought[sea.idx()] >> foe.0 & 1 == 0
            && self.fleet(foe, Anchor::Sea(sea)).next().is_some()
    }

    /// Whether a player takes the usual losses without being asked.
    pub fn is_usual(&self, seat: Seat) -> bool {
        self.usual >> seat.0 & 1 == 1
    }
}
