//! The rules. A larger game has a file for each chapter of `RULES.md`.

use kernel::{MAX_SEATS, Outcome, Seat, SeatSet, Turn};

use crate::{
    action::Action,
    board::board,
    event::Event,
    illegal::Illegal,
    state::{Phase, State},
};

pub fn turn(state: &State) -> Turn {
    match state.phase {
        Phase::Taking { seat } => Turn::Waiting(seat.into()),
        Phase::Over { last } => Turn::Over(outcome(state, last)),
    }
}

pub fn check(state: &State, action: Action) -> Result<(), Illegal> {
    let Action::Take { n } = action;
    // CAL-02 One, two or three.
    if n == 0 || board().most < n {
        return Err(Illegal::NotSoMany { n });
    }
    // CAL-03 Not more than there are.
    if state.heap < n {
        return Err(Illegal::TooFewLeft { n, heap: state.heap });
    }
    Ok(())
}

pub fn commit(state: &mut State, seat: Seat, action: Action, events: &mut Vec<Event>) {
    let Action::Take { n } = action;
    state.heap -= n;
    events.push(Event::Took { seat, n, heap: state.heap });
    state.phase = if state.heap == 0 {
        events.push(Event::Ended { last: seat });
        Phase::Over { last: seat }
    } else {
        Phase::Taking { seat: state.next(seat) }
    };
}

/// CAL-04 The last pebble wins, or loses.
pub fn outcome(state: &State, last: Seat) -> Outcome {
    if !state.options.misere {
        return Outcome::won_by(last);
    }
    if state.options.rulings.one_winner {
        return Outcome::won_by(state.before(last));
    }
    let others = Seat::first(usize::from(state.n_seats)).filter(|&seat| seat != last);
    let winners: SeatSet = others.collect();
    let mut outcome = Outcome { winners, places: [1; MAX_SEATS], scores: [1; MAX_SEATS] };
    outcome.places[last.idx()] = state.n_seats;
    outcome.scores[last.idx()] = 0;
    outcome
}
