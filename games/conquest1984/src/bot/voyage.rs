//! Voyages: which legion goes aboard, and where it lands.

use conquest::bot::comes_next;

use super::{NEVER, fight, goal};
use crate::{
    pieces::{Anchor, GalleyName, LEGION, Unit},
    places::{Province, Sea},
    state::{Boarding, Phase, State},
};

/// Fewer do not make a landing.
const FORCE: u8 = 4;

/// Boards where a legion stands ready and the goal lies over sea, or islands are to be taken.
pub(super) fn board(state: &State, name: GalleyName) -> i32 {
    let Some(idx) = state.galley_idx(name) else { return NEVER };
    let Anchor::Berth(coast) = state.galleys[idx].at else { return NEVER };
    let at = coast.province();
    let ready = &state.ready[at.idx()];
    if state.has_twin(idx) || ready.generals == 0 || ready.units.is_empty() {
        return NEVER;
    }
    let by_land = goal::goal(state, state.turn).is_by_land(at);
    match (by_land, FORCE <= ready.units.total()) {
        (false, true) => 150,
        (true, true) => 40,
        (_, false) => 10,
    }
}

/// All that fits, catapults first; or one for an open island.
pub(super) fn take(state: &State, boarding: Boarding, unit: Unit, n: u8) -> i32 {
    let there = state.boardable(boarding).units;
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
pub(super) fn take_generals(state: &State, n: u8) -> i32 {
    let Phase::Embark(boarding) = state.phase else { return NEVER };
    if n == 1 && boarding.cargo.generals == 0 && !boarding.cargo.units.is_empty() {
        90
    } else {
        NEVER
    }
}

pub(super) fn set_sail(state: &State, to: Sea) -> i32 {
    let Phase::Embark(boarding) = state.phase else { return NEVER };
    if boarding.cargo.units.is_empty() {
        return NEVER;
    }
    goal::goal(state, state.turn).course::<Sea>(None, to)
}

/// Empty galleys stay where they are; loaded ones go on towards the goal.
pub(super) fn sail(state: &State, name: GalleyName, to: Sea) -> i32 {
    let Some(idx) = state.galley_idx(name) else { return NEVER };
    let galley = &state.galleys[idx];
    match galley.at {
        Anchor::Sea(from) if !galley.cargo.units.is_empty() => {
            goal::goal(state, state.turn).course(Some(from), to)
        }
        // An emptied galley goes back for more.
        Anchor::Sea(from) => state.homeward(from, to),
        Anchor::Berth(coast) => {
            let left = coast.province() != state.home(state.turn)
                && state.garrison[coast.province().idx()].total() < FORCE;
            let near =
                crate::board::board().distances().sail[to.idx()][state.home(state.turn).idx()];
            if left { -60 - i32::from(near) } else { NEVER }
        }
        Anchor::Stock => NEVER,
    }
}

/// Where a legion can win, or an empty galley is at home.
pub(super) fn land(state: &State, name: GalleyName, to: Province) -> i32 {
    let Some(idx) = state.galley_idx(name) else { return NEVER };
    let galley = &state.galleys[idx];
    let seat = state.turn;
    if galley.cargo.units.is_empty() {
        return if to == state.home(seat) { 20 } else { NEVER };
    }
    let entry = fight::entry(state, seat, to, galley.cargo.units);
    let goal = goal::goal(state, seat);
    if NEVER < entry {
        // Rather on the shore that is nearer to the goal.
        return entry + 8 * goal.progress(to);
    }
    // On one's own shore, if the goal can be reached from there on foot.
    let on_foot = goal.is_by_land(to) && state.owns(seat, to);
    if on_foot { 10 } else { NEVER }
}
