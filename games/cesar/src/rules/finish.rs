//! Whose turn is next, the end of the game, and who has won.

use std::cmp::Ordering;

use kernel::{MAX_SEATS, Outcome, Seat, SeatSet};
use parts::mask::Mask;

use crate::{
    event::{End, Event, TieBreak},
    state::{Phase, State},
    tally::Tally,
    treasure::Treasure,
};

/// Lets `seat` decide. Tells whether there is anything to decide.
pub(crate) fn begin_turn(state: &mut State, seat: Seat) -> bool {
    let starts = state.ground().starts(state.stock(seat));
    state.phase = Phase::Plan { seat, starts };
    starts != Mask::NONE
}

/// CES-01 The turn goes on clockwise; CES-16 past those who have no legal chain, and CES-33 for this
/// turn only. CES-17 Without an available city, or without anyone who could reach one, the game ends.
pub(super) fn end_turn(state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    if state.open.is_empty() {
        return end(state, End::AllConnected, events);
    }
    let mut passed = Vec::new();
    for step in 1..=state.n_seats {
        let next = Seat((seat.0 + step) % state.n_seats);
        if begin_turn(state, next) {
            events.extend(passed);
            return;
        }
        passed.push(Event::Passed { seat: next });
    }
    end(state, End::NoRoads, events);
}

fn end(state: &mut State, by: End, events: &mut Vec<Event>) {
    state.phase = Phase::Over;
    events.push(Event::Ended { by });
    for seat in state.seats() {
        events.push(Event::Tallied { seat, tally: Tally::new(state, seat) });
    }
    let seats: Vec<Seat> = outcome(state).winners.iter().collect();
    let by = decided_by(state, &seats);
    events.push(Event::Won { seats, by });
}

/// CES-23 Points; then city colours, gold, and roads left.
fn key(state: &State, seat: Seat) -> [u16; 4] {
    let tally = Tally::new(state, seat);
    let n_colors = tally.colors.iter().filter(|&&points| 0 < points).count();
    [
        tally.total,
        u16::try_from(n_colors).unwrap_or(u16::MAX),
        state.n_goods(seat, Treasure::Gold).into(),
        state.stock(seat).into(),
    ]
}

/// Who is where, by points and tie-breaks.
pub(crate) fn outcome(state: &State) -> Outcome {
    let mut outcome =
        Outcome { winners: SeatSet::NONE, places: [0; MAX_SEATS], scores: [0; MAX_SEATS] };
    let keys: Vec<[u16; 4]> = state.seats().map(|seat| key(state, seat)).collect();
    for (idx, own) in keys.iter().enumerate() {
        let n_before = keys.iter().filter(|it| own.cmp(it) == Ordering::Less).count();
        outcome.places[idx] = u8::try_from(n_before + 1).unwrap_or(u8::MAX);
        outcome.scores[idx] = own[0].into();
    }
    outcome.winners = state.seats().filter(|seat| outcome.places[seat.idx()] == 1).collect();
    outcome
}

/// Which comparison told the winner from the next.
fn decided_by(state: &State, winners: &[Seat]) -> TieBreak {
    let [winner] = winners else { return TieBreak::Nothing };
    let own = key(state, *winner);
    let next = state.seats().filter(|seat| seat != winner).map(|seat| key(state, seat)).max();
    match next.and_then(|next| (0..4).find(|&idx| own[idx] != next[idx])) {
        Some(1) => TieBreak::Colors,
        Some(2) => TieBreak::Gold,
        Some(3) => TieBreak::Roads,
        Some(_) | None => TieBreak::Points,
    }
}
