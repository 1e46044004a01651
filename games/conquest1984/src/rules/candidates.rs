//! What the phase could allow, with a little that it does not, so that players are told why.

use kernel::Seat;

use super::{march, naval, sailing};
use crate::{
    action::Action,
    board::{Coast, board},
    deal::Terms,
    pieces::{Anchor, Field, Goods as _, LEGION, Leader, Side, Unit, room_for},
    places::{Province, Sea},
    state::{Battle, Boarding, Caesar, Column, Phase, Stage, State},
};

pub fn candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
    debug_assert!(seat.0 < state.n_seats, "who acts sits at the table");
    if super::mover(state) != Some(seat) {
        return talk(state, seat, out);
    }
    match state.phase {
        Phase::Move => moves(state, out),
        Phase::Lead(column) => lead(state, column, out),
        Phase::Embark(boarding) => embark(state, boarding, out),
        Phase::Muster => muster(state, seat, out),
        Phase::Battle(battle) => fight(state, battle, out),
        Phase::Loss { battle, unit } => out.extend(
            naval::bearers(state, battle, unit)
                .map(|idx| Action::Lose { galley: state.galley_name(idx) }),
        ),
        Phase::Spend => spend(state, out),
        Phase::Asked { from, .. } => {
            let from = state.home(from);
            out.extend([Action::Accept { from }, Action::Refuse { from }, Action::Later]);
        }
        Phase::Over(_) => (),
    }
    // C84-60 Who fights in another's turn may speak of prisoners besides.
    let fights = matches!(state.phase, Phase::Battle(_) | Phase::Loss { .. });
    if fights && seat != state.turn {
        talk(state, seat, out);
    }
}

fn moves(state: &State, out: &mut Vec<Action>) {
    for (at, ready) in Province::ALL.into_iter().zip(&state.ready) {
        if 0 < ready.generals {
            out.push(Action::Lead { at, leader: Leader::General });
        }
        if 0 < ready.tired_generals {
            out.push(Action::Lead { at, leader: Leader::Tired });
        }
    }
    if let (Caesar::Land(at), true) = (state.caesars[state.turn.idx()], 0 < state.caesar_moves) {
        out.push(Action::Lead { at, leader: Leader::Caesar });
    }
    for idx in state.galleys_of(state.turn) {
        sail(state, idx, out);
    }
    if state.stage == Stage::Fresh {
        let others = state.living().filter(|&it| it != state.turn);
        out.extend(others.map(|it| Action::Concede { to: state.home(it) }));
    }
    prisoners(state, out);
    talk(state, state.turn, out);
    out.push(Action::EndMovement);
}

fn sail(state: &State, idx: usize, out: &mut Vec<Action>) {
    if state.galleys[idx].moves == 0 {
        return;
    }
    let galley = state.galley_name(idx);
    let seas = sailing::passages(state, idx).iter();
    out.extend(seas.map(|sea| Action::Sail { galley, to: Sea::at(sea) }));
    match state.galleys[idx].at {
        Anchor::Coast(_) => out.push(Action::Board { galley }),
        Anchor::Sea(sea) => {
            let shores = board().waters.shores_of(sea.idx()).iter();
            out.extend(shores.map(|it| Action::Land { galley, to: Province::at(it) }));
        }
        Anchor::Stock => (),
    }
}

fn lead(state: &State, column: Column, out: &mut Vec<Action>) {
    let ready = &state.ready[column.from.idx()];
    let room = LEGION - column.company().total();
    for unit in Unit::LAND {
        let left = ready.units.get(unit) - column.units.get(unit);
        out.extend((1..=left.min(room)).map(|n| Action::Take { unit, n }));
    }
    let left = ready.tired_cavalry - column.tired_cavalry;
    out.extend((1..=left.min(room)).map(|n| Action::TakeTired { n }));
    let ways = march::destinations(state, column.from);
    out.extend(ways.iter().map(|to| Action::Go { to: Province::at(to) }));
    out.push(Action::Halt);
}

fn embark(state: &State, boarding: Boarding, out: &mut Vec<Action>) {
    let there = sailing::boardable(state, boarding);
    let room = LEGION - boarding.cargo.units.total();
    for unit in Unit::LAND {
        let left = there.units.get(unit) - boarding.cargo.units.get(unit);
        out.extend((1..=left.min(room)).map(|n| Action::Take { unit, n }));
    }
    let left = there.generals - boarding.cargo.generals;
    out.extend((1..=left).map(|n| Action::TakeGenerals { n }));
    if there.caesar {
        out.push(Action::TakeCaesar);
    }
    let seas = sailing::passages(state, usize::from(boarding.galley)).iter();
    out.extend(seas.map(|sea| Action::SetSail { to: Sea::at(sea) }));
    out.push(Action::Halt);
}

fn muster(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend(state.battles().map(|field| Action::Fight { field }));
    if seat == state.turn {
        prisoners(state, out);
    }
    talk(state, seat, out);
}

fn fight(state: &State, battle: Battle, out: &mut Vec<Action>) {
    out.extend(Unit::ALL.map(|unit| Action::Target { unit }));
    if let (Field::Land(at), Side::Attacker) = (battle.field, battle.roller) {
        let refuges = board().neighbors(&state.options, at) & state.owned[state.attacker.idx()];
        out.extend(refuges.iter().map(|to| Action::Retreat { to: Province::at(to) }));
    }
}

fn spend(state: &State, out: &mut Vec<Action>) {
    let seat = state.turn;
    let home = state.home(seat);
    let there = state.garrison[home.idx()].total();
    let room = room_for(state.n_leaders(seat, home)).saturating_sub(there);
    for unit in Unit::LAND {
        // At least one is tried, so that it is told why there is none.
        let affordable = state.treasury.of(seat.idx()) / state.price(unit.price());
        let n = u8::try_from(affordable).unwrap_or(LEGION).min(room).clamp(1, LEGION);
        out.extend((1..=n).map(|n| Action::Buy { unit, n }));
    }
    out.extend(Coast::of(home).map(|at| Action::BuyGalley { at }));
    let owned = state.owned[seat.idx()];
    for at in owned.iter().map(Province::at) {
        if !state.cities.has(at.idx()) {
            out.push(Action::City { at });
            continue;
        }
        if !state.walls.has(at.idx()) {
            out.push(Action::Wall { at });
        }
        if state.stage != Stage::Bought {
            out.push(Action::Destroy { at });
        }
    }
    let cities = owned & state.cities;
    for at in cities.iter() {
        let beside = board().neighbors(&state.options, Province::at(at)) & cities;
        for other in beside.iter().filter(|&other| at < other) {
            out.push(Action::Road { between: [Province::at(at), Province::at(other)] });
        }
    }
    prisoners(state, out);
    talk(state, state.turn, out);
    out.push(Action::EndTurn);
}

fn prisoners(state: &State, out: &mut Vec<Action>) {
    let held = state.prisoners[state.turn.idx()];
    let others = state.living().filter(|it| 0 < held[it.idx()]);
    out.extend(others.map(|it| Action::Execute { of: state.home(it) }));
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
            out.extend(possible.map(|terms| Action::Offer { to, terms }));
        }
        if state.deals[other.idx()].is_some_and(|deal| deal.to == seat) {
            out.extend([Action::Accept { from: to }, Action::Refuse { from: to }]);
        }
    }
    if state.deals[seat.idx()].is_some() {
        out.push(Action::Withdraw);
    }
}
