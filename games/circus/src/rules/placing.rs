//! Set-up: the chariots are placed.

use kernel::Seat;

use crate::{
    action::Action,
    board::{Hex, board},
    event::Event,
    illegal::Illegal,
    pieces::{Chariot, N_OWN},
    rules::order,
    state::{Phase, State},
};

/// Who places after so many have been placed: CIR-02 clockwise from the first player, CIR-03 then
/// twice anticlockwise from the player who placed last.
#[inline]
pub(crate) fn placer(state: &State, n_placed: usize) -> Seat {
    let n_seats = usize::from(state.n_seats);
    let (round, nth) = (n_placed / n_seats, n_placed % n_seats);
    let from_first = if round == 0 { nth } else { n_seats - 1 - nth };
    let seat = (state.first.idx() + from_first) % n_seats;
    Seat(u8::try_from(seat).unwrap_or(0))
}

pub(super) fn candidates(state: &State, out: &mut Vec<Action>) {
    let start = board().start(state.options.start_wedge);
    out.extend(start.iter().map(|at| Action::Place { at }));
}

/// CIR-02 Any free hex of the start area.
pub(super) fn check_place(state: &State, at: Hex) -> Result<(), Illegal> {
    if state.phase != Phase::Placing {
        return Err(Illegal::AllPlaced);
    }
    if !board().start(state.options.start_wedge).has(at) {
        return Err(Illegal::NotStart { at });
    }
    if state.occupied.has(at) {
        return Err(Illegal::Taken { at });
    }
    Ok(())
}

pub(super) fn commit_place(state: &mut State, at: Hex, events: &mut Vec<Event>) {
    let n_placed = state.n_placed();
    let round = u8::try_from(n_placed / usize::from(state.n_seats)).unwrap_or(0);
    let chariot = Chariot { seat: placer(state, n_placed), number: round + 1 };
    state.at[chariot.idx()] = Some(at);
    state.occupied.insert(at);
    events.push(Event::Placed { chariot, at });
    if n_placed + 1 == usize::from(state.n_seats) * N_OWN {
        order::begin_round(state, events);
    }
}
