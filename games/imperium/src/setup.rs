//! Pieces and set-up.

use parts::counts::Counts;

use crate::{
    board::{N_PROVINCES, Province},
    options::Options,
    pieces::{Hand, MAX_PLAYERS},
    state::{MARKERS, Phase, State},
};

/// IMP-01 All markers in stock, all scores 0, all cards in hand; IMP-02 the pawn on Africa.
pub fn standard(options: Options, n_seats: usize) -> State {
    State {
        n_seats: u8::try_from(n_seats.min(MAX_PLAYERS)).unwrap_or(0),
        phase: Phase::Choose { sealed: [None; MAX_PLAYERS] },
        round: 1,
        pawn: Province::Africa,
        markers: [Counts::NONE; MAX_PLAYERS],
        stock: [MARKERS; MAX_PLAYERS],
        proconsuls: [None; N_PROVINCES],
        scores: [0; MAX_PLAYERS],
        hands: [Hand::FULL; MAX_PLAYERS],
        options,
    }
}
