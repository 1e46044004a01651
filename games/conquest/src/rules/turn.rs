//! What a turn begins and ends with.

use kernel::Seat;

use crate::{
    Anchor, Deed, Edition, Phase, Ready, Realm, Stage, Story,
    army::{Cargo, Units},
    empire::N_PROVINCES,
};

/// C84-53 C05-46 The worth from which prices double, and from which they triple.
pub const INFLATION: [u32; 2] = [105, 205];

impl<E: Edition> Realm<E> {
    /// Nothing moves any more.
    #[inline]
    pub fn stand_down(&mut self) {
        self.ready.fill(Ready::default());
        self.caesar_moves = 0;
        for galley in self.galleys.as_mut() {
            galley.moves = 0;
            if !E::TRAILS_LAST {
                galley.trail = None;
            }
            if let Anchor::Berth(_) = galley.at {
                galley.cargo = Cargo::NONE;
            }
        }
    }

    /// C84-10 C84-20 C05-06 Everything of the player on turn has all its movements; these are his
    /// combat units on land.
    #[inline]
    pub fn make_ready(&mut self, units: &[Units; N_PROVINCES]) {
        self.stand_down();
        let seat = self.turn;
        for (at, ready) in self.ready.iter_mut().enumerate() {
            ready.units = units[at];
            ready.generals = self.generals[seat.idx()][at];
        }
        self.caesar_moves = 2;
        for idx in 0..self.galleys.as_ref().len() {
            if self.galleys[idx].at != Anchor::Stock && self.lord_of(idx) == seat {
                self.galleys[idx].moves = 2;
            }
        }
    }

    /// A player's turn begins: C84-59 C05-53 what he has conceded holds no longer.
    #[inline]
    pub fn begin_turn(&mut self, seat: Seat) {
        self.turn = seat;
        self.attacker = seat;
        self.phase = Phase::Move;
        self.stage = Stage::Fresh;
        self.conceded[seat.idx()] = None;
    }

    /// C84-50 C05-43 The player on turn is paid what his provinces and cities are worth.
    #[inline]
    pub fn collect_tribute(&mut self, events: &mut Vec<impl Story>) {
        let sum = self.worth(self.turn);
        self.treasury.earn(self.turn.idx(), sum);
        events.push(Deed::TributeCollected { who: self.home(self.turn), sum }.into());
    }
}
