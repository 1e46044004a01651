//! Movement on land: a leader, what goes along, and where.

mod journey;

use parts::mask::Mask;

use super::turn;
use crate::{
    board::board,
    event::Event,
    illegal::Illegal,
    pieces::{LEGION, Leader, Unit, Units},
    places::Province,
    state::{Caesar, Column, Phase, Rider, Stage, State},
};

pub(super) use journey::{check_ride, commit_ride};

/// C05-05 Movement comes first, and nothing moves when it is over.
pub(super) fn check_moving(state: &State) -> Result<(), Illegal> {
    if state.phase == Phase::Move { Ok(()) } else { Err(Illegal::WrongPhase) }
}

fn column(state: &State) -> Result<Column, Illegal> {
    let Phase::Lead(column) = state.phase else { return Err(Illegal::WrongPhase) };
    Ok(column)
}

/// C05-06 A leader with a movement left.
pub(super) fn check_lead(state: &State, at: Province, leader: Leader) -> Result<(), Illegal> {
    check_moving(state)?;
    let ready = &state.ready[at.idx()];
    let can = match leader {
        Leader::Caesar => state.has_caesar(state.turn, at) && 0 < state.caesar_moves,
        Leader::General => 0 < ready.generals,
        Leader::Tired => 0 < ready.tired_generals,
    };
    if can { Ok(()) } else { Err(Illegal::NoLeader { at, leader }) }
}

pub(super) fn commit_lead(
    state: &mut State,
    at: Province,
    leader: Leader,
    events: &mut Vec<Event>,
) {
    let column = Column { from: at, leader, units: Units::NONE, tired_cavalry: 0, rides: false };
    state.phase = Phase::Lead(column);
    state.journey = None;
    events.push(Event::LeaderChosen { who: state.home(state.turn), leader, at });
}

/// What can go along: C05-06 what has a movement left, C05-11 and those who have come by road with
/// this leader. The second number is cavalry with its last movement.
pub(crate) fn company(state: &State, column: Column) -> (Units, u8) {
    let ready = &state.ready[column.from.idx()];
    match state.journey.filter(|_| column.rides) {
        None => (ready.units, ready.tired_cavalry),
        Some(journey) => {
            // Cavalry that has come along and has a movement left is among the tired.
            let others = ready.tired_cavalry - journey.units.get(Unit::Cavalry);
            (ready.units + journey.units, others + journey.spent_cavalry)
        }
    }
}

/// C05-06 Units that can still move; C05-07 at most seven with a leader; C05-76 also along a road.
pub(super) fn check_take(state: &State, unit: Unit, n: u8) -> Result<(), Illegal> {
    let column = column(state)?;
    if company(state, column).0.get(unit) - column.units.get(unit) < n {
        return Err(Illegal::NoUnits { unit });
    }
    check_room(column, n)
}

/// C05-06 Cavalry that has moved once may go along once more.
pub(super) fn check_take_tired(state: &State, n: u8) -> Result<(), Illegal> {
    let column = column(state)?;
    if company(state, column).1 - column.tired_cavalry < n {
        return Err(Illegal::NoUnits { unit: Unit::Cavalry });
    }
    check_room(column, n)
}

fn check_room(column: Column, n: u8) -> Result<(), Illegal> {
    let room = LEGION - column.company().total();
    if n <= room { Ok(()) } else { Err(Illegal::LegionFull) }
}

pub(super) fn commit_take(state: &mut State, unit: Unit, n: u8, events: &mut Vec<Event>) {
    if let Phase::Lead(column) = &mut state.phase {
        column.units.0[unit as usize] += n;
    }
    if let Phase::Embark(boarding) = &mut state.phase {
        boarding.cargo.units.0[unit as usize] += n;
    }
    events.push(Event::UnitsTaken { who: state.home(state.turn), unit, n });
}

pub(super) fn commit_take_tired(state: &mut State, n: u8, events: &mut Vec<Event>) {
    if let Phase::Lead(column) = &mut state.phase {
        column.tired_cavalry += n;
    }
    events.push(Event::UnitsTaken { who: state.home(state.turn), unit: Unit::Cavalry, n });
}

/// Where one movement leads: C05-12 to a neighbor, across a strait, or C05-11 by road.
pub fn destinations(state: &State, column: Column) -> Mask {
    let by_road = journey::road_from(state, column.from);
    match state.journey.filter(|_| column.rides) {
        Some(journey) => by_road & !journey.seen,
        None => board().neighbors(&state.options, column.from) | by_road,
    }
}

/// C05-08 Units may stay behind without a leader; C05-09 leaders may go alone, C05-68 but not to
/// where others' combat units stand and none of their own.
pub(super) fn check_go(state: &State, to: Province) -> Result<(), Illegal> {
    let column = column(state)?;
    let from = column.from;
    if !destinations(state, column).has(to.idx()) {
        let rides = column.rides;
        return Err(if rides {
            Illegal::NoRoadOn { from, to }
        } else {
            Illegal::NoWay { from, to }
        });
    }
    check_alone(state, to, column.company())
}

/// C05-68 Leaders alone do not enter a province with others' combat units.
pub(super) fn check_alone(state: &State, to: Province, company: Units) -> Result<(), Illegal> {
    let alone = company.is_empty() && state.units_of(state.turn, to).is_empty();
    if alone && !state.is_free(state.turn, to) {
        return Err(Illegal::EnemiesThere { to });
    }
    Ok(())
}

pub(super) fn commit_go(state: &mut State, to: Province, events: &mut Vec<Event>) {
    let Phase::Lead(column) = state.phase else { return };
    let Column { from, leader, units, tired_cavalry, .. } = column;
    let seat = state.turn;
    let by_road = journey::road_from(state, from).has(to.idx());
    let rider = if column.rides { journey::ride(state, column) } else { pay(state, column) };
    state.phase = Phase::Move;
    state.stage = Stage::Moved;

    let company = column.company();
    let (who, [f, t]) = (seat.idx(), [from.idx(), to.idx()]);
    let met = !company.is_empty() && state.units[who][t].is_empty();
    state.units[who][f] = state.units[who][f] - company;
    state.units[who][t] = state.units[who][t] + company;
    match rider {
        Rider::Caesar => state.caesars[who] = Caesar::Land(to),
        Rider::General | Rider::Spent => {
            state.generals[who][f] -= 1;
            state.generals[who][t] += 1;
        }
    }
    let name = state.home(seat);
    events.push(Event::Marched { who: name, leader, units: company, from, to, by_road });

    if let Some(foe) = state.foe(seat, to) {
        // C05-10 Who enters a space with others' combat units does not move again this turn.
        if met {
            events.push(Event::Met { who: name, at: to, foe: state.home(foe) });
        }
        if rider == Rider::Caesar {
            state.caesar_moves = 0;
        }
        state.journey = None;
        return;
    }
    // C05-06 Leaders and cavalry have a second movement.
    let ready = &mut state.ready[t];
    ready.tired_cavalry += units.get(Unit::Cavalry);
    if rider == Rider::General {
        ready.tired_generals += 1;
    }
    let seen = state.journey.map_or(Mask::only(f), |it| it.seen).with(t);
    state.journey = None;
    if by_road {
        journey::begin(state, to, rider, units, tired_cavalry, seen);
    }
}

/// C05-07 Every piece spends its own movement. Returns what the leader is afterwards.
fn pay(state: &mut State, column: Column) -> Rider {
    let ready = &mut state.ready[column.from.idx()];
    ready.units = ready.units - column.units;
    ready.tired_cavalry -= column.tired_cavalry;
    state.journey = None;
    match column.leader {
        Leader::Caesar => {
            state.caesar_moves -= 1;
            Rider::Caesar
        }
        Leader::General => {
            ready.generals -= 1;
            Rider::General
        }
        Leader::Tired => {
            ready.tired_generals -= 1;
            Rider::Spent
        }
    }
}

pub(super) fn check_halt(state: &State) -> Result<(), Illegal> {
    let chosen = matches!(state.phase, Phase::Lead(_) | Phase::Embark(_));
    if chosen { Ok(()) } else { Err(Illegal::WrongPhase) }
}

/// The chosen leader or galley stays for the rest of the turn, and a journey ends, so that a turn
/// comes to an end whatever is chosen. Whoever has only misclicked takes it back instead.
pub(super) fn commit_halt(state: &mut State, events: &mut Vec<Event>) {
    match state.phase {
        Phase::Lead(column) if !column.rides => {
            let ready = &mut state.ready[column.from.idx()];
            match column.leader {
                Leader::Caesar => state.caesar_moves = 0,
                Leader::General => ready.generals -= 1,
                Leader::Tired => ready.tired_generals -= 1,
            }
        }
        Phase::Embark(boarding) => state.galleys[usize::from(boarding.galley)].moves = 0,
        Phase::Lead(_)
        | Phase::Homes
        | Phase::Move
        | Phase::Muster
        | Phase::Clash(_)
        | Phase::Sinking(_)
        | Phase::Captives { .. }
        | Phase::Spend
        | Phase::Asked(_)
        | Phase::Over(_) => (),
    }
    state.phase = Phase::Move;
    state.stage = Stage::Moved;
    state.journey = None;
    events.push(Event::Halted { who: state.home(state.turn) });
}

/// C05-63 All movement precedes combat. C05-36 What was entered is remembered.
pub(super) fn commit_end(state: &mut State, events: &mut Vec<Event>) {
    let seat = state.turn;
    events.push(Event::MovementEnded { who: state.home(seat) });
    let standing: Mask =
        (0..state.ready.len()).filter(|&at| !state.units[seat.idx()][at].is_empty()).collect();
    state.entered = standing & !state.owned[seat.idx()];
    turn::stand_down(state);
    turn::proceed(state, events);
}
