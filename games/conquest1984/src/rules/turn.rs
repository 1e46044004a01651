//! The sequence of a turn, and whose turn comes next.

use kernel::Seat;

use super::{conquest, victory};
use crate::{
    event::Event,
    pieces::{Anchor, Cargo, Ready},
    state::{Phase, Stage, State},
};

/// C84-53 The worth from which prices double, and from which they triple.
const INFLATION: [u32; 2] = [105, 205];

/// C84-10 C84-20 Everything of the player on turn has all its movements.
pub(crate) fn make_ready(state: &mut State) {
    stand_down(state);
    let seat = state.turn;
    for at in 0..state.ready.len() {
        let units = if state.owned[seat.idx()].has(at) { state.garrison[at] } else { continue };
        state.ready[at].units = units;
    }
    for at in 0..state.ready.len() {
        state.ready[at].generals = state.generals[seat.idx()][at];
    }
    state.caesar_moves = 2;
    for idx in 0..state.galleys.len() {
        if state.galleys[idx].at != Anchor::Stock && state.lord_of(idx) == seat {
            state.galleys[idx].moves = 2;
        }
    }
}

/// Nothing moves any more.
pub(super) fn stand_down(state: &mut State) {
    state.ready.fill(Ready::default());
    state.caesar_moves = 0;
    for galley in &mut state.galleys {
        galley.moves = 0;
        galley.came_from = None;
        if let Anchor::Coast(_) = galley.at {
            galley.cargo = Cargo::NONE;
        }
    }
}

/// C84-28 The next battle, if one is left; C84-75 else no place holds two players' units, and
/// C84-50 tribute is collected.
pub(super) fn after_battle(state: &mut State, events: &mut Vec<Event>) {
    if matches!(state.phase, Phase::Over(_)) {
        return;
    }
    if state.battles().next().is_some() {
        state.phase = Phase::Muster;
        return;
    }
    // C84-78 A player who was eliminated in his own turn collects nothing: the turn ends.
    if !state.is_alive(state.turn) {
        return next(state, events);
    }
    let who = state.home(state.turn);
    let worth = state.worth(state.turn);
    if state.has_home(state.turn) {
        state.treasury.earn(state.turn.idx(), worth);
        events.push(Event::TributeCollected { who, sum: worth });
    } else {
        events.push(Event::NoTribute { who, worth });
    }
    state.phase = Phase::Spend;
}

/// C84-53 C84-82 Worth reached at any moment raises prices from the next turn on, for good.
pub(crate) fn note_worth(state: &mut State) {
    let greatest = state.living().map(|seat| state.worth(seat)).max().unwrap_or(0);
    for (by, mark) in (2..).zip(INFLATION) {
        if mark <= greatest {
            state.reached = state.reached.max(by);
        }
    }
}

/// C84-03 The next of those who still play.
pub(super) fn next(state: &mut State, events: &mut Vec<Event>) {
    let now = state.turn;
    let later = state.living().find(|it| now < *it);
    let Some(seat) = later.or_else(|| state.living().next()) else { return };
    if later.is_none() {
        // C84-67 A round is over.
        if 0 < state.options.round_limit && state.options.round_limit <= state.round {
            return victory::last_round(state, events);
        }
        state.round = state.round.saturating_add(1);
    }
    begin(state, seat, events);
}

fn begin(state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    state.turn = seat;
    state.attacker = seat;
    state.phase = Phase::Move;
    state.stage = Stage::Fresh;
    events.push(Event::TurnBegan { who: state.home(seat), round: state.round });
    if state.inflation != state.reached {
        state.inflation = state.reached;
        events.push(Event::PricesRose { by: state.inflation });
    }
    // C84-60 An offer stands until the next turn of who has made it.
    state.approached.fill(0);
    state.deals[seat.idx()] = None;
    state.conceded[seat.idx()] = None;
    // C84-46 Ransomed generals return at their owner's next turn.
    let n = std::mem::take(&mut state.returning[seat.idx()]);
    conquest::bring_home(state, seat, n, events);
    make_ready(state);
}
