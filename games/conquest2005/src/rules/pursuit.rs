//! Retreat, pursuit and escape.

use conquest::Obstacle;
use kernel::{Chance, Seat};
use parts::mask::Mask;

use super::{capture, clash, fall, turn};
use crate::{
    event::{Event, Incident},
    illegal::{Illegal, Refusal},
    pieces::{Anchor, Field, Side, Unit, Units},
    places::Province,
    state::{Caesar, Clash, Own, Phase, State, Step},
};

/// C05-32 Where a player could retreat to: adjacent, straits included, without another's combat
/// units; C05-70 galleys are none of these.
pub fn refuges(state: &State, seat: Seat, from: Province) -> Mask {
    let near = state.neighbors(from);
    near.iter()
        .filter(|&at| {
            let to = Province::at(at);
            state.is_free(seat, to) && !is_barred(state, seat, to)
        })
        .collect()
}

/// C05-70 Whether others' galleys bar a retreat.
fn is_barred(state: &State, seat: Seat, to: Province) -> bool {
    let mut others = state.living().filter(|&it| it != seat);
    state.options.galleys_hold()
        && others.any(|it| state.fleet(it, Anchor::Berth(to)).next().is_some())
}

/// C05-27 Whoever decides may retreat.
pub(super) fn check_retreat(state: &State, to: Option<Province>) -> Result<(), Illegal> {
    let Phase::Own(Own::Clash(clash)) = state.phase else {
        return Err(Illegal::Obstacle(Obstacle::WrongPhase));
    };
    let Step::Decide(side) = clash.step else {
        return Err(Illegal::Obstacle(Obstacle::WrongPhase));
    };
    let open = refuges(state, state.fighter(clash.foe, side), clash.at);
    match to {
        None if open.is_empty() => Ok(()),
        None => Err(Illegal::Own(Refusal::RefugeThere)),
        Some(to) if open.has(to.idx()) => Ok(()),
        Some(to) => Err(Illegal::Own(Refusal::NoRefuge { to })),
    }
}

pub(super) fn commit_retreat(
    state: &mut State,
    to: Option<Province>,
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) {
    let Phase::Own(Own::Clash(clash)) = state.phase else { return };
    let side = clash.decider();
    let (seat, from) = (state.fighter(clash.foe, side), clash.at);
    events.push(Event::Own(Incident::Retreated { who: state.home(seat), from, to }));
    let winner = side.other();
    let Some(to) = to else { return surrender(state, clash, winner, events) };

    // C05-30 The winner rolls for all his land units; cavalry matched with cavalry hits.
    let victor = state.fighter(clash.foe, winner);
    let hunters = clash::army(state, clash, winner);
    let dice = clash::roll(hunters.total(), chance);
    let prey = clash::army(state, clash, side).total();
    let hits = dice.cavalry.min(hunters.get(Unit::Cavalry)).min(prey);
    events.push(Event::Own(Incident::Pursued { who: state.home(victor), dice, hits }));
    let step = Step::Pursue { winner, hits, to };
    clash::run(state, Clash { step, ..clash }, chance, events);
}

/// C05-32 Who retreats and cannot is lost, leaders and all.
fn surrender(state: &mut State, clash: Clash, winner: Side, events: &mut Vec<Event>) {
    let Clash { at, foe, .. } = clash;
    let [victor, loser] = [winner, winner.other()].map(|it| state.fighter(foe, it));
    let units = state.units_of(loser, at);
    events.push(Event::Own(Incident::UnitsLost { who: state.home(loser), units }));
    fall::bury(state, loser, at, units);
    events.push(Event::BattleWon { who: state.home(victor), field: Field::Land(at) });
    capture::capture_leaders(state, victor, loser, at, events);
    finish(state, at, winner, victor, events);
}

/// C05-30 The winner chooses who falls.
pub(super) fn check_cut_down(state: &State, units: Units) -> Result<(), Illegal> {
    let Phase::Own(Own::Clash(clash)) = state.phase else {
        return Err(Illegal::Obstacle(Obstacle::WrongPhase));
    };
    let Step::Pursue { winner, hits, .. } = clash.step else {
        return Err(Illegal::Obstacle(Obstacle::WrongPhase));
    };
    let fits = clash::army(state, clash, winner.other()).holds(units) && units.total() == hits;
    if fits { Ok(()) } else { Err(Illegal::Own(Refusal::WrongPrey { hits })) }
}

pub(super) fn commit_cut_down(state: &mut State, units: Units, events: &mut Vec<Event>) {
    let Phase::Own(Own::Clash(clash)) = state.phase else { return };
    let Step::Pursue { winner, to, .. } = clash.step else { return };
    cut_down(state, clash, winner, units, to, events);
}

/// C05-31 C05-70 Leaders escape even when their last unit falls in the pursuit. C05-32 All that is
/// left goes to one province, which C05-70 is not taken by it.
pub(super) fn cut_down(
    state: &mut State,
    clash: Clash,
    winner: Side,
    units: Units,
    to: Province,
    events: &mut Vec<Event>,
) {
    let Clash { at, foe, .. } = clash;
    let [victor, loser] = [winner, winner.other()].map(|it| state.fighter(foe, it));
    if !units.is_empty() {
        let (who, of) = (state.home(victor), state.home(loser));
        events.push(Event::Own(Incident::CutDown { who, of, units }));
        fall::bury(state, loser, at, units);
    }
    let (who, f, t) = (loser.idx(), at.idx(), to.idx());
    let left = std::mem::take(&mut state.units[who][f]);
    state.units[who][t] = state.units[who][t] + left;
    let generals = std::mem::take(&mut state.generals[who][f]);
    state.generals[who][t] += generals;
    if state.has_caesar(loser, at) {
        state.caesars[who] = Caesar::Land(to);
    }
    events.push(Event::BattleWon { who: state.home(victor), field: Field::Land(at) });
    finish(state, at, winner, victor, events);
}

fn finish(state: &mut State, at: Province, winner: Side, victor: Seat, events: &mut Vec<Event>) {
    if winner == Side::Attacker {
        capture::conquer(state, victor, at, events);
    }
    turn::proceed(state, events);
}
