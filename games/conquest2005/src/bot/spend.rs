//! What to buy, and where to build.

use conquest::bot::Purchases;
use conquest::distances::FAR;

use super::{NEVER, goal};
use crate::{
    board::board,
    pieces::{Anchor, Unit},
    places::Province,
    state::State,
};

impl Purchases for State {
    /// Infantry, which hits best for its price, with a catapult against walls and some cavalry to
    /// pursue; what is left when the stock of infantry is out.
    fn weigh_units(&self, unit: Unit, n: u8) -> i32 {
        let seat = self.turn;
        let home = self.home(seat);
        let army = self.units_of(seat, home);
        let money = self.treasury.of(seat.idx());
        let stock = self.stock[seat.idx()];
        let affordable = u8::try_from(money / self.unit_price(unit)).unwrap_or(u8::MAX);
        let most = affordable.min(stock.get(unit));
        let [infantry, cavalry, catapults] = army.0.map(i32::from);
        let scarce = stock.get(Unit::Infantry) < 3;
        match unit {
            Unit::Infantry if n == most => 80,
            Unit::Infantry if n == most.div_ceil(2) => 40,
            Unit::Cavalry if scarce && n == most => 70,
            Unit::Cavalry if n == 1 && 3 * cavalry < infantry => 60,
            Unit::Catapult if n == 1 && (scarce || 4 * catapults < infantry) => 75,
            Unit::Infantry | Unit::Cavalry | Unit::Catapult | Unit::Galley => NEVER,
        }
    }

    /// One to begin with, more as the army at home grows, in the harbor that is nearer to the goal.
    fn weigh_galley(&self, at: Province) -> i32 {
        let seat = self.turn;
        let home = self.home(seat);
        // Who is rich does not wait for those that lie abroad.
        let n = if super::is_rich(self) {
            usize::from(self.n_galleys(seat, Anchor::Berth(home)))
        } else {
            self.galleys_of(seat).count()
        };
        let goal = goal::goal(self, seat);
        let by_land = goal.is_by_land(home);
        let army = usize::from(self.units_of(seat, home).total());
        let wanted = if by_land { 1 } else { (1 + army / 7).min(4) };
        if wanted <= n {
            return NEVER;
        }
        let Some(to) = goal.at else { return NEVER };
        let far = |harbor: Province| {
            let waters = board().waters.seas_of(harbor.idx()).iter();
            waters.map(|sea| board().distances().approach[sea][to.idx()]).min()
        };
        let harbors = (board().harbors(home) & self.owned[seat.idx()]).iter().map(Province::at);
        if harbors.min_by_key(|&it| far(it)) != Some(at) {
            return NEVER;
        }
        if by_land { 10 } else { 160 }
    }

    /// A city pays for itself in six turns, so early ones are best; and roads need them on the way to
    /// the goal.
    fn weigh_city(&self, at: Province) -> i32 {
        if 2 < self.inflation && !super::is_rich(self) {
            return NEVER;
        }
        // There is only one best.
        let seat = self.turn;
        let far = &board().distances().land[self.home(seat).idx()];
        if self.best_site(|it| (detour(self, it), far[it.idx()])) != Some(at) {
            return NEVER;
        }
        if detour(self, at) == 0 { 90 } else { 60 - 30 * i32::from(self.inflation - 1) }
    }

    /// On the way to the goal; else from home outwards, while they are cheap.
    fn weigh_road(&self, [a, b]: [Province; 2]) -> i32 {
        if detour(self, a).max(detour(self, b)) <= 1 {
            return 100;
        }
        let home = self.home(self.turn);
        let joins_home = a == home || b == home;
        if joins_home && self.inflation < 2 { 10 } else { NEVER }
    }
}

/// How much longer the way on foot from home to the goal is through a province.
fn detour(state: &State, at: Province) -> u8 {
    let seat = state.turn;
    let (home, Some(goal)) = (state.home(seat), goal::goal(state, seat).at) else { return 0 };
    let steps = |a: Province, b: Province| board().distances().land[a.idx()][b.idx()];
    if FAR <= steps(home, goal) {
        return FAR;
    }
    (steps(home, at) + steps(at, goal)).saturating_sub(steps(home, goal))
}

#[cfg(test)]
mod tests {
    use kernel::Game;

    use super::*;
    use crate::{Conquest2005, options::Options};

    #[test]
    fn who_is_rich_builds_galleys_at_home_while_others_lie_abroad() {
        let buys = |galleys: &str, money: u32| {
            let text = format!(
                "homes Hispania Egyptus\nHispania Hispania infantry 9 general 4 Caesar city wall\n\
                 Egyptus Egyptus infantry 17 cavalry 4 general 3 Caesar city wall\n{galleys}\n\
                 money Egyptus {money}\nturn Egyptus"
            );
            let state = Conquest2005::arrange(&Options::default(), 2, &text).unwrap();
            NEVER < state.weigh_galley(Province::Egyptus)
        };
        let fleet = |at: &str| [1, 2, 3, 4].map(|n| format!("galley Egyptus {n} {at}")).join("\n");
        assert!(buys(&fleet("in Sicilia"), 500));
        assert!(!buys(&fleet("in Sicilia"), 100));
        assert!(!buys(&fleet("in Egyptus"), 500));
    }
}
