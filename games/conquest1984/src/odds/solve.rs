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

/// Chances of a hit in sixths, and what a pair of misses is divided by.
const SIXTH: f64 = 1.0 / 6.0;

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
        for a in 1..self.attacker.rungs.len() {
            let row = a * n_defender;
            (self.on_attack[row], self.on_defence[row]) = (1.0, 1.0);
            let ours = self.attacker.rungs[a];
            for d in 1..n_defender {
                let theirs = self.defender.rungs[d];
                let (plus, minus) = advantages(&ours, &theirs, self.wall);
                let mut hits = [(0, 0.0); 3];
                for (hit, target) in hits.iter_mut().zip(&theirs.targets[..theirs.n_targets]) {
                    *hit = (sixths(target, plus), self.on_defence[row + target.next]);
                }
                let mut wounds = [(0, 0.0); 3];
                for (wound, target) in wounds.iter_mut().zip(&ours.targets[..ours.n_targets]) {
                    let next = target.next * n_defender + d;
                    *wound = (sixths(target, minus), self.on_attack[next]);
                }
                let (hits, wounds) = (&hits[..theirs.n_targets], &wounds[..ours.n_targets]);
                let best = saddle(hits, wounds, &again);
                self.on_attack[row + d] = best.on_attack;
                self.on_defence[row + d] = best.on_defence;
                self.choice[row + d] = best.choice;
            }
        }
    }
}

/// The value of a pair of rungs, and the targets that lead to it.
struct Saddle {
    on_attack: f64,
    on_defence: f64,
    choice: [u8; 2],
}

/// The attacker's best target against the defender's best reply. Each is given as the sixths of a
/// hit and the attacker's chance after it.
fn saddle(hits: &[(usize, f64)], wounds: &[(usize, f64)], again: &[[f64; 7]; 7]) -> Saddle {
    let mut best = Saddle { on_attack: -1.0, on_defence: 0.0, choice: [0; 2] };
    for (nth, &(p, after_hit)) in (0_u8..).zip(hits) {
        let hit = SIXTH * sixths_f64(p);
        let gain = hit * after_hit;
        let mut least = 2.0;
        let mut reply = 0;
        for (mth, &(q, after_wound)) in (0_u8..).zip(wounds) {
            let wound = SIXTH * sixths_f64(q);
            let value = (gain + (1.0 - hit) * wound * after_wound) * again[p][q];
            if value < least {
                (least, reply) = (value, mth);
            }
        }
        if best.on_attack < least {
            best = Saddle { on_attack: least, on_defence: 0.0, choice: [nth, reply] };
        }
    }
    let (q, after_wound) = wounds[usize::from(best.choice[1])];
    let wound = SIXTH * sixths_f64(q);
    best.on_defence = wound * after_wound + (1.0 - wound) * best.on_attack;
    best
}

/// How often it is one's turn again until somebody hits, for sixths of both sides.
fn misses() -> [[f64; 7]; 7] {
    let mut again = [[0.0; 7]; 7];
    for (p, row) in again.iter_mut().enumerate() {
        for (q, cell) in row.iter_mut().enumerate() {
            let both = (1.0 - SIXTH * sixths_f64(p)) * (1.0 - SIXTH * sixths_f64(q));
            *cell = if p + q == 0 { 0.0 } else { 1.0 / (1.0 - both) };
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

fn sixths_f64(n: usize) -> f64 {
    u8::try_from(n).map_or(0.0, f64::from)
}

pub(super) fn solve(ground: Ground, hosts: [Host; 2], roller: Side) -> Odds {
    let table = Table::new(ground, hosts);
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
    let ends = ends(&table, roller);
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
    Odds { attacker_wins, losses, best, ends }
}

fn count(host: Host, unit: Unit) -> u8 {
    if unit == Unit::Galley { host.galleys } else { host.units.get(unit) }
}

/// Follows the best targets from the start, carrying how likely each pair of rungs is.
fn ends(table: &Table, roller: Side) -> Vec<End> {
    let again = misses();
    let (n_a, n_d) = (table.attacker.rungs.len(), table.defender.rungs.len());
    // How likely it is that a pair of rungs is entered with the attacker to roll, or the defender.
    let mut entered = vec![[0.0_f64; 2]; n_a * n_d];
    entered[table.at(n_a - 1, n_d - 1)][roller as usize] = 1.0;
    for a in (1..n_a).rev() {
        let ours = table.attacker.rungs[a];
        for d in (1..n_d).rev() {
            let here = table.at(a, d);
            let [by_attack, by_defence] = entered[here];
            if by_attack + by_defence == 0.0 {
                continue;
            }
            let theirs = table.defender.rungs[d];
            let (plus, minus) = advantages(&ours, &theirs, table.wall);
            let [hit, wound] = table.choice[here].map(usize::from);
            let (target, reply) = (theirs.targets[hit], ours.targets[wound]);
            let (p, q) = (sixths(&target, plus), sixths(&reply, minus));
            let (hit, wound) = (SIXTH * sixths_f64(p), SIXTH * sixths_f64(q));
            // How often each side rolls here, before one of them hits.
            let attacks = (by_attack + by_defence * (1.0 - wound)) * again[p][q];
            let defences = by_defence + attacks * (1.0 - hit);
            entered[table.at(a, target.next)][Side::Defender as usize] += attacks * hit;
            entered[table.at(reply.next, d)][Side::Attacker as usize] += defences * wound;
        }
    }
    let mut ends = Vec::new();
    for a in 1..n_a {
        let chance = entered[table.at(a, 0)].iter().sum();
        ends.push(End { winner: Side::Attacker, left: table.attacker.rungs[a].host, chance });
    }
    for d in 1..n_d {
        let chance = entered[table.at(0, d)].iter().sum();
        ends.push(End { winner: Side::Defender, left: table.defender.rungs[d].host, chance });
    }
    ends.retain(|end| 0.0 < end.chance);
    ends.sort_by(|one, other| other.chance.total_cmp(&one.chance));
    ends
}
