//! The view, field by field.

use conquest::{
    Rules as _, Shown,
    view::{Ask, LeadView, market, winner},
};
use kernel::Seat;

use super::{GalleyView, MarketView, OfferView, PlayerView, Prompt, View, battle, prospect};
use crate::{
    pieces::Anchor,
    state::{N_ROADS, Own, Phase, State},
};

impl Shown for State {
    type View = View;

    fn view(&self) -> View {
        View {
            table: self.table_view(|seat, at| self.units(seat, at)),
            players: self.seats().map(|seat| player(self, seat)).collect(),
            galleys: self.galleys_on_board().map(|idx| galley(self, idx)).collect(),
            market: MarketView {
                next_inflation: self.reached,
                stock: self.stock,
                market: market(self, N_ROADS),
            },
            offers: offers(self),
            prompt: prompt(self),
            battle: battle::battle(self),
            prospects: prospect::prospects(self),
            truth: *self,
        }
    }

    fn truth(view: &View) -> State {
        view.truth
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
        Phase::Lead(column) => return Prompt::Lead { lead: LeadView::new(seat, column) },
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
