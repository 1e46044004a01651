//! Home provinces, where players choose them.

use conquest::{Deed, Obstacle};
use kernel::Seat;

use super::turn;
use crate::{
    board::board,
    event::{Event, Incident},
    illegal::{Illegal, Refusal},
    places::Province,
    setup,
    state::{Own, Phase, State},
};

/// The first without a home.
pub(super) fn chooser(state: &State) -> Seat {
    state.seats().find(|it| state.homes[it.idx()].is_none()).unwrap_or(state.turn)
}

/// C05-01 The homes of a table of this size that nobody has yet.
pub fn left(state: &State) -> impl Iterator<Item = Province> {
    let all = board().homes(usize::from(state.n_seats));
    all.iter().copied().filter(|&it| state.seat_of(it).is_none())
}

pub(super) fn check_home(state: &State, at: Province) -> Result<(), Illegal> {
    if state.phase != Phase::Own(Own::Homes) {
        return Err(Illegal::Obstacle(Obstacle::WrongPhase));
    }
    if left(state).any(|it| it == at) { Ok(()) } else { Err(Illegal::Own(Refusal::NoHome { at })) }
}

/// The last player has what is left.
pub(super) fn commit_home(state: &mut State, at: Province, events: &mut Vec<Event>) {
    choose(state, at, events);
    let mut open = left(state);
    let last = match (open.next(), open.next()) {
        (Some(_), Some(_)) => return,
        (last, _) => last,
    };
    drop(open);
    if let Some(last) = last {
        choose(state, last, events);
    }
    turn::first(state);
    events.push(Event::Deed(Deed::TurnBegan { who: state.home(state.turn), round: state.round }));
}

fn choose(state: &mut State, home: Province, events: &mut Vec<Event>) {
    let seat = chooser(state);
    setup::settle(state, seat, home);
    events.push(Event::Own(Incident::HomeChosen { seat, home }));
}
