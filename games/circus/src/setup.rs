//! Set-up, and the beginning of a round.

use kernel::{Chance, Seat};

use crate::{
    board::HexSet,
    options::Options,
    pieces::{Chariots, Hand, N_CHARIOTS, N_SEATS},
    state::{Order, Phase, State},
};

/// CIR-01 Three chariots and five cards each; CIR-02 the first player is drawn.
pub fn standard(options: Options, n_seats: usize, chance: &mut Chance<'_>) -> State {
    let first = chance.below(u32::try_from(n_seats).unwrap_or(1));
    empty(options, n_seats, Seat(u8::try_from(first).unwrap_or(0)))
}

/// The track before the first chariot is placed.
pub fn empty(options: Options, n_seats: usize, first: Seat) -> State {
    State {
        options,
        n_seats: u8::try_from(n_seats).unwrap_or(0),
        first,
        phase: Phase::Placing,
        round: 0,
        at: [None; N_CHARIOTS],
        section: [0; N_CHARIOTS],
        hands: [Hand::FULL; N_SEATS],
        order: Order::NONE,
        waiting: Chariots::NONE,
        home: Chariots::NONE,
        places: [0; N_SEATS],
        occupied: HexSet::NONE,
    }
}
