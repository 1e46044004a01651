//! What the search should value: tribute, armies and where they stand, the safety of Caesars.

use kernel::{Appraise, MAX_SEATS, Seat};

use crate::{Conquest2005, action::Action, state::State};

impl Appraise for Conquest2005 {
    fn appraise(state: &State) -> [i32; MAX_SEATS] {
        let mut out = [0; MAX_SEATS];
        for seat in state.living() {
            out[seat.idx()] = i32::try_from(state.worth(seat)).unwrap_or(0);
        }
        out
    }

    fn promise(_state: &State, _seat: Seat, _action: &Action) -> i32 {
        0
    }
}
