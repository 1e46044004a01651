//! The rules, one file per chapter of `RULES.md`.
//!
//! Each chapter says no in `check_*` and changes the world in `commit_*`.
//! This file only sends every action to its chapter.

mod conflict;
mod maneuver;
pub(crate) mod repetition;
pub(crate) mod victory;

use kernel::{Outcome, SeatSet, Turn};

use crate::{
    action::Action,
    board::{Province, Route, Side, board},
    event::Event,
    illegal::Illegal,
    pieces::Card,
    state::{Phase, State},
};

/// HAN-06 The sides alternate; HAN-20 both choose a card at the same time; HAN-27 Carthage names
/// who is engaged.
#[inline]
pub fn turn(state: &State) -> Turn {
    match &state.phase {
        Phase::Maneuver { side, .. } => Turn::Waiting(state.seat(*side).into()),
        Phase::Engage { .. } => Turn::Waiting(state.seat(Side::Carthage).into()),
        Phase::Seal { sealed, .. } => {
            let undecided = Side::BOTH.into_iter().filter(|&side| sealed[side as usize].is_none());
            Turn::Waiting(undecided.map(|side| state.seat(side)).collect::<SeatSet>())
        }
        Phase::Over { winner } => Turn::Over(winner.map_or_else(Outcome::drawn, Outcome::won_by)),
    }
}

/// What the phase could allow. Spent cards and an exchange that must wait are among it, so that
/// players are told why they cannot have them.
pub fn candidates(state: &State, side: Side, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Maneuver { .. } => maneuvers(state, side, out),
        Phase::Engage { .. } => out.extend([Action::EngageHannibal, Action::EngageLegion]),
        Phase::Seal { .. } => out.extend(Card::ALL.map(|card| Action::Seal { card })),
        Phase::Over { .. } => (),
    }
}

fn maneuvers(state: &State, side: Side, out: &mut Vec<Action>) {
    for from in state.legions[side as usize].held().map(|idx| Province::ALL[idx]) {
        ways(state, side, from, |to| out.push(Action::March { from, to }));
    }
    if let Some(from) = state.hannibal.filter(|_| side == Side::Carthage) {
        ways(state, side, from, |to| out.push(Action::MarchHannibal { to }));
    }
    for from in Route::ALL {
        if 0 < state.n_fleets(side, from) {
            let others = Route::ALL.into_iter().filter(|&to| to != from);
            out.extend(others.map(|to| Action::Sail { from, to }));
        }
    }
    if state.all_fleets(side) == 0 {
        let held = state.legions[side as usize].held();
        out.extend(held.map(|idx| Action::Exchange { from: Province::ALL[idx] }));
        if side == Side::Carthage {
            out.push(Action::ExchangeHannibal);
        }
    } else {
        out.push(Action::Exchange { from: side.capital() });
    }
    out.push(Action::Pass);
}

/// Where a legion could go from `from`, over land or with a fleet's help.
fn ways(state: &State, side: Side, from: Province, mut towards: impl FnMut(Province)) {
    let board = board();
    for to in board.land.of(from as usize).iter() {
        towards(Province::ALL[to]);
    }
    for route in board.routes_at[from as usize].iter() {
        if 0 < state.fleets[side as usize][route] {
            towards(Route::ALL[route].other_end(from));
        }
    }
}

#[inline]
pub fn check(state: &State, side: Side, action: Action) -> Result<(), Illegal> {
    match action {
        Action::March { from, to } => maneuver::check_march(state, side, from, to),
        Action::MarchHannibal { to } => maneuver::check_march_hannibal(state, side, to),
        Action::Sail { from, to } => maneuver::check_sail(state, side, from, to),
        Action::Exchange { from } => maneuver::check_exchange(state, side, from),
        Action::ExchangeHannibal => maneuver::check_exchange_hannibal(state, side),
        Action::Pass => maneuver::check_maneuver(state),
        Action::EngageLegion | Action::EngageHannibal => conflict::check_engage(state),
        Action::Seal { card } => conflict::check_seal(state, side, card),
    }
}

pub fn commit(state: &mut State, side: Side, action: Action, events: &mut Vec<Event>) {
    match action {
        Action::March { from, to } => {
            maneuver::commit_march(state, side, action.unit(), from, to, events);
        }
        Action::MarchHannibal { to } => {
            let from = state.hannibal.unwrap_or(to);
            maneuver::commit_march(state, side, action.unit(), from, to, events);
        }
        Action::Sail { from, to } => maneuver::commit_sail(state, side, from, to, events),
        Action::Exchange { from } => {
            maneuver::commit_exchange(state, side, action.unit(), from, events);
        }
        Action::ExchangeHannibal => {
            let from = state.hannibal.unwrap_or(side.capital());
            maneuver::commit_exchange(state, side, action.unit(), from, events);
        }
        Action::Pass => maneuver::commit_pass(state, side, events),
        Action::EngageLegion | Action::EngageHannibal => {
            conflict::commit_engage(state, action.unit(), events);
        }
        Action::Seal { card } => conflict::commit_seal(state, side, card, events),
    }
}
