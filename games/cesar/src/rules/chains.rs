//! A turn: one chain of free ways, from Rome or an empty city to an available one.

use kernel::Seat;
use parts::mask::Mask;

use crate::{
    board::facts,
    chain::Chain,
    city::{City, cities},
    event::Event,
    illegal::Illegal,
    network::path,
    rules::rewards,
    state::{Phase, State},
};

/// CES-06 A city is connected by one way, from the nearest of its neighbors that are empty. What is
/// refused here has no such neighbor, or none near enough.
pub(super) fn check_connect(state: &State, seat: Seat, city: City) -> Result<(), Illegal> {
    check_plan(state)?;
    check_on_board(state, city)?;
    if state.is_empty(city) {
        return Err(Illegal::NotAvailable { city });
    }
    let (roads, _) = neighbors_in_reach(state, city).ok_or(Illegal::OutOfReach { city })?;
    // CES-10 Enough roads for the whole chain.
    let left = state.stock(seat);
    if left < roads { Err(Illegal::TooFewRoads { left }) } else { Ok(()) }
}

pub(super) fn commit_connect(state: &mut State, seat: Seat, city: City, events: &mut Vec<Event>) {
    if let Some(chain) = connecting(state, seat, city) {
        lay(state, seat, chain, events);
    }
}

/// The cheapest chain to a city. Of several equally cheap ones, the one whose route brings this
/// player the most points, and then the first in the order of the board.
pub(crate) fn connecting(state: &State, seat: Seat, city: City) -> Option<Chain> {
    let (_, near) = neighbors_in_reach(state, city)?;
    let one_way = |start: City| {
        let link = state.board().link(start, city)?;
        Some(Chain::from(start).along(link))
    };
    let mut best = None;
    let mut best_points = None;
    for chain in cities(near).filter_map(one_way) {
        let points = if near.len() == 1 { 0 } else { own_points(state, seat, &chain) };
        if best_points < Some(points) {
            (best, best_points) = (Some(chain), Some(points));
        }
    }
    best
}

fn own_points(state: &State, seat: Seat, chain: &Chain) -> u8 {
    let routes = rewards::routes(state, seat, chain);
    routes.first().map_or(0, |route| route.points[seat.idx()])
}

/// The empty neighbors from which a city is reached with the fewest roads, and how many these are.
/// CES-32 The ways between are free.
pub(crate) fn neighbors_in_reach(state: &State, city: City) -> Option<(u8, Mask)> {
    let near = &state.board().near;
    let by_roads = [1, 2].map(|n: u8| (n, near[usize::from(n) - 1][city as usize] & !state.open));
    by_roads.into_iter().find(|(_, near)| !near.is_empty())
}

/// CES-07 The start may be any empty city, whosever roads lead there.
pub(super) fn check_from(state: &State, seat: Seat, start: City) -> Result<(), Illegal> {
    check_plan(state)?;
    check_on_board(state, start)?;
    if !state.is_empty(start) {
        return Err(Illegal::NotAStart { city: start });
    }
    let Phase::Plan { starts, .. } = state.phase else { return Err(Illegal::ChainBegun) };
    if starts.has(start as usize) {
        return Ok(());
    }
    let with_all = state.ground().starts(facts().roads);
    Err(short_or_dead(state.stock(seat), with_all.has(start as usize), start))
}

pub(super) fn commit_from(state: &mut State, seat: Seat, start: City, events: &mut Vec<Event>) {
    events.push(Event::Started { seat, start });
    go_on(state, seat, Chain::from(start));
}

/// The chain goes on: to a neighbor over a free way, or to any available city by the cheapest
/// chain that leads there.
pub(super) fn check_to(state: &State, seat: Seat, city: City) -> Result<(), Illegal> {
    let (chain, ends) = match state.phase {
        Phase::Build { chain, ends, .. } => (chain, ends),
        Phase::Plan { .. } | Phase::Over => return Err(Illegal::NoChainBegun),
        Phase::Laid { .. } => return Err(Illegal::ChainLaid),
    };
    if city == City::Roma {
        return Err(Illegal::ThroughRome);
    }
    check_on_board(state, city)?;
    // CES-11 No city twice.
    if chain.seen.has(city as usize) {
        return Err(Illegal::Twice { city });
    }
    let ground = state.ground();
    let left = state.stock(seat) - ground.board.roads(chain.ways);
    let Some(link) = ground.board.link(chain.end, city) else {
        return check_far(state, left, &chain, ends, city);
    };
    if ground.built.has(link.way) {
        return Err(Illegal::WayBuilt { from: chain.end, to: city });
    }
    if left < link.roads {
        return Err(Illegal::TooFewRoads { left });
    }
    let longer = chain.along(link);
    if !state.is_empty(city) || ground.can_end(&longer, left - link.roads) {
        return Ok(());
    }
    Err(short_or_dead(left, ground.can_end(&longer, facts().roads), city))
}

/// CES-08 A city that is no neighbor is reached through empty ones, and only if it is available.
fn check_far(
    state: &State,
    left: u8,
    chain: &Chain,
    ends: Mask,
    city: City,
) -> Result<(), Illegal> {
    if ends.has(city as usize) {
        return Ok(());
    }
    if state.is_empty(city) {
        return Err(Illegal::NotAdjacent { from: chain.end, to: city });
    }
    let with_all = state.ground().ends(chain, facts().roads);
    if with_all.has(city as usize) {
        return Err(Illegal::TooFewRoads { left });
    }
    Err(Illegal::NoChain { from: chain.end, to: city })
}

pub(super) fn commit_to(state: &mut State, seat: Seat, city: City, events: &mut Vec<Event>) {
    let Phase::Build { chain, .. } = state.phase else { return };
    let ground = state.ground();
    let left = state.stock(seat) - ground.board.roads(chain.ways);
    let Some(longer) = ground.cheapest(&chain, city, left) else { return };
    if state.is_empty(city) {
        events.push(Event::Extended { seat, city });
        go_on(state, seat, longer);
    } else {
        lay(state, seat, longer, events);
    }
}

/// Waits for the next way.
pub(crate) fn go_on(state: &mut State, seat: Seat, chain: Chain) {
    let ground = state.ground();
    let left = state.stock(seat).saturating_sub(ground.board.roads(chain.ways));
    state.phase = Phase::Build { seat, chain, ends: ground.ends(&chain, left) };
}

fn lay(state: &mut State, seat: Seat, chain: Chain, events: &mut Vec<Event>) {
    let board = state.board();
    events.push(Event::Laid {
        seat,
        chain: path(board, chain.start, chain.ways),
        roads: board.roads(chain.ways),
    });
    state.phase = rewards::laid(state, seat, chain);
}

/// CES-06 One chain in a turn.
fn check_plan(state: &State) -> Result<(), Illegal> {
    match state.phase {
        Phase::Plan { .. } => Ok(()),
        Phase::Build { .. } | Phase::Over => Err(Illegal::ChainBegun),
        Phase::Laid { .. } => Err(Illegal::ChainLaid),
    }
}

/// CES-02 Only the cities of the board in use are played.
fn check_on_board(state: &State, city: City) -> Result<(), Illegal> {
    let on_it = city == City::Roma || state.board().cities.has(city as usize);
    if on_it { Ok(()) } else { Err(Illegal::NotOnBoard { city }) }
}

/// Why no chain comes to an end from here: for want of roads, or because none leads on.
fn short_or_dead(left: u8, with_all_roads: bool, city: City) -> Illegal {
    if with_all_roads { Illegal::TooFewRoads { left } } else { Illegal::DeadEnd { city } }
}
