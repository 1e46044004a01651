//! After a fight: whose peace beside it is lost.

use super::turn;
use crate::{
    action::Action,
    board::Territory,
    event::Event,
    illegal::Illegal,
    people::{People, Peoples},
    points::N_ROUNDS,
    rules::peace,
    state::{Phase, State},
};

/// CON-26 Whoever has a choice that can matter to him is asked; for the others it is the first
/// in the order of the board. Then the attacker's turn goes on.
pub(super) fn settle(
    state: &mut State,
    target: Territory,
    attacker: People,
    losers: Peoples,
    events: &mut Vec<Event>,
) {
    let mut pending = Peoples::NONE;
    for people in losers.iter() {
        let beside = state.beside(target, people);
        if 1 < beside.len() && people != attacker && scores_again(state, attacker, people) {
            pending = pending.with(people);
        } else if let Some(at) = beside.first() {
            peace::trouble(state, at, events);
        }
    }
    if pending.is_empty() {
        turn::close(state, attacker, events);
    } else {
        state.phase = Phase::Unrest { target, attacker, pending };
    }
}

/// Whether `people` scores after this turn of `now`.
fn scores_again(state: &State, now: People, people: People) -> bool {
    let place = |it: People| state.order.iter().position(|&other| other == it);
    usize::from(state.round) < N_ROUNDS || place(now) < place(people)
}

pub(super) fn candidates(state: &State, people: People, target: Territory, out: &mut Vec<Action>) {
    out.extend(state.beside(target, people).iter().map(|at| Action::Unrest { at }));
}

/// CON-26 One's own, with a land border with the disputed territory and with its peace.
pub(super) fn check_unrest(state: &State, people: People, at: Territory) -> Result<(), Illegal> {
    match state.phase {
        Phase::Unrest { target, pending, .. } if pending.has(people) => {
            let beside = state.beside(target, people);
            if beside.has(at) { Ok(()) } else { Err(Illegal::NotDisturbed { at }) }
        }
        Phase::Bidding { .. } => Err(Illegal::BiddingFirst),
        Phase::Unrest { .. }
        | Phase::Act { .. }
        | Phase::Muster { .. }
        | Phase::Answer { .. }
        | Phase::Levy { .. }
        | Phase::Close { .. }
        | Phase::Over => Err(Illegal::NoUnrest),
    }
}

pub(super) fn commit_unrest(
    state: &mut State,
    people: People,
    at: Territory,
    events: &mut Vec<Event>,
) {
    peace::trouble(state, at, events);
    let Phase::Unrest { attacker, pending, .. } = &mut state.phase else { return };
    *pending = pending.without(people);
    let (attacker, done) = (*attacker, pending.is_empty());
    if done {
        turn::close(state, attacker, events);
    }
}
