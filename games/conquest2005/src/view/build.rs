//! The view, field by field.

use conquest::{
    Rules as _,
    view::{Ask, winner},
};
use kernel::Seat;

use super::{MarketView, PlayerView, Prompt, RiseView, SeaFightView, View, battle};
use crate::{
    board::board,
    pieces::LEGION,
    rules,
    state::{Clash, Column, N_ROADS, Own, Phase, SeaFight, State, Step},
};

pub(super) fn view(state: &State) -> View {
    View {
        table: state.table_view(|seat, at| state.units_of(seat, at)),
        order: order(state),
        players: state.seats().map(|seat| player(state, seat)).collect(),
        galleys: state.galleys_on_board().map(|idx| state.galley_view(idx)).collect(),
        market: market(state),
        prompt: prompt(state),
        battle: battle::battle(state),
        sea_fight: sea_fight(state),
        prospects: battle::prospects(state),
        musters: battle::musters(state),
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
    let (home, stock) = (state.homes[seat.idx()], state.stock[seat.idx()]);
    PlayerView { home, stock, usual: state.is_usual(seat), player: state.player_view(seat) }
}

fn market(state: &State) -> MarketView {
    let rises = (2..).zip(state.due).filter(|(by, _)| state.inflation < *by);
    MarketView {
        rises: rises
            .filter_map(|(by, due)| due.map(|at_turn_of| RiseView { by, at_turn_of }))
            .collect(),
        road: state.price(rules::ROAD),
        market: conquest::view::market(state, N_ROADS),
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
    let turn = state.turn();
    let seat = turn.waiting().iter().next().unwrap_or(state.turn);
    match state.phase {
        Phase::Own(Own::Homes) => Prompt::Home { seat, left: rules::homes_left(state).collect() },
        Phase::Move => Prompt::Move { seat, journey: state.journey.map(|it| it.at) },
        Phase::Lead(Column { from, leader, units, tired_cavalry }) => {
            let rides = state.journey.is_some();
            Prompt::Lead { seat, from, leader, units, tired_cavalry, rides, most: LEGION }
        }
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
        Phase::Own(Own::Asked(deal)) => {
            Prompt::Ask(Ask::Answer { seat, from: state.turn, terms: deal.terms })
        }
        Phase::Embark(boarding) => Prompt::Ask(state.ask_aboard(seat, boarding)),
        Phase::Muster => Prompt::Ask(Ask::Muster { seat }),
        Phase::Spend => {
            Prompt::Ask(Ask::Spend { seat, sums: state.sums(state.stock[state.turn.idx()]) })
        }
        Phase::Over(_) => Prompt::Ask(Ask::Over { winner: winner(turn) }),
    }
}
