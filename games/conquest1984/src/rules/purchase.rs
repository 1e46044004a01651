//! Destroying cities, purchase and placement.

use kernel::Seat;

use super::{conquest, turn};
use crate::{
    board::{Coast, board},
    event::Event,
    illegal::Illegal,
    pieces::{Anchor, GALLEYS, Galley, Goods as _, Unit, Units, room_for},
    places::Province,
    state::{N_CITIES, N_ROADS, N_WALLS, Phase, Stage, State},
};

/// C84-52 The prices of a city and of a wall before inflation; C84-57 roads are free.
pub const CITY: u32 = 30;
pub const WALL: u32 = 25;

/// C84-05 What is bought after tribute is placed at once.
pub(super) fn check_spending(state: &State) -> Result<(), Illegal> {
    if state.phase == Phase::Spend { Ok(()) } else { Err(Illegal::WrongPhase) }
}

/// C84-51 An own city, wall and roads and all; C84-05 before anything is bought.
pub(super) fn check_destroy(state: &State, at: Province) -> Result<(), Illegal> {
    check_spending(state)?;
    if !has_city(state, at) {
        return Err(Illegal::NoCity { at });
    }
    if state.stage == Stage::Bought {
        return Err(Illegal::BoughtAlready);
    }
    // C84-07 C84-08 The units there need leaders without it.
    let units = state.garrison[at.idx()].total();
    match state.n_captains(state.turn, at) {
        0 if 0 < units => Err(Illegal::Unled { at }),
        n if room_for(n) < units => Err(Illegal::TooMany { at }),
        _ => Ok(()),
    }
}

pub(super) fn commit_destroy(state: &mut State, at: Province, events: &mut Vec<Event>) {
    state.cities = state.cities.without(at.idx());
    state.walls = state.walls.without(at.idx());
    events.push(Event::CityDestroyed { who: state.home(state.turn), at });
    conquest::remove_roads(state, at, events);
}

fn has_city(state: &State, at: Province) -> bool {
    state.owns(state.turn, at) && state.cities.has(at.idx())
}

/// C84-49 Only with the home province, C84-52 for money.
fn check_pay(state: &State, normal: u32) -> Result<(), Illegal> {
    check_spending(state)?;
    if !state.has_home(state.turn) {
        return Err(Illegal::HomeLost);
    }
    let (price, money) = (state.price(normal), state.treasury.of(state.turn.idx()));
    if price <= money { Ok(()) } else { Err(Illegal::TooDear { price, money }) }
}

/// Returns what was paid.
fn pay(state: &mut State, normal: u32) -> u32 {
    let price = state.price(normal);
    state.treasury.spend(state.turn.idx(), price);
    state.stage = Stage::Bought;
    price
}

/// C84-54 Out of the stock; C84-55 into the home province, C84-07 where leaders must suffice.
/// C84-83 Nothing is bought that cannot be placed.
pub(super) fn check_buy(state: &State, unit: Unit, n: u8) -> Result<(), Illegal> {
    check_pay(state, unit.price() * u32::from(n))?;
    if state.stock.get(unit) < n {
        return Err(Illegal::OutOfStock);
    }
    let home = state.home(state.turn);
    let there = state.garrison[home.idx()].total();
    match state.n_leaders(state.turn, home) {
        0 => Err(Illegal::Unled { at: home }),
        leaders if room_for(leaders) < there + n => Err(Illegal::TooMany { at: home }),
        _ => Ok(()),
    }
}

pub(super) fn commit_buy(state: &mut State, unit: Unit, n: u8, events: &mut Vec<Event>) {
    let sum = pay(state, unit.price() * u32::from(n));
    let (seat, home) = (state.turn, state.home(state.turn));
    state.stock.0[unit as usize] -= n;
    events.push(Event::Bought { who: home, unit, n, sum });
    // C84-74 Placed units capture others' leaders alone there.
    conquest::occupy(state, seat, home, Units::of(unit, n), events);
}

/// C84-04 C84-48 The first galley of one's own color that is in stock.
fn spare_galley(state: &State, seat: Seat) -> Option<usize> {
    let first = seat.idx() * GALLEYS;
    (first..first + GALLEYS).find(|&idx| state.galleys[idx].at == Anchor::Stock)
}

/// C84-55 On any coast of the home province.
pub(super) fn check_buy_galley(state: &State, at: Coast) -> Result<(), Illegal> {
    check_pay(state, Unit::Galley.price())?;
    if at.province() != state.home(state.turn) || at.seas().is_empty() {
        return Err(Illegal::NotHome);
    }
    if spare_galley(state, state.turn).is_none() {
        return Err(Illegal::OutOfStock);
    }
    Ok(())
}

pub(super) fn commit_buy_galley(state: &mut State, at: Coast, events: &mut Vec<Event>) {
    let Some(idx) = spare_galley(state, state.turn) else { return };
    let sum = pay(state, Unit::Galley.price());
    state.galleys[idx] = Galley { at: Anchor::Coast(at), ..Galley::IN_STOCK };
    let (who, galley) = (state.home(state.turn), state.galley_name(idx));
    events.push(Event::GalleyBought { who, galley, at, sum });
}

/// C84-56 Any own province without a city.
pub(super) fn check_city(state: &State, at: Province) -> Result<(), Illegal> {
    check_pay(state, CITY)?;
    if !state.owns(state.turn, at) {
        return Err(Illegal::NotYours { at });
    }
    if state.cities.has(at.idx()) {
        return Err(Illegal::CityThere { at });
    }
    if N_CITIES <= state.cities.len() { Err(Illegal::OutOfStock) } else { Ok(()) }
}

pub(super) fn commit_city(state: &mut State, at: Province, events: &mut Vec<Event>) {
    let sum = pay(state, CITY);
    state.cities = state.cities.with(at.idx());
    events.push(Event::CityBuilt { who: state.home(state.turn), at, sum });
    turn::note_worth(state);
}

/// C84-56 Any own city without a wall.
pub(super) fn check_wall(state: &State, at: Province) -> Result<(), Illegal> {
    check_pay(state, WALL)?;
    if !has_city(state, at) {
        return Err(Illegal::NoCity { at });
    }
    if state.walls.has(at.idx()) {
        return Err(Illegal::WallThere { at });
    }
    if N_WALLS <= state.walls.len() { Err(Illegal::OutOfStock) } else { Ok(()) }
}

pub(super) fn commit_wall(state: &mut State, at: Province, events: &mut Vec<Event>) {
    let sum = pay(state, WALL);
    state.walls = state.walls.with(at.idx());
    events.push(Event::WallBuilt { who: state.home(state.turn), at, sum });
}

/// C84-57 Between own cities that touch on land, one a pair; C84-81 also without a home.
pub(super) fn check_road(state: &State, [a, b]: [Province; 2]) -> Result<(), Illegal> {
    check_spending(state)?;
    for at in [a, b] {
        if !has_city(state, at) {
            return Err(Illegal::NoCity { at });
        }
    }
    // C84-71 A disputed border carries a road only where it is one.
    let near = board().neighbors(&state.options, a).has(b.idx());
    let Some(way) = board().ways.between(a.idx(), b.idx()).filter(|_| near) else {
        return Err(Illegal::NotNeighbors { a, b });
    };
    if state.roads.has(way) {
        return Err(Illegal::RoadThere);
    }
    if N_ROADS <= state.roads.len() { Err(Illegal::NoRoads) } else { Ok(()) }
}

pub(super) fn commit_road(state: &mut State, [a, b]: [Province; 2], events: &mut Vec<Event>) {
    if let Some(way) = board().ways.between(a.idx(), b.idx()) {
        state.roads = state.roads.with(way);
        state.stage = Stage::Bought;
        events.push(Event::RoadBuilt { who: state.home(state.turn), between: [a, b] });
    }
}
