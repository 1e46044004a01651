//! What a search should value.

use kernel::{Appraise, MAX_SEATS, Seat};

use crate::{Cesar, action::Action, state::State, tally::Tally};

impl Appraise for Cesar {
    fn appraise(state: &State) -> [i32; MAX_SEATS] {
        let mut worth = [0; MAX_SEATS];
        for seat in state.seats() {
            worth[seat.idx()] = i32::from(Tally::new(state, seat).total);
        }
        worth
    }

    fn promise(_state: &State, _seat: Seat, _action: &Action) -> i32 {
        0
    }
}
