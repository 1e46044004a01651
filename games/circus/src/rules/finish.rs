//! Finishing, places, and the end of the race.

use kernel::{MAX_SEATS, Outcome, Seat};

use crate::{
    board::{Hex, N_SECTIONS, board},
    event::{Ending, Event},
    pieces::{Chariot, Chariots, Hand, N_OWN, N_SEATS},
    state::{Order, Phase, State},
};

/// CIR-18 The chariot stops in the finish area for good, and blocks its hex.
pub(super) fn come_home(state: &mut State, chariot: Chariot, at: Hex, events: &mut Vec<Event>) {
    state.home = state.home.with(chariot);
    // Laps beyond the first count for nothing any more.
    state.section[chariot.idx()] = N_SECTIONS;
    let n_home = state.home.n_of(chariot.seat);
    events.push(Event::CameHome { chariot, at, n_home });
    if usize::from(n_home) == N_OWN {
        let n_before = state.places.iter().filter(|place| 0 < **place).count();
        let place = u8::try_from(n_before + 1).unwrap_or(u8::MAX);
        state.places[chariot.seat.idx()] = place;
        events.push(Event::TookPlace { seat: chariot.seat, place });
    }
    if let Some(by) = ending(state) {
        end(state, by, events);
    }
}

/// CIR-19 The first with three chariots home wins at once; CIR-20 where the table races on, the end
/// comes when the finish is full, and CIR-32 when one player is left. CIR-31 A finish that is full
/// has a winner.
pub(crate) fn ending(state: &State) -> Option<Ending> {
    let is_won = state.places.contains(&1);
    if !state.options.race_on {
        return is_won.then_some(Ending::Won);
    }
    if state.racing_seats().len() <= 1 {
        return Some(Ending::OneLeft);
    }
    (board().finish().len() <= state.home.len()).then_some(Ending::FinishFull)
}

/// CIR-34 Tells whether the round that is over was the last.
pub(crate) fn was_last_round(state: &State) -> bool {
    0 < state.options.round_limit && state.options.round_limit <= state.round
}

pub(super) fn end_after_last_round(state: &mut State, events: &mut Vec<Event>) {
    end(state, Ending::LastRound, events);
}

fn end(state: &mut State, by: Ending, events: &mut Vec<Event>) {
    state.phase = Phase::Over;
    // Nobody moves any more: the cards are laid together.
    (state.order, state.waiting) = (Order::NONE, Chariots::NONE);
    state.hands = [Hand::FULL; N_SEATS];
    events.push(Event::RaceEnded { by });
    let places = places(state);
    for place in 1..=state.n_seats {
        for seat in state.seats().filter(|seat| places[seat.idx()] == place) {
            let (n_home, steps) = (state.home.n_of(seat), state.steps_left(seat));
            events.push(Event::Ranked { seat, place, n_home, steps });
        }
    }
}

/// The place of each seat: CIR-20 first those who are home, as they came; CIR-21 then by chariots
/// home, then by the fewest steps left, then shared.
pub(crate) fn places(state: &State) -> [u8; N_SEATS] {
    let key = |seat: Seat| {
        let place = match state.places[seat.idx()] {
            0 => u8::MAX,
            place => place,
        };
        (place, u8::MAX - state.home.n_of(seat), state.steps_left(seat))
    };
    let mut places = [0; N_SEATS];
    for seat in state.seats() {
        let n_before = state.seats().filter(|&other| key(other) < key(seat)).count();
        places[seat.idx()] = u8::try_from(n_before + 1).unwrap_or(u8::MAX);
    }
    places
}

/// How the race ended. What counts is how many chariots are home.
pub(super) fn outcome(state: &State) -> Outcome {
    let ranked = places(state);
    let winners = state.seats().filter(|seat| ranked[seat.idx()] == 1).collect();
    let mut outcome = Outcome { winners, places: [0; MAX_SEATS], scores: [0; MAX_SEATS] };
    for seat in state.seats() {
        outcome.places[seat.idx()] = ranked[seat.idx()];
        outcome.scores[seat.idx()] = i32::from(state.home.n_of(seat));
    }
    outcome
}
