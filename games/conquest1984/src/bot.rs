//! What the search should value.

use kernel::{Appraise, MAX_SEATS, Seat};

use crate::{Conquest1984, action::Action, state::State};

impl Appraise for Conquest1984 {
    fn appraise(_state: &State) -> [i32; MAX_SEATS] {
        [0; MAX_SEATS]
    }

    fn promise(_state: &State, _seat: Seat, _action: &Action) -> i32 {
        0
    }
}
