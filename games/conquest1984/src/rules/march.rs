//! Movement on land: a leader, what goes along, and where.

use parts::mask::Mask;

use super::{conquest, turn};
use crate::{
    board::board,
    event::Event,
    illegal::Illegal,
    pieces::{LEGION, Leader, Unit, Units, room_for},
    places::Province,
    state::{Caesar, Column, Phase, Stage, State},
};

/// C84-05 Movement comes first, and nothing moves when it is over.
pub(super) fn check_moving(state: &State) -> Result<(), Illegal> {
    match state.phase {
        Phase::Move => Ok(()),
        Phase::Lead(_)
        | Phase::Embark(_)
        | Phase::Muster
        | Phase::Battle(_)
        | Phase::Loss { .. }
        | Phase::Spend
        | Phase::Asked { .. }
        | Phase::Over(_) => Err(Illegal::WrongPhase),
    }
}

fn column(state: &State) -> Result<Column, Illegal> {
    match state.phase {
        Phase::Lead(column) => Ok(column),
        Phase::Move
        | Phase::Embark(_)
        | Phase::Muster
        | Phase::Battle(_)
        | Phase::Loss { .. }
        | Phase::Spend
        | Phase::Asked { .. }
        | Phase::Over(_) => Err(Illegal::WrongPhase),
    }
}

/// C84-10 A leader with a movement left; C84-06 cities lead nobody out.
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
    let column = Column { from: at, leader, units: Units::NONE, tired_cavalry: 0 };
    state.phase = Phase::Lead(column);
    events.push(Event::LeaderChosen { who: state.home(state.turn), leader, at });
}

/// C84-10 Units that can still move; C84-11 at most seven with a leader.
pub(super) fn check_take(state: &State, unit: Unit, n: u8) -> Result<(), Illegal> {
    let column = column(state)?;
    let left = state.ready[column.from.idx()].units.get(unit) - column.units.get(unit);
    if left < n {
        return Err(Illegal::NoUnits { unit });
    }
    check_room(column, n)
}

/// C84-11 Cavalry that has moved once may go along once more.
pub(super) fn check_take_tired(state: &State, n: u8) -> Result<(), Illegal> {
    let column = column(state)?;
    if state.ready[column.from.idx()].tired_cavalry - column.tired_cavalry < n {
        return Err(Illegal::NoUnits { unit: Unit::Cavalry });
    }
    check_room(column, n)
}

fn check_room(column: Column, n: u8) -> Result<(), Illegal> {
    let room = LEGION - column.units.total() - column.tired_cavalry;
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

impl Column {
    /// Everything that goes along.
    pub fn company(self) -> Units {
        self.units + Units::of(Unit::Cavalry, self.tired_cavalry)
    }
}

/// Where one movement leads: C84-19 to a neighbor, or C84-12 along own cities joined by own roads,
/// however far. C84-84 Nothing happens on the way.
pub(crate) fn destinations(state: &State, from: Province) -> Mask {
    let near = board().neighbors(&state.options, from);
    let cities = state.owned[state.turn.idx()] & state.cities;
    // C84-13 Roads are travelled by the owner of their cities only.
    if cities.has(from.idx()) {
        near | board().ways.reach(from.idx(), state.roads, cities)
    } else {
        near
    }
}

pub(super) fn check_go(state: &State, to: Province) -> Result<(), Illegal> {
    let column = column(state)?;
    let from = column.from;
    if !destinations(state, from).has(to.idx()) {
        return Err(Illegal::NoWay { from, to });
    }
    // C84-09 Leaders may go alone, C84-17 but not where enemies stand.
    let company = column.company();
    if company.is_empty() && !state.enemies(state.turn, to).is_empty() {
        return Err(Illegal::EnemiesThere { to });
    }
    check_left_behind(state, from, company, 1)
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
        (_, 0) => Err(Illegal::Unled { at }),
        _ if room_for(leaders) < left => Err(Illegal::TooMany { at }),
        _ => Ok(()),
    }
}

pub(super) fn commit_go(state: &mut State, to: Province, events: &mut Vec<Event>) {
    let Phase::Lead(column) = state.phase else { return };
    let Column { from, leader, units, tired_cavalry } = column;
    let seat = state.turn;
    state.phase = Phase::Move;
    state.stage = Stage::Moved;

    // C84-11 Each piece spends a movement of its own.
    let ready = &mut state.ready[from.idx()];
    ready.units = ready.units - units;
    ready.tired_cavalry -= tired_cavalry;
    match leader {
        Leader::Caesar => state.caesar_moves -= 1,
        Leader::General => ready.generals -= 1,
        Leader::Tired => ready.tired_generals -= 1,
    }
    state.garrison[from.idx()] = state.garrison[from.idx()] - column.company();
    match leader {
        Leader::Caesar => state.caesars[seat.idx()] = Caesar::Land(to),
        Leader::General | Leader::Tired => {
            state.generals[seat.idx()][from.idx()] -= 1;
            state.generals[seat.idx()][to.idx()] += 1;
        }
    }
    let company = column.company();
    events.push(Event::Marched { who: state.home(seat), leader, units: company, from, to });

    let met = conquest::arrive(state, seat, to, company, events);
    if met {
        // C84-14 Who enters a combat situation does not move again this turn.
        state.by_land = state.by_land.with(to.idx());
        if leader == Leader::Caesar {
            state.caesar_moves = 0;
        }
        return;
    }
    if matches!(state.phase, Phase::Over(_)) {
        return;
    }
    // C84-10 Leaders and cavalry have a second movement.
    let ready = &mut state.ready[to.idx()];
    ready.tired_cavalry += units.get(Unit::Cavalry);
    if leader == Leader::General {
        ready.tired_generals += 1;
    }
}

pub(super) fn check_halt(state: &State) -> Result<(), Illegal> {
    match state.phase {
        Phase::Lead(_) | Phase::Embark(_) => Ok(()),
        Phase::Move
        | Phase::Muster
        | Phase::Battle(_)
        | Phase::Loss { .. }
        | Phase::Spend
        | Phase::Asked { .. }
        | Phase::Over(_) => Err(Illegal::WrongPhase),
    }
}

/// The chosen leader or galley stays for the rest of the turn, so that a turn comes to an end
/// whatever is chosen. Whoever has only misclicked takes it back instead.
pub(super) fn commit_halt(state: &mut State, events: &mut Vec<Event>) {
    match state.phase {
        Phase::Lead(column) => {
            let ready = &mut state.ready[column.from.idx()];
            match column.leader {
                Leader::Caesar => state.caesar_moves = 0,
                Leader::General => ready.generals -= 1,
                Leader::Tired => ready.tired_generals -= 1,
            }
        }
        Phase::Embark(boarding) => state.galleys[usize::from(boarding.galley)].moves = 0,
        Phase::Move
        | Phase::Muster
        | Phase::Battle(_)
        | Phase::Loss { .. }
        | Phase::Spend
        | Phase::Asked { .. }
        | Phase::Over(_) => return,
    }
    state.phase = Phase::Move;
    state.stage = Stage::Moved;
    events.push(Event::Halted { who: state.home(state.turn) });
}

/// C84-28 After all movement the battles are fought.
pub(super) fn commit_end(state: &mut State, events: &mut Vec<Event>) {
    events.push(Event::MovementEnded { who: state.home(state.turn) });
    turn::stand_down(state);
    turn::after_battle(state, events);
}
