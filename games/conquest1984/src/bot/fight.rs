//! Battles: what is at stake in those to come, where to aim, when to go.

use kernel::Seat;

use super::{NEVER, danger, has, value};
use crate::{
    board::board,
    odds::{Ground, quick},
    pieces::{Field, Side, Unit, Units},
    places::Province,
    state::{Battle, Own, Phase, State},
};

/// So many do not make a legion that others would join.
const FEW: u8 = 2;

/// Whoever still has so small a chance leaves, if he may.
const LOST: u16 = 2_500;

pub(super) fn ground(state: &State, at: Province) -> Ground {
    if state.walls.has(at.idx()) { Ground::Fortified } else { Ground::Open }
}

/// What the attacker's units in battles to come are worth, and the provinces they may win.
pub(super) fn pending(state: &State, seat: Seat) -> i32 {
    let mut sum = 0;
    for at in Province::ALL {
        let assault = state.assault[at.idx()];
        if assault.is_empty() {
            continue;
        }
        let garrison = state.garrison[at.idx()];
        let help = if state.is_movement() { danger::converging(state, at) } else { Units::NONE };
        let wins = i32::from(quick(assault + help, garrison, ground(state, at)));
        let tribute = if board().rich.has(at.idx()) { 10 } else { 5 };
        let city = if state.cities.has(at.idx()) { 5 } else { 0 };
        let prize = super::TURNS * (tribute + city);
        let defender = state.owner(at);
        if seat == state.attacker {
            let after = value(assault) * (5_000 + wins / 2) / 10_000;
            sum += after * wins / 10_000 + prize * wins / 10_000;
        } else if defender == Some(seat) {
            // What stands there was counted in full.
            let lost = value(garrison) * (10_000 + wins) / 20_000;
            sum -= lost.min(value(garrison)) * (2_000 + 8 * wins / 10) / 10_000;
            sum -= prize * wins / 10_000;
        }
    }
    sum
}

/// Aims where the chance to win is best.
pub(super) fn target(state: &State, unit: Unit) -> i32 {
    let Phase::Own(Own::Battle(battle)) = state.phase else { return 0 };
    let best = Unit::ALL.into_iter().max_by_key(|&it| merit(state, battle, it));
    if best == Some(unit) { 100 } else { NEVER }
}

/// What a roll against a unit is worth to whoever rolls, in ten-thousandths; -1 if there is none.
fn merit(state: &State, battle: Battle, unit: Unit) -> i32 {
    let Battle { field, roller, .. } = battle;
    let there = state.force(field, roller.other());
    if unit == Unit::Galley {
        return if there.units.is_empty() && 0 < there.galleys { 0 } else { -1 };
    }
    if !has(there.units, unit) {
        return -1;
    }
    let here = state.force(field, roller).units;
    let ground = match field {
        Field::Land(at) => ground(state, at),
        Field::Sea(_) => Ground::Open,
    };
    let left = there.units - Units::of(unit, 1);
    let advantage = crate::rules::advantage(state, field, roller);
    let faces = (7 + advantage).saturating_sub(crate::rules::hit_number(field, unit)).min(6);
    let chance = |theirs: Units| match roller {
        Side::Attacker => i32::from(quick(here, theirs, ground)),
        Side::Defender => 10_000 - i32::from(quick(theirs, here, ground)),
    };
    i32::from(faces) * (chance(left) - chance(there.units)).max(0) + 1
}

/// Leaves a battle that is as good as lost.
pub(super) fn retreat(state: &State) -> i32 {
    let Phase::Own(Own::Battle(Battle { field: Field::Land(at), .. })) = state.phase else {
        return NEVER;
    };
    let (assault, garrison) = (state.assault[at.idx()], state.garrison[at.idx()]);
    if quick(assault, garrison, ground(state, at)) < LOST { 300 } else { NEVER }
}

/// What a landing or a march of `units` into a province promises to a player.
pub(super) fn entry(state: &State, seat: Seat, to: Province, units: Units) -> i32 {
    let idx = to.idx();
    let tribute = if board().rich.has(idx) { 10 } else { 5 };
    let city = if state.cities.has(idx) { 5 } else { 0 };
    let owner = state.owner(to);
    let captive = state.living().any(|it| it != seat && state.has_caesar(it, to));
    if owner == Some(seat) {
        return NEVER;
    }
    let garrison = state.garrison[idx];
    if garrison.is_empty() {
        let bonus = if owner.is_some() { 60 } else { 0 };
        return if captive { 900 } else { 120 + 10 * tribute + 10 * city + bonus };
    }
    // A legion may begin what others finish, if it is one.
    let all = if FEW < units.total() { danger::converging(state, to) } else { units };
    let all = if all.total() < units.total() { units } else { all };
    let wins = i32::from(quick(state.assault[idx] + all, garrison, ground(state, to)));
    match (captive, wins) {
        (true, 4_500..) => 300 + wins / 20,
        (false, 5_500..) => 60 + wins / 50 + 8 * (tribute + city),
        (_, _) => NEVER,
    }
}
