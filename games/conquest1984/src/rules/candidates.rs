//! What the phase could allow, with a little that it does not, so that players are told why.

use conquest::{Candidates, list_boarding, list_voyages};
use kernel::Seat;

use super::{march, naval};
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
        if super::mover(self) != Some(seat) {
            return talk(self, seat, out);
        }
        match self.phase {
            Phase::Move => moves(self, out),
            Phase::Lead(column) => {
                let ways = march::destinations(self, column.from);
                let ready = &self.ready[column.from.idx()];
                self.list_marches(column, (ready.units, ready.tired_cavalry), ways, out);
            }
            Phase::Embark(boarding) => list_boarding(self, boarding, out),
            Phase::Muster => muster(self, seat, out),
            Phase::Own(Own::Battle(battle)) => fight(self, battle, out),
            Phase::Own(Own::Loss { battle, unit }) => out.extend(
                naval::bearers(self, battle, unit)
                    .map(|idx| Action::Own(Choice::Lose { galley: self.galley_name(idx) })),
            ),
            Phase::Spend => spend(self, out),
            Phase::Own(Own::Asked { from, .. }) => {
                let from = self.home(from);
                out.extend([
                    Action::Own(Choice::Accept { from }),
                    Action::Own(Choice::Refuse { from }),
                    Action::Own(Choice::Later),
                ]);
            }
            Phase::Over(_) => (),
        }
        // C84-60 Who fights in another's turn may speak of prisoners besides.
        let fights = matches!(self.phase, Phase::Own(Own::Battle(_) | Own::Loss { .. }));
        if fights && seat != self.turn {
            talk(self, seat, out);
        }
    }
}

fn moves(state: &State, out: &mut Vec<Action>) {
    state.list_leaders(out);
    list_voyages(state, out);
    state.list_concessions(out);
    prisoners(state, out);
    talk(state, state.turn, out);
    out.push(Order::EndMovement.into());
}

fn muster(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend(state.battles().map(|field| Action::Own(Choice::Fight { field })));
    if seat == state.turn {
        prisoners(state, out);
    }
    talk(state, seat, out);
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
    prisoners(state, out);
    talk(state, state.turn, out);
    out.push(Order::EndTurn.into());
}

fn prisoners(state: &State, out: &mut Vec<Action>) {
    let held = state.prisoners[state.turn.idx()];
    let others = state.living().filter(|it| 0 < held[it.idx()]);
    out.extend(others.map(|it| Action::Own(Choice::Execute { of: state.home(it) })));
}

/// C84-60 Offers, and answers to those that are open.
fn talk(state: &State, seat: Seat, out: &mut Vec<Action>) {
    for other in state.living().filter(|&it| it != seat) {
        let to = state.home(other);
        let [held, lost] =
            [state.prisoners[seat.idx()][other.idx()], state.prisoners[other.idx()][seat.idx()]];
        if 0 < held + lost {
            let possible =
                Terms::all().filter(|it| (!it.gives() || 0 < held) && (!it.takes() || 0 < lost));
            out.extend(possible.map(|terms| Action::Own(Choice::Offer { to, terms })));
        }
        if state.deals[other.idx()].is_some_and(|deal| deal.to == seat) {
            out.extend([
                Action::Own(Choice::Accept { from: to }),
                Action::Own(Choice::Refuse { from: to }),
            ]);
        }
    }
    if state.deals[seat.idx()].is_some() {
        out.push(Action::Own(Choice::Withdraw));
    }
}
