//! What the search should value.

use kernel::{Appraise, MAX_SEATS, Seat, even_out};

use crate::{Calculi, action::Action, board::board, rules::points, state::State};

/// What a point more is worth trying first.
const POINT: i32 = 50;

impl Appraise for Calculi {
    /// A lead in points, which decides the more the fewer pebbles are left.
    fn appraise(state: &State) -> [i32; MAX_SEATS] {
        let points = |seat: Seat| i32::from(points(state, seat));
        let mut worth = [0; MAX_SEATS];
        for seat in state.seats() {
            let others = state.seats().filter(|&other| other != seat);
            let lead = points(seat) - others.map(points).max().unwrap_or(0);
            worth[seat.idx()] = even_out(lead, state.n_left().into());
        }
        worth
    }

    /// The hole that one named, and many pebbles at once.
    fn promise(state: &State, seat: Seat, action: &Action) -> i32 {
        match *action {
            Action::Name { .. } => 0,
            Action::Take { hole, n } if state.names[seat.idx()] == Some(hole) => {
                POINT * i32::from(n * board().named)
            }
            Action::Take { n, .. } => POINT * i32::from(n),
        }
    }
}
