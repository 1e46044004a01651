//! What the phase could allow, with a little that it does not, so that players are told why.

use conquest::{Candidates, Rules as _, list_boarding, list_voyages};
use kernel::Seat;

use super::{deals, march, naval};
use crate::{
    action::{Action, Choice, Order},
    board::Coast,
    deal::Terms,
    pieces::{Field, LEGION, Side, Unit, room_for},
    places::Province,
    state::{Battle, Own, Phase, State},
};

impl Candidates for State {
    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        debug_assert!(seat.0 < self.n_seats, "who acts sits at the table");
        if self.mover() != Some(seat) {
            return talk(self, seat, out);
        }
        match self.phase {
            Phase::Move => {
                self.list_leaders(out);
                list_voyages(self, out);
            }
            Phase::Lead(column) => {
                let ways = march::destinations(self, column.from);
                let ready = &self.ready[column.from.idx()];
                self.list_marches(column, (ready.units, ready.tired_cavalry), ways, out);
            }
            Phase::Embark(boarding) => list_boarding(self, boarding, out),
            Phase::Muster => muster(self, out),
            Phase::Own(Own::Battle(battle)) => fight(self, battle, out),
            Phase::Own(Own::Loss { battle, unit }) => out.extend(
                naval::bearers(self, battle, unit)
                    .map(|idx| Action::Own(Choice::Lose { galley: self.galley_name(idx) })),
            ),
            Phase::Spend => spend(self, out),
            Phase::Own(Own::Judge { .. }) => out.push(Action::Own(Choice::Hold)),
            Phase::Own(Own::Asked { .. }) => (),
            Phase::Over(_) => return,
        }
        talk(self, seat, out);
        if matches!(self.phase, Phase::Own(Own::Asked { .. })) {
            out.push(Action::Own(Choice::Later));
        }
    }
}

fn muster(state: &State, out: &mut Vec<Action>) {
    out.extend(state.battles().map(|field| Action::Own(Choice::Fight { field })));
}

fn fight(state: &State, battle: Battle, out: &mut Vec<Action>) {
    out.extend(Unit::ALL.map(|unit| Action::Own(Choice::Target { unit })));
    if let (Field::Land(at), Side::Attacker) = (battle.field, battle.roller) {
        let refuges = state.neighbors(at) & state.owned[state.attacker.idx()];
        out.extend(refuges.iter().map(|to| Action::Own(Choice::Retreat { to: Province::at(to) })));
    }
}

fn spend(state: &State, out: &mut Vec<Action>) {
    let seat = state.turn;
    let home = state.home(seat);
    let there = state.garrison[home.idx()].total();
    let room = room_for(state.n_leaders(seat, home)).saturating_sub(there);
    for unit in Unit::LAND {
        // At least one is tried, so that it is told why there is none.
        let n = state.affordable(unit).min(room).clamp(1, LEGION);
        out.extend((1..=n).map(|n| Action::Order(Order::Buy { unit, n })));
    }
    out.extend(Coast::of(home).map(|at| Action::Order(Order::BuyGalley { at })));
    state.list_buildings(out);
    out.push(Order::EndTurn.into());
}

/// C84-45 C84-59 C84-60 What can be said at any moment: answers and offers, what becomes of
/// prisoners, and that one gives up.
fn talk(state: &State, seat: Seat, out: &mut Vec<Action>) {
    for other in state.living().filter(|&it| it != seat) {
        let (home, one, two) = (state.home(other), seat.idx(), other.idx());
        if state.deals[two].is_some_and(|deal| deal.to == seat) {
            out.extend([
                Action::Own(Choice::Accept { from: home }),
                Action::Own(Choice::Refuse { from: home }),
            ]);
        }
        let [held, lost] = [state.prisoners[one][two], state.prisoners[two][one]];
        if 0 < held {
            out.push(Action::Own(Choice::Execute { of: home }));
        }
        if 0 < held + lost {
            let purses = [one, two].map(|it| state.treasury.of(it));
            let offer = |terms| Action::Own(Choice::Offer { to: home, terms });
            let possible = Terms::possible([held, lost], purses).map(offer);
            // One is enough to be told that no more are made.
            let most = if deals::can_offer(state, seat, other) { usize::MAX } else { 1 };
            out.extend(possible.take(most));
        }
    }
    if state.deals[seat.idx()].is_some() {
        out.push(Action::Own(Choice::Withdraw));
    }
    state.list_concessions(seat, out);
}
