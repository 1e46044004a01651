//! Order of movement.

use std::cmp::Reverse;

use crate::{
    board::{N_SECTIONS, board},
    event::Event,
    pieces::{Chariot, Hand, N_SEATS},
    state::{Order, Phase, State},
};

/// CIR-14 All cards lie face up again; CIR-29 the order is fixed for the whole round.
pub(super) fn begin_round(state: &mut State, events: &mut Vec<Event>) {
    state.round = state.round.saturating_add(1);
    state.hands = [Hand::FULL; N_SEATS];
    state.order = standing(state);
    state.waiting = state.order.list().iter().copied().collect();
    state.phase = Phase::Racing { n_moved: 0, n_used: 0, heading: None };
    if let Some(&leader) = state.order.list().first() {
        events.push(Event::RoundBegan { round: state.round, leader });
    }
}

/// CIR-04 The chariots still racing, in the order of the race at this moment.
pub(crate) fn standing(state: &State) -> Order {
    let racing = state.chariots().filter(|&it| !state.home.has(it));
    let mut order: Order = racing.filter(|it| state.at[it.idx()].is_some()).collect();
    order.list_mut().sort_unstable_by_key(|&it| by_lap(state, it));
    if state.options.literal_order
        && let Some(&leader) = order.list().first()
    {
        let leading = state.section[leader.idx()];
        order.list_mut().sort_unstable_by_key(|&it| by_letter(state, it, leading));
    }
    order
}

/// CIR-28 The higher section is ahead; CIR-06 CIR-07 then the place in it.
fn by_lap(state: &State, chariot: Chariot) -> (Reverse<i16>, i16) {
    let rank = state.at[chariot.idx()].map_or(0, |hex| board().rank(hex));
    (Reverse(state.section[chariot.idx()]), rank)
}

/// CIR-05 By the letter: the leader's part, then the parts behind it, whatever lap anyone is in.
fn by_letter(state: &State, chariot: Chariot, leading: i16) -> (i16, i16) {
    let (Reverse(section), rank) = by_lap(state, chariot);
    // Four divides what is lost when the difference wraps.
    (leading.wrapping_sub(section).rem_euclid(N_SECTIONS), rank)
}

/// CIR-08 Tells whether chariots that have not moved this round may have been given this order: by
/// the letter it also depends on the part that the leader was in.
pub(crate) fn may_be_order(state: &State, unmoved: &[Chariot]) -> bool {
    if state.options.literal_order {
        (0..N_SECTIONS).any(|leading| unmoved.is_sorted_by_key(|&it| by_letter(state, it, leading)))
    } else {
        unmoved.is_sorted_by_key(|&it| by_lap(state, it))
    }
}
