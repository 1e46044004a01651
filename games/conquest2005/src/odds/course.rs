//! The mean course of a battle between great armies: what falls in each round on average, to the end,
//! and how far luck can carry it from there. Leaders count for much, because they put more of a great
//! army into its first line, so that it must not be seen as a small one.

use std::sync::LazyLock;

use super::Ground;
use crate::pieces::RANKS;

/// More dice than any side rolls.
const DICE: usize = 16;
/// Where both lose so little that it would take forever, nobody has won.
const ROUNDS: usize = 40;
/// In thousandths of a unit, below which an army is gone.
const GONE: i32 = 300;
/// A unit.
const ONE: i32 = 1_000;

/// Mean hits in thousandths by dice and by how many units can match them.
struct Hits {
    infantry: [[i32; DICE]; DICE],
    /// Cavalry and catapults have one face each.
    other: [[i32; DICE]; DICE],
}

/// A side, in thousandths of units.
struct Force {
    infantry: i32,
    cavalry: i32,
    catapults: i32,
    ranks: i32,
}

/// The chance that the attacker wins, in ten-thousandths.
pub(super) fn course(attacker: ([u8; 3], u8), defender: ([u8; 3], u8), ground: Ground) -> u16 {
    static HITS: LazyLock<Hits> = LazyLock::new(Hits::new);
    let mut ours = Force::new(attacker);
    let mut theirs = Force::new(defender);
    let mut fallen = 0;
    for _ in 0..ROUNDS {
        if ours.total() < GONE || theirs.total() < GONE {
            break;
        }
        let extra = match (ground, 0 < ours.catapults) {
            (Ground::Fortified, false) => 2,
            (Ground::Fortified, true) => 1,
            (Ground::Open | Ground::Sea, _) => 0,
        };
        let [hits, wounds] = [ours.hits(&HITS, 0), theirs.hits(&HITS, extra)];
        fallen += theirs.lose(hits) + ours.lose(wounds);
    }
    likelihood(ours.total() - theirs.total(), fallen)
}

/// The chance to win for who is so much ahead in the end on average, after so much has fallen: the
/// more dice, the more luck.
fn likelihood(ahead: i32, fallen: i32) -> u16 {
    /// The normal distribution, in ten-thousandths, by quarters of its deviation.
    const NORMAL: [i32; 12] =
        [5_000, 5_987, 6_915, 7_734, 8_413, 8_944, 9_332, 9_599, 9_772, 9_878, 9_938, 9_970];
    /// How much of the root of all losses is the deviation of what is left, in hundredths.
    const SPREAD: i32 = 120;
    let deviation = ((fallen.max(1) * ONE).isqrt() * SPREAD / 100).max(1);
    let quarters = 400 * ahead.abs() / deviation;
    let step = usize::try_from(quarters / 100).unwrap_or(0);
    let at = |nth: usize| NORMAL.get(nth).copied().unwrap_or(9_990);
    let chance = at(step) + (at(step + 1) - at(step)) * (quarters % 100) / 100;
    u16::try_from(if ahead < 0 { 10_000 - chance } else { chance }).unwrap_or(0)
}

impl Force {
    fn new((units, leaders): ([u8; 3], u8)) -> Force {
        let [infantry, cavalry, catapults] = units.map(|n| ONE * i32::from(n));
        Force { infantry, cavalry, catapults, ranks: ONE * i32::from(RANKS + leaders) }
    }

    fn total(&self) -> i32 {
        self.infantry + self.cavalry + self.catapults
    }

    /// The infantry and cavalry that fight, as in [`crate::usual::legion`].
    fn line(&self) -> [i32; 2] {
        let size = self.total().min(self.ranks);
        if self.infantry + self.cavalry <= size {
            return [self.infantry, self.cavalry];
        }
        let riders = self.cavalry.min(size / 3).max(size - self.infantry);
        [size - riders, riders]
    }

    /// What it hits in a round on average, with so many dice more.
    fn hits(&self, hits: &Hits, extra: usize) -> i32 {
        let [infantry, cavalry] = self.line();
        let dice = whole(self.total().min(self.ranks)) + extra;
        let row = dice.min(DICE - 1);
        hits.infantry[row][whole(infantry)]
            + hits.other[row][whole(cavalry)]
            + hits.other[row][whole(self.catapults)]
    }

    /// Loses the cheapest of its first line; tells how much that was.
    fn lose(&mut self, hits: i32) -> i32 {
        let [infantry, cavalry] = self.line();
        let engines = self.total().min(self.ranks) - infantry - cavalry;
        let foot = hits.min(infantry);
        let horse = (hits - foot).min(cavalry);
        let engine = (hits - foot - horse).min(engines);
        self.infantry -= foot;
        self.cavalry -= horse;
        self.catapults -= engine;
        foot + horse + engine
    }
}

/// The nearest number of whole units, as far as the tables go.
fn whole(thousandths: i32) -> usize {
    usize::try_from((thousandths + ONE / 2) / ONE).unwrap_or(0).min(DICE - 1)
}

impl Hits {
    fn new() -> Hits {
        Hits { infantry: means(1.0 / 3.0), other: means(1.0 / 6.0) }
    }
}

/// For so many dice with a face of that chance, matched by so many units at most.
fn means(face: f64) -> [[i32; DICE]; DICE] {
    let mut out = [[0; DICE]; DICE];
    let mut chances = vec![1.0];
    for row in &mut out {
        for (most, cell) in row.iter_mut().enumerate() {
            let hits = chances.iter().enumerate().map(|(n, chance)| chance * float(n.min(most)));
            *cell = thousandths(hits.sum());
        }
        let mut next = vec![0.0; chances.len() + 1];
        for (n, chance) in chances.iter().enumerate() {
            next[n] += chance * (1.0 - face);
            next[n + 1] += chance * face;
        }
        chances = next;
    }
    out
}

fn float(n: usize) -> f64 {
    f64::from(u32::try_from(n).unwrap_or(0))
}

#[expect(clippy::cast_possible_truncation, reason = "never more than there are dice")]
fn thousandths(hits: f64) -> i32 {
    (hits * f64::from(ONE)).round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        odds::{Host, odds},
        pieces::{Side, Units},
    };

    #[test]
    fn great_armies_fare_as_they_do_when_every_way_is_counted() {
        for (ours, theirs, leaders, ground) in [
            ([14, 5, 2], [10, 10, 0], [3, 1], Ground::Fortified),
            ([14, 5, 2], [10, 10, 5], [3, 1], Ground::Fortified),
            ([18, 8, 2], [14, 8, 5], [4, 1], Ground::Fortified),
            ([14, 5, 2], [10, 8, 3], [1, 1], Ground::Fortified),
            ([12, 0, 2], [9, 4, 0], [2, 1], Ground::Fortified),
            ([12, 0, 2], [12, 0, 2], [2, 1], Ground::Fortified),
            ([12, 8, 2], [12, 8, 2], [2, 2], Ground::Open),
            ([12, 8, 0], [10, 4, 2], [1, 2], Ground::Open),
            ([7, 0, 0], [12, 3, 1], [1, 1], Ground::Open),
            ([0, 14, 0], [9, 3, 1], [2, 0], Ground::Open),
        ] {
            let host = |units, leaders| Host { units: Units(units), leaders, galleys: 0 };
            let hosts = [host(ours, leaders[0]), host(theirs, leaders[1])];
            let exact = odds(ground, hosts[0], hosts[1]).unwrap().wins_per_myriad(Side::Attacker);
            let mean = course((ours, leaders[0]), (theirs, leaders[1]), ground);
            assert!(mean.abs_diff(exact) < 800, "{ours:?} {theirs:?}: {mean} is far from {exact}");
        }
    }
}
