//! Galleys: boarding, sailing, landing.

use parts::mask::Mask;

use super::march;
use crate::{
    board::board,
    event::Event,
    illegal::Illegal,
    pieces::{Anchor, Cargo, GalleyName, LEGION, Leader, Unit},
    places::{Province, Sea},
    state::{Boarding, Caesar, Phase, Stage, State},
};

/// C05-14 A galley of one's own with a movement left.
fn check_galley(state: &State, name: GalleyName) -> Result<usize, Illegal> {
    march::check_moving(state)?;
    let idx = state.galley_idx(name).ok_or(Illegal::NoGalley { galley: name })?;
    let galley = &state.galleys[idx];
    if galley.at == Anchor::Stock || state.lord_of(idx) != state.turn {
        return Err(Illegal::NoGalley { galley: name });
    }
    if galley.moves == 0 {
        return Err(Illegal::GalleyStopped { galley: name });
    }
    Ok(idx)
}

/// C05-16 Pieces board in a province.
pub(super) fn check_board(state: &State, name: GalleyName) -> Result<(), Illegal> {
    let idx = check_galley(state, name)?;
    match state.galleys[idx].at {
        Anchor::Port(_) => Ok(()),
        Anchor::Sea(_) | Anchor::Stock => Err(Illegal::NotInPort { galley: name }),
    }
}

pub(super) fn commit_board(state: &mut State, name: GalleyName, events: &mut Vec<Event>) {
    let galley = state.galley_idx(name).and_then(|idx| u8::try_from(idx).ok()).unwrap_or(0);
    state.phase = Phase::Embark(Boarding { galley, cargo: Cargo::NONE });
    state.journey = None;
    events.push(Event::GalleyChosen { who: state.home(state.turn), galley: name });
}

/// C05-16 What can go aboard: pieces that have not moved on land this turn, or C05-66 that this
/// very galley has landed.
pub(crate) fn boardable(state: &State, boarding: Boarding) -> Cargo {
    let galley = &state.galleys[usize::from(boarding.galley)];
    let Anchor::Port(at) = galley.at else { return Cargo::NONE };
    let ready = &state.ready[at.idx()];
    let rested = state.has_caesar(state.turn, at) && state.caesar_moves == 2;
    Cargo {
        units: ready.units + galley.cargo.units,
        generals: ready.generals + galley.cargo.generals,
        caesar: rested || galley.cargo.caesar,
    }
}

pub(super) fn check_take(
    state: &State,
    boarding: Boarding,
    unit: Unit,
    n: u8,
) -> Result<(), Illegal> {
    let there = boardable(state, boarding).units.get(unit);
    if there - boarding.cargo.units.get(unit) < n {
        return Err(Illegal::NoUnits { unit });
    }
    // C05-15 Seven combat units at most.
    if LEGION < boarding.cargo.units.total() + n {
        return Err(Illegal::GalleyFull);
    }
    Ok(())
}

fn boarding(state: &State) -> Result<Boarding, Illegal> {
    let Phase::Embark(boarding) = state.phase else { return Err(Illegal::WrongPhase) };
    Ok(boarding)
}

/// C05-15 Any number of leaders.
pub(super) fn check_take_generals(state: &State, n: u8) -> Result<(), Illegal> {
    let boarding = boarding(state)?;
    let there = boardable(state, boarding).generals;
    if there - boarding.cargo.generals < n { Err(Illegal::NoGenerals) } else { Ok(()) }
}

pub(super) fn commit_take_generals(state: &mut State, n: u8, events: &mut Vec<Event>) {
    if let Phase::Embark(boarding) = &mut state.phase {
        boarding.cargo.generals += n;
    }
    let who = state.home(state.turn);
    events.push(Event::LeadersTaken { who, leader: Leader::General, n });
}

pub(super) fn check_take_caesar(state: &State) -> Result<(), Illegal> {
    let boarding = boarding(state)?;
    let there = boardable(state, boarding).caesar && !boarding.cargo.caesar;
    if there { Ok(()) } else { Err(Illegal::NoCaesar) }
}

pub(super) fn commit_take_caesar(state: &mut State, events: &mut Vec<Event>) {
    if let Phase::Embark(boarding) = &mut state.phase {
        boarding.cargo.caesar = true;
    }
    let who = state.home(state.turn);
    events.push(Event::LeadersTaken { who, leader: Leader::Caesar, n: 1 });
}

/// C05-14 C05-67 From a province into any sea on its coast; from a sea into one beside it.
pub(super) fn passages(state: &State, galley: usize) -> Mask {
    match state.galleys[galley].at {
        Anchor::Port(at) => board().waters.seas_of(at.idx()),
        Anchor::Sea(sea) => board().waters.beside(sea.idx()),
        Anchor::Stock => Mask::NONE,
    }
}

fn check_passage(state: &State, galley: usize, to: Sea) -> Result<(), Illegal> {
    if passages(state, galley).has(to.idx()) { Ok(()) } else { Err(Illegal::NoPassage { to }) }
}

/// C05-15 Combat units aboard have a leader with them.
pub(super) fn check_set_sail(state: &State, to: Sea) -> Result<(), Illegal> {
    let Boarding { galley, cargo } = boarding(state)?;
    check_passage(state, usize::from(galley), to)?;
    let unled = !cargo.units.is_empty() && cargo.n_leaders() == 0;
    if unled { Err(Illegal::UnledAboard) } else { Ok(()) }
}

pub(super) fn commit_set_sail(state: &mut State, to: Sea, events: &mut Vec<Event>) {
    let Phase::Embark(Boarding { galley, cargo }) = state.phase else { return };
    let idx = usize::from(galley);
    let Anchor::Port(province) = state.galleys[idx].at else { return };
    state.phase = Phase::Move;
    let (at, seat) = (province.idx(), state.turn.idx());
    state.units[seat][at] = state.units[seat][at] - cargo.units;
    state.generals[seat][at] -= cargo.generals;
    // C05-66 What this galley has landed goes aboard first: nothing else may carry it this turn.
    let landed = state.galleys[idx].cargo;
    let ready = &mut state.ready[at];
    ready.units = ready.units - (cargo.units - cargo.units.least(landed.units));
    ready.generals -= cargo.generals - cargo.generals.min(landed.generals);
    if cargo.caesar {
        state.caesars[seat] = Caesar::Aboard(galley);
        state.caesar_moves = 0;
    }
    state.galleys[idx].cargo = cargo;
    enter_sea(state, idx, to, events);
}

/// C05-15 A galley sails without a leader while no combat unit is aboard.
pub(super) fn check_sail(state: &State, name: GalleyName, to: Sea) -> Result<(), Illegal> {
    let idx = check_galley(state, name)?;
    check_passage(state, idx, to)
}

pub(super) fn commit_sail(state: &mut State, name: GalleyName, to: Sea, events: &mut Vec<Event>) {
    let Some(idx) = state.galley_idx(name) else { return };
    if let Anchor::Port(_) = state.galleys[idx].at {
        state.galleys[idx].cargo = Cargo::NONE;
    }
    enter_sea(state, idx, to, events);
}

/// C05-17 Others' galleys stop nobody.
fn enter_sea(state: &mut State, idx: usize, to: Sea, events: &mut Vec<Event>) {
    state.stage = Stage::Moved;
    state.journey = None;
    let name = state.galley_name(idx);
    let galley = &mut state.galleys[idx];
    galley.at = Anchor::Sea(to);
    galley.moves -= 1;
    let Cargo { units, generals, caesar } = galley.cargo;
    let who = state.home(state.turn);
    events.push(Event::Sailed { who, galley: name, to, units, generals, caesar });
}

/// C05-14 From a sea into a province on it, C05-67 whosever it is; C05-68 leaders alone not to
/// where others' combat units stand.
pub(super) fn check_land(state: &State, name: GalleyName, to: Province) -> Result<(), Illegal> {
    let idx = check_galley(state, name)?;
    let Anchor::Sea(sea) = state.galleys[idx].at else {
        return Err(Illegal::NotAtSea { galley: name });
    };
    if !board().waters.shores_of(sea.idx()).has(to.idx()) {
        return Err(Illegal::NoCoast { to });
    }
    let cargo = state.galleys[idx].cargo;
    if cargo.is_empty() { Ok(()) } else { march::check_alone(state, to, cargo.units) }
}

pub(super) fn commit_land(
    state: &mut State,
    name: GalleyName,
    to: Province,
    events: &mut Vec<Event>,
) {
    let Some(idx) = state.galley_idx(name) else { return };
    let (seat, who) = (state.turn, state.home(state.turn));
    state.stage = Stage::Moved;
    state.journey = None;
    let galley = &mut state.galleys[idx];
    galley.at = Anchor::Port(to);
    galley.moves -= 1;
    let Cargo { units, generals, caesar } = galley.cargo;
    events.push(Event::Landed { who, galley: name, at: to, units, generals, caesar });
    if galley.cargo.is_empty() {
        return;
    }
    // C05-65 In a province everything goes ashore; C05-16 there it does not move on this turn.
    let at = to.idx();
    let joins = !state.units[seat.idx()][at].is_empty();
    state.units[seat.idx()][at] = state.units[seat.idx()][at] + units;
    state.generals[seat.idx()][at] += generals;
    if caesar {
        state.caesars[seat.idx()] = Caesar::Land(to);
        state.caesar_moves = 0;
    }
    if let Some(foe) = state.foe(seat, to) {
        if !joins {
            events.push(Event::Met { who, at: to, foe: state.home(foe) });
        }
        // C05-66 Nothing is taken aboard out of combat.
        let galley = &mut state.galleys[idx];
        (galley.moves, galley.cargo) = (0, Cargo::NONE);
    }
}
