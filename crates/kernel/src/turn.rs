//! Whom the table waits for, and how a game ended.

use crate::{MAX_SEATS, Seat, SeatSet};

/// What the table is waiting for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// Any of these seats may act; several at once when choices are simultaneous.
    Waiting(SeatSet),
    /// The game has ended.
    Over(Outcome),
}

/// How a game ended, for every seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    /// The winning seats; none means a draw.
    pub winners: SeatSet,
    /// The place of each seat, 1 for the first; equal places are shared.
    pub places: [u8; MAX_SEATS],
    /// What the game counts: points, provinces, or 1 for a win where it counts nothing.
    pub scores: [i32; MAX_SEATS],
}

impl Outcome {
    /// A game that counts nothing but who won: the winner is first, all others share second place.
    pub fn won_by(winner: Seat) -> Outcome {
        let mut outcome =
            Outcome { winners: winner.into(), places: [2; MAX_SEATS], scores: [0; MAX_SEATS] };
        outcome.places[winner.idx()] = 1;
        outcome.scores[winner.idx()] = 1;
        outcome
    }

    /// A game that nobody won: all share the first place.
    pub fn drawn() -> Outcome {
        Outcome { winners: SeatSet::NONE, places: [1; MAX_SEATS], scores: [0; MAX_SEATS] }
    }
}

impl Turn {
    /// The seats that may act now; none once the game is over.
    #[inline]
    pub fn waiting(self) -> SeatSet {
        match self {
            Turn::Waiting(seats) => seats,
            Turn::Over(_) => SeatSet::NONE,
        }
    }

    /// Tells whether the game has ended.
    #[inline]
    pub fn is_over(self) -> bool {
        matches!(self, Turn::Over(_))
    }
}
