//! Battles on land: combat legions, dice, losses, round after round.

use conquest::Obstacle;
use kernel::Chance;

use super::{capture, fall, turn};
use crate::{
    event::{Dice, Event, Incident},
    illegal::{Illegal, Refusal},
    pieces::{Face, Field, Side, Unit, Units},
    state::{Clash, Own, Phase, State, Step},
    usual,
};

/// C05-21 A die scores if it shows a unit of the combat legion, and no unit matches two dice.
/// C05-22 Catapults score from the reserve as well. C05-23 Galleys and blanks never do.
pub fn hits(dice: Dice, legion: Units, reserve: Units) -> u8 {
    let catapults = legion.get(Unit::Catapult) + reserve.get(Unit::Catapult);
    dice.infantry.min(legion.get(Unit::Infantry))
        + dice.cavalry.min(legion.get(Unit::Cavalry))
        + dice.catapult.min(catapults)
}

/// C05-25 A fortified city gives its defender two dice more, or one if the attacker has a catapult
/// left, in his legion or in reserve.
pub fn extra_dice(wall: bool, attacker: Units) -> u8 {
    match (wall, attacker.get(Unit::Catapult)) {
        (false, _) => 0,
        (true, 0) => 2,
        (true, _) => 1,
    }
}

pub(super) fn roll(n: u8, chance: &mut Chance<'_>) -> Dice {
    let mut dice = Dice::default();
    for _ in 0..n {
        dice.add(Face::of_die(chance.die(6)));
    }
    dice
}

fn clash(state: &State) -> Result<Clash, Illegal> {
    let Phase::Own(Own::Clash(clash)) = state.phase else {
        return Err(Illegal::Obstacle(Obstacle::WrongPhase));
    };
    Ok(clash)
}

/// Everything of a side that stands there, what is laid down included.
pub(super) fn army(state: &State, clash: Clash, side: Side) -> Units {
    state.units_of(state.fighter(clash.foe, side), clash.at)
}

fn strength(state: &State, clash: Clash, side: Side) -> u8 {
    let ranks = state.ranks(state.fighter(clash.foe, side), clash.at);
    army(state, clash, side).total().min(ranks)
}

/// C05-20 As large as it can be; the owner chooses which.
pub(super) fn check_form(state: &State, units: Units) -> Result<(), Illegal> {
    let clash = clash(state)?;
    let Step::Form(side) = clash.step else { return Err(Illegal::Obstacle(Obstacle::WrongPhase)) };
    let most = strength(state, clash, side);
    let fits = army(state, clash, side).holds(units) && units.total() == most;
    if fits { Ok(()) } else { Err(Illegal::Own(Refusal::WrongLegion { size: most })) }
}

pub(super) fn commit_form(
    state: &mut State,
    units: Units,
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) {
    let Phase::Own(Own::Clash(mut clash)) = state.phase else { return };
    form(state, &mut clash, units, chance, events);
    run(state, clash, chance, events);
}

/// C05-24 C05-26 One unit of the combat legion for each hit.
pub(super) fn check_lose(state: &State, units: Units) -> Result<(), Illegal> {
    let clash = clash(state)?;
    let Step::Lose(side, hits) = clash.step else {
        return Err(Illegal::Obstacle(Obstacle::WrongPhase));
    };
    let fits = clash.legions[side as usize].holds(units) && units.total() == hits;
    if fits { Ok(()) } else { Err(Illegal::Own(Refusal::WrongLosses { hits })) }
}

pub(super) fn commit_lose(
    state: &mut State,
    units: Units,
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) {
    let Phase::Own(Own::Clash(mut clash)) = state.phase else { return };
    if lose(state, &mut clash, units, chance, events) {
        run(state, clash, chance, events);
    }
}

/// C05-27 The defender decides first, then the attacker.
pub(super) fn check_stand(state: &State) -> Result<(), Illegal> {
    match clash(state)?.step {
        Step::Decide(_) => Ok(()),
        Step::Form(_) | Step::Lose(..) | Step::Pursue { .. } => {
            Err(Illegal::Obstacle(Obstacle::WrongPhase))
        }
    }
}

pub(super) fn commit_stand(state: &mut State, chance: &mut Chance<'_>, events: &mut Vec<Event>) {
    let Phase::Own(Own::Clash(mut clash)) = state.phase else { return };
    stand(state, &mut clash, events);
    run(state, clash, chance, events);
}

fn stand(state: &State, clash: &mut Clash, events: &mut Vec<Event>) {
    let side = clash.decider();
    events.push(Event::Own(Incident::Stood { who: state.home(state.fighter(clash.foe, side)) }));
    clash.step = match side {
        Side::Defender => Step::Decide(Side::Attacker),
        Side::Attacker => Step::Form(Side::Defender),
    };
}

/// Goes on until somebody has a choice, or it is over. Where there is only one way, or C05-79 a
/// player takes the usual one, nobody is asked.
pub(super) fn run(
    state: &mut State,
    mut clash: Clash,
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) {
    loop {
        let side = clash.decider();
        let seat = state.fighter(clash.foe, side);
        let usually = state.is_usual(seat);
        match clash.step {
            Step::Form(side) => {
                let (army, most) = (army(state, clash, side), strength(state, clash, side));
                let usual = usually.then(|| usual::legion(army, most));
                let Some(legion) = army.only_pick(most).or(usual) else { break };
                form(state, &mut clash, legion, chance, events);
            }
            Step::Lose(side, hits) => {
                let legion = clash.legions[side as usize];
                let usual = usually.then(|| usual::losses(legion, hits));
                let Some(units) = legion.only_pick(hits).or(usual) else { break };
                if !lose(state, &mut clash, units, chance, events) {
                    return;
                }
            }
            Step::Decide(_) => {
                // Who has nowhere to go usually fights on.
                let stays = usually && super::refuges(state, seat, clash.at).is_empty();
                if !stays {
                    break;
                }
                stand(state, &mut clash, events);
            }
            Step::Pursue { winner, hits, to } => {
                let army = army(state, clash, winner.other());
                let usual = usually.then(|| usual::prey(army, hits));
                let Some(units) = army.only_pick(hits).or(usual) else { break };
                return super::pursuit::cut_down(state, clash, winner, units, to, events);
            }
        }
    }
    state.phase = Phase::Own(Own::Clash(clash));
}

/// C05-20 The defender forms first; C05-21 then the attacker forms and rolls.
fn form(
    state: &State,
    clash: &mut Clash,
    legion: Units,
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) {
    let side = clash.decider();
    let seat = state.fighter(clash.foe, side);
    let reserve = army(state, *clash, side) - legion;
    events.push(Event::Own(Incident::LegionFormed { who: state.home(seat), legion, reserve }));
    clash.legions[side as usize] = legion;
    if side == Side::Defender {
        clash.step = Step::Form(Side::Attacker);
        return;
    }
    let dice = roll(legion.total(), chance);
    let hits = hits(dice, legion, reserve);
    events.push(Event::Own(Incident::Rolled { who: state.home(seat), dice, hits }));
    let most = clash.legions[Side::Defender as usize].total();
    clash.step = Step::Lose(Side::Defender, hits.min(most));
}

/// C05-24 What the defender loses is laid down and still fights this round: C05-25 then he rolls.
/// C05-26 When the attacker has chosen too, all losses leave the board. Tells whether the battle
/// goes on.
fn lose(
    state: &mut State,
    clash: &mut Clash,
    units: Units,
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) -> bool {
    let side = clash.decider();
    let seat = state.fighter(clash.foe, side);
    if !units.is_empty() {
        events.push(Event::Own(Incident::UnitsLost { who: state.home(seat), units }));
    }
    if side == Side::Defender {
        clash.down = units;
        let legion = clash.legions[Side::Defender as usize];
        let reserve = army(state, *clash, side) - legion;
        let wall = state.walls.has(clash.at.idx()) && state.owns(seat, clash.at);
        let extra = extra_dice(wall, army(state, *clash, Side::Attacker));
        let dice = roll(legion.total() + extra, chance);
        let hits = hits(dice, legion, reserve);
        events.push(Event::Own(Incident::Rolled { who: state.home(seat), dice, hits }));
        let most = clash.legions[Side::Attacker as usize].total();
        clash.step = Step::Lose(Side::Attacker, hits.min(most));
        return true;
    }
    fall::bury(state, clash.foe, clash.at, clash.down);
    fall::bury(state, seat, clash.at, units);
    end_round(state, clash, events)
}

/// C05-27 Who is destroyed to the last has lost; C05-28 a reserve can go on alone.
fn end_round(state: &mut State, clash: &mut Clash, events: &mut Vec<Event>) -> bool {
    let Clash { at, foe, .. } = *clash;
    *clash = Clash { step: Step::Decide(Side::Defender), ..Clash::new(at, foe) };
    let gone = Side::BOTH.map(|side| army(state, *clash, side).is_empty());
    let winner = match gone {
        [false, false] => return true,
        [false, true] => Side::Attacker,
        [true, false] => Side::Defender,
        [true, true] => {
            // C05-29 The province stays its owner's, leaders and galleys stay there.
            events.push(Event::Own(Incident::BattleUndecided { field: Field::Land(at) }));
            turn::proceed(state, events);
            return false;
        }
    };
    let [victor, loser] = [winner, winner.other()].map(|it| state.fighter(foe, it));
    events.push(Event::BattleWon { who: state.home(victor), field: Field::Land(at) });
    // C05-31 Destroyed before any pursuit: their leaders are captured.
    capture::capture_leaders(state, victor, loser, at, events);
    if winner == Side::Attacker {
        capture::conquer(state, victor, at, events);
    }
    turn::proceed(state, events);
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(dice: [u8; 5], legion: [u8; 3], reserve: [u8; 3], expected: u8) {
        let [infantry, cavalry, catapult, galley, blank] = dice;
        let dice = Dice { infantry, cavalry, catapult, galley, blank };
        assert_eq!(hits(dice, Units(legion), Units(reserve)), expected);
    }

    // rule: C05-21 C05-22 C05-23 C05-55 C05-56
    #[test]
    fn each_die_hits_only_if_it_can_be_matched() {
        // The booklet's first example, and both rolls of the first round of the second.
        check([1, 2, 1, 0, 1], [3, 1, 1], [0, 0, 0], 3);
        check([3, 1, 1, 1, 1], [5, 2, 0], [0, 0, 1], 5);
        check([4, 1, 0, 1, 0], [4, 2, 0], [0, 0, 0], 5);
        check([0, 0, 3, 2, 2], [4, 0, 1], [0, 0, 1], 2);
        check([0, 0, 0, 4, 4], [5, 2, 1], [0, 0, 0], 0);
    }

    // rule: C05-25
    #[test]
    fn a_catapult_takes_one_die_from_a_fortified_city() {
        assert_eq!(extra_dice(false, Units([1, 0, 0])), 0);
        assert_eq!(extra_dice(true, Units([5, 2, 0])), 2);
        assert_eq!(extra_dice(true, Units([5, 2, 1])), 1);
    }
}
