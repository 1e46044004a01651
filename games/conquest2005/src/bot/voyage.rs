//! Voyages: which legion goes aboard, and where it lands.

use conquest::bot::{Goal, Voyages, comes_next, embarking};

use super::{
    NEVER,
    campaign::{self, FORCE},
    fight, goal, snare,
};
use crate::{
    board::board,
    pieces::{Anchor, LEGION, Unit},
    places::{Province, Sea},
    state::{Boarding, State},
};

impl Voyages for State {
    fn goal_on_turn(&self) -> Goal {
        goal::goal(self, self.turn)
    }

    /// Where a legion stands ready and the goal lies over sea, islands are to be taken, or a general is
    /// called home.
    fn weigh_boarding(&self, at: Province) -> i32 {
        if campaign::calls(self, self.turn, at, self.units_of(self.turn, at)) {
            return 100;
        }
        let units = self.ready[at.idx()].units;
        if units.is_empty() || waits(self, at) {
            return NEVER;
        }
        embarking(self.goal_on_turn(), at, units, FORCE)
    }

    /// All that fits, infantry first and one catapult with it; or one for an open island.
    fn weigh_load(&self, boarding: Boarding, unit: Unit, n: u8) -> i32 {
        let there = self.boardable(boarding).units;
        let company = boarding.cargo.units;
        if !comes_next(company, unit, [Unit::Infantry, Unit::Catapult, Unit::Cavalry]) {
            return NEVER;
        }
        let most = there.get(unit).min(LEGION - company.total());
        let scout = n == 1 && unit == Unit::Infantry && company.is_empty() && !super::is_rich(self);
        // Where the goal can be reached on foot only scouts sail.
        if is_by_land(self, boarding) {
            return if scout { 40 } else { NEVER };
        }
        let engines = there.get(Unit::Catapult).min(1);
        // Riders alone win nothing: on foot goes whoever can.
        let afoot = there.get(Unit::Infantry).min(LEGION - engines);
        if unit != Unit::Infantry && company.get(Unit::Infantry) < afoot {
            return NEVER;
        }
        match (n, unit) {
            (n, Unit::Infantry) if n == most.min(LEGION - engines) => 90,
            (n, Unit::Catapult) if n == most.min(1) => 80,
            (n, Unit::Cavalry) if n == most => 80,
            (_, _) if scout => 0,
            (_, _) => NEVER,
        }
    }

    /// One leads a legion; more stay for others. Who is called home goes alone.
    fn weigh_generals(&self, boarding: Boarding, n: u8) -> i32 {
        let alone = boarding.cargo.units.is_empty() && !goes_home(self, boarding);
        let wanted = n == 1 && boarding.cargo.generals == 0 && !alone;
        if wanted { 90 } else { NEVER }
    }

    fn weigh_escort(&self, boarding: Boarding, to: Sea) -> i32 {
        let near = campaign::homecoming_at_sea(self, self.turn, to);
        if 0 < boarding.cargo.generals { 20 + 20 * near } else { NEVER }
    }

    /// Generals who are cut off are fetched, and an empty galley bars a way on which a Caesar could flee.
    fn weigh_errand(&self, galley: usize, to: Sea) -> Option<i32> {
        let it = &self.galleys[galley];
        if let Some((_, stranded)) = campaign::fetcher(self, self.turn).filter(|it| it.0 == galley)
        {
            return Some(fetch(it.at, to, stranded));
        }
        let mut ways_out = snare::open(self).iter();
        let bars = it.cargo.units.is_empty()
            && ways_out.any(|at| board().waters.seas_of(at).has(to.idx()));
        bars.then_some(60)
    }

    /// An empty galley leaves a port where nobody needs it, for home.
    fn weigh_leaving(&self, from: Province, to: Sea) -> i32 {
        let home = self.home(self.turn);
        if from == home || campaign::is_cut_off(self, self.turn, from) {
            return NEVER;
        }
        let deserted = self.units_of(self.turn, from).total() < FORCE;
        let idle = deserted || self.ready[from.idx()].generals == 0;
        let near = i32::from(board().distances().sail[to.idx()][home.idx()]);
        match campaign::recall(self, self.turn, Anchor::Sea(to)) {
            1.. if idle => 40 - 4 * near,
            _ if deserted => -60 - near,
            _ => NEVER,
        }
    }

    /// Where a legion can win, or an empty galley is at home.
    fn weigh_landing(&self, galley: usize, to: Province) -> i32 {
        let cargo = self.galleys[galley].cargo;
        let seat = self.turn;
        if cargo.units.is_empty() {
            let fetches = campaign::fetcher(self, seat) == Some((galley, to));
            if snare::open(self).has(to.idx()) {
                return 150;
            }
            return if to == self.home(seat) || fetches { 20 } else { NEVER };
        }
        let entry = fight::entry(self, seat, to, (cargo.units, cargo.n_leaders()));
        let goal = goal::goal(self, seat);
        // The host does not stop for islands, unless its goal has become too strong.
        let aside = goal.at.is_some_and(|at| 1 < board().distances().land[to.idx()][at.idx()]);
        let bound = FORCE <= cargo.units.total() && campaign::is_on(self, seat);
        if aside && bound && campaign::is_hopeful(self, seat) {
            return NEVER;
        }
        if NEVER < entry {
            // Rather on the shore that is nearer to the goal.
            return entry + 8 * goal.progress(to);
        }
        // On one's own shore, if the goal can be reached from there on foot.
        let on_foot =
            goal.is_by_land(to) && self.is_free(seat, to) && !self.units_of(seat, to).is_empty();
        if on_foot { 10 } else { NEVER }
    }
}

/// Whether legions stay at home until the whole host can sail.
fn waits(state: &State, at: Province) -> bool {
    let seat = state.turn;
    at == state.home(seat) && campaign::is_on(state, seat) && !campaign::is_ready(state, seat)
}

fn is_by_land(state: &State, boarding: Boarding) -> bool {
    let galley = &state.galleys[usize::from(boarding.galley)];
    let goal = goal::goal(state, state.turn);
    matches!(galley.at, Anchor::Berth(at) if goal.is_by_land(at))
}

/// Whether a general is needed at home more than where this galley lies.
fn goes_home(state: &State, boarding: Boarding) -> bool {
    let seat = state.turn;
    let Anchor::Berth(at) = state.galleys[usize::from(boarding.galley)].at else { return false };
    campaign::calls(state, seat, at, state.units_of(seat, at))
}

/// Whether a host at sea can still come nearer to its goal.
pub(super) fn goes_on(state: &State) -> bool {
    state.galleys_of(state.turn).any(|galley| {
        let it = &state.galleys[galley];
        let Anchor::Sea(from) = it.at else { return false };
        let mut near = board().waters.beside(from.idx()).iter().map(Sea::at);
        0 < it.moves
            && FORCE <= it.cargo.units.total()
            && near.any(|to| NEVER < goal::goal(state, state.turn).course(Some(from), to))
    })
}

/// Nearer to generals who are cut off.
fn fetch(from: Anchor, to: Sea, stranded: Province) -> i32 {
    let moves = |sea: Sea| board().distances().sail[sea.idx()][stranded.idx()];
    match from {
        Anchor::Sea(from) if moves(from) <= moves(to) => NEVER,
        Anchor::Sea(_) | Anchor::Berth(_) => 80 - 10 * i32::from(moves(to)),
        Anchor::Stock => NEVER,
    }
}

#[cfg(test)]
mod tests {
    use kernel::Game;

    use super::*;
    use crate::{
        Conquest2005,
        options::Options,
        pieces::{Cargo, Units},
    };

    #[test]
    fn a_host_goes_on_while_it_can_come_nearer_to_its_goal() {
        let at_sea = |sea: &str, cargo: &str| {
            let text = format!(
                "homes Hispania Egyptus\nHispania Hispania infantry 9 general 4 Caesar city wall\n\
                 Egyptus Egyptus infantry 5 general 3 Caesar city wall\n\
                 galley Egyptus 1 {sea} {cargo}\nturn Egyptus"
            );
            goes_on(&Conquest2005::arrange(&Options::default(), 2, &text).unwrap())
        };
        assert!(at_sea("Mare Libycum", "infantry 7 general 1"));
        assert!(!at_sea("Mare Libycum", "general 1"));
        assert!(!at_sea("Mare Narbo", "infantry 7 general 1"));
    }

    #[test]
    fn an_empty_galley_comes_home_after_the_first_rush_unless_a_legion_waits_for_it() {
        let leaves = |at_macedonia: &str, round: u16| {
            let text = format!(
                "homes Hispania Egyptus\nHispania Hispania infantry 9 general 4 Caesar city wall\n\
                 Egyptus Egyptus infantry 5 general 3 Caesar city wall\n\
                 Egyptus Macedonia {at_macedonia}\ngalley Egyptus 1 in Macedonia\n\
                 turn Egyptus\nround {round}"
            );
            let state = Conquest2005::arrange(&Options::default(), 2, &text).unwrap();
            state.weigh_leaving(Province::Macedonia, Sea::MareAegaeum)
        };
        assert!(0 < leaves("infantry 5", 12) && 0 < leaves("infantry 1 general 1", 12));
        assert_eq!(leaves("infantry 5 general 1", 12), NEVER);
        assert_eq!(leaves("infantry 5", 11), NEVER);
    }

    #[test]
    fn an_empty_galley_waits_on_an_island_for_a_legion_that_is_tired() {
        let leaves = |at_corsica: &str| {
            let text = format!(
                "homes Hispania Egyptus\nHispania Hispania infantry 9 general 4 Caesar city wall\n\
                 Egyptus Egyptus infantry 5 general 3 Caesar city wall\n\
                 Egyptus Corsica {at_corsica}\ngalley Egyptus 1 in Corsica\n\
                 turn Egyptus\nround 12"
            );
            let mut state = Conquest2005::arrange(&Options::default(), 2, &text).unwrap();
            state.ready[Province::Corsica.idx()].generals = 0;
            state.weigh_leaving(Province::Corsica, Sea::MareNarbo)
        };
        assert_eq!(leaves("infantry 5 general 1"), NEVER);
        assert!(0 < leaves("infantry 5"));
    }

    #[test]
    fn riders_go_aboard_when_the_infantry_is() {
        let text = "homes Hispania Egyptus\nHispania Hispania infantry 9 general 4 Caesar city wall\n\
                    Egyptus Egyptus infantry 5 cavalry 9 general 3 Caesar city wall\n\
                    galley Egyptus 1 in Egyptus\nturn Egyptus";
        let state = Conquest2005::arrange(&Options::default(), 2, text).unwrap();
        let galley = state.galleys_of(state.turn).next().and_then(|it| it.try_into().ok()).unwrap();
        let aboard = |units: [u8; 3], unit: Unit, n: u8| {
            let cargo = Cargo { units: Units(units), ..Cargo::default() };
            state.weigh_load(Boarding { galley, cargo }, unit, n)
        };
        assert_eq!(aboard([0, 0, 0], Unit::Cavalry, 7), NEVER);
        assert!(NEVER < aboard([0, 0, 0], Unit::Infantry, 5));
        assert!(NEVER < aboard([5, 0, 0], Unit::Cavalry, 2));
    }
}
