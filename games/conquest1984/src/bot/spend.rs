//! What to buy, and where to build.

use super::{NEVER, goal};
use crate::{
    board::{Coast, board},
    pieces::{GALLEYS, LEGION, Unit, room_for},
    places::Province,
    state::State,
};
use conquest::bot::Purchases;

impl Purchases for State {
    /// Galleys first while they are needed; then catapults and infantry together, cavalry now and then.
    fn weigh_units(&self, unit: Unit, n: u8) -> i32 {
        let seat = self.turn;
        let home = self.home(seat);
        let army = self.garrison[home.idx()];
        let money = self.treasury.of(seat.idx());
        let affordable = u8::try_from(money / self.unit_price(unit)).unwrap_or(LEGION);
        let room = room_for(self.n_leaders(seat, home)).saturating_sub(army.total());
        let most = affordable.min(LEGION).min(room).min(self.stock.get(unit));
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
    fn weigh_galley(&self, at: Coast) -> i32 {
        let seat = self.turn;
        let home = self.home(seat);
        let n = self.galleys_of(seat).count();
        let goal = goal::goal(self, seat);
        let by_land = goal.is_by_land(home);
        let wanted =
            if by_land { 1 } else { 1 + usize::from(self.garrison[home.idx()].total()) / 8 };
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
    fn weigh_city(&self, at: Province) -> i32 {
        if 2 < self.inflation {
            return NEVER;
        }
        // The one nearest home, and there is only one best.
        let seat = self.turn;
        let far = &board().distances().land[self.home(seat).idx()];
        if self.best_site(|it| far[it.idx()]) != Some(at) {
            return NEVER;
        }
        let joins = self.neighbors(at).meets(self.owned[seat.idx()] & self.cities);
        60 + if joins { 20 } else { 0 } - 40 * i32::from(self.inflation - 1)
    }

    /// They cost nothing.
    fn weigh_road(&self, _between: [Province; 2]) -> i32 {
        400
    }
}
