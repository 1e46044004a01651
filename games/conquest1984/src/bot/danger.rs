//! What could fall upon each Caesar in the next turn.

use conquest::bot::Danger;
use kernel::{MAX_SEATS, Seat};

use crate::{
    odds::{Ground, quick},
    pieces::{Unit, Units, room_for},
    places::Province,
    state::State,
};

/// What each Caesar has to fear.
pub(super) fn dangers(state: &State) -> [Danger; MAX_SEATS] {
    state.dangers(|seat, at| danger(state, seat, at))
}

fn danger(state: &State, seat: Seat, at: Province) -> Danger {
    let fought = !state.assault[at.idx()].is_empty();
    if fought {
        return battle(state, seat, at);
    }
    let defenders = state.units(seat, at);
    let ground = if state.walls.has(at.idx()) { Ground::Fortified } else { Ground::Open };
    state.worst_enemy(seat, |enemy| {
        let attackers = reach(state, enemy, at);
        if attackers.is_empty() { 0 } else { quick(attackers, defenders, ground).into() }
    })
}

/// A battle that is to be fought where a Caesar stands.
fn battle(state: &State, seat: Seat, at: Province) -> Danger {
    let (assault, garrison) = (state.assault[at.idx()], state.garrison[at.idx()]);
    let ground = if state.walls.has(at.idx()) { Ground::Fortified } else { Ground::Open };
    let help = if state.is_movement() { converging(state, at) } else { Units::NONE };
    let wins = i32::from(quick(assault + help, garrison, ground));
    if seat == state.attacker {
        (10_000 - wins, state.owner(at))
    } else {
        (wins, Some(state.attacker))
    }
}

/// Combat units of `enemy` that could come into a province in one turn.
pub(super) fn reach(state: &State, enemy: Seat, at: Province) -> Units {
    let mut sum = Units::NONE;
    let own = state.owned[enemy.idx()];
    let near = state.neighbors(at);
    for from in (near & own).iter() {
        let captains = state.n_captains(enemy, Province::at(from));
        sum = sum + led(state.garrison[from], captains);
    }
    for (galley, ashore) in state.landing_parties(enemy, at, true) {
        sum = sum
            + match ashore {
                None => state.galleys[galley].cargo.units,
                Some(from) if state.owns(enemy, from) => {
                    let captains = state.n_captains(enemy, from);
                    shipped(state, galley, state.garrison[from.idx()], captains)
                }
                Some(_) => Units::NONE,
            };
    }
    sum
}

/// Combat units of the player on turn that could still come into a province this turn.
pub(super) fn converging(state: &State, to: Province) -> Units {
    let seat = state.turn;
    let mut sum = Units::NONE;
    let near = state.neighbors(to);
    for from in (near & state.owned[seat.idx()]).iter() {
        let ready = &state.ready[from];
        sum = sum + led(ready.company(), ready.generals + ready.tired_generals);
    }
    for (galley, ashore) in state.landing_parties(seat, to, false) {
        let ready = ashore.map(|from| &state.ready[from.idx()]);
        sum = sum
            + match ready {
                None => state.galleys[galley].cargo.units,
                Some(ready) => shipped(state, galley, ready.units, ready.generals),
            };
    }
    sum
}

/// What a galley can take of an army on its coast: each the next seven, with a leader of their own.
fn shipped(state: &State, galley: usize, units: Units, captains: u8) -> Units {
    let fleet = state.fleet(state.lord_of(galley), state.galleys[galley].at);
    let before = fleet.filter(|&other| other < galley).count();
    let nth = u8::try_from(before).unwrap_or(0).min(captains);
    led(units, (nth + 1).min(captains)) - led(units, nth)
}

/// As many of an army as so many leaders can take along, catapults first.
fn led(units: Units, captains: u8) -> Units {
    units.first(room_for(captains), [Unit::Catapult, Unit::Cavalry, Unit::Infantry])
}

#[cfg(test)]
mod tests {
    use conquest::Written as _;

    use super::*;

    #[test]
    fn a_legion_boards_one_galley_of_a_fleet() {
        let mut lines = vec![
            "Egyptus Egyptus Caesar city".to_owned(),
            "Hispania Sicilia Caesar city".to_owned(),
            "Egyptus Cyrenaica infantry 9 cavalry 1 general 2".to_owned(),
        ];
        lines.extend((1..=6).map(|n| format!("galley Egyptus {n} coast Cyrenaica")));
        let text = lines.join("\n");
        let state = State::arrange(&crate::options::Options::default(), 2, &text).unwrap();
        let sicilia = Province::ALL.into_iter().find(|it| it.to_string() == "Sicilia").unwrap();
        assert_eq!(reach(&state, Seat(0), sicilia), Units([9, 1, 0]));
    }
}
