//! What a search should value here: points, and what the provinces are likely to bring.

mod prospects;
mod promise;

use kernel::{Appraise, MAX_SEATS, Seat, even_out};

use crate::{
    Imperium,
    action::Action,
    pieces::Card,
    rules::ENOUGH,
    state::{Phase, State},
};

/// What everything is counted in: so many make a point.
pub(crate) const POINT: i32 = 100;

/// A Spy and an Oracle that are still in hand.
const SPECIAL: i32 = 130;

/// What so many markers in stock are worth: with fewer than three the next pile is small, and many
/// lie idle.
const STOCK: [i32; 9] = [-260, -150, -60, 0, 30, 50, 65, 75, 80];

/// A lead that is as good as half a win while all is open, and how much of it the race still to be
/// run adds: near the end a small lead decides.
const LEAD: i32 = 3 * POINT;
const LEAD_A_POINT_LEFT: i32 = 22;

impl Appraise for Imperium {
    fn appraise(state: &State) -> [i32; MAX_SEATS] {
        let mut totals = [0; MAX_SEATS];
        for seat in state.seats() {
            totals[seat.idx()] = total(state, seat);
        }
        prospects::add(state, &mut totals);

        let best = state.seats().map(|seat| state.scores[seat.idx()]).max().unwrap_or(0);
        let left = i32::from(ENOUGH.saturating_sub(best));
        let scale = LEAD + LEAD_A_POINT_LEFT * left;
        let mut worth = [0; MAX_SEATS];
        for seat in state.seats() {
            let others = state.seats().filter(|&it| it != seat).map(|it| totals[it.idx()]);
            let lead = totals[seat.idx()] - others.max().unwrap_or(0);
            worth[seat.idx()] = even_out(lead, scale);
        }
        worth
    }

    fn promise(state: &State, seat: Seat, action: &Action) -> i32 {
        promise::of(state, seat, action.0)
    }
}

/// What a seat has for itself.
fn total(state: &State, seat: Seat) -> i32 {
    let idx = seat.idx();
    let specials = [Card::Spy, Card::Oracle].into_iter().filter(|&it| state.hands[idx].has(it));
    let n_specials = i32::try_from(specials.count()).unwrap_or(0);
    let stock = usize::from(state.stock[idx]).min(STOCK.len() - 1);
    // Before the others' piles are known Oracle is in hand, afterwards its use is still to come.
    let asking = match &state.phase {
        Phase::Consult { oracles, .. } if oracles.contains(seat) => SPECIAL,
        Phase::Choose { .. } | Phase::Consult { .. } | Phase::Over { .. } => 0,
    };
    POINT * i32::from(state.scores[idx]) + SPECIAL * n_specials + STOCK[stock] + asking
}
