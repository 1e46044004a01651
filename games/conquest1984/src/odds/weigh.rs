//! What an attacker can make of a battle that he may leave.
//!
//! Both aim as well as they can; before each of his rolls he fights on or retreats, whichever gives him
//! the better chance to win the game.

use conquest::advice::{Issue, Stakes, Weighed};

use super::solve::{Exchange, Table};
use crate::pieces::Side;

/// What is known of the pairs of rungs that the battle can come to.
struct Scale<'a> {
    table: &'a Table,
    stakes: &'a Stakes,
    /// The best that the attacker can make of a pair when it is his roll; not a number where nobody has
    /// asked yet.
    known: Vec<f64>,
}

pub(super) fn weigh(table: &mut Table, stakes: &Stakes) -> Weighed {
    // The chances are not needed any more.
    let mut known = std::mem::take(&mut table.on_attack);
    known.fill(f64::NAN);
    let (a, d) = (table.attacker.rungs.len() - 1, table.defender.rungs.len() - 1);
    let mut scale = Scale { table, stakes, known };
    let retreat = scale.retreat(a, d);
    Weighed { fight_on: scale.fight_on(a, d, retreat), retreat }
}

impl Scale<'_> {
    fn best(&mut self, a: usize, d: usize) -> f64 {
        let at = self.table.at(a, d);
        if self.known[at].is_nan() {
            self.known[at] = if a == 0 {
                self.end(Issue::Won(Side::Defender), a, d)
            } else {
                let retreat = self.retreat(a, d);
                self.fight_on(a, d, retreat).max(retreat)
            };
        }
        self.known[at]
    }

    fn end(&self, issue: Issue, a: usize, d: usize) -> f64 {
        let units = [self.table.attacker.rungs[a].host, self.table.defender.rungs[d].host];
        self.stakes.chances(issue, units.map(|it| self.stakes.price(it.units)))[0]
    }

    /// C84-34 All that is left goes to a province of his own, and nothing more is lost.
    fn retreat(&self, a: usize, d: usize) -> f64 {
        self.end(Issue::Left(Side::Attacker), a, d)
    }

    /// He rolls once at least. When both miss he is where he was, and decides as before.
    fn fight_on(&mut self, a: usize, d: usize, retreat: f64) -> f64 {
        let Exchange { hit, wound, after_hit, after_wound } = self.table.exchange(a, d);
        let struck = hit * self.on_defence(a, after_hit);
        let hurt = (1.0 - hit) * wound * self.best(after_wound, d);
        let again = (1.0 - hit) * (1.0 - wound);
        let to_the_end = (struck + hurt) / (1.0 - again);
        if retreat <= to_the_end { to_the_end } else { struck + hurt + again * retreat }
    }

    /// The defender rolls.
    fn on_defence(&mut self, a: usize, d: usize) -> f64 {
        if d == 0 {
            return self.end(Issue::Won(Side::Attacker), a, d);
        }
        let Exchange { wound, after_wound, .. } = self.table.exchange(a, d);
        wound * self.best(after_wound, d) + (1.0 - wound) * self.best(a, d)
    }
}

#[cfg(test)]
mod tests {
    use conquest::{advice::Sketch, odds::Advice};

    use super::*;
    use crate::{
        edition::Edition1984,
        odds::{BOUNTY, Ground, Host, POWER, weighed},
        pieces::Units,
    };

    const SKETCH: Sketch = Sketch {
        means: 300.0,
        prize: 30.0,
        generals: [1, 1],
        caesars: [false; 2],
        bounty: BOUNTY,
        power: POWER,
    };

    /// What the attacker can make of it, and what comes of never leaving, from the ends.
    fn both(sketch: Sketch, hosts: [[u8; 3]; 2]) -> (Weighed, f64) {
        let stakes = sketch.stakes::<Edition1984>().unwrap();
        let [attacker, defender] = hosts.map(|units| Host { units: Units(units), galleys: 0 });
        let (odds, weighed) = weighed(Ground::Fortified, attacker, defender, &stakes).unwrap();
        let value = odds.ends.iter().map(|end| {
            let mut left = [0.0; 2];
            left[end.winner as usize] = stakes.price(end.left.units);
            end.chance * stakes.chances(Issue::Won(end.winner), left)[0]
        });
        (weighed.unwrap(), value.sum())
    }

    #[test]
    fn leave_to_go_later_is_worth_something_and_nothing_to_who_never_goes() {
        for hosts in [[[5, 2, 1], [4, 1, 0]], [[3, 0, 0], [5, 0, 1]], [[9, 3, 3], [8, 4, 2]]] {
            let (weighed, to_the_end) = both(SKETCH, hosts);
            assert!(to_the_end <= weighed.fight_on + 1e-12, "{hosts:?}");
            // Who must have the province never leaves.
            let all = Sketch { means: 0.0, prize: 1e6, generals: [0; 2], ..SKETCH };
            let (weighed, to_the_end) = both(all, hosts);
            assert!((to_the_end - weighed.fight_on).abs() < 1e-9, "{hosts:?}");
        }
    }

    // rule: C84-37 C84-47
    #[test]
    fn the_more_falls_with_a_defeat_the_sooner_one_leaves() {
        let hosts = [[1, 0, 0], [2, 0, 0]];
        let advice = |sketch| both(sketch, hosts).0.advice();
        assert_eq!(advice(Sketch { generals: [0; 2], prize: 100.0, ..SKETCH }), Advice::FightOn);
        assert_eq!(advice(Sketch { generals: [6, 0], prize: 100.0, ..SKETCH }), Advice::Retreat);
        assert_eq!(
            advice(Sketch { caesars: [true, false], prize: 100.0, ..SKETCH }),
            Advice::Retreat
        );
    }
}
