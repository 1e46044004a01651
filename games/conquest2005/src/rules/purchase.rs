//! Destroying cities, purchase and placement.

use kernel::Seat;
use parts::mask::Mask;

use super::turn;
use crate::{
    board::board,
    event::Event,
    illegal::Illegal,
    pieces::{Anchor, GALLEYS, Galley, Goods as _, Unit},
    places::Province,
    state::{N_CITIES, N_ROADS, N_WALLS, Phase, Stage, State},
};

/// C05-45 The prices of a city, of a fortification and of a road before inflation; a fortified city
/// is both.
pub const CITY: u32 = 30;
pub const WALL: u32 = 20;
pub const ROAD: u32 = 10;

/// C05-05 What is bought after tribute is placed at once.
pub(super) fn check_spending(state: &State) -> Result<(), Illegal> {
    if state.phase == Phase::Spend { Ok(()) } else { Err(Illegal::WrongPhase) }
}

/// C05-44 An own city, fortification and roads and all; C05-05 before anything is bought.
pub(super) fn check_destroy(state: &State, at: Province) -> Result<(), Illegal> {
    check_spending(state)?;
    if !has_city(state, at) {
        return Err(Illegal::NoCity { at });
    }
    if Stage::Bought <= state.stage { Err(Illegal::BoughtAlready) } else { Ok(()) }
}

pub(super) fn commit_destroy(state: &mut State, at: Province, events: &mut Vec<Event>) {
    state.cities = state.cities.without(at.idx());
    state.walls = state.walls.without(at.idx());
    events.push(Event::CityDestroyed { who: state.home(state.turn), at });
    // C05-51 A road stays while both its cities stand.
    let gone = state.roads & board().ways.at(at.idx());
    if !gone.is_empty() {
        state.roads = state.roads & !gone;
        let n = u8::try_from(gone.len()).unwrap_or(u8::MAX);
        events.push(Event::RoadsRemoved { at, n });
    }
}

fn has_city(state: &State, at: Province) -> bool {
    state.owns(state.turn, at) && state.cities.has(at.idx())
}

/// C05-45 C05-47 For money, as inflation has it; C05-52 not when generals are already talked about.
fn check_pay(state: &State, normal: u32) -> Result<(), Illegal> {
    check_spending(state)?;
    if state.stage == Stage::Dealt {
        return Err(Illegal::PlacedAlready);
    }
    let (price, money) = (state.price(normal), state.treasury.of(state.turn.idx()));
    if price <= money { Ok(()) } else { Err(Illegal::TooDear { price, money }) }
}

/// C05-71 Nothing is placed where others' combat units stand.
fn check_free(state: &State, at: Province) -> Result<(), Illegal> {
    if state.is_free(state.turn, at) { Ok(()) } else { Err(Illegal::Beset { at }) }
}

/// Returns what was paid.
fn pay(state: &mut State, normal: u32) -> u32 {
    let price = state.price(normal);
    state.treasury.spend(state.turn.idx(), price);
    state.stage = Stage::Bought;
    price
}

/// C05-48 Into the home province, C05-72 only while it is held; C05-47 C05-62 out of the stock of
/// one's own color.
pub(super) fn check_buy(state: &State, unit: Unit, n: u8) -> Result<(), Illegal> {
    check_pay(state, unit.price() * u32::from(n))?;
    let seat = state.turn;
    if !state.has_home(seat) {
        return Err(Illegal::HomeLost);
    }
    check_free(state, state.home(seat))?;
    if state.stock[seat.idx()].get(unit) < n { Err(Illegal::OutOfStock) } else { Ok(()) }
}

pub(super) fn commit_buy(state: &mut State, unit: Unit, n: u8, events: &mut Vec<Event>) {
    let sum = pay(state, unit.price() * u32::from(n));
    let (seat, home) = (state.turn.idx(), state.home(state.turn));
    state.stock[seat].0[unit as usize] -= n;
    state.units[seat][home.idx()].0[unit as usize] += n;
    events.push(Event::Bought { who: home, unit, n, sum });
}

/// C05-04 C05-62 The first galley of one's own color that is in stock.
fn spare_galley(state: &State, seat: Seat) -> Option<usize> {
    let first = seat.idx() * GALLEYS;
    (first..first + GALLEYS).find(|&idx| state.galleys[idx].at == Anchor::Stock)
}

/// C05-49 In the home province, for Mesopotamia in Syria or Armenia, while it is owned.
pub(super) fn harbors(state: &State) -> Mask {
    board().harbors(state.home(state.turn))
}

pub(super) fn check_buy_galley(state: &State, at: Province) -> Result<(), Illegal> {
    check_pay(state, Unit::Galley.price())?;
    if !harbors(state).has(at.idx()) {
        return Err(Illegal::NoHarbor { at });
    }
    if !state.owns(state.turn, at) {
        let home = at == state.home(state.turn);
        return Err(if home { Illegal::HomeLost } else { Illegal::NoHarbor { at } });
    }
    check_free(state, at)?;
    if spare_galley(state, state.turn).is_none() { Err(Illegal::OutOfStock) } else { Ok(()) }
}

pub(super) fn commit_buy_galley(state: &mut State, at: Province, events: &mut Vec<Event>) {
    let Some(idx) = spare_galley(state, state.turn) else { return };
    let sum = pay(state, Unit::Galley.price());
    state.galleys[idx] = Galley { at: Anchor::Port(at), ..Galley::IN_STOCK };
    let (who, galley) = (state.home(state.turn), state.galley_name(idx));
    events.push(Event::GalleyBought { who, galley, at, sum });
}

/// C05-50 Any own province without a city.
pub(super) fn check_city(state: &State, at: Province) -> Result<(), Illegal> {
    check_pay(state, CITY)?;
    if !state.owns(state.turn, at) {
        return Err(Illegal::NotYours { at });
    }
    if state.cities.has(at.idx()) {
        return Err(Illegal::CityThere { at });
    }
    check_free(state, at)?;
    if N_CITIES <= state.cities.len() { Err(Illegal::OutOfStock) } else { Ok(()) }
}

pub(super) fn commit_city(state: &mut State, at: Province, events: &mut Vec<Event>) {
    let sum = pay(state, CITY);
    state.cities = state.cities.with(at.idx());
    events.push(Event::CityBuilt { who: state.home(state.turn), at, sum });
    turn::note_worth(state);
}

/// C05-50 Any own city without a fortification, new or old.
pub(super) fn check_wall(state: &State, at: Province) -> Result<(), Illegal> {
    check_pay(state, WALL)?;
    if !has_city(state, at) {
        return Err(Illegal::NothingToFortify { at });
    }
    if state.walls.has(at.idx()) {
        return Err(Illegal::WallThere { at });
    }
    check_free(state, at)?;
    if N_WALLS <= state.walls.len() { Err(Illegal::OutOfStock) } else { Ok(()) }
}

pub(super) fn commit_wall(state: &mut State, at: Province, events: &mut Vec<Event>) {
    let sum = pay(state, WALL);
    state.walls = state.walls.with(at.idx());
    events.push(Event::WallBuilt { who: state.home(state.turn), at, sum });
}

/// C05-51 Between own cities that touch on land, not across a strait, one a pair.
pub(super) fn check_road(state: &State, [a, b]: [Province; 2]) -> Result<(), Illegal> {
    check_pay(state, ROAD)?;
    for at in [a, b] {
        if !has_city(state, at) {
            return Err(Illegal::NothingToJoin { at });
        }
    }
    let Some(way) = board().way(&state.options, a, b) else {
        return Err(Illegal::NotNeighbors { a, b });
    };
    if state.roads.has(way) {
        return Err(Illegal::RoadThere);
    }
    check_free(state, a)?;
    check_free(state, b)?;
    if N_ROADS <= state.roads.len() { Err(Illegal::OutOfStock) } else { Ok(()) }
}

pub(super) fn commit_road(state: &mut State, between: [Province; 2], events: &mut Vec<Event>) {
    let [a, b] = between;
    let Some(way) = board().way(&state.options, a, b) else { return };
    let sum = pay(state, ROAD);
    state.roads = state.roads.with(way);
    events.push(Event::RoadBuilt { who: state.home(state.turn), between, sum });
}
