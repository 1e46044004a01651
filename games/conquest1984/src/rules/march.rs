//! Movement on land: where a leader goes, and what stays behind.

use conquest::{Deed, March, Marching, Obstacle};
use parts::mask::Mask;

use super::{capture, turn};
use crate::{
    board::board,
    event::{Event, Incident},
    illegal::{Illegal, Refusal},
    pieces::{Leader, Unit, Units, room_for},
    places::Province,
    state::{Column, Phase, Stage, State},
};

/// Where one movement leads: C84-19 to a neighbor, or C84-12 along own cities joined by own roads,
/// however far. C84-84 Nothing happens on the way.
pub(crate) fn destinations(state: &State, from: Province) -> Mask {
    let near = state.neighbors(from);
    let cities = state.owned[state.turn.idx()] & state.cities;
    // C84-13 Roads are travelled by the owner of their cities only.
    if cities.has(from.idx()) {
        near | board().ways.reach(from.idx(), state.roads, cities)
    } else {
        near
    }
}

impl Marching for State {
    #[inline]
    fn company(&self, column: Column) -> (Units, u8) {
        let ready = &self.ready[column.from.idx()];
        (ready.units, ready.tired_cavalry)
    }

    fn check_go(&self, to: Province) -> Result<(), Illegal> {
        let column = self.column()?;
        let from = column.from;
        if !destinations(self, from).has(to.idx()) {
            return Err(Obstacle::NoWay { from, to }.into());
        }
        // C84-09 Leaders may go alone, C84-17 but not where enemies stand.
        let company = column.company();
        if company.is_empty() && !self.enemies(self.turn, to).is_empty() {
            return Err(Illegal::Own(Refusal::EnemiesThere { to }));
        }
        check_left_behind(self, from, company, 1)
    }

    fn go(&mut self, to: Province, events: &mut Vec<Event>) {
        let Phase::Lead(column) = self.phase else { return };
        let Column { from, leader, units, .. } = column;
        let (seat, company) = (self.turn, column.company());
        self.phase = Phase::Move;
        self.stage = Stage::Moved;
        self.spend_movement(column);
        self.move_leader(column, to);
        self.garrison[from.idx()] = self.garrison[from.idx()] - company;
        let march = March { who: self.home(seat), leader, units: company, from, to };
        events.push(Event::Own(Incident::Marched { march }));

        let met = capture::arrive(self, seat, to, company, events);
        if met {
            // C84-14 Who enters a combat situation does not move again this turn.
            self.by_land = self.by_land.with(to.idx());
            if leader == Leader::Caesar {
                self.caesar_moves = 0;
            }
            return;
        }
        if matches!(self.phase, Phase::Over(_)) {
            return;
        }
        // C84-10 Leaders and cavalry have a second movement.
        let ready = &mut self.ready[to.idx()];
        ready.tired_cavalry += units.get(Unit::Cavalry);
        if leader == Leader::General {
            ready.tired_generals += 1;
        }
    }

    /// C84-84 Nothing is under way between two movements.
    fn turn_away(&mut self) {}

    fn halt(&mut self, events: &mut Vec<Event>) {
        self.exhaust();
        self.commit_halt(events);
    }

    /// C84-28 After all movement the battles are fought.
    fn end_movement(&mut self, events: &mut Vec<Event>) {
        events.push(Deed::MovementEnded { who: self.home(self.turn) }.into());
        self.stand_down();
        turn::after_battle(self, events);
    }
}

/// C84-08 What stays behind has a leader, C84-07 and no leader more than seven of it.
pub(super) fn check_left_behind(
    state: &State,
    at: Province,
    gone: Units,
    n_leaders_gone: u8,
) -> Result<(), Illegal> {
    let left = state.units(state.turn, at).total() - gone.total();
    let leaders = state.n_leaders(state.turn, at) - n_leaders_gone;
    match (left, leaders) {
        (0, _) => Ok(()),
        (_, 0) => Err(Illegal::Own(Refusal::Unled { at })),
        _ if room_for(leaders) < left => Err(Illegal::Own(Refusal::TooMany { at })),
        _ => Ok(()),
    }
}
