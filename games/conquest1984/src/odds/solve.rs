//! Backwards from defeat to the first roll, then forwards to every end.
//!
//! Two misses in a row lead back to where one was. For given targets the chance to win is then the
//! solution of one equation, and the best targets are found by comparing all pairs.

use super::{
    End, Ground, Host, Odds,
    ladder::{Ladder, Rung, Target},
};
use crate::pieces::{Side, Unit};

/// The chance that the attacker wins from every pair of rungs.
pub(super) struct Table {
    attacker: Ladder,
    defender: Ladder,
    wall: u8,
    /// When the attacker rolls.
    pub(super) on_attack: Vec<f64>,
    /// When the defender rolls.
    pub(super) on_defence: Vec<f64>,
    /// The best targets of both, by their place among the other's targets.
    choice: Vec<[u8; 2]>,
}

/// The chance of a hit by the number of faces that hit; the last is never asked for.
const HIT: [f64; 8] = [0.0, 1.0 / 6.0, 2.0 / 6.0, 0.5, 4.0 / 6.0, 5.0 / 6.0, 1.0, 1.0];

/// Chances that differ by less are the same, and the dearer target is the better one.
const TIE: f64 = 1e-12;

/// How often it is one's turn again until somebody hits, by the faces of both.
type Again = [[f64; 8]; 8];

impl Table {
    pub(super) fn new(ground: Ground, [attacker, defender]: [Host; 2]) -> Table {
        let attacker = Ladder::new(ground, attacker);
        let defender = Ladder::new(ground, defender);
        let wall = u8::from(ground == Ground::Fortified);
        let n = attacker.rungs.len() * defender.rungs.len();
        let mut table = Table {
            attacker,
            defender,
            wall,
            on_attack: vec![0.0; n],
            on_defence: vec![0.0; n],
            choice: vec![[0; 2]; n],
        };
        table.fill();
        table
    }

    pub(super) fn at(&self, attacker: usize, defender: usize) -> usize {
        attacker * self.defender.rungs.len() + defender
    }

    fn fill(&mut self) {
        let again = misses();
        let n_defender = self.defender.rungs.len();
        for (a, ours) in self.attacker.rungs.iter().enumerate().skip(1) {
            let row = a * n_defender;
            // All wounds lead to rows above, all hits to cells before.
            let (above, rest) = self.on_attack.split_at_mut(row);
            let on_attack = &mut rest[..n_defender];
            let on_defence = &mut self.on_defence[row..row + n_defender];
            let choice = &mut self.choice[row..row + n_defender];
            (on_attack[0], on_defence[0]) = (1.0, 1.0);
            let mut reply = 0;
            for (d, theirs) in self.defender.rungs.iter().enumerate().skip(1) {
                let (plus, minus) = advantages(ours, theirs, self.wall);
                let mut duel = Duel::new(&again);
                (duel.n_hits, duel.n_wounds) = (theirs.n_targets, ours.n_targets);
                for (hit, target) in duel.hits.iter_mut().zip(&theirs.targets[..theirs.n_targets]) {
                    *hit = Aim::new(sixths(target, plus), on_defence[target.next]);
                }
                for (wound, target) in duel.wounds.iter_mut().zip(&ours.targets[..ours.n_targets]) {
                    let next = above[target.next * n_defender + d];
                    *wound = Aim::new(sixths(target, minus), next);
                }
                let best = duel.saddle(reply);
                reply = best.choice[1];
                on_attack[d] = best.on_attack;
                on_defence[d] = best.on_defence;
                choice[d] = best.choice;
            }
        }
    }
}

/// One target: the faces that hit it, the chance to miss it, and the attacker's chance after a hit
/// times the chance to hit.
#[derive(Clone, Copy)]
struct Aim {
    sixths: usize,
    miss: f64,
    gain: f64,
}

const NO_AIM: Aim = Aim { sixths: 0, miss: 1.0, gain: 0.0 };

impl Aim {
    #[inline]
    fn new(sixths: usize, after: f64) -> Aim {
        let hit = HIT[sixths & 7];
        Aim { sixths, miss: 1.0 - hit, gain: hit * after }
    }
}

/// One pair of rungs: what either side can aim at.
struct Duel<'a> {
    hits: [Aim; 3],
    n_hits: usize,
    wounds: [Aim; 3],
    n_wounds: usize,
    again: &'a Again,
}

/// The value of a pair of rungs, and the targets that lead to it.
struct Saddle {
    on_attack: f64,
    on_defence: f64,
    choice: [u8; 2],
}

impl<'a> Duel<'a> {
    fn new(again: &'a Again) -> Self {
        Duel { hits: [NO_AIM; 3], n_hits: 0, wounds: [NO_AIM; 3], n_wounds: 0, again }
    }

    /// The attacker's chance when he rolls and both keep to these targets.
    #[inline]
    fn value(&self, hit: usize, wound: usize) -> f64 {
        let (hit, wound) = (&self.hits[hit], &self.wounds[wound]);
        // The masks tell the compiler what is so anyway.
        (hit.gain + hit.miss * wound.gain) * self.again[hit.sixths & 7][wound.sixths & 7]
    }

    fn best_hit(&self, wound: usize) -> (usize, f64) {
        let mut best = (0, self.value(0, wound));
        for hit in 1..self.n_hits {
            let value = self.value(hit, wound);
            if best.1 - TIE <= value {
                best = (hit, value);
            }
        }
        best
    }

    fn best_wound(&self, hit: usize) -> (usize, f64) {
        let mut best = (0, self.value(hit, 0));
        for wound in 1..self.n_wounds {
            let value = self.value(hit, wound);
            if value <= best.1 + TIE {
                best = (wound, value);
            }
        }
        best
    }

    /// Targets that are the best against each other. Tried first is the reply that was best in the
    /// cell before; all pairs are compared where that does not settle at once.
    fn saddle(&self, guess: u8) -> Saddle {
        let reply = usize::from(guess).min(self.n_wounds - 1);
        let (hit, high) = self.best_hit(reply);
        let (mut wound, mut value) = self.best_wound(hit);
        let mut chosen = hit;
        if value < high - TIE {
            value = -1.0;
            for hit in 0..self.n_hits {
                let (reply, least) = self.best_wound(hit);
                if value - TIE <= least {
                    (chosen, wound, value) = (hit, reply, least);
                }
            }
        }
        let aim = &self.wounds[wound];
        let on_defence = aim.gain + aim.miss * value;
        let choice = [chosen, wound].map(|it| u8::try_from(it).unwrap_or(0));
        Saddle { on_attack: value, on_defence, choice }
    }
}

fn misses() -> Again {
    let mut again = [[0.0; 8]; 8];
    for (row, p) in again.iter_mut().zip(HIT) {
        for (cell, q) in row.iter_mut().zip(HIT) {
            let both = (1.0 - p) * (1.0 - q);
            *cell = if both < 1.0 { 1.0 / (1.0 - both) } else { 0.0 };
        }
    }
    again
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

pub(super) fn solve(ground: Ground, hosts: [Host; 2], roller: Side) -> Odds {
    let mut table = Table::new(ground, hosts);
    let (top_a, top_d) = (table.attacker.rungs.len() - 1, table.defender.rungs.len() - 1);
    let start = table.at(top_a, top_d);
    let attacker_wins = match roller {
        Side::Attacker => table.on_attack[start],
        Side::Defender => table.on_defence[start],
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
            for unit in Unit::ALL {
                let lost = count(host, unit) - count(left, unit);
                losses[side as usize][unit as usize] += end.chance * f64::from(lost);
            }
        }
    }
    Odds { attacker_wins, losses, best, aims, ends }
}

/// The attacker's chance for each target that the roller can name: it is named once, and whatever
/// comes of it, both aim as well as they can from then on.
fn aims(table: &Table, a: usize, d: usize, roller: Side) -> Vec<(Unit, f64)> {
    let here = table.at(a, d);
    let (ours, theirs) = (&table.attacker.rungs[a], &table.defender.rungs[d]);
    let (plus, minus) = advantages(ours, theirs, table.wall);
    let (aimed_at, advantage, missed) = match roller {
        Side::Attacker => (theirs, plus, table.on_defence[here]),
        Side::Defender => (ours, minus, table.on_attack[here]),
    };
    let targets = aimed_at.targets[..aimed_at.n_targets].iter();
    let chance = |target: &Target| {
        let struck = match roller {
            Side::Attacker => table.on_defence[table.at(a, target.next)],
            Side::Defender => table.on_attack[table.at(target.next, d)],
        };
        let hit = HIT[sixths(target, advantage)];
        hit * struck + (1.0 - hit) * missed
    };
    targets.map(|target| (target.unit, chance(target))).collect()
}

fn count(host: Host, unit: Unit) -> u8 {
    if unit == Unit::Galley { host.galleys } else { host.units.get(unit) }
}

/// Follows the best targets from the start, carrying how likely each pair of rungs is.
fn ends(table: &mut Table, roller: Side) -> Vec<End> {
    let again = misses();
    let (n_a, n_d) = (table.attacker.rungs.len(), table.defender.rungs.len());
    // How likely it is that a pair of rungs is entered with the attacker to roll, or the defender.
    // The values are not needed any more, and fresh memory would cost more than the count itself.
    let mut to_attack = std::mem::take(&mut table.on_attack);
    let mut to_defend = std::mem::take(&mut table.on_defence);
    to_attack.fill(0.0);
    to_defend.fill(0.0);
    match roller {
        Side::Attacker => to_attack[table.at(n_a - 1, n_d - 1)] = 1.0,
        Side::Defender => to_defend[table.at(n_a - 1, n_d - 1)] = 1.0,
    }
    for a in (1..n_a).rev() {
        let ours = &table.attacker.rungs[a];
        for d in (1..n_d).rev() {
            let here = table.at(a, d);
            let (by_attack, by_defence) = (to_attack[here], to_defend[here]);
            if by_attack + by_defence == 0.0 {
                continue;
            }
            let theirs = &table.defender.rungs[d];
            let (plus, minus) = advantages(ours, theirs, table.wall);
            let [hit, wound] = table.choice[here].map(usize::from);
            let (target, reply) = (theirs.targets[hit], ours.targets[wound]);
            let (p, q) = (sixths(&target, plus), sixths(&reply, minus));
            let (hit, wound) = (HIT[p], HIT[q]);
            // How often each side rolls here, before one of them hits.
            let attacks = (by_attack + by_defence * (1.0 - wound)) * again[p][q];
            let defences = by_defence + attacks * (1.0 - hit);
            to_defend[table.at(a, target.next)] += attacks * hit;
            to_attack[table.at(reply.next, d)] += defences * wound;
        }
    }
    let mut ends = Vec::new();
    for a in 1..n_a {
        let chance = to_attack[table.at(a, 0)] + to_defend[table.at(a, 0)];
        ends.push(End { winner: Side::Attacker, left: table.attacker.rungs[a].host, chance });
    }
    for d in 1..n_d {
        let chance = to_attack[table.at(0, d)] + to_defend[table.at(0, d)];
        ends.push(End { winner: Side::Defender, left: table.defender.rungs[d].host, chance });
    }
    ends.retain(|end| 0.0 < end.chance);
    ends.sort_by(|one, other| other.chance.total_cmp(&one.chance));
    ends
}
