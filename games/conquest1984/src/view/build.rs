//! The view, field by field.

use conquest::{
    Buying as _,
    view::{left, winner},
};
use kernel::Seat;

use super::{GalleyView, MarketView, OfferView, PlayerView, Prompt, View, battle, prospect};
use crate::{
    pieces::{Anchor, LEGION},
    rules,
    state::{N_CITIES, N_ROADS, N_WALLS, Own, Phase, State},
};

pub(super) fn view(state: &State) -> View {
    View {
        round: state.round,
        turn: state.turn,
        players: state.seats().map(|seat| player(state, seat)).collect(),
        worth: state.seats().map(|seat| state.worth(seat)).collect(),
        provinces: state.province_views(|seat, at| state.units(seat, at)),
        roads: state.roads_built(),
        galleys: state.galleys_on_board().map(|idx| galley(state, idx)).collect(),
        market: market(state),
        offers: offers(state),
        prompt: prompt(state),
        battle: battle::battle(state),
        prospects: prospect::prospects(state),
        options: state.options,
        truth: *state,
    }
}

fn player(state: &State, seat: Seat) -> PlayerView {
    let idx = seat.idx();
    PlayerView {
        home: state.home(seat),
        alive: state.is_alive(seat),
        has_home: state.has_home(seat),
        money: state.treasury.of(idx),
        caesar: state.caesar_view(seat),
        generals: state.n_generals_of(seat),
        lord: state.lords[idx],
        spare_galleys: state.n_spare_galleys(seat),
        prisoners: state.prisoners[idx][..usize::from(state.n_seats)].to_vec(),
        returning: state.returning[idx],
        conceded: state.conceded[idx],
    }
}

fn galley(state: &State, idx: usize) -> GalleyView {
    let galley = &state.galleys[idx];
    let aboard = galley.aboard();
    let (sea, coast) = match galley.at {
        Anchor::Sea(sea) => (Some(sea), None),
        Anchor::Berth(coast) => (None, Some(coast)),
        Anchor::Stock => (None, None),
    };
    GalleyView {
        name: state.galley_name(idx),
        lord: state.lord_of(idx),
        sea,
        coast,
        province: coast.map(crate::board::Coast::province),
        units: aboard.units,
        generals: aboard.generals,
        caesar: aboard.caesar,
        moves: galley.moves,
    }
}

fn market(state: &State) -> MarketView {
    MarketView {
        inflation: state.inflation,
        next_inflation: state.reached,
        prices: state.prices(),
        city: state.price(State::CITY.0),
        wall: state.price(State::WALL.0),
        stock: state.stock,
        cities: left(N_CITIES, state.cities.len()),
        walls: left(N_WALLS, state.walls.len()),
        roads: left(N_ROADS, state.roads.len()),
    }
}

fn offers(state: &State) -> Vec<OfferView> {
    let seats = state.seats();
    let open = seats.filter_map(|from| state.deals[from.idx()].map(|deal| (from, deal)));
    open.map(|(from, deal)| OfferView { from, to: deal.to, terms: deal.terms }).collect()
}

fn prompt(state: &State) -> Prompt {
    let turn = rules::turn(state);
    let seat = turn.waiting().iter().next().unwrap_or(state.turn);
    match state.phase {
        Phase::Move => Prompt::Move { seat },
        Phase::Lead(column) => Prompt::Lead {
            seat,
            from: column.from,
            leader: column.leader,
            units: column.units,
            tired_cavalry: column.tired_cavalry,
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
        Phase::Own(Own::Battle(battle)) => Prompt::Battle { seat, field: battle.field },
        Phase::Own(Own::Loss { unit, .. }) => Prompt::Loss { seat, unit },
        Phase::Spend => Prompt::Spend { seat, sums: state.sums(state.stock) },
        Phase::Own(Own::Asked { from, .. }) => match state.deals[from.idx()] {
            Some(deal) => Prompt::Answer { seat, from, terms: deal.terms },
            None => Prompt::Move { seat },
        },
        Phase::Over(_) => Prompt::Over { winner: winner(turn) },
    }
}
