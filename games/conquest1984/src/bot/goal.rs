//! Whom a player is after, and how near an army is to him.

use conquest::{bot::Goal, distances::FAR};
use kernel::Seat;

use super::value;
use crate::{board::board, places::Province, state::State};

/// Where the weakest of the nearest enemy Caesars is, or his home while he is at sea.
pub(super) fn goal(state: &State, seat: Seat) -> Goal {
    let at = state.quarry(seat, |enemy, at| value(state.units(enemy, at)));
    Goal::new(board(), at, FAR - 1)
}

/// Where an army marches that has nothing to take beside it: to the goal, or where a galley waits, or
/// home.
pub(super) fn heading(state: &State, seat: Seat, from: Province) -> Province {
    let goal = goal(state, seat);
    let on_foot = goal.at.filter(|_| goal.is_by_land(from));
    on_foot.unwrap_or_else(|| state.nearest_harbor(seat, from))
}
