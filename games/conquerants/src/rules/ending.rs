//! The end of the game.

use kernel::{MAX_SEATS, Outcome, Seat};

use crate::{
    event::Event,
    people::{N_PEOPLES, People},
    state::{Phase, State},
};

pub(super) fn end(state: &mut State, events: &mut Vec<Event>) {
    state.phase = Phase::Over;
    let winners = People::ALL.into_iter().filter(|&people| place(state, people) == 1).collect();
    events.push(Event::Ended { winners });
}

/// CON-33 The highest total among those still in wins, equal totals share; those who left rank
/// behind, the later leaver first.
pub(crate) fn outcome(state: &State) -> Outcome {
    let mut places = [1; MAX_SEATS];
    let mut scores = [0; MAX_SEATS];
    for people in People::ALL {
        let seat = state.seat(people);
        places[seat.idx()] = place(state, people);
        scores[seat.idx()] = state.sums[people as usize].total();
    }
    let winners = Seat::first(N_PEOPLES).filter(|seat| places[seat.idx()] == 1).collect();
    Outcome { winners, places, scores }
}

/// One more than the number of peoples that are better off.
pub(crate) fn place(state: &State, people: People) -> u8 {
    let rank = |it: People| match state.left[it as usize] {
        0 => (u8::MAX, state.sums[it as usize].total()),
        left => (left, 0),
    };
    let better = People::ALL.into_iter().filter(|&it| rank(people) < rank(it)).count();
    u8::try_from(better + 1).unwrap_or(u8::MAX)
}
