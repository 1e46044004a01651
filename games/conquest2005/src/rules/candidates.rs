//! What the phase could allow, with a little that it does not, so that players are told why.

use conquest::{Candidates, Marching as _, Rules as _, list_boarding, list_voyages};
use kernel::Seat;

use super::{clash, deals, homes, march, naval, purchase, pursuit};
use crate::{
    action::{Action, Choice, Order},
    deal::Terms,
    pieces::Unit,
    places::Province,
    state::{Clash, Own, Phase, State, Step},
};

impl Candidates for State {
    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.mover() != Some(seat) {
            return self.list_concessions(seat, out);
        }
        match self.phase {
            Phase::Own(Own::Homes) => {
                out.extend(homes::left(self).map(|at| Action::Own(Choice::Home { at })));
            }
            Phase::Move => moves(self, out),
            Phase::Lead(column) => {
                let (company, ways) = (self.company(column), march::destinations(self, column));
                self.list_marches(column, company, ways, out);
            }
            Phase::Embark(boarding) => list_boarding(self, boarding, out),
            Phase::Muster => muster(self, out),
            Phase::Own(Own::Clash(it)) => fight(self, it, out),
            Phase::Own(Own::Sinking(fight)) => {
                let bearers = naval::afloat(self, fight, fight.decider());
                out.extend(
                    bearers.map(|idx| Action::Own(Choice::Sink { galley: self.galley_name(idx) })),
                );
            }
            Phase::Own(Own::Captives { captor, of }) => {
                let n = self.captives[captor.idx()][of.idx()];
                out.extend((0..=n).map(|n| Action::Own(Choice::Hold { n })));
            }
            Phase::Spend => spend(self, out),
            Phase::Own(Own::Asked { from, .. }) => {
                out.extend([Action::Own(Choice::Accept), Action::Own(Choice::Refuse)]);
                offers(self, seat, from, out);
            }
            Phase::Over(_) => (),
        }
        if !matches!(self.phase, Phase::Own(Own::Homes | Own::Asked { .. }) | Phase::Over(_)) {
            out.push(Action::Own(Choice::Usual { on: !self.is_usual(seat) }));
        }
        if self.phase != Phase::Own(Own::Homes) {
            self.list_concessions(seat, out);
        }
    }
}

fn moves(state: &State, out: &mut Vec<Action>) {
    state.list_leaders(out);
    if state.journey.is_some() {
        out.push(Action::Own(Choice::Ride));
    }
    list_voyages(state, out);
}

fn muster(state: &State, out: &mut Vec<Action>) {
    out.extend(state.battles().map(|(at, _)| Action::Own(Choice::Fight { at })));
    out.extend(
        state
            .sea_fights()
            .map(|(sea, foe)| Action::Own(Choice::FightAtSea { sea, foe: state.home(foe) })),
    );
    out.push(Action::Own(Choice::EndCombat));
}

fn fight(state: &State, clash: Clash, out: &mut Vec<Action>) {
    let side = clash.decider();
    let seat = state.fighter(clash.foe, side);
    let army = clash::army(state, clash, side);
    match clash.step {
        Step::Form(_) => {
            let most = army.total().min(state.ranks(seat, clash.at));
            out.extend(army.picks(most).map(|units| Action::Own(Choice::Form { units })));
        }
        Step::Lose(_, hits) => {
            let legion = clash.legions[side as usize];
            out.extend(legion.picks(hits).map(|units| Action::Own(Choice::Lose { units })));
        }
        Step::Decide(_) => {
            out.push(Action::Own(Choice::Stand));
            let refuges = pursuit::refuges(state, seat, clash.at);
            out.extend(
                refuges
                    .iter()
                    .map(|to| Action::Own(Choice::Retreat { to: Some(Province::at(to)) })),
            );
            if refuges.is_empty() {
                out.push(Action::Own(Choice::Retreat { to: None }));
            }
        }
        Step::Pursue { winner, hits, .. } => {
            let prey = clash::army(state, clash, winner.other());
            out.extend(prey.picks(hits).map(|units| Action::Own(Choice::CutDown { units })));
        }
    }
}

fn spend(state: &State, out: &mut Vec<Action>) {
    for unit in Unit::LAND {
        // At least one is tried, so that it is told why there is none.
        let stock = state.stock[state.turn.idx()].get(unit);
        let n = state.affordable(unit).min(stock).max(1);
        out.extend((1..=n).map(|n| Action::Order(Order::Buy { unit, n })));
    }
    let harbors = purchase::harbors(state).iter().map(Province::at);
    out.extend(harbors.map(|at| Action::Order(Order::BuyGalley { at })));
    state.list_buildings(out);
    for other in state.living().filter(|&it| it != state.turn) {
        offers(state, state.turn, other, out);
    }
    out.push(Order::EndTurn.into());
}

/// C05-52 What one player could offer another: one general each way at most.
fn offers(state: &State, seat: Seat, other: Seat, out: &mut Vec<Action>) {
    let held = |by: Seat, of: Seat| state.prisoners[by.idx()][of.idx()].min(1);
    let purses = [seat, other].map(|it| state.treasury.of(it.idx()));
    let possible = Terms::possible([held(seat, other), held(other, seat)], purses);
    // One is enough to be told that no more are made.
    let most = if deals::can_offer(state, seat, other) { usize::MAX } else { 1 };
    let to = state.home(other);
    out.extend(possible.take(most).map(|terms| Action::Own(Choice::Offer { to, terms })));
}
