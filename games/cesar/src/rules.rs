//! The rules, one file per chapter of `RULES.md`.
//!
//! Each chapter says no in `check_*` and changes the world in `commit_*`.
//! This file only sends every action to its chapter.

mod chains;
mod finish;
mod rewards;

use kernel::{Seat, Turn};

use crate::{
    action::Action,
    city::cities,
    event::Event,
    illegal::Illegal,
    state::{Phase, State},
};

pub(crate) use chains::{connecting, go_on, neighbors_in_reach};
pub(crate) use finish::{begin_turn, outcome};
pub(crate) use rewards::{factor, laid, routes};

/// CES-01 One player after the other.
#[inline]
pub fn turn(state: &State) -> Turn {
    match state.active() {
        Some(seat) => Turn::Waiting(seat.into()),
        None => Turn::Over(outcome(state)),
    }
}

/// What the phase could allow.
pub fn candidates(state: &State, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Plan { starts, .. } => {
            out.extend(cities(state.open).map(|city| Action::Connect { city }));
            out.extend(cities(starts).map(|start| Action::From { start }));
        }
        Phase::Build { chain, ends, .. } => {
            let next = state.board().neighbors(chain.end) | ends;
            out.extend(cities(next & !chain.seen).map(|city| Action::To { city }));
        }
        Phase::Laid { n_routes: 1, .. } => out.push(Action::Confirm),
        Phase::Laid { n_routes, .. } => {
            out.extend((1..=n_routes).map(|nth| Action::Score { nth }));
        }
        Phase::Over => (),
    }
}

#[inline]
pub fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Connect { city } => chains::check_connect(state, seat, city),
        Action::From { start } => chains::check_from(state, seat, start),
        Action::To { city } => chains::check_to(state, seat, city),
        Action::Confirm => rewards::check_confirm(state),
        Action::Score { nth } => rewards::check_score(state, nth),
    }
}

pub fn commit(state: &mut State, seat: Seat, action: Action, events: &mut Vec<Event>) {
    match action {
        Action::Connect { city } => chains::commit_connect(state, seat, city, events),
        Action::From { start } => chains::commit_from(state, seat, start, events),
        Action::To { city } => chains::commit_to(state, seat, city, events),
        Action::Confirm => rewards::commit_score(state, seat, 1, events),
        Action::Score { nth } => rewards::commit_score(state, seat, nth, events),
    }
}
