//! HAN-37 The same position for the third time, where the table plays with that option.
//!
//! Every loss is for good, so only positions since the last one can come back.

use crate::{
    board::Side,
    state::{Phase, State},
};

/// Four bits a province.
const LEGION_BITS: u32 = 44;

/// How often a position may occur before the game is drawn.
const LIMIT: usize = 3;

/// Notes the position at the start of a turn.
pub(crate) fn note(state: &mut State) {
    if state.options.repetition_draw
        && let Some(packed) = pack(state)
    {
        state.seen.push(packed);
    }
}

/// Notes an arranged position, unless what it says has occurred ends with it already.
pub(crate) fn note_arranged(state: &mut State) {
    if state.seen.last().copied() != pack(state) {
        note(state);
    }
}

/// HAN-37 Tells whether this position has occurred for the third time.
pub(crate) fn is_third(state: &State) -> bool {
    LIMIT <= occurrences(state)
}

/// HAN-37 Tells whether any position has occurred for the third time.
pub(crate) fn has_third(state: &State) -> bool {
    let mut seen = state.seen.clone();
    seen.sort_unstable();
    seen.windows(LIMIT).any(|equal| equal.first() == equal.last())
}

/// How often this position has occurred, as far as the table keeps count. In the middle of a
/// conflict it has not: only the start of a turn is counted.
pub(crate) fn occurrences(state: &State) -> usize {
    let fighting = matches!(state.phase, Phase::Engage { .. } | Phase::Seal { .. });
    match state.seen.last().filter(|_| !fighting) {
        Some(last) => state.seen.iter().filter(|it| *it == last).count(),
        None => 0,
    }
}

/// Same pieces, same player to move, same hands: 123 bits, exact. HAN-23 Closed hands are left out,
/// so that what is counted tells nobody of them: cards are spent with a loss, and a loss begins the
/// count anew, so hands are the same as long as it lasts.
fn pack(state: &State) -> Option<u128> {
    let Phase::Maneuver { side, .. } = state.phase else { return None };
    let mut bits = u128::from(state.legions[Side::Rome as usize].bits());
    let mut put = |value: u64, width: u32| bits = bits << width | u128::from(value);
    put(state.legions[Side::Carthage as usize].bits(), LEGION_BITS);
    for route in state.fleets.as_flattened() {
        put(u64::from(*route), 2);
    }
    put(state.hannibal.map_or(0, |province| province as u64 + 1), 4);
    for hand in state.hands {
        let open = if state.options.closed_hands { 0 } else { hand.bits() >> 1 };
        put(u64::from(open), 5);
    }
    put(side as u64, 1);
    Some(bits)
}
