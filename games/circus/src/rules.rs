//! The rules, one file per chapter of `RULES.md`.
//!
//! Each chapter says no in `check_*` and changes the world in `commit_*`.
//! This file only sends every action to its chapter.

pub(crate) mod finish;
mod moving;
pub(crate) mod order;
mod placing;

use kernel::Turn;

use crate::{
    action::Action,
    event::Event,
    illegal::Illegal,
    state::{Phase, State},
};

pub(crate) use self::{finish::places, moving::section_after, placing::placer};

/// CIR-02 CIR-03 The players place in turn; CIR-04 then whoever owns the next chariot decides.
#[inline]
pub fn turn(state: &State) -> Turn {
    match state.phase {
        Phase::Placing => Turn::Waiting(placer(state, state.n_placed()).into()),
        Phase::Racing { n_moved, .. } => {
            Turn::Waiting(state.order.list()[usize::from(n_moved)].seat.into())
        }
        Phase::Over => Turn::Over(finish::outcome(state)),
    }
}

/// What the phase could allow. Used cards, and stopping before the first, are among it, so that
/// players are told why they cannot have them.
#[inline]
pub fn candidates(state: &State, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Placing => placing::candidates(state, out),
        Phase::Racing { .. } => moving::candidates(state, out),
        Phase::Over => (),
    }
}

#[inline]
pub fn check(state: &State, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Place { at } => placing::check_place(state, at),
        Action::Drive { card, to } => moving::check_drive(state, card, to),
        Action::Spend { card } => moving::check_card(state, card),
        Action::Stop => moving::check_stop(state),
    }
}

#[inline]
pub fn commit(state: &mut State, action: Action, events: &mut Vec<Event>) {
    match action {
        Action::Place { at } => placing::commit_place(state, at, events),
        Action::Drive { card, to } => moving::commit_drive(state, card, to, events),
        Action::Spend { card } => moving::commit_spend(state, card, events),
        Action::Stop => moving::commit_stop(state, events),
    }
}
