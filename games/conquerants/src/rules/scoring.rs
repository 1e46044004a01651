//! The end of a turn: points, and whose turn comes next.

use super::ending;
use crate::{
    event::Event,
    people::People,
    points::N_ROUNDS,
    state::{Phase, State},
};

/// CON-28 Whoever has played scores, then the next one plays.
pub(super) fn end_turn(state: &mut State, people: People, events: &mut Vec<Event>) {
    score(state, people, events);
    next_turn(state, people, events);
}

/// What a people scores for what it holds now: territory, commerce and peace.
pub(crate) fn income(state: &State, people: People) -> [u16; 3] {
    let idx = people as usize;
    // CON-29 The Carthaginians' links count double; CON-30 a link counts as soon as it is made.
    let commerce = state.links[idx].len() * people.commerce();
    let peace = state.controlled(people).minus(state.restless).len();
    [state.owned[idx].len(), commerce, peace]
}

/// CON-28 CON-31 Three sums, each kept apart; CON-27 then peace returns.
fn score(state: &mut State, people: People, events: &mut Vec<Event>) {
    let [territory, commerce, peace] = income(state, people);
    let sums = &mut state.sums[people as usize];
    sums.territory = sums.territory.saturating_add(territory);
    sums.commerce = sums.commerce.saturating_add(commerce);
    sums.peace = sums.peace.saturating_add(peace);
    let sums = *sums;
    events.push(Event::Scored { people, territory, commerce, peace, sums });
    state.chronicle.note(state.round, people, sums);
    state.restless = state.restless.minus(state.controlled(people));
}

/// CON-04 Every player who is still in has one turn a round; CON-33 the game ends after the last
/// round, or when one player is left.
fn next_turn(state: &mut State, last: People, events: &mut Vec<Event>) {
    if state.still_in().len() < 2 {
        ending::end(state, events);
        return;
    }
    let at = state.order.iter().position(|&it| it == last).unwrap_or(0);
    let later = state.order[at + 1..].iter().copied().find(|&it| state.is_in(it));
    let next = if let Some(people) = later {
        people
    } else {
        if N_ROUNDS <= usize::from(state.round) {
            ending::end(state, events);
            return;
        }
        state.round += 1;
        state.romanised_now = false;
        events.push(Event::RoundBegan { round: state.round });
        state.order.into_iter().find(|&it| state.is_in(it)).unwrap_or(last)
    };
    state.phase = Phase::Act { people: next };
    grow_links(state, next, events);
}

/// CON-15 At the start of a turn, what its player owns and does not trade with gets his link;
/// CON-36 never his home.
pub(crate) fn grow_links(state: &mut State, people: People, events: &mut Vec<Event>) {
    let idx = people as usize;
    let bare = state.owned[idx].without(people.home()).minus(state.links[idx]);
    for at in bare.iter() {
        events.push(Event::LinkGrew { people, at });
    }
    state.links[idx] = state.links[idx].or(bare);
}
