//! The rules. A larger game has a file for each chapter of `RULES.md`, and in it `check_x` and
//! `commit_x` for each action.

use kernel::{Chance, Outcome, Seat, Turn};

use crate::{
    action::Action,
    board::board,
    event::Event,
    illegal::Illegal,
    state::{Phase, State},
};

pub fn turn(state: &State) -> Turn {
    match state.phase {
        // CAL-02 All at once.
        Phase::Naming => {
            Turn::Waiting(state.seats().filter(|seat| state.names[seat.idx()].is_none()).collect())
        }
        Phase::Taking { seat, .. } => Turn::Waiting(seat.into()),
        Phase::Over => Turn::Over(outcome(state)),
    }
}

/// Numbers above the die are among them: their buttons are in sight, grey, and say why.
pub fn candidates(state: &State, out: &mut Vec<Action>) {
    for hole in board().holes {
        match state.phase {
            Phase::Naming => out.push(Action::Name { hole }),
            Phase::Taking { .. } => {
                let numbers = 1..=state.pebbles[hole as usize];
                out.extend(numbers.map(|n| Action::Take { hole, n }));
            }
            Phase::Over => (),
        }
    }
}

pub fn check(state: &State, action: Action) -> Result<(), Illegal> {
    match (action, state.phase) {
        // CAL-02 Any hole, whether others have named it or not.
        (Action::Name { .. }, Phase::Naming) => Ok(()),
        (Action::Name { .. }, Phase::Taking { .. } | Phase::Over) => Err(Illegal::AllNamed),
        (Action::Take { hole, n }, Phase::Taking { die, .. }) => {
            let left = state.pebbles[hole as usize];
            if n == 0 || die < n {
                // CAL-05 One at least, and as many as the die shows at most.
                Err(Illegal::NotSoMany { n, die })
            } else if left < n {
                // CAL-06 Not more than lie there.
                Err(Illegal::TooFewLeft { hole, left, n })
            } else {
                Ok(())
            }
        }
        (Action::Take { .. }, Phase::Naming | Phase::Over) => Err(Illegal::NameFirst),
    }
}

pub fn commit(
    state: &mut State,
    seat: Seat,
    action: Action,
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) {
    match action {
        Action::Name { hole } => {
            state.names[seat.idx()] = Some(hole);
            events.push(Event::Named { seat });
            if state.all_named() {
                begin_turn(state, Seat(0), chance, events);
            }
        }
        Action::Take { hole, n } => {
            state.pebbles[hole as usize] -= n;
            state.taken[hole as usize][seat.idx()] += n;
            events.push(Event::Took { seat, hole, n, left: state.pebbles[hole as usize] });
            if 0 < state.n_left() {
                begin_turn(state, state.next(seat), chance, events);
            } else {
                end(state, events);
            }
        }
    }
}

/// CAL-04 Each turn begins with a throw.
fn begin_turn(state: &mut State, seat: Seat, chance: &mut Chance<'_>, events: &mut Vec<Event>) {
    let die = u8::try_from(chance.die(board().die.into())).unwrap_or(1);
    events.push(Event::Threw { seat, die });
    state.phase = Phase::Taking { seat, die };
}

/// CAL-07 All names are opened.
fn end(state: &mut State, events: &mut Vec<Event>) {
    state.phase = Phase::Over;
    for seat in state.seats() {
        if let Some(hole) = state.names[seat.idx()] {
            events.push(Event::Opened { seat, hole, points: points(state, seat) });
        }
    }
    events.extend(outcome(state).winners.iter().map(|seat| Event::Won { seat }));
}

/// CAL-07 A pebble from the hole that one named counts more than any other.
pub fn points(state: &State, seat: Seat) -> u8 {
    let worth = |hole| if state.names[seat.idx()] == Some(hole) { board().named } else { 1 };
    board().holes.into_iter().map(|hole| worth(hole) * state.taken[hole as usize][seat.idx()]).sum()
}

/// CAL-08 Places by points; among equals the later player is before, or they share the place.
pub fn outcome(state: &State) -> Outcome {
    let later_first = state.options.rulings.later_first;
    let rank = |seat: Seat| (points(state, seat), if later_first { seat.0 } else { 0 });
    let mut outcome = Outcome::drawn();
    for seat in state.seats() {
        let n_before = state.seats().filter(|&other| rank(seat) < rank(other)).count();
        outcome.places[seat.idx()] = 1 + u8::try_from(n_before).unwrap_or(0);
        outcome.scores[seat.idx()] = points(state, seat).into();
    }
    outcome.winners = state.seats().filter(|seat| outcome.places[seat.idx()] == 1).collect();
    outcome
}
