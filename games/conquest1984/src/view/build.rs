//! The view, field by field.

use conquest::{
    Rules as _,
    view::{Ask, market, winner},
};
use kernel::Seat;

use super::{GalleyView, MarketView, OfferView, PlayerView, Prompt, View, battle, prospect};
use crate::{
    pieces::{Anchor, LEGION},
    state::{Column, N_ROADS, Own, Phase, State},
};

pub(super) fn view(state: &State) -> View {
    View {
        table: state.table_view(|seat, at| state.units(seat, at)),
        players: state.seats().map(|seat| player(state, seat)).collect(),
        galleys: state.galleys_on_board().map(|idx| galley(state, idx)).collect(),
        market: MarketView {
            next_inflation: state.reached,
            stock: state.stock,
            market: market(state, N_ROADS),
        },
        offers: offers(state),
        prompt: prompt(state),
        battle: battle::battle(state),
        prospects: prospect::prospects(state),
        truth: *state,
    }
}

fn player(state: &State, seat: Seat) -> PlayerView {
    let (home, returning) = (state.home(seat), state.returning[seat.idx()]);
    PlayerView { home, returning, player: state.player_view(seat) }
}

fn galley(state: &State, idx: usize) -> GalleyView {
    let coast = if let Anchor::Berth(coast) = state.galleys[idx].at { Some(coast) } else { None };
    GalleyView { coast, galley: state.galley_view(idx) }
}

fn offers(state: &State) -> Vec<OfferView> {
    let seats = state.seats();
    let open = seats.filter_map(|from| state.deals[from.idx()].map(|deal| (from, deal)));
    open.map(|(from, deal)| OfferView { from, to: deal.to, terms: deal.terms }).collect()
}

fn prompt(state: &State) -> Prompt {
    let turn = state.turn();
    let seat = turn.waiting().iter().next().unwrap_or(state.turn);
    let ask = match state.phase {
        Phase::Move => return Prompt::Move { seat },
        Phase::Lead(column) => {
            let Column { from, leader, units, tired_cavalry } = column;
            return Prompt::Lead { seat, from, leader, units, tired_cavalry, most: LEGION };
        }
        Phase::Own(Own::Battle(battle)) => return Prompt::Battle { seat, field: battle.field },
        Phase::Own(Own::Loss { unit, .. }) => return Prompt::Loss { seat, unit },
        Phase::Own(Own::Asked { from, .. }) => match state.deals[from.idx()] {
            Some(deal) => Ask::Answer { seat, from, terms: deal.terms },
            None => return Prompt::Move { seat },
        },
        Phase::Embark(boarding) => state.ask_aboard(seat, boarding),
        Phase::Muster => Ask::Muster { seat },
        Phase::Spend => Ask::Spend { seat, sums: state.sums(state.stock) },
        Phase::Over(_) => Ask::Over { winner: winner(turn) },
    };
    Prompt::Ask(ask)
}
