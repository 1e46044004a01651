//! What the search should value.

use kernel::{Appraise, MAX_SEATS, Seat};

use crate::{
    Calculi,
    action::Action,
    board::board,
    state::{Phase, State},
};

impl Appraise for Calculi {
    /// Between two, whoever faces a multiple of one more than can be taken has lost.
    fn appraise(state: &State) -> [i32; MAX_SEATS] {
        let mut worth = [0; MAX_SEATS];
        let Phase::Taking { seat } = state.phase else { return worth };
        if state.n_seats == 2 {
            let left = if state.options.misere { state.heap + board().most } else { state.heap };
            let is_lost = left % (board().most + 1) == 0;
            worth[seat.idx()] = if is_lost { -500 } else { 500 };
            worth[state.next(seat).idx()] = -worth[seat.idx()];
        }
        worth
    }

    fn promise(_state: &State, _seat: Seat, _action: &Action) -> i32 {
        0
    }
}
