//! The first position.

use kernel::Seat;

use crate::{
    board::board,
    options::Options,
    state::{Phase, State},
};

/// CAL-01 All pebbles are in the heap, and the first player begins.
pub fn standard(options: Options, n_seats: usize) -> State {
    State {
        options,
        n_seats: u8::try_from(n_seats).unwrap_or(u8::MAX),
        heap: board().heap,
        phase: Phase::Taking { seat: Seat(0) },
    }
}
