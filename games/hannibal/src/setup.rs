//! Pieces and set-up.

use parts::counts::Counts;

use crate::{
    board::{N_ROUTES, Side},
    options::Options,
    pieces::Hand,
    rules::repetition,
    state::{Bout, FLEETS, LEGIONS, Losses, Phase, State},
};

/// Lays out the first game of a table.
pub fn standard(options: Options) -> State {
    let mut state = State {
        phase: Phase::Maneuver { side: Side::Carthage, just_passed: false },
        legions: [Counts::NONE; 2],
        hannibal: None,
        fleets: [[0; N_ROUTES]; 2],
        hands: [Hand::FULL; 2],
        lost: [Losses::default(); 2],
        bout: Bout::default(),
        options,
        seen: Vec::new(),
    };
    lay_out(&mut state);
    state
}

/// HAN-02 HAN-03 Each side's legions stand in its capital and its fleets lie on its home route;
/// HAN-04 each holds five cards; HAN-06 Carthage begins.
pub fn lay_out(state: &mut State) {
    state.legions = [Counts::NONE; 2];
    state.fleets = [[0; N_ROUTES]; 2];
    for side in Side::BOTH {
        state.legions[side as usize].set(side.capital() as usize, LEGIONS[side as usize]);
        state.fleets[side as usize][side.home_route() as usize] = FLEETS;
    }
    // HAN-01 One of the seven Carthaginian legions is Hannibal's.
    state.legions[Side::Carthage as usize].take(Side::Carthage.capital() as usize);
    state.hannibal = Some(Side::Carthage.capital());
    state.hands = [Hand::FULL; 2];
    state.lost = [Losses::default(); 2];
    state.phase = Phase::Maneuver { side: Side::Carthage, just_passed: false };
    state.seen.clear();
    repetition::note(state);
}
