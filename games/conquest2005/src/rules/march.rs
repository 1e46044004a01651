//! Movement on land: a leader, what goes along, and where.

mod journey;

use conquest::{Deed, March, Marching, Obstacle};
use parts::mask::Mask;

use super::turn;
use crate::{
    event::{Event, Incident},
    illegal::{Illegal, Refusal},
    pieces::{Leader, Unit, Units},
    places::Province,
    state::{Column, Phase, Rider, Stage, State},
};

pub(super) use journey::{check_ride, commit_ride};

/// Where one movement leads: C05-12 to a neighbor, across a strait, or C05-11 by road.
pub fn destinations(state: &State, column: Column) -> Mask {
    let by_road = journey::road_from(state, column.from);
    match state.journey {
        Some(journey) => by_road & !journey.seen,
        None => state.neighbors(column.from) | by_road,
    }
}

impl Marching for State {
    /// What can go along: C05-06 what has a movement left, C05-11 C05-76 and those who have come by
    /// road with this leader. The second number is cavalry with its last movement.
    #[inline]
    fn company(&self, column: Column) -> (Units, u8) {
        let ready = &self.ready[column.from.idx()];
        match self.journey {
            None => (ready.units, ready.tired_cavalry),
            Some(journey) => {
                // Cavalry that has come along and has a movement left is among the tired.
                let others = ready.tired_cavalry - journey.units.get(Unit::Cavalry);
                (ready.units + journey.units, others + journey.spent_cavalry)
            }
        }
    }

    /// C05-08 Units may stay behind without a leader; C05-09 leaders may go alone, C05-68 but not to
    /// where others' combat units stand and none of their own.
    fn check_go(&self, to: Province) -> Result<(), Illegal> {
        let column = self.column()?;
        let from = column.from;
        if !destinations(self, column).has(to.idx()) {
            return Err(match self.journey {
                Some(_) => Illegal::Own(Refusal::NoRoadOn { from, to }),
                None => Obstacle::NoWay { from, to }.into(),
            });
        }
        check_alone(self, to, column.company())
    }

    fn go(&mut self, to: Province, events: &mut Vec<Event>) {
        let Phase::Lead(column) = self.phase else { return };
        let Column { from, leader, units, tired_cavalry } = column;
        let seat = self.turn;
        let by_road = journey::road_from(self, from).has(to.idx());
        let rider = match self.journey {
            Some(journey) => journey::ride(self, journey, column),
            None => pay(self, column),
        };
        self.phase = Phase::Move;
        self.stage = Stage::Moved;

        let company = column.company();
        let (who, [f, t]) = (seat.idx(), [from.idx(), to.idx()]);
        let met = !company.is_empty() && self.units[who][t].is_empty();
        self.units[who][f] = self.units[who][f] - company;
        self.units[who][t] = self.units[who][t] + company;
        self.move_leader(column, to);
        let name = self.home(seat);
        let march = March { who: name, leader, units: company, from, to };
        events.push(Event::Own(Incident::Marched { march, by_road }));

        if let Some(foe) = self.foe(seat, to) {
            // C05-10 Who enters a space with others' combat units does not move again this turn.
            if met {
                events.push(Event::Own(Incident::Met { who: name, at: to, foe: self.home(foe) }));
            }
            if rider == Rider::Caesar {
                self.caesar_moves = 0;
            }
            self.journey = None;
            return;
        }
        // C05-06 Leaders and cavalry have a second movement.
        let ready = &mut self.ready[t];
        ready.tired_cavalry += units.get(Unit::Cavalry);
        if rider == Rider::General {
            ready.tired_generals += 1;
        }
        let seen = self.journey.map_or(Mask::only(f), |it| it.seen).with(t);
        self.journey = None;
        if by_road {
            journey::begin(self, to, rider, units, tired_cavalry, seen);
        }
    }

    /// C05-11 A journey goes on at once or not at all.
    fn turn_away(&mut self) {
        self.journey = None;
    }

    /// Who rides on has no movement to lose, but his journey ends.
    fn halt(&mut self, events: &mut Vec<Event>) {
        if self.journey.take().is_none() {
            self.exhaust();
        }
        self.commit_halt(events);
    }

    /// C05-63 All movement precedes combat. C05-36 What was entered is remembered.
    fn end_movement(&mut self, events: &mut Vec<Event>) {
        let seat = self.turn.idx();
        events.push(Deed::MovementEnded { who: self.home(self.turn) }.into());
        let standing: Mask =
            (0..self.ready.len()).filter(|&at| !self.units[seat][at].is_empty()).collect();
        self.entered = standing & !self.owned[seat];
        self.stand_down();
        self.journey = None;
        turn::proceed(self, events);
    }
}

/// C05-68 Leaders alone do not enter a province with others' combat units.
pub(super) fn check_alone(state: &State, to: Province, company: Units) -> Result<(), Illegal> {
    let alone = company.is_empty() && state.units_of(state.turn, to).is_empty();
    if alone && !state.is_free(state.turn, to) {
        return Err(Illegal::Own(Refusal::EnemiesThere { to }));
    }
    Ok(())
}

/// C05-07 Every piece spends its own movement. Returns what the leader is afterwards.
fn pay(state: &mut State, column: Column) -> Rider {
    state.spend_movement(column);
    match column.leader {
        Leader::Caesar => Rider::Caesar,
        Leader::General => Rider::General,
        Leader::Tired => Rider::Spent,
    }
}
