//! Marches: who goes, with whom, and where to.

use conquest::{
    bot::{Marches, comes_next},
    distances::FAR,
};
use kernel::Seat;

use super::{
    NEVER,
    campaign::{self, FORCE},
    danger, fight, goal, length, snare,
};
use crate::{
    board::board,
    pieces::{LEGION, Leader, Unit, Units},
    places::Province,
    state::{Column, State},
};

/// With fewer infantry in stock riders are sent to scout.
const SPARE: u8 = 8;

impl Marches for State {
    /// A leader with something to do: an army that nobody leads, the best of what its legion could
    /// enter, or a way to the front.
    fn weigh_leader(&self, at: Province, leader: Leader, company: Units) -> i32 {
        let seat = self.turn;
        let ready = &self.ready[at.idx()];
        let called = is_called(self, seat, at);
        if leader != Leader::Caesar && called.is_some_and(|army| is_open(self, seat, at, army)) {
            return 120;
        }
        if leader == Leader::Caesar {
            // He goes with a legion only where no general could take it, or out of danger; or home, where
            // his new units are.
            let others = 0 < ready.generals + ready.tired_generals;
            let exposed = 3_000 <= danger::dangers(self)[seat.idx()].0;
            let leads = !company.is_empty() && !others;
            if leads && reconquers(self, at, danger::led(company, 1)) {
                return 200;
            }
            return if is_homeward(self, seat, at) || leads && exposed { 0 } else { NEVER };
        }
        if company.is_empty() {
            return NEVER;
        }
        let most = danger::led(company, 1);
        let near = self.neighbors(at).iter();
        let best = near.map(|to| fight::entry(self, seat, Province::at(to), most)).max();
        if let Some(best) = best.filter(|&it| NEVER < it) {
            return best;
        }
        let heading = goal::heading(self, seat, at);
        if heading == at { NEVER } else { 20 }
    }

    /// One to take an open province, or as many as can be led; infantry first, which hits best, then
    /// catapults, then cavalry, so that each company is made in one way only.
    fn weigh_company(&self, column: Column, unit: Unit, n: u8) -> i32 {
        if self.journey.is_some() {
            return NEVER;
        }
        let ready = at_gate(self, column.from, self.ready[column.from.idx()].units);
        let company = column.company();
        if !comes_next(company, unit, [Unit::Infantry, Unit::Catapult, Unit::Cavalry]) {
            return NEVER;
        }
        let room = LEGION - company.total();
        let most = ready.get(unit).min(room);
        let engines = ready.get(Unit::Catapult).min(2);
        let bars = snare::open(self).meets(self.neighbors(column.from));
        let scouts = company.is_empty() && (bars || !super::is_rich(self));
        // Who is left behind everywhere will be missed where the war is decided, infantry most.
        let scarce =
            self.stock[self.turn.idx()].get(Unit::Infantry) < SPARE && 0 < ready.get(Unit::Cavalry);
        match (n, unit) {
            // Scouts are of the cheapest kind that can be spared; who is rich needs his units elsewhere.
            (1, Unit::Infantry) if scouts && !scarce => 80,
            (1, Unit::Cavalry) if scouts && scarce => 80,
            (1, Unit::Cavalry) if scouts => 50,
            (n, Unit::Infantry) if n == most.min(LEGION - engines) => 70,
            (n, Unit::Catapult) if n == most.min(2) => 60,
            (n, Unit::Cavalry) if n == most => 60,
            (n, Unit::Infantry) if n == most || n == most.div_ceil(2) => 20,
            (_, _) => NEVER,
        }
    }

    fn weigh_march(&self, column: Column, to: Province) -> i32 {
        let seat = self.turn;
        let company = column.company();
        if column.leader == Leader::Caesar {
            if to == self.home(seat) && reconquers(self, column.from, (company, 1)) {
                return 300;
            }
            // Else only to where more of his own stand.
            let safer = self.owns(seat, to)
                && self.is_free(seat, to)
                && self.units_of(seat, column.from).total() < self.units_of(seat, to).total();
            return if safer { 50 } else { NEVER };
        }
        let steps = |from: Province, to: Province| {
            i32::from(board().distances().land[from.idx()][to.idx()])
        };
        if company.is_empty() {
            let Some(army) = is_called(self, seat, column.from) else { return NEVER };
            let walk = |from: Province| campaign::walk(self, seat, from, army);
            let nearer = walk(to) < walk(column.from);
            return if nearer && self.is_free(seat, to) { 120 } else { NEVER };
        }
        let legion = (company, 1);
        let entry = fight::entry(self, seat, to, legion);
        if NEVER < entry {
            return entry;
        }
        if !self.is_free(seat, to) {
            return NEVER;
        }
        // Towards the front, never away from it.
        let heading = goal::heading(self, seat, column.from);
        let gained = steps(column.from, heading) - steps(to, heading);
        if gained <= 0 { NEVER } else { 20 + 10 * gained + i32::from(company.total()) }
    }
}

/// Whether a Caesar stands beside the home that he has lost with a legion that could take it back.
fn reconquers(state: &State, from: Province, legion: danger::Army) -> bool {
    let seat = state.turn;
    let home = state.home(seat);
    goal::is_exiled(state, seat)
        && state.neighbors(from).has(home.idx())
        && NEVER < fight::entry(state, seat, home, legion)
}

/// Whether a Caesar has a greater army at home than where he is.
fn is_homeward(state: &State, seat: Seat, at: Province) -> bool {
    let home = state.home(seat);
    let n_units = |at: Province| state.units_of(seat, at).total();
    at != home && state.has_home(seat) && n_units(at) < n_units(home)
}

/// Where an army waits that nobody is there to lead, if a general here can be spared.
fn is_called(state: &State, seat: Seat, at: Province) -> Option<Province> {
    let generals = state.generals[seat.idx()][at.idx()];
    let here = state.units_of(seat, at).total();
    let home = state.home(seat);
    if campaign::calls(state, seat, at, state.units_of(seat, at))
        && campaign::walk(state, seat, at, home) < FAR
    {
        return Some(home);
    }
    // A legion is left behind only for a much greater army.
    let leads = FORCE <= here && generals <= 1;
    // A long war needs its generals together.
    let enough = if super::is_rich(state) && !length::is_long(state) { 1 } else { FORCE };
    let waiting = |to: Province| {
        let army = state.units_of(seat, to).total();
        to != at && enough <= army && state.generals[seat.idx()][to.idx()] == 0
    };
    let steps = |to: &Province| board().distances().land[at.idx()][to.idx()];
    let nearest = Province::ALL.into_iter().filter(|&to| waiting(to)).min_by_key(steps)?;
    let far = steps(&nearest);
    let army = state.units_of(seat, nearest).total();
    let spare = 1 < generals && here <= LEGION * (generals - 1);
    // With his second movement he comes back the same turn.
    let beside = 1 < generals && far == 1;
    let worth_it = match (leads, spare || beside) {
        (true, _) => far < 4 && 2 * here <= army,
        (false, true) => far < FAR,
        (false, false) => far < 6 && here < army,
    };
    worth_it.then_some(nearest)
}

/// Whether a general alone can come to an army.
fn is_open(state: &State, seat: Seat, from: Province, army: Province) -> bool {
    campaign::walk(state, seat, from, army) < FAR
}

/// Whom a leader may take along: one stays where the prey could flee to.
fn at_gate(state: &State, from: Province, ready: Units) -> Units {
    let all = state.units_of(state.turn, from).total();
    if ready.total() < 3 || ready.total() < all || !snare::is_gate(state, from) {
        return ready;
    }
    let stays =
        [Unit::Cavalry, Unit::Infantry, Unit::Catapult].into_iter().find(|&it| 0 < ready.get(it));
    stays.map_or(ready, |it| ready - Units::of(it, 1))
}

/// Whether a legion somewhere has a way to go to where it is of use, and has not gone it.
pub(super) fn goes_on(state: &State) -> bool {
    if !length::is_long(state) {
        return false;
    }
    let seat = state.turn;
    let goal = goal::goal(state, seat).at;
    let steps = |from: Province, to: Province| board().distances().land[from.idx()][to.idx()];
    Province::ALL.into_iter().any(|at| {
        let ready = &state.ready[at.idx()];
        if ready.generals == 0 || ready.units.total() < FORCE || state.has_caesar(seat, at) {
            return false;
        }
        let heading = goal::heading(state, seat, at);
        let far = steps(at, heading);
        // Beside the goal legions wait for each other.
        let waits = goal == Some(heading) && campaign::is_near_goal(state, seat, at);
        if heading == at || FAR <= far || waits {
            return false;
        }
        let mut near = state.neighbors(at).iter().map(Province::at);
        near.any(|to| state.is_free(seat, to) && steps(to, heading) < far)
    })
}

#[cfg(test)]
mod tests {
    use kernel::Game;

    use super::*;
    use crate::{Conquest2005, options::Options};

    fn state(text: &str) -> State {
        let text = format!("homes Hispania Egyptus\n{text}");
        Conquest2005::arrange(&Options::default(), 2, &text).unwrap()
    }

    #[test]
    fn a_caesar_leads_his_legion_back_into_his_home() {
        let exile = |guard: &str| {
            let state = state(&format!(
                "Hispania Lusitania cavalry 3 catapult 2 Caesar\nEgyptus Hispania {guard}city wall\n\
                 Egyptus Egyptus infantry 9 Caesar city wall\nround 30\nturn Hispania"
            ));
            state.weigh_leader(
                Province::Lusitania,
                Leader::Caesar,
                state.ready[Province::Lusitania.idx()].company(),
            )
        };
        assert!(0 < exile("") && 0 < exile("infantry 1 "));
        assert!(exile("infantry 11 ") <= 0);
    }

    #[test]
    fn one_stays_behind_where_a_caesar_could_flee_to() {
        let beside = |round: u16| {
            let state = state(&format!(
                "Hispania Hispania infantry 9 Caesar city wall\n\
                 Hispania Cyrenaica infantry 6 cavalry 1 general 1\n\
                 Egyptus Egyptus infantry 5 Caesar city wall\nround {round}\nturn Hispania"
            ));
            let from = Province::Cyrenaica;
            at_gate(&state, from, state.ready[from.idx()].units)
        };
        assert_eq!([beside(1), beside(30)], [Units([6, 1, 0]), Units([6, 0, 0])]);
    }

    #[test]
    fn in_a_long_war_no_legion_rests_far_from_its_goal() {
        let far = |at: &str, round: u16| {
            goes_on(&state(&format!(
                "Hispania Hispania infantry 9 Caesar city wall\nHispania {at} infantry 7 general 1\n\
                 Egyptus Egyptus infantry 5 Caesar city wall\nround {round}\nturn Hispania"
            )))
        };
        assert!(far("Numidia", 30) && !far("Numidia", 1));
        assert!(!far("Cyrenaica", 30));
    }
}
