//! The view, field by field.

use conquest::{
    Rules as _, Shown,
    view::{Ask, LeadView},
};
use kernel::Seat;

use super::{GalleyView, MarketView, PlayerView, Prompt, RiseView, SeaFightView, View, battle};
use crate::{
    board::board,
    pieces::Anchor,
    rules,
    state::{Clash, N_ROADS, Own, Phase, SeaFight, State, Step},
};

impl Shown for State {
    type View = View;

    fn view(&self) -> View {
        let (battle, advice) = battle::battle(self);
        View {
            table: self.table_view(|seat, at| self.units_of(seat, at)),
            order: order(self),
            players: self.seats().map(|seat| player(self, seat)).collect(),
            galleys: self.galleys_on_board().map(|idx| galley(self, idx)).collect(),
            market: market(self),
            prompt: prompt(self),
            battle,
            advice,
            sea_fight: sea_fight(self),
            prospects: battle::prospects(self),
            musters: battle::musters(self),
            truth: *self,
        }
    }

    fn truth(view: &View) -> State {
        view.truth
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

fn galley(state: &State, idx: usize) -> GalleyView {
    let part = match (state.galleys[idx].at, state.galleys[idx].trail) {
        (Anchor::Berth(at), Some(sea)) => board().side(at, sea),
        (Anchor::Stock | Anchor::Sea(_) | Anchor::Berth(_), _) => None,
    };
    GalleyView { part, galley: state.galley_view(idx) }
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
    let seat = state.mover().unwrap_or(state.turn);
    match state.phase {
        Phase::Own(Own::Homes) => Prompt::Home { seat, left: rules::homes_left(state).collect() },
        Phase::Lead(column) => {
            Prompt::Lead { lead: LeadView::new(seat, column), rides: state.journey.is_some() }
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
        Phase::Own(Own::Asked { from, deal }) => {
            Prompt::Ask(Ask::Answer { seat, from, terms: deal.terms })
        }
        Phase::Move | Phase::Embark(_) | Phase::Muster | Phase::Spend | Phase::Over(_) => {
            let fresh = Prompt::Move { seat, journey: state.journey.map(|it| it.at) };
            state.ask(seat, state.stock[state.turn.idx()]).map_or(fresh, Prompt::Ask)
        }
    }
}
