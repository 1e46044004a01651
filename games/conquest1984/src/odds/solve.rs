//! Backwards from defeat to the first roll, then forwards to every end.
//!
//! Two misses in a row lead back to where one was. For given targets the chance to win is then the
//! solution of one equation, and the best targets are found by comparing all pairs.

use conquest::{
    advice::{Stakes, Weighed},
    odds::{add_losses, counts},
};

use super::{
    End, Ground, Host, Odds,
    ladder::{Ladder, Rung, Target},
    weigh::weigh,
};
use crate::pieces::{Side, Unit};

/// The chance that the attacker wins from every pair of rungs.
pub(super) struct Table {
    pub(super) attacker: Ladder,
    pub(super) defender: Ladder,
    wall: u8,
    /// When the attacker rolls.
    pub(super) on_attack: Vec<f64>,
    /// When the defender rolls, for one rung of the attacker: the row that was filled last.
    pub(super) on_defence: Vec<f64>,
    /// The best targets of both, by their places on the other's rung.
    choice: Vec<[u8; 2]>,
}

/// What both do at a pair of rungs: where a hit and a wound lead, and how likely they are.
pub(super) struct Exchange {
    pub(super) hit: f64,
    pub(super) wound: f64,
    pub(super) after_hit: usize,
    pub(super) after_wound: usize,
}

/// The chance of a hit by the number of faces that hit; the last is never asked for.
const HIT: [f64; 8] = [0.0, 1.0 / 6.0, 2.0 / 6.0, 0.5, 4.0 / 6.0, 5.0 / 6.0, 1.0, 1.0];

/// Chances that differ by less are the same, and the dearer target is the better one.
const TIE: f64 = 1e-12;

/// What an attack leads to that cannot be made: to worse than anything for whoever would make it.
const NO_HIT: f64 = -9.0;
const NO_WOUND: f64 = 9.0;

/// By how much a target may be surpassed by each of the three: by nothing that counts if the other
/// is cheaper, and not even equalled if it is dearer.
const SLACK: [[f64; 3]; 3] = [[TIE, -TIE, -TIE], [TIE, TIE, -TIE], [TIE, TIE, TIE]];

impl Table {
    pub(super) fn new(ground: Ground, [attacker, defender]: [Host; 2]) -> Table {
        let attacker = Ladder::new(ground, attacker);
        let defender = Ladder::new(ground, defender);
        let wall = u8::from(ground == Ground::Fortified);
        let n_defender = defender.rungs.len();
        let n = attacker.rungs.len() * n_defender;
        let mut table = Table {
            attacker,
            defender,
            wall,
            on_attack: vec![0.0; n],
            // With a place for what cannot be hit.
            on_defence: vec![NO_HIT; n_defender + 1],
            choice: vec![[0; 2]; n],
        };
        table.fill();
        table
    }

    pub(super) fn at(&self, attacker: usize, defender: usize) -> usize {
        attacker * self.defender.rungs.len() + defender
    }

    /// One roll of each side, both aiming as well as they can.
    pub(super) fn exchange(&self, attacker: usize, defender: usize) -> Exchange {
        let (ours, theirs) = (&self.attacker.rungs[attacker], &self.defender.rungs[defender]);
        let (plus, minus) = advantages(ours, theirs, self.wall);
        let [target, reply] = places(self.choice[self.at(attacker, defender)]);
        let (target, reply) = (&theirs.targets[target], &ours.targets[reply]);
        Exchange {
            hit: HIT[sixths(target, plus)],
            wound: HIT[sixths(reply, minus)],
            after_hit: target.next,
            after_wound: reply.next,
        }
    }

    fn fill(&mut self) {
        let n_defender = self.defender.rungs.len();
        let no_wound = vec![NO_WOUND; n_defender];
        let on_defence = &mut self.on_defence[..];
        for (a, ours) in self.attacker.rungs.iter().enumerate().skip(1) {
            let row = a * n_defender;
            // All wounds lead to rows above, all hits to cells before.
            let (above, rest) = self.on_attack.split_at_mut(row);
            let on_attack = &mut rest[..n_defender];
            let wounded = ours.targets.map(|target| {
                above.get(target.next * n_defender..).map_or(&no_wound[..], |it| &it[..n_defender])
            });
            let (earlier, rest) = self.choice.split_at_mut(row);
            let (guesses, choice) = (&earlier[row - n_defender..], &mut rest[..n_defender]);
            (on_attack[0], on_defence[0]) = (1.0, 1.0);
            for run in &self.defender.alike {
                let dice = Dice::new(ours, &self.defender.rungs[run.start], self.wall);
                for d in run.clone() {
                    let next = self.defender.rungs[d].targets.map(|it| it.next);
                    let duel = Duel {
                        dice: &dice,
                        hits: [0, 1, 2].map(|it| dice.hit[it] * on_defence[next[it]]),
                        wounds: [0, 1, 2].map(|it| dice.wound[it] * wounded[it][d]),
                    };
                    let best = duel.settled(guesses[d]).unwrap_or_else(|| duel.saddle());
                    on_attack[d] = best.on_attack;
                    on_defence[d] = best.on_defence;
                    choice[d] = best.choice;
                }
            }
        }
    }
}

/// How likely each target is hit, and how often it is one's turn until somebody hits.
struct Dice {
    hit: [f64; 3],
    wound: [f64; 3],
    turns: [[f64; 3]; 3],
}

impl Dice {
    fn new(attacker: &Rung, defender: &Rung, wall: u8) -> Dice {
        let (plus, minus) = advantages(attacker, defender, wall);
        let hit = defender.targets.map(|it| HIT[sixths(&it, plus)]);
        let wound = attacker.targets.map(|it| HIT[sixths(&it, minus)]);
        let turns = hit.map(|hit| wound.map(|wound| 1.0 / (1.0 - (1.0 - hit) * (1.0 - wound))));
        Dice { hit, wound, turns }
    }
}

/// One pair of rungs: the attacker's chance after each hit and wound, times the chance of it.
struct Duel<'a> {
    dice: &'a Dice,
    hits: [f64; 3],
    wounds: [f64; 3],
}

/// The value of a pair of rungs, and the targets that lead to it.
struct Saddle {
    on_attack: f64,
    on_defence: f64,
    choice: [u8; 2],
}

impl Duel<'_> {
    /// What comes of it when both keep to these targets.
    #[inline]
    fn outcome(&self, choice: [u8; 2]) -> Saddle {
        let [hit, wound] = places(choice);
        let missed = 1.0 - self.dice.hit[hit];
        let first = self.hits[hit] + missed * self.wounds[wound];
        let on_attack = first * self.dice.turns[hit][wound];
        let on_defence = self.wounds[wound] + (1.0 - self.dice.wound[wound]) * on_attack;
        Saddle { on_attack, on_defence, choice }
    }

    /// These targets, if neither side would rather aim at another for one roll: then they are the
    /// best. Those of the row before mostly are, and to see it takes less than to find it.
    #[inline]
    fn settled(&self, choice: [u8; 2]) -> Option<Saddle> {
        let outcome = self.outcome(choice);
        let gained = |it: usize| self.hits[it] - self.dice.hit[it] * outcome.on_defence;
        let spared = |it: usize| self.dice.wound[it] * outcome.on_attack - self.wounds[it];
        let [hit, wound] = places(choice);
        let [most, least] = [gained(hit), spared(wound)];
        // Without a branch for each, which would be guessed wrong too often.
        let mut holds = true;
        for (other, (by_hit, by_wound)) in SLACK[hit].iter().zip(&SLACK[wound]).enumerate() {
            holds &= gained(other) <= most + by_hit;
            holds &= spared(other) <= least + by_wound;
        }
        holds.then_some(outcome)
    }

    /// Targets that are the best against each other, by comparing all pairs.
    #[cold]
    fn saddle(&self) -> Saddle {
        let mut best = self.reply(0);
        for hit in 1..3 {
            let other = self.reply(hit);
            if best.on_attack - TIE <= other.on_attack {
                best = other;
            }
        }
        best
    }

    /// The best that the defender can do when the attacker keeps to his target.
    fn reply(&self, hit: u8) -> Saddle {
        let mut best = self.outcome([hit, 0]);
        for wound in 1..3 {
            let other = self.outcome([hit, wound]);
            if other.on_attack <= best.on_attack + TIE {
                best = other;
            }
        }
        best
    }
}

/// The compiler sees that there are no others.
#[inline]
fn places(choice: [u8; 2]) -> [usize; 2] {
    choice.map(|it| usize::from(it).min(2))
}

/// C84-29 What each side adds to its dice.
fn advantages(attacker: &Rung, defender: &Rung, wall: u8) -> (u8, u8) {
    let engines = defender.catapults + wall;
    (attacker.catapults.saturating_sub(engines), engines.saturating_sub(attacker.catapults))
}

/// C84-31 C84-32 The faces of the die that hit.
fn sixths(target: &Target, advantage: u8) -> usize {
    usize::from((7 + advantage).saturating_sub(target.needed).min(6))
}

/// The chances, and where something is at stake what the attacker can make of it.
pub(super) fn solve(
    ground: Ground,
    hosts: [Host; 2],
    roller: Side,
    stakes: Option<&Stakes>,
) -> (Odds, Option<Weighed>) {
    let mut table = Table::new(ground, hosts);
    let (top_a, top_d) = (table.attacker.rungs.len() - 1, table.defender.rungs.len() - 1);
    let start = table.at(top_a, top_d);
    let attacker_wins = match roller {
        Side::Attacker => table.on_attack[start],
        Side::Defender => table.on_defence[top_d],
    };
    let [hit, wound] = table.choice[start].map(usize::from);
    let best = [
        Some(table.defender.rungs[top_d].targets[hit].unit),
        Some(table.attacker.rungs[top_a].targets[wound].unit),
    ];
    let aims = aims(&table, top_a, top_d, roller);
    let ends = ends(&mut table, roller);
    let mut losses = [[0.0; 4]; 2];
    for end in &ends {
        for (side, host) in [(Side::Attacker, hosts[0]), (Side::Defender, hosts[1])] {
            let left = if end.winner == side { end.left } else { Host::default() };
            let [before, after] = [host, left].map(|it| counts(it.units, it.galleys));
            add_losses(&mut losses[side as usize], before, after, end.chance);
        }
    }
    let weighed = stakes.map(|stakes| weigh(&mut table, stakes));
    (Odds { attacker_wins, losses, best, aims, ends }, weighed)
}

/// The attacker's chance for each target that the roller can name: it is named once, and whatever
/// comes of it, both aim as well as they can from then on.
fn aims(table: &Table, a: usize, d: usize, roller: Side) -> Vec<(Unit, f64)> {
    let here = table.at(a, d);
    let (ours, theirs) = (&table.attacker.rungs[a], &table.defender.rungs[d]);
    let (plus, minus) = advantages(ours, theirs, table.wall);
    let (ladder, rung, advantage, missed) = match roller {
        Side::Attacker => (&table.defender, d, plus, table.on_defence[d]),
        Side::Defender => (&table.attacker, a, minus, table.on_attack[here]),
    };
    let chance = |target: &Target| {
        let struck = match roller {
            Side::Attacker => table.on_defence[target.next],
            Side::Defender => table.on_attack[table.at(target.next, d)],
        };
        let hit = HIT[sixths(target, advantage)];
        hit * struck + (1.0 - hit) * missed
    };
    ladder.targets(rung).map(|target| (target.unit, chance(target))).collect()
}

/// Follows the best targets from the start, carrying how likely each pair of rungs is.
fn ends(table: &mut Table, roller: Side) -> Vec<End> {
    let (n_a, n_d) = (table.attacker.rungs.len(), table.defender.rungs.len());
    // How likely it is that a pair of rungs is entered with the attacker to roll, or the defender;
    // he stays in his row until he hits. The values are not needed any more, and fresh memory would
    // cost more than the count itself.
    let mut to_attack = std::mem::take(&mut table.on_attack);
    let mut to_defend = std::mem::take(&mut table.on_defence);
    to_attack.fill(0.0);
    to_defend.fill(0.0);
    match roller {
        Side::Attacker => to_attack[table.at(n_a - 1, n_d - 1)] = 1.0,
        Side::Defender => to_defend[n_d - 1] = 1.0,
    }
    let mut ends = Vec::with_capacity(n_a + n_d);
    for (a, ours) in table.attacker.rungs.iter().enumerate().skip(1).rev() {
        let row = a * n_d;
        let (above, by_attack) = to_attack.split_at_mut(row);
        let choice = &table.choice[row..row + n_d];
        for run in table.defender.alike.iter().rev() {
            let dice = Dice::new(ours, &table.defender.rungs[run.start], table.wall);
            for d in run.clone().rev() {
                let (by_attack, by_defence) = (by_attack[d], to_defend[d]);
                if by_attack + by_defence == 0.0 {
                    continue;
                }
                let [target, reply] = places(choice[d]);
                let (hit, wound) = (dice.hit[target], dice.wound[reply]);
                // How often each side rolls here, before one of them hits.
                let attacks = (by_attack + by_defence * (1.0 - wound)) * dice.turns[target][reply];
                let defences = by_defence + attacks * (1.0 - hit);
                to_defend[table.defender.rungs[d].targets[target].next] += attacks * hit;
                above[ours.targets[reply].next * n_d + d] += defences * wound;
            }
        }
        ends.push(End { winner: Side::Attacker, left: ours.host, chance: to_defend[0] });
        to_defend.fill(0.0);
    }
    for (theirs, &chance) in table.defender.rungs.iter().zip(&to_attack).skip(1) {
        ends.push(End { winner: Side::Defender, left: theirs.host, chance });
    }
    table.on_attack = to_attack;
    ends.retain(|end| 0.0 < end.chance);
    ends.sort_by(|one, other| other.chance.total_cmp(&one.chance));
    ends
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::Units;

    /// What the defender can make of a pair of rungs when he rolls.
    fn on_defence(table: &Table, a: usize, d: usize) -> f64 {
        if d == 0 {
            return 1.0;
        }
        let (_, minus) = advantages(&table.attacker.rungs[a], &table.defender.rungs[d], table.wall);
        let missed = table.on_attack[table.at(a, d)];
        let chance = |target: &Target| {
            let hit = HIT[sixths(target, minus)];
            hit * table.on_attack[table.at(target.next, d)] + (1.0 - hit) * missed
        };
        table.attacker.targets(a).map(chance).fold(1.0, f64::min)
    }

    fn on_attack(table: &Table, a: usize, d: usize) -> f64 {
        let (plus, _) = advantages(&table.attacker.rungs[a], &table.defender.rungs[d], table.wall);
        let missed = on_defence(table, a, d);
        let chance = |target: &Target| {
            let hit = HIT[sixths(target, plus)];
            hit * on_defence(table, a, target.next) + (1.0 - hit) * missed
        };
        table.defender.targets(d).map(chance).fold(0.0, f64::max)
    }

    /// C84-31 Whoever rolls gets the most of it, from every pair of rungs, whatever was guessed.
    #[test]
    fn from_no_pair_of_rungs_can_either_side_do_better_for_one_roll() {
        let host = |units: [u8; 3], galleys: u8| Host { units: Units(units), galleys };
        let battles = [
            (Ground::Open, [host([9, 4, 3], 0), host([8, 3, 4], 0)]),
            (Ground::Fortified, [host([8, 4, 4], 0), host([9, 4, 2], 0)]),
            (Ground::Sea, [host([3, 2, 2], 3), host([4, 3, 1], 2)]),
        ];
        for (ground, hosts) in battles {
            let table = Table::new(ground, hosts);
            for a in 1..table.attacker.rungs.len() {
                for d in 1..table.defender.rungs.len() {
                    let counted = table.on_attack[table.at(a, d)];
                    let best = on_attack(&table, a, d);
                    assert!((counted - best).abs() < 1e-10, "{ground:?} {a} {d}: {counted} {best}");
                }
            }
        }
    }
}
