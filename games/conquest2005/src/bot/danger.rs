//! What could fall upon each Caesar in the next turn.

use conquest::bot::Danger;
use kernel::{MAX_SEATS, Seat};

use super::{fight, length, snare};
use crate::{
    odds::quick,
    pieces::{LEGION, Unit, Units},
    places::Province,
    state::{Caesar, Phase, State},
};

/// So many catapults go with a legion.
const ENGINES: u8 = 2;

/// An army and its leaders.
pub(super) type Army = (Units, u8);

/// What each Caesar has to fear.
pub(super) fn dangers(state: &State) -> [Danger; MAX_SEATS] {
    state.dangers(|seat, at| danger(state, seat, at))
}

/// Whether the battle has come that a Caesar has to fear.
pub(super) fn is_fought(state: &State, seat: Seat) -> bool {
    matches!(state.caesars[seat.idx()], Caesar::Land(at) if state.foe(seat, at).is_some())
}

fn danger(state: &State, seat: Seat, at: Province) -> Danger {
    if let Some(foe) = state.foe(seat, at) {
        return beset(state, seat, foe, at);
    }
    let (defenders, ground) = (fight::army(state, seat, at), fight::ground(state, seat, at));
    state.worst_enemy(seat, |enemy| {
        let attackers = reach(state, enemy, at);
        if attackers.0.is_empty() {
            return 0;
        }
        let grip = snare::grip(state, seat, at, [attackers, defenders]);
        i32::from(quick(attackers, defenders, ground)) * grip / 100
    })
}

/// Others' units stand where a Caesar is: a battle is to be fought, or he is alone among them.
fn beset(state: &State, seat: Seat, foe: Seat, at: Province) -> Danger {
    let alone = state.units_of(seat, at).is_empty();
    if alone && state.turn != foe {
        return (9_000, Some(foe));
    }
    let [attacker, defender] = if foe == state.attacker { [foe, seat] } else { [seat, foe] };
    let help = if state.is_movement() { converging(state, at) } else { (Units::NONE, 0) };
    let assault = fight::joined(fight::army(state, attacker, at), help);
    let garrison = fight::army(state, defender, at);
    let wins = length::hope(state, quick(assault, garrison, fight::ground(state, defender, at)));
    let (beaten, armies) = if seat == attacker {
        (10_000 - wins, [garrison, assault])
    } else {
        (wins, [assault, garrison])
    };
    (beaten * snare::grip(state, seat, at, armies) / 100, Some(foe))
}

/// Combat units of `enemy` that could come into a province in one turn.
pub(super) fn reach(state: &State, enemy: Seat, at: Province) -> Army {
    let mut sum = (Units::NONE, 0);
    let near = state.neighbors(at);
    for from in near.iter().map(Province::at) {
        let army = led(state.units_of(enemy, from), state.n_captains(enemy, from));
        if !army.0.is_empty() && !is_overwhelmed(state, enemy, from) {
            sum = fight::joined(sum, army);
        }
    }
    for (galley, ashore) in state.landing_parties(enemy, at, true) {
        let cargo = &state.galleys[galley].cargo;
        let party = ashore.map_or((cargo.units, cargo.n_leaders()), |from| {
            led(state.units_of(enemy, from), state.n_captains(enemy, from).min(1))
        });
        sum = fight::joined(sum, party);
    }
    sum
}

/// Whether units are attacked by so many that nobody needs to fear them any more.
fn is_overwhelmed(state: &State, seat: Seat, at: Province) -> bool {
    /// In ten-thousandths.
    const SURE: i32 = 7_500;
    seat != state.attacker
        && !state.units_of(state.attacker, at).is_empty()
        && SURE <= fight::wins(state, at, seat)
}

/// Combat units of the player on turn that could still come into a province this turn.
pub(super) fn converging(state: &State, to: Province) -> Army {
    let seat = state.turn;
    let mut sum = (Units::NONE, 0);
    let near = state.neighbors(to);
    for from in near.iter() {
        let ready = &state.ready[from];
        sum = fight::joined(sum, led(ready.company(), ready.generals + ready.tired_generals));
    }
    // Who was chosen is among those who come.
    if let Phase::Lead(column) = state.phase
        && near.has(column.from.idx())
        && state.journey.is_some()
    {
        sum = fight::joined(sum, (column.company(), 1));
    }
    for (galley, ashore) in state.landing_parties(seat, to, false) {
        let it = &state.galleys[galley];
        let Some(from) = ashore else {
            sum = fight::joined(sum, (it.cargo.units, it.cargo.n_leaders()));
            continue;
        };
        // Each galley takes the next seven.
        let ready = &state.ready[from.idx()];
        let before = state.fleet(seat, it.at).filter(|&other| other < galley).count();
        let nth = u8::try_from(before).unwrap_or(0).min(ready.generals);
        let most = (nth + 1).min(ready.generals);
        let (all, some) = (led(ready.units, most), led(ready.units, nth));
        sum = fight::joined(sum, (all.0 - some.0, all.1 - some.1));
    }
    sum
}

/// As many of an army as so many leaders can take along: catapults, but few, because they hit from
/// behind; then infantry, which hits best.
pub(super) fn led(units: Units, captains: u8) -> Army {
    if units.is_empty() {
        return (Units::NONE, 0);
    }
    let room = LEGION.saturating_mul(captains);
    let engines = units.get(Unit::Catapult).min(ENGINES.saturating_mul(captains));
    let few = Units([units.get(Unit::Infantry), units.get(Unit::Cavalry), engines]);
    let first = few.first(room, [Unit::Catapult, Unit::Infantry, Unit::Cavalry]);
    let rest = Units::of(Unit::Catapult, (units - few).total().min(room - first.total()));
    (first + rest, captains)
}

#[cfg(test)]
mod tests {
    use kernel::Game;

    use super::*;
    use crate::{Conquest2005, options::Options};

    #[test]
    fn legions_take_infantry_and_a_few_catapults_along() {
        let army = Units([9, 8, 5]);
        assert_eq!(led(army, 1), (Units([5, 0, 2]), 1));
        assert_eq!(led(army, 2), (Units([9, 1, 4]), 2));
        assert_eq!(led(army, 4), (army, 4));
    }

    #[test]
    fn nobody_leads_more_than_there_are() {
        for n in 0..12 {
            for captains in 1..4 {
                let catapults = Units([0, 0, n]);
                let most = n.min(LEGION * captains);
                assert_eq!(led(catapults, captains).0, Units([0, 0, most]), "{n} {captains}");
            }
        }
    }

    #[test]
    fn nobody_fears_those_who_are_about_to_be_overwhelmed() {
        let text = "homes Hispania Egyptus\nHispania Hispania infantry 2 general 4 Caesar city wall\n\
                    Egyptus Egyptus infantry 5 general 3 Caesar city wall\n\
                    Egyptus Baetica infantry 6 general 1\nturn Hispania";
        let mut state = Conquest2005::arrange(&Options::default(), 2, text).unwrap();
        let [hispania, egyptus] = [Seat(0), Seat(1)];
        assert_eq!(reach(&state, egyptus, Province::Hispania), (Units([6, 0, 0]), 1));
        state.units[hispania.idx()][Province::Baetica.idx()] = Units([14, 5, 0]);
        assert_eq!(reach(&state, egyptus, Province::Hispania), (Units::NONE, 0));
    }
}
