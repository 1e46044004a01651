//! The first position.

use crate::{
    board::{N_HOLES, N_SEATS},
    options::Options,
    state::{Phase, State},
};

/// CAL-01 Every hole is full, and nobody has named one yet.
pub fn standard(options: Options, n_seats: usize) -> State {
    State {
        options,
        n_seats: u8::try_from(n_seats).unwrap_or(u8::MAX),
        pebbles: [options.pebbles(); N_HOLES],
        taken: [[0; N_SEATS]; N_HOLES],
        names: [None; N_SEATS],
        phase: Phase::Naming,
    }
}
