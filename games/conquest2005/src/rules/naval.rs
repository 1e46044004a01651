//! Battles at sea: two dice a galley, three rounds at most.

use conquest::{Capturing as _, Obstacle};
use kernel::{Chance, Seat};
use parts::mask::Mask;

use super::{clash, fall, turn};
use crate::{
    event::{Event, Incident},
    illegal::{Illegal, Refusal},
    pieces::{Anchor, Cargo, Field, GALLEYS, Galley, GalleyName, Side},
    state::{Own, Phase, SeaFight, State},
    usual,
};

/// C05-38 Dice of each galley.
pub(crate) const DICE: u8 = 2;
/// C05-39 Longer no battle at sea lasts.
pub(crate) const ROUNDS: u8 = 3;

fn fleet(state: &State, fight: SeaFight, side: Side) -> impl Iterator<Item = usize> {
    state.fleet(state.fighter(fight.foe, side), Anchor::Sea(fight.sea))
}

fn strength(state: &State, fight: SeaFight, side: Side) -> u8 {
    u8::try_from(fleet(state, fight, side).count()).unwrap_or(0)
}

/// C05-38 Both sides roll before any galley sinks, the defender first; only galleys hit. C05-42
/// Units aboard take no part.
pub(super) fn run(
    state: &mut State,
    mut fight: SeaFight,
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) {
    for side in [Side::Defender, Side::Attacker] {
        let dice = clash::roll(DICE * strength(state, fight, side), chance);
        let who = state.home(state.fighter(fight.foe, side));
        events.push(Event::Own(Incident::Rolled { who, dice, hits: dice.galley }));
        let most = strength(state, fight, side.other());
        fight.hits[side.other() as usize] = dice.galley.min(most);
    }
    name(state, fight, chance, events);
}

/// Those that can still be named by a side.
pub(super) fn afloat(state: &State, fight: SeaFight, side: Side) -> impl Iterator<Item = usize> {
    fleet(state, fight, side).filter(move |&idx| !fight.doomed.has(idx))
}

/// C05-39 The owner chooses which galleys sink, where there is anything to choose.
pub(super) fn name(
    state: &mut State,
    mut fight: SeaFight,
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) {
    for side in [Side::Defender, Side::Attacker] {
        let seat = state.fighter(fight.foe, side);
        while 0 < fight.hits[side as usize] {
            let burden = |idx: &usize| usual::burden(state.galleys[*idx].cargo);
            let Some(least) = afloat(state, fight, side).min_by_key(burden) else { break };
            let alike = |idx: usize| {
                idx / GALLEYS == least / GALLEYS
                    && state.galleys[idx].cargo == state.galleys[least].cargo
            };
            let all = afloat(state, fight, side).count() == usize::from(fight.hits[side as usize]);
            if !(all || state.is_usual(seat) || afloat(state, fight, side).all(alike)) {
                state.phase = Phase::Own(Own::Sinking(fight));
                return;
            }
            doom(&mut fight, side, least);
        }
    }
    sink(state, fight, chance, events);
}

fn doom(fight: &mut SeaFight, side: Side, galley: usize) {
    fight.doomed = fight.doomed.with(galley);
    fight.hits[side as usize] -= 1;
}

pub(super) fn check_sink(state: &State, galley: GalleyName) -> Result<(), Illegal> {
    let Phase::Own(Own::Sinking(fight)) = state.phase else {
        return Err(Illegal::Obstacle(Obstacle::WrongPhase));
    };
    let mut bearers = afloat(state, fight, fight.decider());
    let bears = bearers.any(|idx| state.galley_name(idx) == galley);
    if bears { Ok(()) } else { Err(Illegal::Own(Refusal::NoHit)) }
}

pub(super) fn commit_sink(
    state: &mut State,
    galley: GalleyName,
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) {
    let Phase::Own(Own::Sinking(mut fight)) = state.phase else { return };
    if let Some(idx) = state.galley_idx(galley) {
        let side = fight.decider();
        let of = state.home(state.fighter(fight.foe, side));
        events.push(Event::Own(Incident::GalleyGivenUp { galley, of }));
        doom(&mut fight, side, idx);
    }
    name(state, fight, chance, events);
}

/// C05-40 Combat units go down with their galley; leaders are captured by the other side if it has
/// a galley left after the round.
fn sink(state: &mut State, mut fight: SeaFight, chance: &mut Chance<'_>, events: &mut Vec<Event>) {
    let fighters = Side::BOTH.map(|side| state.fighter(fight.foe, side));
    let mut swimming = [Cargo::NONE; 2];
    for idx in std::mem::replace(&mut fight.doomed, Mask::NONE).iter() {
        let owner = state.lord_of(idx);
        let sunk = std::mem::replace(&mut state.galleys[idx], Galley::in_stock());
        let Cargo { units, generals, caesar } = sunk.cargo;
        let galley = state.galley_name(idx);
        events.push(Event::Own(Incident::GalleySunk { galley, of: state.home(owner), units }));
        fall::restock(state, owner, units);
        let swimmers = &mut swimming[usize::from(owner != fighters[0])];
        swimmers.generals += generals;
        swimmers.caesar |= caesar;
    }
    let afloat = Side::BOTH.map(|side| 0 < strength(state, fight, side));
    for side in Side::BOTH {
        let (loser, victor) = (fighters[side as usize], fighters[side.other() as usize]);
        let n = swimming[side as usize].generals;
        if afloat[side.other() as usize] {
            state.capture_generals(victor, loser, n, events);
        } else if 0 < n {
            events.push(Event::Own(Incident::GeneralsDrowned { of: state.home(loser), n }));
        }
    }
    settle_caesars(state, fighters, swimming.map(|it| it.caesar), afloat, events);
    go_on(state, fight, fighters, chance, events);
}

/// C05-33 C05-40 Who captures a Caesar inherits; two that sink in one round capture nobody.
fn settle_caesars(
    state: &mut State,
    fighters: [Seat; 2],
    sunk: [bool; 2],
    afloat: [bool; 2],
    events: &mut Vec<Event>,
) {
    let [attacker, defender] = fighters;
    match (sunk, afloat) {
        ([false, false], _) => (),
        ([true, true], _) => fall::vanish(state, &fighters, events),
        ([true, false], [_, true]) => fall::eliminate(state, attacker, defender, events),
        ([false, true], [true, _]) => fall::eliminate(state, defender, attacker, events),
        ([true, false], [_, false]) => fall::vanish(state, &[attacker], events),
        ([false, true], [false, _]) => fall::vanish(state, &[defender], events),
    }
}

/// C05-41 After three rounds survivors of both sides stay.
fn go_on(
    state: &mut State,
    fight: SeaFight,
    fighters: [Seat; 2],
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) {
    if matches!(state.phase, Phase::Over(_)) {
        return;
    }
    let SeaFight { sea, foe, round, .. } = fight;
    let afloat = fighters.map(|seat| 0 < state.n_galleys(seat, Anchor::Sea(sea)));
    match afloat {
        [true, true] if round < ROUNDS => {
            let next = SeaFight { round: round + 1, ..SeaFight::new(sea, foe) };
            return run(state, next, chance, events);
        }
        [true, false] | [false, true] => {
            let victor = fighters[usize::from(!afloat[0])];
            events.push(Event::BattleWon { who: state.home(victor), field: Field::Sea(sea) });
        }
        [true, true] | [false, false] => {
            events.push(Event::Own(Incident::BattleUndecided { field: Field::Sea(sea) }));
        }
    }
    turn::proceed(state, events);
}
