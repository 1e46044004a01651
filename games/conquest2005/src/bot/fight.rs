//! Battles: what is at stake in those to come, who fights, when to go.

use kernel::Seat;

use super::{
    NEVER,
    campaign::FORCE,
    danger::{self, Army},
    goal, length, snare,
};
use crate::{
    action::Choice,
    board::board,
    odds::{Ground, quick},
    pieces::{Anchor, Side, Units},
    places::{Province, Sea},
    state::{Clash, Stage, State, Step},
    usual,
};

/// So many do not make a legion that others would join.
const FEW: u8 = 2;

/// With less of a chance a handful only loses its leader, in ten-thousandths.
const FORLORN: u16 = 1_000;

/// Whoever still has so small a chance leaves, if he may.
const LOST: i32 = 2_500;

/// Where a player defends.
pub(super) fn ground(state: &State, defender: Seat, at: Province) -> Ground {
    let walled = state.walls.has(at.idx()) && state.owns(defender, at);
    if walled { Ground::Fortified } else { Ground::Open }
}

pub(super) fn army(state: &State, seat: Seat, at: Province) -> Army {
    (state.units_of(seat, at), state.n_captains(seat, at))
}

pub(super) fn joined(one: Army, other: Army) -> Army {
    (one.0 + other.0, one.1 + other.1)
}

/// What a province is worth to whoever holds it, besides what stands there.
pub(super) fn prize(state: &State, at: Province) -> i32 {
    let tribute = if board().rich.has(at.idx()) { 10 } else { 5 };
    let city = if state.cities.has(at.idx()) { 5 } else { 0 };
    super::TURNS * (tribute + city)
}

/// The chance that the attacker wins a battle to come, in ten-thousandths, with whom can still join.
pub(super) fn wins(state: &State, at: Province, defender: Seat) -> i32 {
    let help = if state.is_movement() { danger::converging(state, at) } else { (Units::NONE, 0) };
    let forces = joined(army(state, state.attacker, at), help);
    length::hope(state, quick(forces, army(state, defender, at), ground(state, defender, at)))
}

/// What is to be expected of an army that is worth so much before a battle: who wins for certain
/// loses little, so that nothing is gained by a battle that is lost.
pub(super) fn expectation(state: &State, seat: Seat, at: Province, worth: i32) -> i32 {
    let Some(foe) = state.foe(seat, at) else { return worth };
    let survives =
        if seat == state.attacker { wins(state, at, foe) } else { 10_000 - wins(state, at, seat) };
    // Half of it is what the battle costs who wins it narrowly.
    worth * survives / 10_000 * (5_000 + survives / 2) / 10_000
}

/// What a player may win or lose in battles to come, and where the player on turn has entered
/// without a fight.
pub(super) fn prizes(state: &State, seat: Seat) -> i32 {
    let mut sum = 0;
    let attacker = state.attacker;
    let gain = |at: Province| {
        let home = if at == state.home(seat) { super::worth_of_home(state, seat) } else { 0 };
        home + prize(state, at) * super::use_of_tribute(state, seat) / 100
    };
    for at in Province::ALL {
        if state.units_of(attacker, at).is_empty() {
            continue;
        }
        let owner = state.owner(at);
        let share = if let Some(defender) = state.foe(attacker, at) {
            wins(state, at, defender)
        } else {
            let entered = state.stage < Stage::Claimed
                && owner != Some(attacker)
                && (state.is_movement() || state.entered.has(at.idx()));
            if entered { 9_000 } else { 0 }
        };
        if seat == attacker && owner != Some(seat) {
            sum += gain(at) * share / 10_000;
        } else if seat != attacker && owner == Some(seat) {
            sum -= gain(at) * share / 10_000;
        }
    }
    sum
}

/// What a landing or a march of a legion into a province promises to a player.
pub(super) fn entry(state: &State, seat: Seat, to: Province, legion: Army) -> i32 {
    let owner = state.owner(to);
    let captive = state.living().any(|it| it != seat && state.has_caesar(it, to));
    let foe = state.foe(seat, to);
    let prize = prize(state, to);
    let regains_home = to == state.home(seat) && goal::is_exiled(state, seat);
    let Some(foe) = foe else {
        if seat == state.turn && snare::open(state).has(to.idx()) {
            return 400;
        }
        if owner == Some(seat) {
            return NEVER;
        }
        let bonus = if owner.is_some() { 60 } else { 0 };
        let guarded = !state.units_of(seat, to).is_empty();
        return if captive {
            900
        } else if regains_home {
            600
        } else if guarded {
            NEVER
        } else {
            120 + 2 * prize + bonus
        };
    };
    // A legion may begin what others finish, if it is one.
    let (units, _) = legion;
    let coming = danger::converging(state, to);
    let all = if FEW < units.total() && units.total() < coming.0.total() { coming } else { legion };
    let forces = joined(army(state, seat, to), all);
    let chance = quick(forces, army(state, foe, to), ground(state, foe, to));
    // A legion without a chance wears the enemy down, fewer do not even that.
    if chance < FORLORN && forces.0.total() < FORCE {
        return NEVER;
    }
    let wins = length::hope(state, chance);
    match (captive || regains_home, wins) {
        (true, 4_500..) => 300 + wins / 20,
        // All is to be won, and only units to be lost.
        (true, 2_000..) => 100 + wins / 20,
        (false, 5_500..) => 60 + wins / 50 + 8 * prize / super::TURNS,
        (_, _) => NEVER,
    }
}

/// In a battle the usual choices, and retreat where all is lost.
pub(super) fn choose(state: &State, clash: Clash, choice: Choice) -> i32 {
    let side = clash.decider();
    let seat = state.fighter(clash.foe, side);
    let own = state.units_of(seat, clash.at);
    let wanted = match (clash.step, choice) {
        (Step::Form(_), Choice::Form { units }) => {
            let most = own.total().min(state.ranks(seat, clash.at));
            usual::legion(own, most) == units
        }
        (Step::Lose(side, hits), Choice::Lose { units }) => {
            usual::losses(clash.legions[side as usize], hits) == units
        }
        (Step::Pursue { winner, hits, .. }, Choice::CutDown { units }) => {
            let prey = state.units_of(state.fighter(clash.foe, winner.other()), clash.at);
            usual::prey(prey, hits) == units
        }
        (Step::Decide(side), Choice::Retreat { to: Some(to) }) => {
            return retreat(state, clash, side, to);
        }
        (Step::Decide(_), Choice::Stand) => return 50,
        (_, _) => false,
    };
    if wanted { 100 } else { NEVER }
}

/// Leaves a battle that is as good as lost, to where most of one's own stand.
fn retreat(state: &State, clash: Clash, side: Side, to: Province) -> i32 {
    let Clash { at, foe, .. } = clash;
    let [attacker, defender] = [army(state, state.attacker, at), army(state, foe, at)];
    let wins = quick(attacker, defender, ground(state, foe, at));
    let chance = match side {
        Side::Attacker => length::hope(state, wins),
        Side::Defender => 10_000 - i32::from(wins),
    };
    if LOST < chance {
        return NEVER;
    }
    let seat = state.fighter(foe, side);
    let own = i32::from(state.units_of(seat, to).total().min(20));
    100 + 5 * own + if state.owns(seat, to) { 40 } else { 0 }
}

/// At sea only where more galleys meet fewer, and no Caesar is at stake.
pub(super) fn at_sea(state: &State, sea: Sea, foe: Province) -> i32 {
    let Some(foe) = state.seat_of(foe) else { return NEVER };
    let at = Anchor::Sea(sea);
    let [own, other] = [state.turn, foe].map(|it| state.n_galleys(it, at));
    let caesar = state.fleet(state.turn, at).any(|idx| state.galleys[idx].cargo.caesar);
    let load = |seat: Seat| -> u32 {
        state.fleet(seat, at).map(|idx| usual::burden(state.galleys[idx].cargo)).sum()
    };
    let worth_it = other < own || (other <= own && load(state.turn) < load(foe));
    if worth_it && !caesar { 80 } else { NEVER }
}

#[cfg(test)]
mod tests {
    use kernel::Game;

    use super::*;
    use crate::{Conquest2005, options::Options};

    #[test]
    fn a_battle_that_is_lost_takes_nothing_from_who_is_attacked() {
        let text = "homes Hispania Egyptus\nHispania Hispania infantry 9 general 4 Caesar city wall\n\
                    Egyptus Egyptus infantry 18 catapult 3 Caesar city wall\nturn Hispania";
        let mut state = Conquest2005::arrange(&Options::default(), 2, text).unwrap();
        let [hispania, egyptus] = [Seat(0), Seat(1)];
        state.units[hispania.idx()][Province::Egyptus.idx()] = Units([0, 1, 0]);
        let expected = |seat: Seat| expectation(&state, seat, Province::Egyptus, 1_000);
        assert!(expected(hispania) == 0 && 990 < expected(egyptus), "{}", expected(egyptus));
    }

    #[test]
    fn in_a_long_war_less_is_asked_of_a_chance() {
        let tries = |round: u16| {
            let text = format!(
                "homes Hispania Egyptus\nHispania Hispania infantry 9 general 3 Caesar city wall\n\
                 Hispania Numidia infantry 7 general 1\nEgyptus Africa Procons infantry 7 general 1\n\
                 Egyptus Egyptus infantry 5 Caesar city wall\nturn Hispania\nround {round}"
            );
            let state = Conquest2005::arrange(&Options::default(), 2, &text).unwrap();
            let legion = (Units([7, 0, 0]), 1);
            NEVER < entry(&state, Seat(0), Province::AfricaProcons, legion)
        };
        assert!(!tries(1) && tries(60));
    }

    #[test]
    fn a_handful_without_a_chance_is_not_thrown_away_however_long_the_war() {
        let text = "homes Hispania Egyptus\nHispania Hispania infantry 9 general 4 Caesar city wall\n\
                    Egyptus Egyptus infantry 12 general 2 Caesar city wall\nturn Hispania\nround 50";
        let state = Conquest2005::arrange(&Options::default(), 2, text).unwrap();
        let tries = |n: u8| {
            let legion = (Units([n, 0, 0]), 1);
            NEVER < entry(&state, Seat(0), Province::Egyptus, legion)
        };
        assert!(tries(FORCE) && !tries(FORCE - 1));
    }
}
