//! Between movement and tribute: which battles are fought, and in which order.

use conquest::Obstacle;
use kernel::{Chance, Seat};

use super::{clash, naval, turn};
use crate::{
    event::{Event, Incident},
    illegal::{Illegal, Refusal},
    pieces::{Field, Side},
    places::{Province, Sea},
    state::{Clash, Own, Phase, SeaFight, State},
};

fn check_mustering(state: &State) -> Result<(), Illegal> {
    if state.phase == Phase::Muster { Ok(()) } else { Err(Illegal::Obstacle(Obstacle::WrongPhase)) }
}

/// C05-19 The attacker fights in the order he likes.
pub(super) fn check_fight(state: &State, at: Province) -> Result<(), Illegal> {
    check_mustering(state)?;
    if state.battles().any(|it| it.0 == at) {
        Ok(())
    } else {
        Err(Illegal::Own(Refusal::NoBattle { at }))
    }
}

pub(super) fn commit_fight(
    state: &mut State,
    at: Province,
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) {
    let Some(foe) = state.foe(state.attacker, at) else { return };
    let [attacker, defender] = Side::BOTH.map(|side| state.home(state.fighter(foe, side)));
    // C05-36 What is fought for is not taken without a fight, C05-70 nor by who comes in retreat.
    state.entered = state.entered.without(at.idx());
    events.push(Event::BattleJoined { field: Field::Land(at), attacker, defender });
    clash::run(state, Clash::new(at, foe), chance, events);
}

/// C05-17 C05-69 One opponent a battle, each once a turn, if the mover likes.
pub(super) fn check_fight_at_sea(state: &State, sea: Sea, foe: Province) -> Result<(), Illegal> {
    check_mustering(state)?;
    let foe = state.seat_of(foe);
    let there = state.sea_fights().any(|it| it.0 == sea && Some(it.1) == foe);
    if there { Ok(()) } else { Err(Illegal::Own(Refusal::NoSeaFight { sea })) }
}

pub(super) fn commit_fight_at_sea(
    state: &mut State,
    sea: Sea,
    foe: Province,
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) {
    let Some(seat) = state.seat_of(foe) else { return };
    state.fought[sea.idx()] |= 1 << seat.0;
    let attacker = state.home(state.turn);
    events.push(Event::BattleJoined { field: Field::Sea(sea), attacker, defender: foe });
    naval::run(state, SeaFight::new(sea, seat), chance, events);
}

/// C05-18 Galleys that stay with others unfought share the sea; C05-19 land battles are forced.
pub(super) fn check_end(state: &State) -> Result<(), Illegal> {
    check_mustering(state)?;
    if state.battles().next().is_some() { Err(Illegal::Own(Refusal::BattleLeft)) } else { Ok(()) }
}

pub(super) fn commit_end(state: &mut State, events: &mut Vec<Event>) {
    for fought in &mut state.fought {
        *fought = u8::MAX;
    }
    turn::proceed(state, events);
}

/// C05-79 Who likes has the usual choices made for him: said at any decision of his own, and changed
/// once in a turn of his own.
pub(super) fn check_usual(state: &State, seat: Seat, on: bool) -> Result<(), Illegal> {
    if matches!(state.phase, Phase::Own(Own::Homes | Own::Asked { .. })) {
        return Err(Illegal::Obstacle(Obstacle::WrongPhase));
    }
    let own_turn = seat == state.turn;
    let free = if own_turn { !state.toggled } else { on };
    if free && state.is_usual(seat) != on {
        Ok(())
    } else {
        Err(Illegal::Own(Refusal::UsualAlready))
    }
}

pub(super) fn commit_usual(
    state: &mut State,
    seat: Seat,
    on: bool,
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) {
    state.usual = if on { state.usual | 1 << seat.0 } else { state.usual & !(1 << seat.0) };
    state.toggled |= seat == state.turn;
    events.push(Event::Own(Incident::UsualSet { who: state.home(seat), on }));
    // What was asked may now go without asking.
    match state.phase {
        Phase::Own(Own::Clash(clash)) => clash::run(state, clash, chance, events),
        Phase::Own(Own::Sinking(fight)) => naval::name(state, fight, chance, events),
        Phase::Own(Own::Homes | Own::Captives { .. } | Own::Asked { .. })
        | Phase::Move
        | Phase::Lead(_)
        | Phase::Embark(_)
        | Phase::Muster
        | Phase::Spend
        | Phase::Over(_) => (),
    }
}
