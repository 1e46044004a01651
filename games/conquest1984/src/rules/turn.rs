//! The sequence of a turn, and whose turn comes next.

use std::array;

use conquest::{Conceding as _, Deed, INFLATION, Turning};
use kernel::{MAX_SEATS, Seat};

use super::capture;
use crate::{
    event::{Event, Incident},
    pieces::Units,
    places::N_PROVINCES,
    state::{Own, Phase, State},
};

/// C84-10 C84-20 Everything of the player on turn has all its movements.
pub(crate) fn make_ready(state: &mut State) {
    let units = state.at_rest();
    state.make_ready(&units);
}

/// C84-28 The next battle, if one is left; C84-75 else no place holds two players' units, and
/// C84-50 tribute is collected.
pub(super) fn after_battle(state: &mut State, events: &mut Vec<Event>) {
    // C84-45 First the word of who has captured generals.
    if matches!(state.phase, Phase::Over(_) | Phase::Own(Own::Judge { .. })) {
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
                return self.last_round(events);
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

    /// Those that stand in his own provinces.
    fn at_rest(&self) -> [Units; N_PROVINCES] {
        let owned = self.owned[self.turn.idx()];
        array::from_fn(|at| if owned.has(at) { self.garrison[at] } else { Units::NONE })
    }

    /// Whether or not somebody is asked for an answer meanwhile.
    #[inline]
    fn is_moving(&self) -> bool {
        matches!(self.scene(), Phase::Move | Phase::Lead(_) | Phase::Embark(_))
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
    state.approached = [[0; MAX_SEATS]; MAX_SEATS];
    state.deals[seat.idx()] = None;
    // C84-46 Ransomed generals return at their owner's next turn.
    let n = std::mem::take(&mut state.returning[seat.idx()]);
    capture::bring_home(state, seat, n, events);
    make_ready(state);
}
