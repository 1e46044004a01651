//! The sequence of a turn, and whose turn comes next.

use conquest::{Conceding as _, Deed, INFLATION, Turning};
use kernel::{MAX_SEATS, Seat};
use parts::mask::Mask;

use super::capture;
use crate::{
    board::board,
    event::Event,
    pieces::Units,
    places::{N_PROVINCES, N_SEAS},
    state::{Own, Phase, Stage, State},
};

/// C05-06 Everything of the player on turn has all its movements.
pub(crate) fn make_ready(state: &mut State) {
    state.journey = None;
    let units = state.at_rest();
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
            return state.next_turn(events);
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

impl Turning for State {
    /// C05-03 The next of those who still play.
    fn next_turn(&mut self, events: &mut Vec<Event>) {
        let rank = |state: &State, seat: Seat| board().rank(state.home(seat));
        let mut before = rank(self, self.turn);
        for seat in self.order_after(self.turn) {
            let now = rank(self, seat);
            if now <= before {
                // C05-61 A round is over.
                if !self.next_round() {
                    return self.last_round(events);
                }
            }
            before = now;
            raise_prices(self, seat, events);
            if self.is_alive(seat) {
                open(self, seat);
                events.push(Deed::TurnBegan { who: self.home(seat), round: self.round }.into());
                return;
            }
        }
    }

    /// C05-46 C05-75 Worth that the player on turn reaches, or has when his turn begins, raises prices
    /// at his next turn; each mark counts once.
    fn note_worth(&mut self) {
        if !self.is_alive(self.turn) {
            return;
        }
        let (seat, worth) = (self.turn, self.worth(self.turn));
        for (due, mark) in self.due.iter_mut().zip(INFLATION) {
            if mark <= worth && due.is_none() {
                *due = Some(seat);
            }
        }
    }

    fn at_rest(&self) -> [Units; N_PROVINCES] {
        self.units[self.turn.idx()]
    }
}

/// A player's turn begins.
pub(crate) fn open(state: &mut State, seat: Seat) {
    state.begin_turn(seat);
    state.entered = Mask::NONE;
    state.fought = [0; N_SEAS];
    state.approached = [0; MAX_SEATS];
    state.countered = [0; MAX_SEATS];
    state.toggled = false;
    make_ready(state);
    state.note_worth();
}
