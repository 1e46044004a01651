//! A turn: move, exchange or pass.

use crate::{
    board::{Province, Route, Side},
    event::{Event, Victory},
    illegal::Illegal,
    pieces::{Place, Unit},
    rules::{conflict, victory},
    state::{Phase, State},
};

/// HAN-24 A conflict is settled before anything else happens.
pub(super) fn check_maneuver(state: &State) -> Result<(), Illegal> {
    match state.phase {
        Phase::Maneuver { .. } => Ok(()),
        Phase::Engage { .. } | Phase::Seal { .. } | Phase::Over { .. } => {
            Err(Illegal::ConflictPending)
        }
    }
}

/// HAN-07 One legion moves, one that stands there.
pub(super) fn check_march(
    state: &State,
    side: Side,
    from: Province,
    to: Province,
) -> Result<(), Illegal> {
    check_maneuver(state)?;
    if state.n_ordinary(side, from) == 0 {
        return Err(Illegal::NoLegion { from });
    }
    check_way(state, side, from, to)
}

/// HAN-11 Hannibal never enters an island, by land or by convoy.
pub(super) fn check_march_hannibal(state: &State, side: Side, to: Province) -> Result<(), Illegal> {
    check_maneuver(state)?;
    let Some(from) = state.hannibal.filter(|_| side == Side::Carthage) else {
        return Err(Illegal::NoHannibal);
    };
    if to.is_island() {
        return Err(Illegal::HannibalOnIsland { to });
    }
    check_way(state, side, from, to)
}

/// HAN-08 To a province that borders; HAN-09 or along a route with a fleet of its own side;
/// HAN-10 never along one without.
fn check_way(state: &State, side: Side, from: Province, to: Province) -> Result<(), Illegal> {
    if from.borders(to) {
        return Ok(());
    }
    match from.route_to(to) {
        Some(route) if state.n_fleets(side, route) == 0 => Err(Illegal::NoConvoy { route }),
        Some(_) => Ok(()),
        None => Err(Illegal::NotAdjacent { from, to }),
    }
}

pub(super) fn commit_march(
    state: &mut State,
    side: Side,
    unit: Unit,
    from: Province,
    to: Province,
    events: &mut Vec<Event>,
) {
    if unit == Unit::Hannibal {
        state.hannibal = Some(to);
    } else {
        state.legions[side as usize].take(from as usize);
        state.legions[side as usize].add(to as usize);
    }
    events.push(match from.route_to(to).filter(|_| !from.borders(to)) {
        Some(route) => Event::Convoyed { side, unit, from, to, route },
        None => Event::Marched { side, unit, from, to },
    });

    // HAN-32 comes before HAN-18: nobody fights for a fallen capital.
    if to == side.enemy().capital() {
        victory::win(state, side, Victory::Capital, events);
    } else {
        conflict::enter(state, side, Place::Land(to), events);
    }
}

/// HAN-12 A fleet moves to any other route, however far.
pub(super) fn check_sail(state: &State, side: Side, from: Route, to: Route) -> Result<(), Illegal> {
    check_maneuver(state)?;
    if state.n_fleets(side, from) == 0 {
        return Err(Illegal::NoFleet { from });
    }
    if from == to {
        return Err(Illegal::SameRoute { to });
    }
    Ok(())
}

pub(super) fn commit_sail(
    state: &mut State,
    side: Side,
    from: Route,
    to: Route,
    events: &mut Vec<Event>,
) {
    state.fleets[side as usize][from as usize] -= 1;
    state.fleets[side as usize][to as usize] += 1;
    events.push(Event::Sailed { side, from, to });
    conflict::enter(state, side, Place::Sea(to), events);
}

/// HAN-13 A legion anywhere is given up for a fleet; HAN-14 not while a fleet is left.
pub(super) fn check_exchange(state: &State, side: Side, from: Province) -> Result<(), Illegal> {
    check_maneuver(state)?;
    if 0 < state.all_fleets(side) {
        return Err(Illegal::FleetsLeft);
    }
    if state.n_ordinary(side, from) == 0 {
        return Err(Illegal::NoLegion { from });
    }
    Ok(())
}

/// HAN-15 The legion given up may be Hannibal's.
pub(super) fn check_exchange_hannibal(state: &State, side: Side) -> Result<(), Illegal> {
    check_maneuver(state)?;
    if 0 < state.all_fleets(side) {
        return Err(Illegal::FleetsLeft);
    }
    if side != Side::Carthage || state.hannibal.is_none() {
        return Err(Illegal::NoHannibal);
    }
    Ok(())
}

/// HAN-16 The new fleet fights at once for a home route that the enemy holds.
pub(super) fn commit_exchange(
    state: &mut State,
    side: Side,
    unit: Unit,
    from: Province,
    events: &mut Vec<Event>,
) {
    if unit == Unit::Hannibal {
        state.hannibal = None;
    } else {
        state.legions[side as usize].take(from as usize);
    }
    let route = side.home_route();
    state.lost[side as usize].legions += 1;
    state.lost[side as usize].rebuilt += 1;
    state.fleets[side as usize][route as usize] += 1;
    state.seen.clear();
    events.push(Event::Exchanged { side, unit, from, route });
    conflict::enter(state, side, Place::Sea(route), events);
}

/// HAN-17 Passing is always allowed; the second pass in a row ends the game.
pub(super) fn commit_pass(state: &mut State, side: Side, events: &mut Vec<Event>) {
    events.push(Event::Passed { side });
    victory::end_turn(state, side, true, events);
}
