//! Whom a player is after, and how near an army is to him.

use kernel::Seat;

use super::{
    length, value,
    ways::{FAR, ways},
};
use crate::{
    board::board,
    pieces::{Anchor, Units},
    places::{Province, Sea},
    state::{Caesar, State},
};

/// Farther an army sails rather than marches.
const MARCH: u8 = 3;

/// The province of an enemy that the armies of a player make for.
#[derive(Clone, Copy)]
pub(super) struct Goal {
    pub at: Option<Province>,
}

/// Whether a player wants his own home back before all else: only there can he buy units, and a long
/// war is not won without.
pub(super) fn is_exiled(state: &State, seat: Seat) -> bool {
    length::is_long(state) && !state.has_home(seat)
}

/// Where the weakest of the nearest enemy Caesars is, or his home while he is at sea; or the home that
/// was lost.
pub(super) fn goal(state: &State, seat: Seat) -> Goal {
    let home = state.home(seat);
    if is_exiled(state, seat) {
        return Goal { at: Some(home) };
    }
    let mut best = None;
    let mut least = i32::MAX;
    for enemy in state.living().filter(|&it| it != seat) {
        let at = match state.caesars[enemy.idx()] {
            Caesar::Land(at) => at,
            Caesar::Aboard(_) | Caesar::Gone => state.home(enemy),
        };
        let effort = 12 * i32::from(distance(home, at)) + value(state.units_of(enemy, at)) / 4;
        if effort < least {
            (best, least) = (Some(at), effort);
        }
    }
    Goal { at: best }
}

/// Over land, or over sea from the nearest shore, whatever is shorter.
pub(super) fn distance(from: Province, to: Province) -> u8 {
    let by_land = ways().land[from.idx()][to.idx()];
    let seas = board().waters.seas_of(from.idx()).iter();
    let by_sea = seas.map(|sea| 2 + ways().approach[sea][to.idx()]).min();
    by_sea.map_or(by_land, |by_sea| by_land.min(by_sea)).min(FAR)
}

impl Goal {
    /// What it adds to an army's worth that it stands near: a tenth of it a step at most.
    pub(super) fn nearness(self, at: Province, units: Units) -> i32 {
        let Some(goal) = self.at else { return 0 };
        let steps = i32::from(ways().land[at.idx()][goal.idx()]);
        if i32::from(FAR) <= steps {
            return 0;
        }
        value(units) * (8 - steps).max(0) / 60
    }

    pub(super) fn nearness_at_sea(self, sea: Sea, units: Units) -> i32 {
        let Some(goal) = self.at else { return 0 };
        let moves = i32::from(ways().approach[sea.idx()][goal.idx()]);
        value(units) * (10 - moves).max(0) / 50
    }

    /// How far an army has come on its way, whatever way it takes: 0 to 12.
    pub(super) fn progress(self, at: Province) -> i32 {
        self.at.map_or(0, |goal| (12 - i32::from(distance(at, goal))).max(0))
    }

    pub(super) fn progress_at_sea(self, sea: Sea) -> i32 {
        let moves = |goal: Province| i32::from(ways().approach[sea.idx()][goal.idx()]);
        self.at.map_or(0, |goal| (13 - moves(goal)).max(0))
    }

    /// Whether an army should rather march there than sail: infantry walks a space a turn, a galley
    /// sails two.
    pub(super) fn is_by_land(self, from: Province) -> bool {
        self.at.is_some_and(|goal| ways().land[from.idx()][goal.idx()] <= MARCH)
    }
}

/// Where an army should march that has nothing to take beside it: towards the goal, or to where a
/// galley waits, or home.
pub(super) fn heading(state: &State, seat: Seat, from: Province) -> Province {
    let goal = goal(state, seat);
    let steps = |to: Province| ways().land[from.idx()][to.idx()];
    let onwards = |at: &Province| steps(*at) < FAR && steps(*at) <= steps(state.home(seat));
    if let Some(at) = goal.at.filter(|at| goal.is_by_land(from) || onwards(at)) {
        return at;
    }
    let harbors = state.galleys_of(seat).filter_map(|idx| match state.galleys[idx].at {
        Anchor::Port(at) => Some(at),
        Anchor::Sea(_) | Anchor::Stock => None,
    });
    let nearest = harbors.filter(|&it| steps(it) < FAR).min_by_key(|&it| steps(it));
    nearest.unwrap_or_else(|| state.home(seat))
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
