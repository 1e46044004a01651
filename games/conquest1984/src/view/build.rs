//! The view, field by field.

use conquest::{
    Rules as _, Shown,
    view::{Ask, LeadView, market},
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
        let (battle, advice) = battle::battle(self);
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
            battle,
            advice,
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
    let seat = state.mover().unwrap_or(state.turn);
    match state.phase {
        Phase::Lead(column) => Prompt::Lead { lead: LeadView::new(seat, column) },
        Phase::Own(Own::Battle(battle)) => Prompt::Battle { seat, field: battle.field },
        Phase::Own(Own::Loss { unit, .. }) => Prompt::Loss { seat, unit },
        Phase::Own(Own::Judge { captor, of }) => {
            Prompt::Judge { seat, of, n: state.prisoners[captor.idx()][of.idx()] }
        }
        Phase::Own(Own::Asked { from, .. }) => match state.deals[from.idx()] {
            Some(deal) => Prompt::Ask(Ask::Answer { seat, from, terms: deal.terms }),
            None => Prompt::Move { seat },
        },
        Phase::Move | Phase::Embark(_) | Phase::Muster | Phase::Spend | Phase::Over(_) => {
            state.ask(seat, state.stock).map_or(Prompt::Move { seat }, Prompt::Ask)
        }
    }
}
