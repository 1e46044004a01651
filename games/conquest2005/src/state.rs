//! Everything that is true on the table, and plain questions about it.

mod audit;
mod phase;

pub use audit::{N_CITIES, N_ROADS, N_WALLS};
pub use conquest::{Boarding, Caesar, Column, Ending, Stage};
pub use phase::{Clash, Journey, Own, Phase, Rider, SeaFight, Step};

use conquest::{Realm, Table};
use kernel::{MAX_SEATS, Seat};
use parts::mask::Mask;

use crate::{
    board::board,
    edition::Edition2005,
    event::Event,
    illegal::Illegal,
    pieces::{Anchor, GALLEYS, RANKS, Side, Unit, Units},
    places::{N_PROVINCES, N_SEAS, Province, Sea},
};

/// All galleys of the box.
pub const N_GALLEYS: usize = MAX_SEATS * GALLEYS;

/// The table of both editions, and what this one adds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub realm: Realm<Edition2005>,
    /// Combat units on land, by player and province.
    pub units: [[Units; N_PROVINCES]; MAX_SEATS],
    /// C05-11 Who has come by road and may go on; while a leader is chosen, it is he who does.
    pub journey: Option<Journey>,
    /// C05-78 Generals captured whose captor has not yet said what becomes of them.
    pub captives: [[u8; MAX_SEATS]; MAX_SEATS],
    /// C05-46 At whose next turn prices double and triple.
    pub due: [Option<Seat>; 2],
    /// C05-36 Where units of the player on turn have ended his movement, in what is not his.
    pub entered: Mask,
    /// C05-69 Whom the player on turn has fought in each sea, as bits.
    pub fought: [u8; N_SEAS],
    /// C05-52 How many offers the player on turn has made to each other this turn.
    pub approached: [u8; MAX_SEATS],
    /// C05-52 How many each has made to him in answer.
    pub countered: [u8; MAX_SEATS],
    /// C05-04 What is in stock of each color.
    pub stock: [Units; MAX_SEATS],
    /// Who takes the usual losses without being asked, as bits.
    pub usual: u8,
    /// Whether the player on turn has changed that this turn.
    pub toggled: bool,
}

conquest::deref!(State, mut realm: Realm<Edition2005>);

impl Table for State {
    type Edition = Edition2005;
    type Event = Event;
    type Illegal = Illegal;
}

impl State {
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
    #[inline]
    pub fn is_free(&self, seat: Seat, province: Province) -> bool {
        self.foe(seat, province).is_none()
    }

    /// C05-20 How many of a player's units can fight at once in a province.
    pub fn ranks(&self, seat: Seat, province: Province) -> u8 {
        RANKS + self.n_captains(seat, province)
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
        let waters = self.seas_sailed(mover).filter(move |_| self.is_alive(mover));
        waters.flat_map(move |sea| {
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
