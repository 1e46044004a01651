//! How a game ends, and who stands where.

use kernel::{MAX_SEATS, Outcome, Seat, SeatSet};

use super::{march, turn};
use crate::{
    event::{Event, Victory},
    illegal::Illegal,
    places::Province,
    state::{Ending, Phase, Stage, State},
};

/// C84-59 Whose worth is less is not visibly winning.
const VISIBLY: u32 = 100;

/// C84-58 The last player with a Caesar wins. C84-59 Of several, all others may have conceded to
/// one, now that somebody has or that a Caesar less plays.
pub(super) fn settle(state: &mut State, events: &mut Vec<Event>) {
    let Some(seat) = state.acknowledged() else { return };
    let (ending, by) = if state.living().count() == 1 {
        (Ending::LastCaesar(seat), Victory::LastCaesar)
    } else {
        (Ending::Conceded(seat), Victory::Concession)
    };
    turn::stand_down(state);
    state.phase = Phase::Over(ending);
    events.push(Event::Won { who: state.home(seat), by });
}

/// C84-59 At the beginning of one's turn, to a player who is visibly winning.
pub(super) fn check_concede(state: &State, to: Province) -> Result<(), Illegal> {
    march::check_moving(state)?;
    let seat = state.seat_of(to).filter(|&it| it != state.turn && state.is_alive(it));
    let Some(seat) = seat else { return Err(Illegal::NoPlayer) };
    if state.stage != Stage::Fresh || state.conceded[state.turn.idx()].is_some() {
        return Err(Illegal::ConcedeFirst);
    }
    if state.worth(seat) < VISIBLY.max(2 * state.worth(state.turn)) {
        return Err(Illegal::NotWinning);
    }
    Ok(())
}

pub(super) fn commit_concede(state: &mut State, to: Province, events: &mut Vec<Event>) {
    let Some(seat) = state.seat_of(to) else { return };
    state.conceded[state.turn.idx()] = Some(seat);
    events.push(Event::Conceded { who: state.home(state.turn), to });
    settle(state, events);
}

/// C84-67 The greatest worth wins, then the most money, then the most provinces.
pub(super) fn last_round(state: &mut State, events: &mut Vec<Event>) {
    state.phase = Phase::Over(Ending::RoundLimit);
    let winners = outcome(state, Ending::RoundLimit).winners;
    events.push(match (winners.iter().next(), winners.len()) {
        (Some(seat), 1) => Event::Won { who: state.home(seat), by: Victory::RoundLimit },
        _ => Event::Shared,
    });
}

/// Who is first; then those who still play, by worth, money and provinces; then those who do not,
/// whoever was eliminated last before the others.
pub(super) fn outcome(state: &State, ending: Ending) -> Outcome {
    let seats: SeatSet = Seat::first(usize::from(state.n_seats)).collect();
    let rank = |seat: Seat| {
        let won = match ending {
            Ending::LastCaesar(winner) | Ending::Conceded(winner) => winner == seat,
            Ending::RoundLimit => false,
        };
        let standing =
            (state.worth(seat), state.treasury.of(seat.idx()), state.owned[seat.idx()].len());
        (won, state.is_alive(seat), standing, state.fallen[seat.idx()])
    };
    let mut places = [0; MAX_SEATS];
    let mut scores = [0; MAX_SEATS];
    for seat in seats.iter() {
        let n_before = seats.iter().filter(|&it| rank(seat) < rank(it)).count();
        places[seat.idx()] = u8::try_from(n_before).unwrap_or(0) + 1;
        scores[seat.idx()] = i32::try_from(state.worth(seat)).unwrap_or(i32::MAX);
    }
    let winners = seats.iter().filter(|seat| places[seat.idx()] == 1).collect();
    Outcome { winners, places, scores }
}
