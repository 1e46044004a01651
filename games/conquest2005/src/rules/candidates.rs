//! What the phase could allow, with a little that it does not, so that players are told why.

use kernel::Seat;

use super::{clash, homes, march, naval, purchase, pursuit, sailing};
use crate::{
    action::Action,
    board::board,
    deal::Terms,
    pieces::{Anchor, Goods as _, LEGION, Leader, Unit},
    places::{Province, Sea},
    state::{Boarding, Caesar, Clash, Column, Phase, Stage, State, Step},
};

pub fn candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Homes => out.extend(homes::left(state).map(|at| Action::Home { at })),
        Phase::Move => moves(state, out),
        Phase::Lead(column) => lead(state, column, out),
        Phase::Embark(boarding) => embark(state, boarding, out),
        Phase::Muster => muster(state, out),
        Phase::Clash(it) => fight(state, it, out),
        Phase::Sinking(fight) => {
            let bearers = naval::afloat(state, fight, fight.decider());
            out.extend(bearers.map(|idx| Action::Sink { galley: state.galley_name(idx) }));
        }
        Phase::Captives { captor, of } => {
            let n = state.captives[captor.idx()][of.idx()];
            out.extend((0..=n).map(|n| Action::Hold { n }));
        }
        Phase::Spend => spend(state, out),
        Phase::Asked(_) => out.extend([Action::Accept, Action::Refuse]),
        Phase::Over(_) => (),
    }
    if !matches!(state.phase, Phase::Homes | Phase::Asked(_) | Phase::Over(_)) {
        out.push(Action::Usual { on: !state.is_usual(seat) });
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
    if state.journey.is_some() {
        out.push(Action::Ride);
    }
    for idx in state.galleys_of(state.turn) {
        sail(state, idx, out);
    }
    if state.stage == Stage::Fresh {
        let others = state.living().filter(|&it| it != state.turn);
        out.extend(others.map(|it| Action::Concede { to: state.home(it) }));
    }
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
        Anchor::Port(_) => out.push(Action::Board { galley }),
        Anchor::Sea(sea) => {
            let shores = board().waters.shores_of(sea.idx()).iter();
            out.extend(shores.map(|it| Action::Land { galley, to: Province::at(it) }));
        }
        Anchor::Stock => (),
    }
}

fn lead(state: &State, column: Column, out: &mut Vec<Action>) {
    let (units, tired) = march::company(state, column);
    let room = LEGION - column.company().total();
    for unit in Unit::LAND {
        let left = units.get(unit) - column.units.get(unit);
        out.extend((1..=left.min(room)).map(|n| Action::Take { unit, n }));
    }
    let left = tired - column.tired_cavalry;
    out.extend((1..=left.min(room)).map(|n| Action::TakeTired { n }));
    let ways = march::destinations(state, column);
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

fn muster(state: &State, out: &mut Vec<Action>) {
    out.extend(state.battles().map(|(at, _)| Action::Fight { at }));
    out.extend(
        state.sea_fights().map(|(sea, foe)| Action::FightAtSea { sea, foe: state.home(foe) }),
    );
    out.push(Action::EndCombat);
}

fn fight(state: &State, clash: Clash, out: &mut Vec<Action>) {
    let side = clash.decider();
    let seat = state.fighter(clash.foe, side);
    let army = clash::army(state, clash, side);
    match clash.step {
        Step::Form(_) => {
            let most = army.total().min(state.ranks(seat, clash.at));
            out.extend(army.picks(most).map(|units| Action::Form { units }));
        }
        Step::Lose(_, hits) => {
            let legion = clash.legions[side as usize];
            out.extend(legion.picks(hits).map(|units| Action::Lose { units }));
        }
        Step::Decide(_) => {
            out.push(Action::Stand);
            let refuges = pursuit::refuges(state, seat, clash.at);
            out.extend(refuges.iter().map(|to| Action::Retreat { to: Some(Province::at(to)) }));
            if refuges.is_empty() {
                out.push(Action::Retreat { to: None });
            }
        }
        Step::Pursue { winner, hits, .. } => {
            let prey = clash::army(state, clash, winner.other());
            out.extend(prey.picks(hits).map(|units| Action::CutDown { units }));
        }
    }
}

fn spend(state: &State, out: &mut Vec<Action>) {
    let seat = state.turn;
    for unit in Unit::LAND {
        // At least one is tried, so that it is told why there is none.
        let affordable = state.treasury.of(seat.idx()) / state.price(unit.price());
        let stock = state.stock[seat.idx()].get(unit);
        let n = u8::try_from(affordable).unwrap_or(u8::MAX).min(stock).max(1);
        out.extend((1..=n).map(|n| Action::Buy { unit, n }));
    }
    out.extend(
        purchase::harbors(state).iter().map(|at| Action::BuyGalley { at: Province::at(at) }),
    );
    let owned = state.owned[seat.idx()];
    for at in owned.iter().map(Province::at) {
        if !state.cities.has(at.idx()) {
            out.push(Action::City { at });
            continue;
        }
        if !state.walls.has(at.idx()) {
            out.push(Action::Wall { at });
        }
        if state.stage < Stage::Bought {
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
    offers(state, out);
    out.push(Action::EndTurn);
}

fn offers(state: &State, out: &mut Vec<Action>) {
    let seat = state.turn;
    for other in state.living().filter(|&it| it != seat) {
        let to = state.home(other);
        let held = state.prisoners[seat.idx()][other.idx()];
        if 0 < state.prisoners[other.idx()][seat.idx()] {
            let possible = Terms::all().filter(|it| !it.is_exchange() || 0 < held);
            out.extend(possible.map(|terms| Action::Offer { to, terms }));
        }
    }
}
