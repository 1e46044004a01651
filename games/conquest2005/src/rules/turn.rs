//! The sequence of a turn, and whose turn comes next.

use conquest::{Deed, INFLATION};
use kernel::Seat;
use parts::mask::Mask;

use super::{capture, victory};
use crate::{
    board::board,
    event::Event,
    places::N_SEAS,
    state::{Own, Phase, Stage, State},
};

/// C05-06 Everything of the player on turn has all its movements.
pub(crate) fn make_ready(state: &mut State) {
    state.journey = None;
    let units = state.units[state.turn.idx()];
    state.make_ready(&units);
}

/// C05-05 What comes next: captured generals, battles, what was entered without a fight, tribute.
pub(super) fn proceed(state: &mut State, events: &mut Vec<Event>) {
    if matches!(state.phase, Phase::Over(_)) {
        return;
    }
    if let Some((captor, of)) = capture::first_captive(state) {
        state.phase = Phase::Own(Own::Captives { captor, of });
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
        capture::claim(state, events);
        return proceed(state, events);
    }
    // C05-43 C05-72 Everyone collects, with or without a home.
    state.collect_tribute(events);
    state.phase = Phase::Spend;
}

/// C05-46 C05-75 Worth that the player on turn reaches, or has when his turn begins, raises prices
/// at his next turn; each mark counts once.
pub(crate) fn note_worth(state: &mut State) {
    if !state.is_alive(state.turn) {
        return;
    }
    let (seat, worth) = (state.turn, state.worth(state.turn));
    for (due, mark) in state.due.iter_mut().zip(INFLATION) {
        if mark <= worth && due.is_none() {
            *due = Some(seat);
        }
    }
}

/// C05-75 At the place of whose worth has reached a mark, even if he plays no more.
fn raise_prices(state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    let by = (2..).zip(state.due).filter(|it| it.1 == Some(seat)).map(|it| it.0).max();
    if let Some(by) = by.filter(|&by| state.inflation < by) {
        state.inflation = by;
        events.push(Deed::PricesRose { by }.into());
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
            if state.is_last_round() {
                return victory::last_round(state, events);
            }
            state.round = state.round.saturating_add(1);
        }
        before = now;
        raise_prices(state, seat, events);
        if state.is_alive(seat) {
            open(state, seat);
            events.push(Deed::TurnBegan { who: state.home(seat), round: state.round }.into());
            return;
        }
    }
}

fn open(state: &mut State, seat: Seat) {
    state.begin_turn(seat);
    state.entered = Mask::NONE;
    state.fought = [0; N_SEAS];
    state.approached = 0;
    state.toggled = false;
    make_ready(state);
    note_worth(state);
}
