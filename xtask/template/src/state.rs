//! Everything that is true.

use kernel::Seat;

use crate::{board::board, options::Options};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub options: Options,
    pub n_seats: u8,
    pub heap: u8,
    pub phase: Phase,
}

/// What the table waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    Taking { seat: Seat },
    Over { last: Seat },
}

impl State {
    pub fn next(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.n_seats)
    }

    pub fn before(&self, seat: Seat) -> Seat {
        Seat((seat.0 + self.n_seats - 1) % self.n_seats)
    }

    /// What holds at all times.
    pub fn audit(&self) -> Result<(), String> {
        let (Phase::Taking { seat } | Phase::Over { last: seat }) = self.phase;
        if self.n_seats <= seat.0 {
            return Err(format!("{seat:?} does not sit here"));
        }
        if board().heap < self.heap {
            return Err(format!("{} pebbles in the heap", self.heap));
        }
        let is_over = matches!(self.phase, Phase::Over { .. });
        if is_over == (self.heap == 0) { Ok(()) } else { Err("the heap and the turn".to_owned()) }
    }
}
