//! How a game ended.

use kernel::{Game, Seat, Turn};

use crate::conformance::spot::Spot;

/// Each seat's place is one more than the number of seats before it; who won is first, and who is
/// first has won unless nobody did.
pub(super) fn ranks_every_seat<G: Game>(spot: &Spot<'_, G>) -> Result<(), String> {
    let Turn::Over(outcome) = spot.turn else { return Ok(()) };
    for seat in outcome.winners.iter() {
        if spot.n_seats() <= seat.idx() {
            return Err(format!("{seat:?} has won, and nobody sits there: {outcome:?}"));
        }
    }
    let places = &outcome.places[..spot.n_seats()];
    for seat in Seat::first(spot.n_seats()) {
        let place = usize::from(places[seat.idx()]);
        let n_before = places.iter().filter(|&&it| usize::from(it) < place).count();
        if place != n_before + 1 {
            return Err(format!("{seat:?} is at place {place} after {n_before}: {outcome:?}"));
        }
        let first = place == 1;
        if outcome.winners.contains(seat) != first && !outcome.winners.is_empty() {
            return Err(format!("{seat:?} is first or has won, not both: {outcome:?}"));
        }
    }
    Ok(())
}
