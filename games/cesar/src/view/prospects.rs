//! What a turn would bring, before anyone commits to it.

use kernel::Seat;
use serde::Serialize;

use crate::{
    action::Action,
    chain::Chain,
    city::{City, cities},
    network::{Route, path},
    rules,
    state::{Phase, State},
    tally::Tally,
    treasure::Treasure,
};

/// A chain that has reached its city.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct LaidView {
    pub city: City,
    pub treasure: Treasure,
    /// CES-15 Gold doubles the points of the route.
    pub doubled: bool,
    /// The routes that can be scored: more than one where the player has to choose.
    pub routes: Vec<RouteView>,
    /// What the player's game would then be worth, the points of the first route included.
    pub after: Tally,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct RouteView {
    /// From the city to Rome.
    pub path: Vec<City>,
    /// By seat, doubled where gold doubles them.
    pub points: Vec<u16>,
}

/// What one click would bring: the cheapest chain to a city.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct ProspectView {
    pub city: City,
    pub from: City,
    pub roads: u8,
    /// Points of the route by seat, the best for the player where he can choose.
    pub points: Vec<u16>,
    /// What the two tokens add to the player's game.
    pub tokens: u16,
}

/// The chain that waits for a last word.
pub(super) fn laid(state: &State) -> Option<LaidView> {
    let Phase::Laid { seat, chain, .. } = state.phase else { return None };
    let treasure = state.treasures[chain.end as usize];
    let routes = rules::routes(state, seat, &chain);
    let best = routes.first()?;
    Some(LaidView {
        city: chain.end,
        treasure,
        doubled: rules::factor(treasure) == 2,
        after: Tally::new(&after(state, seat, &chain, best), seat),
        routes: routes
            .iter()
            .map(|route| RouteView {
                path: path(state.board(), chain.end, route.ways),
                points: points(state, treasure, route),
            })
            .collect(),
    })
}

/// Every city that one click would connect.
pub(super) fn all(state: &State) -> Vec<ProspectView> {
    let Phase::Plan { seat, .. } = state.phase else { return Vec::new() };
    let legal = cities(state.open)
        .filter(|&city| rules::check(state, seat, Action::Connect { city }).is_ok());
    legal.filter_map(|city| prospect(state, seat, city)).collect()
}

fn prospect(state: &State, seat: Seat, city: City) -> Option<ProspectView> {
    let chain = rules::connecting(state, seat, city)?;
    let routes = rules::routes(state, seat, &chain);
    let best = routes.first()?;
    let mut with = *state;
    with.take(seat, city);
    Some(ProspectView {
        city,
        from: chain.start,
        roads: state.board().roads(chain.ways),
        points: points(state, state.treasures[city as usize], best),
        tokens: Tally::new(&with, seat).total - Tally::new(state, seat).total,
    })
}

fn points(state: &State, treasure: Treasure, route: &Route) -> Vec<u16> {
    let of_seat = |seat: Seat| u16::from(route.points[seat.idx()] * rules::factor(treasure));
    state.seats().map(of_seat).collect()
}

/// The state with the chain built, the tokens taken and the route scored.
fn after(state: &State, seat: Seat, chain: &Chain, route: &Route) -> State {
    let mut after = *state;
    after.network.build(state.board(), seat.idx(), chain.ways);
    after.take(seat, chain.end);
    let factor = rules::factor(state.treasures[chain.end as usize]);
    after.score(seat, route.points.map(|it| u16::from(it * factor)));
    after
}
