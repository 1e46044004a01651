//! Marches: who goes, with whom, and where to.

use conquest::bot::{Marches, comes_next};

use super::{
    NEVER, fight,
    goal::{self},
};
use crate::{
    board::board,
    pieces::{LEGION, Leader, Unit, Units, room_for},
    places::Province,
    state::{Column, State},
};

/// An army waits at home and nobody is there to lead it out, and a general here can be spared.
fn is_called_home(state: &State, at: Province) -> bool {
    let seat = state.turn;
    let home = state.home(seat);
    let waiting = state.owns(seat, home)
        && state.generals[seat.idx()][home.idx()] == 0
        && LEGION <= state.garrison[home.idx()].total();
    let leaders = state.n_leaders(seat, at).saturating_sub(1);
    waiting && at != home && state.garrison[at.idx()].total() <= room_for(leaders)
}

impl Marches for State {
    /// A leader with something to do: the best of what its legion could enter, or a way to the front.
    fn weigh_leader(&self, at: Province, leader: Leader, company: Units) -> i32 {
        let seat = self.turn;
        let ready = &self.ready[at.idx()];
        if company.is_empty() && leader != Leader::Caesar && is_called_home(self, at) {
            return 120;
        }
        if company.is_empty() {
            // A general without a legion goes where legions are, the Caesar stays.
            let idle = self.garrison[at.idx()].is_empty() && !self.has_caesar(seat, at);
            let home = self.home(seat);
            return if idle && leader != Leader::Caesar && at != home { -150 } else { NEVER };
        }
        if leader == Leader::Caesar {
            // He goes with a legion only where no general could take it, or out of danger.
            let others = 0 < ready.generals + ready.tired_generals;
            let exposed = super::danger::dangers(self)[seat.idx()].0;
            return if others || exposed < 3_000 { NEVER } else { 0 };
        }
        if is_called_home(self, at) {
            return 120;
        }
        let entries = self.neighbors(at).iter().map(Province::at);
        let best = entries.map(|to| fight::entry(self, seat, to, legion(company))).max();
        best.filter(|&it| NEVER < it)
            .unwrap_or_else(|| if goal::heading(self, seat, at) == at { NEVER } else { 20 })
    }

    /// One to take an open province, or as many as can be led; catapults first, infantry last, so that
    /// each company is made in one way only.
    fn weigh_company(&self, column: Column, unit: Unit, n: u8) -> i32 {
        let ready = self.ready[column.from.idx()].units;
        let company = column.company();
        if !comes_next(company, unit, [Unit::Catapult, Unit::Cavalry, Unit::Infantry]) {
            return NEVER;
        }
        let room = LEGION - company.total();
        let most = ready.get(unit).min(room);
        match (n, unit) {
            (n, _) if n == most => 60,
            // Scouts are of the cheapest kind that is there.
            (1, Unit::Cavalry) if company.is_empty() => 50,
            (1, Unit::Infantry) if company.is_empty() => 80,
            (n, Unit::Infantry) if n == most.div_ceil(2) => 20,
            (_, _) => NEVER,
        }
    }

    fn weigh_march(&self, column: Column, to: Province) -> i32 {
        let seat = self.turn;
        let company = column.company();
        if column.leader == Leader::Caesar {
            // Only to where more of his own stand.
            let safer = self.owns(seat, to)
                && self.garrison[column.from.idx()].total() < self.garrison[to.idx()].total();
            return if safer { 50 } else { NEVER };
        }
        if company.is_empty() && is_called_home(self, column.from) {
            let home = self.home(seat).idx();
            let steps = |at: Province| board().distances().land[at.idx()][home];
            return if steps(to) < steps(column.from) { 120 } else { NEVER };
        }
        if company.is_empty() {
            let lonely = self.n_captains(seat, to) == 0 || to == self.home(seat);
            let useful = self.owns(seat, to) && !self.garrison[to.idx()].is_empty() && lonely;
            return if useful { 10 } else { NEVER };
        }
        if !self.owns(seat, to) {
            return fight::entry(self, seat, to, company);
        }
        // Towards the front, never away from it.
        let heading = goal::heading(self, seat, column.from);
        let steps = |at: Province| i32::from(board().distances().land[at.idx()][heading.idx()]);
        let gained = steps(column.from) - steps(to);
        if gained <= 0 { NEVER } else { 20 + 10 * gained + i32::from(company.total()) }
    }
}

/// The strongest seven of an army.
fn legion(units: Units) -> Units {
    units.first(LEGION, [Unit::Catapult, Unit::Cavalry, Unit::Infantry])
}
