//! Galleys: boarding, sailing, landing.

use kernel::Seat;
use parts::mask::Mask;

use super::{conquest, march};
use crate::{
    board::{Coast, board},
    event::Event,
    illegal::Illegal,
    pieces::{Anchor, Cargo, Field, GalleyName, LEGION, Leader, Unit},
    places::{Province, Sea},
    state::{Boarding, Caesar, Phase, Stage, State},
};

/// C84-20 A galley of one's own with a movement left.
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

/// C84-22 A legion boards at the coast of its province.
pub(super) fn check_board(state: &State, name: GalleyName) -> Result<(), Illegal> {
    let idx = check_galley(state, name)?;
    match state.galleys[idx].at {
        Anchor::Coast(_) => Ok(()),
        Anchor::Sea(_) | Anchor::Stock => Err(Illegal::NotOnCoast { galley: name }),
    }
}

pub(super) fn commit_board(state: &mut State, name: GalleyName, events: &mut Vec<Event>) {
    let galley = state.galley_idx(name).and_then(|idx| u8::try_from(idx).ok()).unwrap_or(0);
    state.phase = Phase::Embark(Boarding { galley, cargo: Cargo::NONE });
    events.push(Event::GalleyChosen { who: state.home(state.turn), galley: name });
}

/// C84-22 What can go aboard: pieces that have not moved this turn, or C84-73 that this very
/// galley has landed.
pub(super) fn boardable(state: &State, boarding: Boarding) -> Cargo {
    let galley = &state.galleys[usize::from(boarding.galley)];
    let Anchor::Coast(coast) = galley.at else { return Cargo::NONE };
    let at = coast.province();
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
    // C84-21 One legion: seven combat units at most.
    if LEGION < boarding.cargo.units.total() + n {
        return Err(Illegal::GalleyFull);
    }
    Ok(())
}

fn boarding(state: &State) -> Result<Boarding, Illegal> {
    match state.phase {
        Phase::Embark(boarding) => Ok(boarding),
        Phase::Move
        | Phase::Lead(_)
        | Phase::Muster
        | Phase::Battle(_)
        | Phase::Loss { .. }
        | Phase::Spend
        | Phase::Asked { .. }
        | Phase::Over(_) => Err(Illegal::WrongPhase),
    }
}

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

/// C84-24 From a coast into any sea on it, C84-23 after landing this turn only back; from a sea
/// into one beside it.
pub(crate) fn passages(state: &State, galley: usize) -> Mask {
    let it = &state.galleys[galley];
    match (it.at, it.came_from) {
        (Anchor::Coast(_), Some(sea)) => Mask::only(sea.idx()),
        (Anchor::Coast(coast), None) => coast.seas(),
        (Anchor::Sea(sea), _) => board().waters.beside(sea.idx()),
        (Anchor::Stock, _) => Mask::NONE,
    }
}

fn check_passage(state: &State, galley: usize, to: Sea) -> Result<(), Illegal> {
    if passages(state, galley).has(to.idx()) {
        return Ok(());
    }
    match (state.galleys[galley].at, state.galleys[galley].came_from) {
        (Anchor::Coast(_), Some(sea)) => Err(Illegal::OnlyBack { sea }),
        (Anchor::Coast(_) | Anchor::Sea(_) | Anchor::Stock, _) => Err(Illegal::NoPassage { to }),
    }
}

pub(super) fn check_set_sail(state: &State, to: Sea) -> Result<(), Illegal> {
    let Boarding { galley, cargo } = boarding(state)?;
    check_passage(state, usize::from(galley), to)?;
    // C84-21 Combat units aboard have a leader with them.
    if !cargo.units.is_empty() && cargo.n_leaders() == 0 {
        return Err(Illegal::UnledAboard);
    }
    let Anchor::Coast(coast) = state.galleys[usize::from(galley)].at else {
        return Err(Illegal::WrongPhase);
    };
    march::check_left_behind(state, coast.province(), cargo.units, cargo.n_leaders())
}

pub(super) fn commit_set_sail(state: &mut State, to: Sea, events: &mut Vec<Event>) {
    let Phase::Embark(Boarding { galley, cargo }) = state.phase else { return };
    let idx = usize::from(galley);
    let Anchor::Coast(coast) = state.galleys[idx].at else { return };
    state.phase = Phase::Move;
    let at = coast.province().idx();
    let seat = state.turn.idx();
    state.garrison[at] = state.garrison[at] - cargo.units;
    state.generals[seat][at] -= cargo.generals;
    // C84-73 What this galley has landed goes aboard first: nothing else may carry it this turn.
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

/// C84-21 A galley sails without a leader while no combat unit is aboard.
pub(super) fn check_sail(state: &State, name: GalleyName, to: Sea) -> Result<(), Illegal> {
    let idx = check_galley(state, name)?;
    check_passage(state, idx, to)
}

pub(super) fn commit_sail(state: &mut State, name: GalleyName, to: Sea, events: &mut Vec<Event>) {
    let Some(idx) = state.galley_idx(name) else { return };
    if let Anchor::Coast(_) = state.galleys[idx].at {
        state.galleys[idx].cargo = Cargo::NONE;
    }
    enter_sea(state, idx, to, events);
}

fn enter_sea(state: &mut State, idx: usize, to: Sea, events: &mut Vec<Event>) {
    let seat = state.turn;
    state.stage = Stage::Moved;
    let name = state.galley_name(idx);
    let galley = &mut state.galleys[idx];
    galley.at = Anchor::Sea(to);
    galley.moves -= 1;
    let Cargo { units, generals, caesar } = galley.cargo;
    let who = state.home(seat);
    events.push(Event::Sailed { who, galley: name, to, units, generals, caesar });
    let met = state.living().any(|it| it != seat && state.fleet(it, Anchor::Sea(to)).any(|_| true));
    if met {
        // C84-25 It stops where enemies are, C84-26 so that nothing lands from it this turn.
        state.galleys[idx].moves = 0;
        events.push(Event::Met { who, field: Field::Sea(to) });
    }
}

/// C84-20 From a sea to the coast of a province on it; C84-27 of one's own or nobody's, or with
/// combat units that attack or conquer it.
pub(super) fn check_land(state: &State, name: GalleyName, to: Province) -> Result<(), Illegal> {
    let idx = check_galley(state, name)?;
    let Anchor::Sea(sea) = state.galleys[idx].at else {
        return Err(Illegal::NotAtSea { galley: name });
    };
    if Coast::on(to, sea).is_none() {
        return Err(Illegal::NoCoast { to });
    }
    let anothers = state.owner(to).is_some_and(|owner| owner != state.turn);
    if anothers && state.galleys[idx].cargo.units.is_empty() {
        return Err(Illegal::NotWelcome { to });
    }
    Ok(())
}

pub(super) fn commit_land(
    state: &mut State,
    name: GalleyName,
    to: Province,
    events: &mut Vec<Event>,
) {
    let Some(idx) = state.galley_idx(name) else { return };
    let Anchor::Sea(sea) = state.galleys[idx].at else { return };
    let Some(coast) = Coast::on(to, sea) else { return };
    let seat: Seat = state.turn;
    state.stage = Stage::Moved;
    let galley = &mut state.galleys[idx];
    galley.at = Anchor::Coast(coast);
    galley.moves -= 1;
    galley.came_from = Some(sea);
    let Cargo { units, generals, caesar } = galley.cargo;
    let who = state.home(seat);
    events.push(Event::Landed { who, galley: name, at: coast, units, generals, caesar });

    // C84-72 On a coast everything goes ashore; C84-22 there it does not move on this turn.
    state.generals[seat.idx()][to.idx()] += generals;
    if caesar {
        state.caesars[seat.idx()] = Caesar::Land(to);
        state.caesar_moves = 0;
    }
    if conquest::arrive(state, seat, to, units, events) {
        // C84-73 Nothing is taken aboard out of a battle.
        let galley = &mut state.galleys[idx];
        (galley.moves, galley.cargo) = (0, Cargo::NONE);
    }
}
