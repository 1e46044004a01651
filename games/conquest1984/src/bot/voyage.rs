//! Voyages: which legion goes aboard, and where it lands.

use conquest::bot::{Goal, Voyages, comes_next, embarking};

use super::{NEVER, fight, goal};
use crate::{
    board::board,
    pieces::{LEGION, Unit},
    places::{Province, Sea},
    state::{Boarding, State},
};

/// Fewer do not make a landing.
const FORCE: u8 = 4;

impl Voyages for State {
    fn goal_on_turn(&self) -> Goal {
        goal::goal(self, self.turn)
    }

    /// Where a legion stands ready and the goal lies over sea, or islands are to be taken.
    fn weigh_boarding(&self, at: Province) -> i32 {
        let units = self.ready[at.idx()].units;
        if units.is_empty() { NEVER } else { embarking(self.goal_on_turn(), at, units, FORCE) }
    }

    /// All that fits, catapults first; or one for an open island.
    fn weigh_load(&self, boarding: Boarding, unit: Unit, n: u8) -> i32 {
        let there = self.boardable(boarding).units;
        let company = boarding.cargo.units;
        if !comes_next(company, unit, [Unit::Catapult, Unit::Cavalry, Unit::Infantry]) {
            return NEVER;
        }
        let most = there.get(unit).min(LEGION - company.total());
        match (n, unit) {
            (n, _) if n == most => 80,
            (1, Unit::Infantry) if company.is_empty() => 0,
            (_, _) => NEVER,
        }
    }

    /// One leads a legion; more stay for others.
    fn weigh_generals(&self, boarding: Boarding, n: u8) -> i32 {
        let leads = boarding.cargo.generals == 0 && !boarding.cargo.units.is_empty();
        if n == 1 && leads { 90 } else { NEVER }
    }

    /// Empty galleys stay where they are, but for a deserted shore.
    fn weigh_leaving(&self, from: Province, to: Sea) -> i32 {
        let home = self.home(self.turn);
        let left = from != home && self.garrison[from.idx()].total() < FORCE;
        let near = board().distances().sail[to.idx()][home.idx()];
        if left { -60 - i32::from(near) } else { NEVER }
    }

    /// Where a legion can win, or an empty galley is at home.
    fn weigh_landing(&self, galley: usize, to: Province) -> i32 {
        let (units, seat) = (self.galleys[galley].cargo.units, self.turn);
        if units.is_empty() {
            return if to == self.home(seat) { 20 } else { NEVER };
        }
        let goal = self.goal_on_turn();
        match fight::entry(self, seat, to, units) {
            // Rather on the shore that is nearer to the goal.
            entry if NEVER < entry => entry + 8 * goal.progress(to),
            // On one's own shore, if the goal can be reached from there on foot.
            _ if goal.is_by_land(to) && self.owns(seat, to) => 10,
            _ => NEVER,
        }
    }
}
