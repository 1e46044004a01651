//! How a game ends, and who stands where.

use kernel::{MAX_SEATS, Outcome, Seat, SeatSet};

use super::{march, turn};
use crate::{
    event::{Event, Victory},
    illegal::Illegal,
    places::Province,
    state::{Ending, Phase, Stage, State},
};

/// C05-53 The last player with a Caesar wins. C05-40 If none is left, those last eliminated share.
/// Of several, all others may have conceded to one, now that a Caesar less plays.
pub(super) fn last_caesar(state: &mut State, events: &mut Vec<Event>) {
    let mut living = state.living();
    let (first, second) = (living.next(), living.next());
    drop(living);
    let ending = match (first, second) {
        (Some(_), Some(_)) => return settle_concessions(state, events),
        (Some(seat), None) => Ending::LastCaesar(seat),
        (None, _) => Ending::NoCaesar,
    };
    end(state, ending);
    events.push(match ending {
        Ending::LastCaesar(seat) => Event::Won { who: state.home(seat), by: Victory::LastCaesar },
        Ending::NoCaesar | Ending::Conceded(_) | Ending::RoundLimit => Event::Shared,
    });
}

/// What was still open is so no more.
fn end(state: &mut State, ending: Ending) {
    turn::stand_down(state);
    state.phase = Phase::Over(ending);
    state.entered = parts::mask::Mask::NONE;
    state.fought.fill(0);
    for captor in 0..MAX_SEATS {
        for of in 0..MAX_SEATS {
            let n = std::mem::take(&mut state.captives[captor][of]);
            state.prisoners[captor][of] += n;
        }
    }
}

/// C05-53 At the beginning of one's turn, to a player who is visibly ahead.
pub(super) fn check_concede(state: &State, to: Province) -> Result<(), Illegal> {
    march::check_moving(state)?;
    let seat = state.seat_of(to).filter(|&it| it != state.turn && state.is_alive(it));
    let Some(seat) = seat else { return Err(Illegal::NoPlayer) };
    if state.stage != Stage::Fresh || state.conceded[state.turn.idx()].is_some() {
        return Err(Illegal::ConcedeFirst);
    }
    if state.worth(seat) < 2 * state.worth(state.turn) {
        return Err(Illegal::NotWinning);
    }
    Ok(())
}

pub(super) fn commit_concede(state: &mut State, to: Province, events: &mut Vec<Event>) {
    let Some(seat) = state.seat_of(to) else { return };
    state.conceded[state.turn.idx()] = Some(seat);
    events.push(Event::Conceded { who: state.home(state.turn), to });
    settle_concessions(state, events);
}

/// C05-53 When all others have conceded to one player since their last turns, he has won.
fn settle_concessions(state: &mut State, events: &mut Vec<Event>) {
    let agrees = |it: Seat, to: Seat| it == to || state.conceded[it.idx()] == Some(to);
    let winner = state.living().find(|&to| state.living().all(|it| agrees(it, to)));
    if let Some(seat) = winner {
        end(state, Ending::Conceded(seat));
        events.push(Event::Won { who: state.home(seat), by: Victory::Concession });
    }
}

/// C05-61 The greatest worth wins, then the most money, then the most provinces.
pub(super) fn last_round(state: &mut State, events: &mut Vec<Event>) {
    end(state, Ending::RoundLimit);
    let winners = outcome(state, Ending::RoundLimit).winners;
    events.push(match (winners.iter().next(), winners.len()) {
        (Some(seat), 1) => Event::Won { who: state.home(seat), by: Victory::RoundLimit },
        _ => Event::Shared,
    });
}

/// Who is first; then those who still play, by worth, money and provinces; then those who do not,
/// whoever was eliminated last before the others.
pub(super) fn outcome(state: &State, ending: Ending) -> Outcome {
    let seats: SeatSet = state.seats().collect();
    let rank = |seat: Seat| {
        let won = match ending {
            Ending::LastCaesar(winner) | Ending::Conceded(winner) => winner == seat,
            Ending::RoundLimit | Ending::NoCaesar => false,
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
