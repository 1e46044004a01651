//! The states of one side of a battle on land, as rungs: every loss leads to a later one, the last
//! is defeat.

use std::collections::BTreeMap;

use crate::{
    pieces::{RANKS, Unit, Units},
    usual,
};

/// One state of a side.
#[derive(Debug, Clone)]
pub(super) struct Rung {
    pub units: Units,
    /// How many fight.
    pub size: usize,
    /// The rung after so many losses, for every number up to the size.
    pub next: Vec<usize>,
    /// The chances of so many hits, with no, one and two dice besides those of the units.
    pub hits: [Vec<f64>; 3],
}

pub(super) struct Ladder {
    pub rungs: Vec<Rung>,
}

/// Which dice a side may have besides those of its units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Extra {
    None,
    /// C05-25 Behind a fortified city.
    City,
}

impl Ladder {
    /// All states that these armies can come to, the strongest first.
    pub(super) fn new(armies: &[Units], leaders: u8, extra: Extra) -> Ladder {
        let ranks = RANKS + leaders;
        let fallen = |army: Units, n: u8| {
            let legion = usual::legion(army, army.total().min(ranks));
            army - usual::losses(legion, n)
        };
        let mut found: BTreeMap<Units, usize> = BTreeMap::new();
        let mut open: Vec<Units> = armies.to_vec();
        while let Some(army) = open.pop() {
            if found.insert(army, 0).is_none() {
                open.extend((1..=army.total().min(ranks)).map(|n| fallen(army, n)));
            }
        }
        // Losses make an army smaller, so that in this order they lead forwards only.
        let mut order: Vec<Units> = found.keys().copied().collect();
        order.sort_by_key(|army| std::cmp::Reverse(army.total()));
        for (nth, army) in order.iter().enumerate() {
            found.insert(*army, nth);
        }
        let rungs = order.iter().map(|&army| {
            let size = army.total().min(ranks);
            let legion = usual::legion(army, size);
            let dice = |more: u8| match (extra, more) {
                (_, 0) | (Extra::City, _) => chances(legion, army, size + more),
                (Extra::None, _) => Vec::new(),
            };
            Rung {
                units: army,
                size: usize::from(size),
                next: (0..=size).map(|n| found[&fallen(army, n)]).collect(),
                hits: [dice(0), dice(1), dice(2)],
            }
        });
        Ladder { rungs: rungs.collect() }
    }

    /// Where an army stands on it.
    pub(super) fn place(&self, army: Units) -> Option<usize> {
        self.rungs.iter().position(|it| it.units == army)
    }
}

/// C05-21 C05-22 The chances of so many hits with so many dice: two faces of six are infantry, one
/// is cavalry, one is a catapult, two never hit on land.
fn chances(legion: Units, army: Units, dice: u8) -> Vec<f64> {
    let n = usize::from(dice);
    let most = [Unit::Infantry, Unit::Cavalry].map(|it| usize::from(legion.get(it)));
    let engines = usize::from(army.get(Unit::Catapult));
    let mut out = vec![0.0; most[0] + most[1] + engines + 1];
    let mut ways = vec![1.0_f64; n + 1];
    for k in 1..=n {
        ways[k] = ways[k - 1] * float(k);
    }
    let third = |k: usize| (1.0_f64 / 3.0).powi(i32::try_from(k).unwrap_or(0));
    let sixth = |k: usize| (1.0_f64 / 6.0).powi(i32::try_from(k).unwrap_or(0));
    for foot in 0..=n {
        for horse in 0..=n - foot {
            for engine in 0..=n - foot - horse {
                let rest = n - foot - horse - engine;
                let orders = ways[n] / (ways[foot] * ways[horse] * ways[engine] * ways[rest]);
                let chance = orders * third(foot + rest) * sixth(horse + engine);
                let hits = foot.min(most[0]) + horse.min(most[1]) + engine.min(engines);
                out[hits] += chance;
            }
        }
    }
    out
}

fn float(n: usize) -> f64 {
    f64::from(u32::try_from(n).unwrap_or(0))
}

/// The same chances where no more than `most` can be lost.
pub(super) fn capped(hits: &[f64], most: usize, out: &mut Vec<f64>) {
    out.clear();
    out.resize(most + 1, 0.0);
    for (n, chance) in hits.iter().enumerate() {
        out[n.min(most)] += chance;
    }
}
