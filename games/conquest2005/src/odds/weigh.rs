//! What both sides can make of a battle that they may leave.
//!
//! Backwards from the ends: between two rounds the defender, then the attacker, fights on or retreats,
//! whichever gives him the better chance to win the game.

use conquest::advice::{Issue, Stakes, Weighed};

use super::{
    Crossroads,
    ladder::{Ladder, Rung},
    solve::{Field, catches},
};
use crate::{pieces::Side, usual};

/// The chances to win the game of the attacker and of the defender.
type Chances = [f64; 2];

/// The field, and what is known of each rung beforehand.
struct Scale<'a> {
    crossroads: &'a Crossroads<'a>,
    /// What the units of each rung are worth, by side.
    worth: [Vec<f64>; 2],
    /// C05-30 How likely each rung of a side cuts down so many of who leaves.
    catches: [Vec<Vec<f64>>; 2],
}

/// What a pair of rungs comes to.
struct Prospects {
    /// If both fight on at least one round more.
    fight: Chances,
    /// What the attacker chooses, when the defender has fought on.
    attackers: Chances,
    /// What the defender chooses.
    defenders: Chances,
}

pub(super) fn weigh(field: &Field, crossroads: &Crossroads<'_>) -> [Weighed; 2] {
    let ladders = [&field.attacker, &field.defender];
    let (ours, theirs) = (&ladders[0].rungs, &ladders[1].rungs);
    let scale = Scale::new(ladders, crossroads);
    let n = theirs.len();
    let mut values = vec![[0.0; 2]; ours.len() * n];
    let mut losses = [Vec::new(), Vec::new()];
    for (a, our) in ours.iter().enumerate().rev() {
        for (d, their) in theirs.iter().enumerate().rev() {
            let place = [a, d];
            values[a * n + d] = match [our.units.is_empty(), their.units.is_empty()] {
                [false, true] => scale.end(Issue::Won(Side::Attacker), place),
                [true, false] => scale.end(Issue::Won(Side::Defender), place),
                [true, true] => scale.end(Issue::Spent, place),
                [false, false] => {
                    field.round(our, their, &mut losses);
                    let round = round(&losses, [our, their], |a, d| values[a * n + d]);
                    let leaving = Side::BOTH.map(|side| scale.leaving(side, [our, their], place));
                    let prospects = decide(round, leaving);
                    if place == [0, 0] {
                        return weighed(&prospects, leaving);
                    }
                    prospects.defenders
                }
            };
        }
    }
    // Armies that have met are not empty, so that the strongest rungs were come to.
    [Weighed { fight_on: 1.0, retreat: 0.0 }; 2]
}

/// What a round leads to in which somebody is hit, and how likely nobody is.
fn round(
    [wounds, hits]: &[Vec<f64>; 2],
    [our, their]: [&Rung; 2],
    value: impl Fn(usize, usize) -> Chances,
) -> (Chances, f64) {
    let mut sum = [0.0; 2];
    for (i, wound) in wounds.iter().enumerate() {
        let mut row = [0.0; 2];
        for (j, hit) in hits.iter().enumerate() {
            if i + j != 0 {
                let [ours, theirs] = value(our.next[i], their.next[j]);
                row[0] += hit * ours;
                row[1] += hit * theirs;
            }
        }
        sum[0] += wound * row[0];
        sum[1] += wound * row[1];
    }
    (sum, wounds[0] * hits[0])
}

/// C05-27 The defender fights on or leaves, then the attacker. After a round without hits they are
/// where they were, and decide as before.
fn decide((hit, again): (Chances, f64), [ours, theirs]: [Chances; 2]) -> Prospects {
    let choose = |fight: Chances| {
        let attackers = if fight[0] < ours[0] { ours } else { fight };
        (attackers, if attackers[1] < theirs[1] { theirs } else { attackers })
    };
    let (_, settled) = choose(hit.map(|it| it / (1.0 - again)));
    let fight = [0, 1].map(|side| hit[side] + again * settled[side]);
    let (attackers, defenders) = choose(fight);
    Prospects { fight, attackers, defenders }
}

/// For each side when it decides: the attacker knows that the defender has fought on.
fn weighed(prospects: &Prospects, leaving: [Chances; 2]) -> [Weighed; 2] {
    Side::BOTH.map(|side| {
        let idx = side as usize;
        let fight_on = match side {
            Side::Attacker => prospects.fight[idx],
            Side::Defender => prospects.attackers[idx],
        };
        Weighed { fight_on, retreat: leaving[idx][idx] }
    })
}

impl<'a> Scale<'a> {
    fn new(ladders: [&Ladder; 2], crossroads: &'a Crossroads<'a>) -> Scale<'a> {
        let stakes = crossroads.stakes;
        let of = |ladder: &Ladder| ladder.rungs.iter().map(|it| stakes.price(it.units)).collect();
        let hunts = |ladder: &Ladder| ladder.rungs.iter().map(|it| catches(it.units)).collect();
        Scale { crossroads, worth: ladders.map(of), catches: ladders.map(hunts) }
    }

    fn end(&self, issue: Issue, [a, d]: [usize; 2]) -> Chances {
        self.crossroads.stakes.chances(issue, [self.worth[0][a], self.worth[1][d]])
    }

    /// A side leaves: C05-30 it is pursued, or C05-32 lost with its leaders where it cannot go.
    fn leaving(&self, side: Side, armies: [&Rung; 2], place: [usize; 2]) -> Chances {
        let stakes: &Stakes = self.crossroads.stakes;
        let (own, other) = (side as usize, side.other() as usize);
        let mut left = [self.worth[0][place[0]], self.worth[1][place[1]]];
        if !self.crossroads.refuges[own] {
            left[own] = 0.0;
            return stakes.chances(Issue::Won(side.other()), left);
        }
        for (hits, chance) in (0..).zip(&self.catches[other][place[other]]).skip(1) {
            left[own] -= chance * stakes.price(usual::prey(armies[own].units, hits));
        }
        stakes.chances(Issue::Left(side), left)
    }
}

#[cfg(test)]
mod tests {
    use conquest::advice::Sketch;

    use super::*;
    use crate::{
        edition::Edition2005,
        odds::{Ground, Host, Odds, POWER, weighed},
        pieces::Units,
    };

    const HOSTS: [[[u8; 3]; 2]; 3] =
        [[[5, 2, 1], [4, 1, 0]], [[6, 0, 0], [3, 0, 0]], [[9, 6, 2], [9, 4, 3]]];

    fn stakes(caesars: [bool; 2]) -> Stakes {
        let (means, prize, generals) = (300.0, 40.0, [1, 2]);
        let sketch = Sketch { means, prize, generals, caesars, bounty: 0.0, power: POWER };
        sketch.stakes::<Edition2005>().unwrap()
    }

    fn fought(hosts: [[u8; 3]; 2], stakes: &Stakes, refuges: [bool; 2]) -> (Odds, [Weighed; 2]) {
        let host = |units| Host { units: Units(units), leaders: 1, galleys: 0 };
        let [attacker, defender] = hosts.map(host);
        let crossroads = Crossroads { stakes, refuges };
        let (odds, both) = weighed(Ground::Fortified, attacker, defender, &crossroads).unwrap();
        (odds, both.unwrap())
    }

    // rule: C05-27 C05-29
    #[test]
    fn where_nobody_can_leave_it_is_worth_what_its_ends_are() {
        for (hosts, caesars) in HOSTS.into_iter().zip([[false; 2], [true; 2], [false, true]]) {
            let stakes = stakes(caesars);
            let (odds, both) = fought(hosts, &stakes, [false; 2]);
            let mut value = [0.0; 2];
            for end in &odds.ends {
                let issue = end.winner.map_or(Issue::Spent, Issue::Won);
                let left = end.left.map(|it| stakes.price(it.units));
                let chances = stakes.chances(issue, left);
                value[0] += end.chance * chances[0];
                value[1] += end.chance * chances[1];
            }
            for side in Side::BOTH {
                let (found, expected) = (both[side as usize].fight_on, value[side as usize]);
                assert!((found - expected).abs() < 1e-9, "{hosts:?} {side:?}: {found} {expected}");
            }
        }
    }

    // rule: C05-32
    #[test]
    fn giving_up_where_there_is_nowhere_to_go_is_never_better_than_fighting() {
        for hosts in HOSTS {
            for caesars in [[false; 2], [true; 2]] {
                let (_, both) = fought(hosts, &stakes(caesars), [false; 2]);
                assert!(both.iter().all(|it| it.retreat < it.fight_on), "{hosts:?} {both:?}");
            }
        }
    }

    // rule: C05-27
    #[test]
    fn a_caesar_who_can_leave_is_harder_to_catch() {
        let stakes = stakes([false, true]);
        let attackers = |refuge| fought(HOSTS[1], &stakes, [true, refuge]).1[0].fight_on;
        assert!(attackers(true) + 0.05 < attackers(false));
    }
}
