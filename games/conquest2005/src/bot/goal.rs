//! Whom a player is after, and how near an army is to him.

use conquest::{bot::Goal, distances::FAR};
use kernel::Seat;

use super::{length, value};
use crate::{board::board, places::Province, state::State};

/// Farther an army sails rather than marches.
const MARCH: u8 = 3;

/// Whether a player wants his own home back before all else: only there can he buy units, and a long
/// war is not won without.
pub(super) fn is_exiled(state: &State, seat: Seat) -> bool {
    length::is_long(state) && !state.has_home(seat)
}

/// Where the weakest of the nearest enemy Caesars is, or his home while he is at sea; or the home that
/// was lost.
pub(super) fn goal(state: &State, seat: Seat) -> Goal {
    if is_exiled(state, seat) {
        return Goal::new(board(), Some(state.home(seat)), MARCH);
    }
    let at = state.quarry(seat, |enemy, at| value(state.units_of(enemy, at)));
    Goal::new(board(), at, MARCH)
}

/// Where an army should march that has nothing to take beside it: towards the goal, or to where a
/// galley waits, or home.
pub(super) fn heading(state: &State, seat: Seat, from: Province) -> Province {
    let goal = goal(state, seat);
    let steps = |to: Province| board().distances().land[from.idx()][to.idx()];
    let onwards = |at: &Province| steps(*at) < FAR && steps(*at) <= steps(state.home(seat));
    if let Some(at) = goal.at.filter(|at| goal.is_by_land(from) || onwards(at)) {
        return at;
    }
    state.nearest_harbor(seat, from)
}

#[cfg(test)]
mod tests {
    use kernel::Game;

    use super::*;
    use crate::{Conquest2005, options::Options};

    #[test]
    fn who_lost_his_home_wants_it_back_first_in_a_long_war() {
        let goal_of_hispania = |text: &str| {
            let text = format!(
                "homes Hispania Egyptus\nEgyptus Egyptus infantry 9 Caesar city wall\n{text}"
            );
            goal(&Conquest2005::arrange(&Options::default(), 2, &text).unwrap(), Seat(0)).at
        };
        let at_home = "Hispania Hispania infantry 3 Caesar city wall";
        assert_eq!(goal_of_hispania(at_home), Some(Province::Egyptus));
        let exile = "Hispania Lusitania infantry 3 Caesar\nEgyptus Hispania infantry 1 city wall";
        assert_eq!(goal_of_hispania(exile), Some(Province::Egyptus));
        assert_eq!(goal_of_hispania(&format!("round 30\n{exile}")), Some(Province::Hispania));
    }
}
