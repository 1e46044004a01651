//! What could fall upon each Caesar in the next turn.

use conquest::bot::Danger;
use kernel::{MAX_SEATS, Seat};

use crate::{
    board::board,
    odds::{Ground, quick},
    pieces::{Anchor, Unit, Units, room_for},
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
    for galley in state.galleys_of(enemy) {
        let it = &state.galleys[galley];
        match it.at {
            Anchor::Sea(sea) => {
                let seas = board().waters.seas_of(at.idx());
                if seas.has(sea.idx()) || seas.meets(board().waters.beside(sea.idx())) {
                    sum = sum + it.cargo.units;
                }
            }
            Anchor::Berth(coast) => {
                // Who stands beside it over land is counted already.
                let from = coast.province().idx();
                let seas = board().waters.seas_of(at.idx());
                if coast.seas().meets(seas) && !near.has(from) && own.has(from) {
                    let captains = state.n_captains(enemy, coast.province());
                    sum = sum + shipped(state, galley, state.garrison[from], captains);
                }
            }
            Anchor::Stock => (),
        }
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
        let units = ready.units + Units::of(Unit::Cavalry, ready.tired_cavalry);
        sum = sum + led(units, ready.generals + ready.tired_generals);
    }
    let beside = board().waters.seas_of(to.idx());
    for galley in state.galleys_of(seat) {
        let it = &state.galleys[galley];
        match (it.at, it.moves) {
            (Anchor::Sea(sea), 1..) if beside.has(sea.idx()) => sum = sum + it.cargo.units,
            (Anchor::Sea(sea), 2) if beside.meets(board().waters.beside(sea.idx())) => {
                sum = sum + it.cargo.units;
            }
            (Anchor::Berth(coast), 2)
                if coast.seas().meets(beside) && !near.has(coast.province().idx()) =>
            {
                let ready = &state.ready[coast.province().idx()];
                sum = sum + shipped(state, galley, ready.units, ready.generals);
            }
            (Anchor::Sea(_) | Anchor::Berth(_) | Anchor::Stock, _) => (),
        }
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
