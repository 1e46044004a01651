//! Battles: targets, dice, retreat and what the winner gets.

use conquest::Obstacle;
use kernel::{Chance, Seat};

use super::{capture, naval, turn};
use crate::{
    event::{Event, Incident},
    illegal::{Illegal, Refusal},
    pieces::{Field, Side, Unit},
    places::Province,
    state::{Battle, Caesar, Own, Phase, State},
};

/// C84-31 What a die must show at least, advantage included; C84-41 at sea cavalry falls more
/// easily, and galleys are targets too.
pub fn hit_number(field: Field, unit: Unit) -> u8 {
    match (unit, field) {
        (Unit::Infantry, _) | (Unit::Cavalry, Field::Sea(_)) => 4,
        (Unit::Cavalry, Field::Land(_)) => 5,
        (Unit::Catapult, _) => 6,
        (Unit::Galley, _) => 3,
    }
}

/// C84-29 What `side` adds to its dice: its catapults, and 1 for the defender's wall, less those
/// of the other side. The other side adds nothing. C84-42 Catapults aboard count at sea.
pub fn advantage(state: &State, field: Field, side: Side) -> u8 {
    let engines = |side: Side| {
        let wall = match (field, side) {
            (Field::Land(province), Side::Defender) => state.walls.has(province.idx()),
            (Field::Land(_) | Field::Sea(_), _) => false,
        };
        state.force(field, side).units.get(Unit::Catapult) + u8::from(wall)
    };
    engines(side).saturating_sub(engines(side.other()))
}

/// C84-28 The attacker fights in the order he likes.
pub(super) fn check_fight(state: &State, field: Field) -> Result<(), Illegal> {
    if state.phase != Phase::Muster {
        return Err(Illegal::Obstacle(Obstacle::WrongPhase));
    }
    if state.battles().any(|it| it == field) {
        Ok(())
    } else {
        Err(Illegal::Own(Refusal::NoBattle { field }))
    }
}

pub(super) fn commit_fight(state: &mut State, field: Field, events: &mut Vec<Event>) {
    state.phase =
        Phase::Own(Own::Battle(Battle { field, roller: Side::Attacker, exchanged: false }));
    let [attacker, defender] =
        [Side::Attacker, Side::Defender].map(|side| state.home(state.fighter(field, side)));
    events.push(Event::BattleJoined { field, attacker, defender });
}

fn battle(state: &State) -> Result<Battle, Illegal> {
    match state.phase {
        Phase::Own(Own::Battle(battle)) => Ok(battle),
        Phase::Move
        | Phase::Lead(_)
        | Phase::Embark(_)
        | Phase::Muster
        | Phase::Own(Own::Loss { .. } | Own::Judge { .. } | Own::Asked { .. })
        | Phase::Spend
        | Phase::Over(_) => Err(Illegal::Obstacle(Obstacle::WrongPhase)),
    }
}

/// C84-30 A kind of unit that the other side has there; C84-33 leaders and cities are none.
pub(super) fn check_target(state: &State, unit: Unit) -> Result<(), Illegal> {
    let Battle { field, roller, .. } = battle(state)?;
    let there = state.force(field, roller.other());
    if unit != Unit::Galley {
        let any = 0 < there.units.get(unit);
        return if any { Ok(()) } else { Err(Illegal::Own(Refusal::NoTarget { unit })) };
    }
    // C84-41 Galleys only when nothing else is left.
    match (there.galleys, there.units.is_empty()) {
        (0, _) => Err(Illegal::Own(Refusal::NoTarget { unit })),
        (_, false) => Err(Illegal::Own(Refusal::GalleysLast)),
        (_, true) => Ok(()),
    }
}

pub(super) fn commit_target(
    state: &mut State,
    unit: Unit,
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) {
    let Phase::Own(Own::Battle(battle)) = state.phase else { return };
    let Battle { field, roller, .. } = battle;
    let advantage = advantage(state, field, roller);
    let needed = hit_number(field, unit);
    // C84-32 No die where a 1 would do.
    let die = if needed <= 1 + advantage { None } else { u8::try_from(chance.die(6)).ok() };
    let hit = die.is_none_or(|die| needed <= die + advantage);
    let who = state.home(state.fighter(field, roller));
    events.push(Event::Own(Incident::Rolled { who, target: unit, die, advantage, hit }));
    if !hit {
        return go_on(state, battle, events);
    }
    match field {
        Field::Land(at) => {
            let ranks = match roller {
                Side::Attacker => &mut state.garrison[at.idx()],
                Side::Defender => &mut state.assault[at.idx()],
            };
            ranks.0[unit as usize] -= 1;
            // C84-04 What is lost can be bought again.
            state.stock.0[unit as usize] += 1;
            go_on(state, battle, events);
        }
        Field::Sea(_) => naval::bear_loss(state, battle, unit, events),
    }
}

/// The other side rolls, unless one of them is beaten.
pub(super) fn go_on(state: &mut State, battle: Battle, events: &mut Vec<Event>) {
    let Battle { field, roller, exchanged } = battle;
    if matches!(state.phase, Phase::Over(_)) {
        return;
    }
    let winner = [Side::Attacker, Side::Defender]
        .into_iter()
        .find(|side| state.force(field, side.other()).is_beaten(field));
    match winner {
        None => {
            let exchanged = exchanged || roller == Side::Defender;
            state.phase =
                Phase::Own(Own::Battle(Battle { field, roller: roller.other(), exchanged }));
        }
        Some(winner) => {
            let seat = state.fighter(field, winner);
            events.push(Event::BattleWon { who: state.home(seat), field });
            if let Field::Land(at) = field {
                win_land(state, at, winner, seat, events);
            }
            turn::after_battle(state, events);
        }
    }
}

/// C84-37 The loser's leaders are captured and his galleys on that coast destroyed, C84-47 or
/// taken over with everything else if his Caesar is among them.
fn win_land(state: &mut State, at: Province, winner: Side, seat: Seat, events: &mut Vec<Event>) {
    state.by_land = state.by_land.without(at.idx());
    match winner {
        // C84-38 The attacker owns the province, city and wall included.
        Side::Attacker => {
            let units = std::mem::take(&mut state.assault[at.idx()]);
            capture::occupy(state, seat, at, units, events);
        }
        // C84-39 The defender keeps everything.
        Side::Defender => {
            let loser = state.attacker;
            capture::capture_leaders(state, seat, at, events);
            state.destroy_galleys(at, |lord| lord != seat, events);
            capture::ask_captor(state, seat, loser);
        }
    }
}

/// C84-34 The attacker retreats after the defender's roll, to a neighbor that he owns.
pub(super) fn check_retreat(state: &State, to: Province) -> Result<(), Illegal> {
    let Battle { field, roller, exchanged } = battle(state)?;
    // C84-40 Battles at sea are fought to the end.
    let Field::Land(at) = field else { return Err(Illegal::Own(Refusal::NoRetreatAtSea)) };
    if roller == Side::Defender {
        return Err(Illegal::Own(Refusal::DefenderStays));
    }
    if !exchanged {
        return Err(Illegal::Own(Refusal::TooEarly));
    }
    // C84-35 Not from an attack made only from the sea; C84-76 part by land is enough, even when
    // that part is dead.
    if !state.by_land.has(at.idx()) {
        return Err(Illegal::Own(Refusal::NoRetreat));
    }
    let near = state.neighbors(at).has(to.idx());
    if near && state.owns(state.attacker, to) {
        Ok(())
    } else {
        Err(Illegal::Own(Refusal::NoRefuge { to }))
    }
}

pub(super) fn commit_retreat(state: &mut State, to: Province, events: &mut Vec<Event>) {
    let Phase::Own(Own::Battle(Battle { field: Field::Land(at), .. })) = state.phase else {
        return;
    };
    let seat = state.attacker;
    state.by_land = state.by_land.without(at.idx());
    events.push(Event::Own(Incident::Retreated { who: state.home(seat), from: at, to }));
    let units = std::mem::take(&mut state.assault[at.idx()]);
    let n = std::mem::take(&mut state.generals[seat.idx()][at.idx()]);
    state.generals[seat.idx()][to.idx()] += n;
    if state.has_caesar(seat, at) {
        state.caesars[seat.idx()] = Caesar::Land(to);
    }
    // C84-35 His galleys on that coast are destroyed.
    state.destroy_galleys(at, |lord| lord == seat, events);
    capture::occupy(state, seat, to, units, events);
    turn::after_battle(state, events);
}
