//! The view, field by field.

use kernel::Seat;

use super::{
    CaesarView, GalleyView, MarketView, OfferView, PlayerView, Prompt, ProvinceView, StackView,
    View, battle, prospect,
};
use crate::{
    board::board,
    pieces::{Anchor, GALLEYS, Goods as _, LEGION, Ready, Unit},
    places::Province,
    rules,
    state::{Caesar, N_CITIES, N_ROADS, N_WALLS, Phase, State},
};

pub(super) fn view(state: &State) -> View {
    let all = usize::from(state.n_seats);
    View {
        round: state.round,
        turn: state.turn,
        players: Seat::first(all).map(|seat| player(state, seat)).collect(),
        worth: Seat::first(all).map(|seat| state.worth(seat)).collect(),
        provinces: Province::ALL.map(|at| province(state, at)).to_vec(),
        roads: state.roads.iter().map(ends).collect(),
        galleys: (0..all * GALLEYS)
            .filter(|&idx| state.galleys[idx].at != Anchor::Stock)
            .map(|idx| galley(state, idx))
            .collect(),
        market: market(state),
        offers: offers(state),
        prompt: prompt(state),
        battle: battle::battle(state),
        prospects: prospect::prospects(state),
        options: state.options,
        truth: *state,
    }
}

fn ends(way: usize) -> [Province; 2] {
    let (a, b) = board().ways.ends(way);
    [Province::at(a), Province::at(b)]
}

fn player(state: &State, seat: Seat) -> PlayerView {
    let idx = seat.idx();
    let aboard: u8 = state.galleys_of(seat).map(|it| state.galleys[it].aboard().generals).sum();
    let own = &state.galleys[idx * GALLEYS..(idx + 1) * GALLEYS];
    let spare = own.iter().filter(|it| it.at == Anchor::Stock).count();
    let alive = state.is_alive(seat);
    PlayerView {
        home: state.home(seat),
        alive,
        has_home: state.has_home(seat),
        money: state.treasury.of(idx),
        caesar: match state.caesars[idx] {
            Caesar::Land(at) => Some(CaesarView::Land(at)),
            Caesar::Aboard(galley) => {
                Some(CaesarView::Aboard(state.galley_name(usize::from(galley))))
            }
            Caesar::Gone => None,
        },
        generals: state.generals[idx].iter().sum::<u8>() + aboard,
        lord: state.lords[idx],
        // C84-48 A captor buys none of that color.
        spare_galleys: if alive { u8::try_from(spare).unwrap_or(0) } else { 0 },
        prisoners: state.prisoners[idx][..usize::from(state.n_seats)].to_vec(),
        returning: state.returning[idx],
        conceded: state.conceded[idx],
    }
}

fn province(state: &State, at: Province) -> ProvinceView {
    let idx = at.idx();
    let mut stacks = Vec::new();
    for seat in state.living() {
        let units = state.units(seat, at);
        if units.is_empty() && state.n_captains(seat, at) == 0 {
            continue;
        }
        let on_turn = seat == state.turn;
        let ready = if on_turn { state.ready[idx] } else { Ready::default() };
        let caesar = state.has_caesar(seat, at);
        stacks.push(StackView {
            seat,
            units,
            generals: state.generals[seat.idx()][idx],
            caesar,
            ready: ready.units,
            tired_cavalry: ready.tired_cavalry,
            ready_generals: ready.generals,
            tired_generals: ready.tired_generals,
            caesar_moves: if on_turn && caesar { state.caesar_moves } else { 0 },
        });
    }
    ProvinceView {
        id: at,
        tribute: if board().rich.has(idx) { 10 } else { 5 },
        owner: state.owner(at),
        city: state.cities.has(idx),
        wall: state.walls.has(idx),
        stacks,
    }
}

fn galley(state: &State, idx: usize) -> GalleyView {
    let galley = &state.galleys[idx];
    let aboard = galley.aboard();
    let (sea, coast) = match galley.at {
        Anchor::Sea(sea) => (Some(sea), None),
        Anchor::Coast(coast) => (None, Some(coast)),
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

/// What so many of each unit cost together, as far as money and stock go.
fn sums(state: &State) -> Vec<Vec<u32>> {
    let money = state.treasury.of(state.turn.idx());
    let of = |unit: Unit| {
        let all =
            (1..=u32::from(state.stock.get(unit))).map(move |n| state.price(unit.price() * n));
        all.take_while(|&sum| sum <= money).collect()
    };
    Unit::LAND.map(of).to_vec()
}

fn market(state: &State) -> MarketView {
    let left = |all: usize, used: usize| u8::try_from(all - used.min(all)).unwrap_or(0);
    MarketView {
        inflation: state.inflation,
        next_inflation: state.reached,
        prices: Unit::ALL.map(|unit| state.price(unit.price())),
        city: state.price(rules::CITY),
        wall: state.price(rules::WALL),
        stock: state.stock,
        cities: left(N_CITIES, state.cities.len()),
        walls: left(N_WALLS, state.walls.len()),
        roads: left(N_ROADS, state.roads.len()),
    }
}

fn offers(state: &State) -> Vec<OfferView> {
    let seats = Seat::first(usize::from(state.n_seats));
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
        Phase::Battle(battle) => Prompt::Battle { seat, field: battle.field },
        Phase::Loss { unit, .. } => Prompt::Loss { seat, unit },
        Phase::Spend => Prompt::Spend { seat, sums: sums(state) },
        Phase::Asked { from, .. } => match state.deals[from.idx()] {
            Some(deal) => Prompt::Answer { seat, from, terms: deal.terms },
            None => Prompt::Move { seat },
        },
        Phase::Over(_) => Prompt::Over { winner: winner(turn) },
    }
}

/// The only winner, if there is one.
fn winner(turn: kernel::Turn) -> Option<Seat> {
    match turn {
        kernel::Turn::Over(outcome) if outcome.winners.len() == 1 => outcome.winners.iter().next(),
        kernel::Turn::Over(_) | kernel::Turn::Waiting(_) => None,
    }
}
