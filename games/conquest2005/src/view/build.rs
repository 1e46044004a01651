//! The view, field by field.

use conquest::{
    Buying as _,
    view::{left, winner},
};
use kernel::Seat;

use super::{GalleyView, MarketView, PlayerView, Prompt, RiseView, SeaFightView, View, battle};
use crate::{
    board::board,
    pieces::{Anchor, LEGION},
    rules,
    state::{Clash, N_CITIES, N_ROADS, N_WALLS, Own, Phase, SeaFight, State, Step},
};

pub(super) fn view(state: &State) -> View {
    View {
        round: state.round,
        turn: state.turn,
        order: order(state),
        players: state.seats().map(|seat| player(state, seat)).collect(),
        worth: state.seats().map(|seat| state.worth(seat)).collect(),
        provinces: state.province_views(|seat, at| state.units_of(seat, at)),
        roads: state.roads_built(),
        galleys: state.galleys_on_board().map(|idx| galley(state, idx)).collect(),
        market: market(state),
        prompt: prompt(state),
        battle: battle::battle(state),
        sea_fight: sea_fight(state),
        prospects: battle::prospects(state),
        musters: battle::musters(state),
        options: state.options,
        truth: *state,
    }
}

/// From the first in the order of play.
fn order(state: &State) -> Vec<Seat> {
    if state.phase == Phase::Own(Own::Homes) {
        return Vec::new();
    }
    let mut seats: Vec<Seat> = state.seats().collect();
    seats.sort_by_key(|&seat| board().rank(state.home(seat)));
    seats
}

fn player(state: &State, seat: Seat) -> PlayerView {
    let idx = seat.idx();
    PlayerView {
        home: state.homes[idx],
        alive: state.is_alive(seat),
        has_home: state.homes[idx].is_some() && state.has_home(seat),
        money: state.treasury.of(idx),
        caesar: state.caesar_view(seat),
        generals: state.n_generals_of(seat),
        lord: state.lords[idx],
        stock: state.stock[idx],
        spare_galleys: state.n_spare_galleys(seat),
        prisoners: state.prisoners[idx][..usize::from(state.n_seats)].to_vec(),
        conceded: state.conceded[idx],
        usual: state.is_usual(seat),
    }
}

fn galley(state: &State, idx: usize) -> GalleyView {
    let galley = &state.galleys[idx];
    let aboard = galley.aboard();
    let (sea, province) = match galley.at {
        Anchor::Sea(sea) => (Some(sea), None),
        Anchor::Berth(province) => (None, Some(province)),
        Anchor::Stock => (None, None),
    };
    GalleyView {
        name: state.galley_name(idx),
        lord: state.lord_of(idx),
        sea,
        province,
        units: aboard.units,
        generals: aboard.generals,
        caesar: aboard.caesar,
        moves: galley.moves,
    }
}

fn market(state: &State) -> MarketView {
    let rises = (2..).zip(state.due).filter(|(by, _)| state.inflation < *by);
    MarketView {
        inflation: state.inflation,
        rises: rises
            .filter_map(|(by, due)| due.map(|at_turn_of| RiseView { by, at_turn_of }))
            .collect(),
        prices: state.prices(),
        city: state.price(State::CITY.0),
        wall: state.price(State::WALL.0),
        road: state.price(rules::ROAD),
        cities: left(N_CITIES, state.cities.len()),
        walls: left(N_WALLS, state.walls.len()),
        roads: left(N_ROADS, state.roads.len()),
    }
}

fn sea_fight(state: &State) -> Option<SeaFightView> {
    let Phase::Own(Own::Sinking(fight)) = state.phase else { return None };
    let SeaFight { sea, foe, round, hits, doomed } = fight;
    Some(SeaFightView {
        sea,
        attacker: state.turn,
        defender: foe,
        round,
        decider: fight.decider(),
        hits,
        doomed: doomed.iter().map(|idx| state.galley_name(idx)).collect(),
    })
}

fn prompt(state: &State) -> Prompt {
    let turn = rules::turn(state);
    let seat = turn.waiting().iter().next().unwrap_or(state.turn);
    match state.phase {
        Phase::Own(Own::Homes) => Prompt::Home { seat, left: rules::homes_left(state).collect() },
        Phase::Move => Prompt::Move { seat, journey: state.journey.map(|it| it.at) },
        Phase::Lead(column) => Prompt::Lead {
            seat,
            from: column.from,
            leader: column.leader,
            units: column.units,
            tired_cavalry: column.tired_cavalry,
            rides: state.journey.is_some(),
            most: LEGION,
        },
        Phase::Embark(boarding) => Prompt::Embark {
            seat,
            galley: state.galley_name(usize::from(boarding.galley)),
            units: boarding.cargo.units,
            generals: boarding.cargo.generals,
            caesar: boarding.cargo.caesar,
            most: LEGION,
        },
        Phase::Muster => Prompt::Muster { seat },
        Phase::Own(Own::Clash(Clash { at, step, .. })) => match step {
            Step::Form(_) => Prompt::Form { seat, at, size: state.ranks(seat, at) },
            Step::Lose(_, hits) => Prompt::Lose { seat, at, hits },
            Step::Decide(_) => Prompt::Decide { seat, at },
            Step::Pursue { hits, .. } => Prompt::Pursue { seat, at, hits },
        },
        Phase::Own(Own::Sinking(fight)) => {
            Prompt::Sink { seat, sea: fight.sea, hits: fight.hits[fight.decider() as usize] }
        }
        Phase::Own(Own::Captives { captor, of }) => {
            Prompt::Captives { seat, of, n: state.captives[captor.idx()][of.idx()] }
        }
        Phase::Spend => Prompt::Spend { seat, sums: state.sums(state.stock[state.turn.idx()]) },
        Phase::Own(Own::Asked(deal)) => {
            Prompt::Answer { seat, from: state.turn, terms: deal.terms }
        }
        Phase::Over(_) => Prompt::Over { winner: winner(turn) },
    }
}
