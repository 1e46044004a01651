//! What a connected city brings: its tokens, and points along the route to Rome.

use kernel::Seat;

use crate::{
    board::facts,
    chain::Chain,
    event::Event,
    illegal::Illegal,
    network::{Route, path},
    rules::finish,
    state::{Phase, State},
    treasure::Treasure,
};

/// A chain that has reached its city; CES-34 each division of points is offered once.
pub(crate) fn laid(state: &State, seat: Seat, chain: Chain) -> Phase {
    let routes = routes(state, seat, &chain);
    let n_routes = u8::try_from(routes.len()).unwrap_or(u8::MAX);
    Phase::Laid { seat, chain, n_routes, best: routes.first().copied().unwrap_or_default() }
}

/// The routes to choose from once `chain` is built, best for this player first.
pub(crate) fn routes(state: &State, seat: Seat, chain: &Chain) -> Vec<Route> {
    let mut network = state.network;
    network.build(state.board(), seat.idx(), chain.ways);
    network.routes(state.board(), chain.end, seat.idx())
}

/// CES-15 Gold doubles the points of its turn, for everyone.
pub(crate) fn factor(treasure: Treasure) -> u8 {
    if treasure == Treasure::Gold { 2 } else { 1 }
}

/// CES-14 A player is asked for a route only where it makes a difference.
pub(super) fn check_confirm(state: &State) -> Result<(), Illegal> {
    match state.phase {
        Phase::Laid { n_routes: 1, .. } => Ok(()),
        Phase::Laid { .. } => Err(Illegal::ChooseRoute),
        Phase::Plan { .. } | Phase::Build { .. } | Phase::Over => Err(Illegal::NothingLaid),
    }
}

/// CES-14 CES-34 One of the divisions of points.
pub(super) fn check_score(state: &State, nth: u8) -> Result<(), Illegal> {
    match state.phase {
        Phase::Laid { n_routes: 1, .. } => Err(Illegal::NothingToChoose),
        Phase::Laid { n_routes: n, .. } if nth == 0 || n < nth => Err(Illegal::NoSuchRoute { n }),
        Phase::Laid { .. } => Ok(()),
        Phase::Plan { .. } | Phase::Build { .. } | Phase::Over => Err(Illegal::NothingLaid),
    }
}

/// CES-12 The tokens go to the player, and then CES-13 the chosen route is scored.
pub(super) fn commit_score(state: &mut State, seat: Seat, nth: u8, events: &mut Vec<Event>) {
    let Phase::Laid { chain, best, .. } = state.phase else { return };
    let (board, city) = (state.board(), chain.end);
    let chosen = match nth {
        1 => best,
        _ => routes(state, seat, &chain).get(usize::from(nth) - 1).copied().unwrap_or(best),
    };
    state.network.build(board, seat.idx(), chain.ways);

    let treasure = state.treasures[city as usize];
    state.take(seat, city);
    events.push(Event::Took {
        seat,
        city,
        color: facts().colors[city as usize],
        value: facts().values[city as usize],
        treasure,
    });

    let points = chosen.points.map(|it| u16::from(it * factor(treasure)));
    state.score(seat, points);
    events.push(Event::Scored {
        seat,
        route: path(board, city, chosen.ways),
        points: points[..usize::from(state.n_seats)].to_vec(),
        doubled: factor(treasure) == 2,
    });
    finish::end_turn(state, seat, events);
}
