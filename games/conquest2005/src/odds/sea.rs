//! Battles at sea: two dice a galley, three rounds at most.

use super::{End, Host, Odds};
use crate::{
    pieces::Side,
    rules::{NAVAL_DICE, NAVAL_ROUNDS},
};

pub(super) fn solve(attacker: u8, defender: u8) -> Odds {
    let (n_a, n_d) = (usize::from(attacker) + 1, usize::from(defender) + 1);
    let mut chances = vec![0.0; n_a * n_d];
    chances[n_a * n_d - 1] = 1.0;
    for _ in 0..NAVAL_ROUNDS {
        let mut next = vec![0.0; n_a * n_d];
        for a in 0..n_a {
            for d in 0..n_d {
                let here = chances[a * n_d + d];
                if here == 0.0 {
                    continue;
                }
                // C05-38 Both roll before any galley sinks.
                if a == 0 || d == 0 {
                    next[a * n_d + d] += here;
                    continue;
                }
                let (hits, wounds) = (hits(a), hits(d));
                for (i, wound) in wounds.iter().enumerate() {
                    for (j, hit) in hits.iter().enumerate() {
                        let at = a.saturating_sub(i) * n_d + d.saturating_sub(j);
                        next[at] += here * wound * hit;
                    }
                }
            }
        }
        chances = next;
    }
    let fleet = |n: usize| Host { galleys: u8::try_from(n).unwrap_or(0), ..Host::default() };
    let cells = (0..n_a).flat_map(|a| (0..n_d).map(move |d| (a, d)));
    let ends = cells.map(|(a, d)| End {
        winner: match (a, d) {
            (1.., 0) => Some(Side::Attacker),
            (0, 1..) => Some(Side::Defender),
            (_, _) => None,
        },
        left: [fleet(a), fleet(d)],
        chance: chances[a * n_d + d],
    });
    let hosts = [fleet(usize::from(attacker)), fleet(usize::from(defender))];
    Odds::new(hosts, ends.collect(), [[0.0; 4]; 2])
}

/// The chances of so many hits by so many galleys: one face of six.
fn hits(galleys: usize) -> Vec<f64> {
    let mut chances = vec![1.0];
    for _ in 0..galleys * usize::from(NAVAL_DICE) {
        let mut next = vec![0.0; chances.len() + 1];
        for (n, chance) in chances.iter().enumerate() {
            next[n] += chance * 5.0 / 6.0;
            next[n + 1] += chance / 6.0;
        }
        chances = next;
    }
    chances
}
