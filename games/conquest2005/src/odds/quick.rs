//! Chances for a search that asks many thousand times: a table made once for small armies, and the
//! mean course of the battle for greater ones.

use std::sync::LazyLock;

use conquest::odds::rank;

use super::{Ground, course::course, per_myriad, solve::Field};
use crate::pieces::{RANKS, Units};

/// The largest army in the table.
const MOST: [u8; 3] = [9, 4, 2];
/// The most leaders in the table.
const LEADERS: u8 = 2;

struct Quick {
    /// Ten-thousandths, by ground, leaders of both sides and armies of both sides.
    wins: Vec<u16>,
}

/// The chance that an attacker wins, in ten-thousandths: exact for small armies, near for others.
pub fn quick(attacker: (Units, u8), defender: (Units, u8), ground: Ground) -> u16 {
    static QUICK: LazyLock<Quick> = LazyLock::new(Quick::new);
    if defender.0.is_empty() {
        return 10_000;
    }
    if attacker.0.is_empty() {
        return 0;
    }
    if !(fits(attacker) && fits(defender)) {
        return course((attacker.0.0, attacker.1), (defender.0.0, defender.1), ground);
    }
    let leaders = [attacker.1, defender.1].map(|it| it.min(LEADERS));
    QUICK.wins[cell(ground, leaders, attacker.0, defender.0)]
}

/// Whether an army is in the table. Leaders without more units to lead into the first line are none.
fn fits((units, leaders): (Units, u8)) -> bool {
    Units(MOST).holds(units) && (leaders <= LEADERS || units.total() <= RANKS + LEADERS)
}

fn n_armies() -> usize {
    MOST.iter().map(|&n| usize::from(n) + 1).product()
}

fn cell(ground: Ground, leaders: [u8; 2], ours: Units, theirs: Units) -> usize {
    let wall = usize::from(ground == Ground::Fortified);
    let [l, m] = leaders.map(usize::from);
    let page = (wall * usize::from(LEADERS + 1) + l) * usize::from(LEADERS + 1) + m;
    (page * n_armies() + rank(ours, MOST)) * n_armies() + rank(theirs, MOST)
}

impl Quick {
    fn new() -> Quick {
        let pages = 2 * usize::from(LEADERS + 1).pow(2);
        let mut wins = vec![0; pages * n_armies() * n_armies()];
        let all: Vec<Units> = (0..=MOST[2])
            .flat_map(|k| (0..=MOST[1]).map(move |c| (c, k)))
            .flat_map(|(c, k)| (0..=MOST[0]).map(move |i| Units([i, c, k])))
            .collect();
        for ground in [Ground::Open, Ground::Fortified] {
            for ours in 0..=LEADERS {
                for theirs in 0..=LEADERS {
                    let leaders = [ours, theirs];
                    let field = Field::new(ground, [&all, &all], leaders);
                    fill(&field, |a, d, chance| {
                        wins[cell(ground, leaders, a, d)] = per_myriad(chance);
                    });
                }
            }
        }
        Quick { wins }
    }
}

/// Backwards from defeat, for every pair of armies.
fn fill(field: &Field, mut put: impl FnMut(Units, Units, f64)) {
    let (ours, theirs) = (&field.attacker.rungs, &field.defender.rungs);
    let n = theirs.len();
    let mut chances = vec![0.0; ours.len() * n];
    let mut losses = [Vec::new(), Vec::new()];
    for (a, our) in ours.iter().enumerate().rev() {
        for (d, their) in theirs.iter().enumerate().rev() {
            let chance = if our.units.is_empty() {
                0.0
            } else if their.units.is_empty() {
                1.0
            } else {
                field.round(our, their, &mut losses);
                let [wounds, hits] = &losses;
                let mut sum = 0.0;
                for (i, wound) in wounds.iter().enumerate() {
                    let row = our.next[i] * n;
                    for (j, hit) in hits.iter().enumerate() {
                        if i + j != 0 {
                            sum += wound * hit * chances[row + their.next[j]];
                        }
                    }
                }
                sum / (1.0 - wounds[0] * hits[0])
            };
            chances[a * n + d] = chance;
            put(our.units, their.units, chance);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        odds::{Host, odds},
        pieces::Side,
    };

    #[test]
    fn small_armies_have_exact_chances() {
        for (ours, theirs, leaders, ground) in [
            ([5, 2, 1], [4, 2, 0], [2, 1], Ground::Open),
            ([9, 1, 2], [5, 0, 0], [1, 2], Ground::Fortified),
        ] {
            let host = |units, leaders| Host { units: Units(units), leaders, galleys: 0 };
            let [ours, theirs] = [host(ours, leaders[0]), host(theirs, leaders[1])];
            let exact = odds(ground, ours, theirs).unwrap().wins_per_myriad(Side::Attacker);
            let quick = quick((ours.units, leaders[0]), (theirs.units, leaders[1]), ground);
            assert!(quick.abs_diff(exact) <= 1, "{quick} is not {exact}");
        }
    }

    #[test]
    fn greater_armies_have_nearly_exact_chances() {
        let wins = |a, d| quick((Units(a), 2), (Units(d), 2), Ground::Open);
        assert!(9_500 < wins([20, 8, 2], [10, 4, 1]));
        assert!(wins([10, 4, 1], [20, 8, 2]) < 500);
    }

    #[test]
    fn leaders_decide_between_great_armies() {
        let army = Units([14, 5, 2]);
        let wins = |leaders| quick((army, leaders), (army, 1), Ground::Open);
        assert!(wins(1) == 5_000 && 7_500 < wins(4), "{} {}", wins(1), wins(4));
    }
}
