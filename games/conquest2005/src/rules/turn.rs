//! The sequence of a turn, and whose turn comes next.

use kernel::Seat;
use parts::mask::Mask;

use super::{conquest, victory};
use crate::{
    board::board,
    event::Event,
    pieces::{Anchor, Cargo, Ready},
    places::N_SEAS,
    state::{Phase, Stage, State},
};

/// C05-46 The worth from which prices double, and from which they triple.
const INFLATION: [u32; 2] = [105, 205];

/// C05-06 Everything of the player on turn has all its movements.
pub(crate) fn make_ready(state: &mut State) {
    stand_down(state);
    let seat = state.turn;
    for at in 0..state.ready.len() {
        state.ready[at].units = state.units[seat.idx()][at];
        state.ready[at].generals = state.generals[seat.idx()][at];
    }
    state.caesar_moves = 2;
    for idx in 0..state.galleys.len() {
        if state.galleys[idx].at != Anchor::Stock && state.lord_of(idx) == seat {
            state.galleys[idx].moves = 2;
        }
    }
}

/// C05-63 Nothing moves any more.
pub(super) fn stand_down(state: &mut State) {
    state.ready.fill(Ready::default());
    state.caesar_moves = 0;
    state.journey = None;
    for galley in &mut state.galleys {
        galley.moves = 0;
        if let Anchor::Port(_) = galley.at {
            galley.cargo = Cargo::NONE;
        }
    }
}

/// C05-05 What comes next: captured generals, battles, what was entered without a fight, tribute.
pub(super) fn proceed(state: &mut State, events: &mut Vec<Event>) {
    if matches!(state.phase, Phase::Over(_)) {
        return;
    }
    if let Some((captor, of)) = conquest::first_captive(state) {
        state.phase = Phase::Captives { captor, of };
        return;
    }
    if state.stage < Stage::Claimed {
        if state.battles().next().is_some() || state.sea_fights().next().is_some() {
            state.phase = Phase::Muster;
            return;
        }
        // C05-74 The turn of an eliminated player ends with his battles.
        if !state.is_alive(state.turn) {
            return next(state, events);
        }
        state.stage = Stage::Claimed;
        state.fought = [0; N_SEAS];
        conquest::claim(state, events);
        return proceed(state, events);
    }
    // C05-43 C05-72 Everyone collects, with or without a home.
    let sum = state.worth(state.turn);
    state.treasury.earn(state.turn.idx(), sum);
    events.push(Event::TributeCollected { who: state.home(state.turn), sum });
    state.phase = Phase::Spend;
}

/// C05-46 C05-75 Worth that the player on turn reaches, or has when his turn begins, raises prices
/// at his next turn; each mark counts once.
pub(crate) fn note_worth(state: &mut State) {
    if !state.is_alive(state.turn) {
        return;
    }
    let worth = state.worth(state.turn);
    for (due, mark) in state.due.iter_mut().zip(INFLATION) {
        if mark <= worth && due.is_none() {
            *due = Some(state.turn);
        }
    }
}

/// C05-75 At the place of whose worth has reached a mark, even if he plays no more.
fn raise_prices(state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    let by = (2..).zip(state.due).filter(|it| it.1 == Some(seat)).map(|it| it.0).max();
    if let Some(by) = by.filter(|&by| state.inflation < by) {
        state.inflation = by;
        events.push(Event::PricesRose { by });
    }
}

/// C05-03 The first of those present begins.
pub(crate) fn first(state: &mut State) {
    let rank = |seat: &Seat| board().rank(state.home(*seat));
    if let Some(seat) = state.seats().min_by_key(rank) {
        open(state, seat);
    }
}

/// C05-03 The next of those who still play.
pub(super) fn next(state: &mut State, events: &mut Vec<Event>) {
    let rank = |state: &State, seat: Seat| board().rank(state.home(seat));
    let mut before = rank(state, state.turn);
    for seat in state.order_after(state.turn) {
        let now = rank(state, seat);
        if now <= before {
            // C05-61 A round is over.
            if 0 < state.options.round_limit && state.options.round_limit <= state.round {
                return victory::last_round(state, events);
            }
            state.round = state.round.saturating_add(1);
        }
        before = now;
        raise_prices(state, seat, events);
        if state.is_alive(seat) {
            open(state, seat);
            events.push(Event::TurnBegan { who: state.home(seat), round: state.round });
            return;
        }
    }
}

fn open(state: &mut State, seat: Seat) {
    state.turn = seat;
    state.attacker = seat;
    state.phase = Phase::Move;
    state.stage = Stage::Fresh;
    state.entered = Mask::NONE;
    state.fought = [0; N_SEAS];
    state.approached = 0;
    state.toggled = false;
    state.conceded[seat.idx()] = None;
    make_ready(state);
    note_worth(state);
}
