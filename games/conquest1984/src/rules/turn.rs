//! The sequence of a turn, and whose turn comes next.

use std::array;

use conquest::{Deed, INFLATION, Turning};
use kernel::Seat;

use super::{capture, victory};
use crate::{
    event::{Event, Incident},
    pieces::Units,
    places::N_PROVINCES,
    state::{Phase, State},
};

/// C84-10 C84-20 Everything of the player on turn has all its movements.
pub(crate) fn make_ready(state: &mut State) {
    let units = at_rest(state);
    state.make_ready(&units);
}

/// The combat units of the player on turn that stand in his own provinces.
pub(crate) fn at_rest(state: &State) -> [Units; N_PROVINCES] {
    let owned = state.owned[state.turn.idx()];
    array::from_fn(|at| if owned.has(at) { state.garrison[at] } else { Units::NONE })
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
        return state.next_turn(events);
    }
    if state.has_home(state.turn) {
        state.collect_tribute(events);
    } else {
        let (who, worth) = (state.home(state.turn), state.worth(state.turn));
        events.push(Event::Own(Incident::NoTribute { who, worth }));
    }
    state.phase = Phase::Spend;
}

impl Turning for State {
    /// C84-03 The next of those who still play.
    fn next_turn(&mut self, events: &mut Vec<Event>) {
        let now = self.turn;
        let later = self.living().find(|it| now < *it);
        let Some(seat) = later.or_else(|| self.living().next()) else { return };
        if later.is_none() {
            // C84-67 A round is over.
            if !self.next_round() {
                return victory::last_round(self, events);
            }
        }
        begin(self, seat, events);
    }

    /// C84-53 C84-82 Worth reached at any moment raises prices from the next turn on, for good.
    fn note_worth(&mut self) {
        let greatest = self.living().map(|seat| self.worth(seat)).max().unwrap_or(0);
        for (by, mark) in (2..).zip(INFLATION) {
            if mark <= greatest {
                self.reached = self.reached.max(by);
            }
        }
    }
}

fn begin(state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    state.begin_turn(seat);
    events.push(Deed::TurnBegan { who: state.home(seat), round: state.round }.into());
    if state.inflation != state.reached {
        state.inflation = state.reached;
        events.push(Deed::PricesRose { by: state.inflation }.into());
    }
    // C84-60 An offer stands until the next turn of who has made it.
    state.approached.fill(0);
    state.deals[seat.idx()] = None;
    // C84-46 Ransomed generals return at their owner's next turn.
    let n = std::mem::take(&mut state.returning[seat.idx()]);
    capture::bring_home(state, seat, n, events);
    make_ready(state);
}
