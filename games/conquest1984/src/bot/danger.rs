//! What could fall upon each Caesar in the next turn.

use kernel::{MAX_SEATS, Seat};

use crate::{
    board::board,
    odds::{Ground, quick},
    pieces::{Anchor, Unit, Units, room_for},
    places::Province,
    state::{Caesar, Phase, State},
};

/// For each seat how likely its Caesar falls to the strongest neighbor, in ten-thousandths, and to
/// whom.
pub(super) fn dangers(state: &State) -> [(i32, Option<Seat>); MAX_SEATS] {
    let mut out = [(0, None); MAX_SEATS];
    for seat in state.living() {
        out[seat.idx()] = danger(state, seat);
    }
    out
}

fn danger(state: &State, seat: Seat) -> (i32, Option<Seat>) {
    let at = match state.caesars[seat.idx()] {
        Caesar::Land(at) => at,
        // At sea he is as safe as his galley is far from others: a little is always to be feared.
        Caesar::Aboard(_) => return (2_000, None),
        Caesar::Gone => return (0, None),
    };
    let fought = !state.assault[at.idx()].is_empty();
    if fought {
        return battle(state, seat, at);
    }
    let defenders = state.units(seat, at);
    let ground = if state.walls.has(at.idx()) { Ground::Fortified } else { Ground::Open };
    let mut worst = (0, None);
    for enemy in state.living().filter(|&it| it != seat) {
        let attackers = reach(state, enemy, at);
        if attackers.is_empty() {
            continue;
        }
        let chance = i32::from(quick(attackers, defenders, ground));
        if worst.0 < chance {
            worst = (chance, Some(enemy));
        }
    }
    // While his own turn lasts he can still do something about it.
    let own = state.turn == seat && matches!(state.phase, Phase::Move | Phase::Spend);
    (if own { worst.0 * 2 / 3 } else { worst.0 * 9 / 10 }, worst.1)
}

/// A battle that is to be fought where a Caesar stands.
fn battle(state: &State, seat: Seat, at: Province) -> (i32, Option<Seat>) {
    let (assault, garrison) = (state.assault[at.idx()], state.garrison[at.idx()]);
    let ground = if state.walls.has(at.idx()) { Ground::Fortified } else { Ground::Open };
    let wins = i32::from(quick(assault, garrison, ground));
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
    let near = board().neighbors(&state.options, at);
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
            Anchor::Coast(coast) => {
                // Who stands beside it over land is counted already.
                let from = coast.province().idx();
                let seas = board().waters.seas_of(at.idx());
                if coast.seas().meets(seas) && !near.has(from) && own.has(from) {
                    let captains = state.n_captains(enemy, coast.province()).min(1);
                    sum = sum + led(state.garrison[from], captains);
                }
            }
            Anchor::Stock => (),
        }
    }
    sum
}

/// As many of an army as so many leaders can take along, catapults first.
fn led(units: Units, captains: u8) -> Units {
    let mut room = room_for(captains);
    let mut out = Units::NONE;
    for unit in [Unit::Catapult, Unit::Cavalry, Unit::Infantry] {
        let n = units.get(unit).min(room);
        out.0[unit as usize] = n;
        room -= n;
    }
    out
}
