//! What to buy, and where to build.

use super::{NEVER, goal};
use crate::{
    board::{Coast, board},
    pieces::{GALLEYS, LEGION, Unit, price, room_for},
    places::Province,
    state::State,
};

/// Galleys first while they are needed; then catapults and infantry together, cavalry now and then.
pub(super) fn buy(state: &State, unit: Unit, n: u8) -> i32 {
    let seat = state.turn;
    let home = state.home(seat);
    let army = state.garrison[home.idx()];
    let money = state.treasury.of(seat.idx());
    let affordable = u8::try_from(money / state.price(price(unit))).unwrap_or(LEGION);
    let room = room_for(state.n_leaders(seat, home)).saturating_sub(army.total());
    let most = affordable.min(LEGION).min(room).min(state.stock.get(unit));
    let [infantry, cavalry, catapults] = army.0.map(i32::from);
    match unit {
        Unit::Infantry => {
            let half = most.div_ceil(2);
            if n == most {
                80
            } else if n == half {
                40
            } else {
                NEVER
            }
        }
        Unit::Cavalry if n == 1 => {
            if 3 * cavalry < infantry {
                20
            } else {
                NEVER
            }
        }
        Unit::Catapult if n == 1 => 90 + 15 * (infantry - 2 * catapults).clamp(-6, 6),
        Unit::Cavalry | Unit::Catapult | Unit::Galley => NEVER,
    }
}

/// One to begin with, more as the army at home grows, on the shore from which the goal is nearer.
pub(super) fn buy_galley(state: &State, at: Coast) -> i32 {
    let seat = state.turn;
    let home = state.home(seat);
    let n = state.galleys_of(seat).count();
    let goal = goal::goal(state, seat);
    let by_land = goal.is_by_land(home);
    let wanted = if by_land { 1 } else { 1 + usize::from(state.garrison[home.idx()].total()) / 8 };
    if wanted.min(GALLEYS) <= n {
        return NEVER;
    }
    let Some(to) = goal.at else { return NEVER };
    let far = |coast: Coast| {
        coast.seas().iter().map(|sea| board().distances().approach[sea][to.idx()]).min()
    };
    let best = Coast::of(home).min_by_key(|&coast| far(coast));
    if best != Some(at) {
        return NEVER;
    }
    if by_land { 10 } else { 160 }
}

/// A city pays for itself in six turns, so early ones are best.
pub(super) fn city(state: &State, at: Province) -> i32 {
    if 2 < state.inflation {
        return NEVER;
    }
    // The one nearest home, and there is only one best.
    let seat = state.turn;
    let far = &board().distances().land[state.home(seat).idx()];
    if state.best_site(|it| far[it.idx()]) != Some(at) {
        return NEVER;
    }
    let joins = state.neighbors(at).meets(state.owned[seat.idx()] & state.cities);
    60 + if joins { 20 } else { 0 } - 40 * i32::from(state.inflation - 1)
}

/// Where the Caesar is.
pub(super) fn wall(state: &State, at: Province) -> i32 {
    if state.has_caesar(state.turn, at) { 20 } else { NEVER }
}
