//! The states of one side of a battle, as rungs: every loss leads to a lower one, the lowest is
//! defeat.

use std::ops::Range;

use super::{Ground, Host};
use crate::{
    pieces::{Field, Unit, Units},
    places::{Province, Sea},
    rules::hit_number,
};

/// One state of a side.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rung {
    pub host: Host,
    pub catapults: u8,
    /// By kind, the cheapest first; galleys take the first place when nobody is aboard.
    pub targets: [Target; 3],
}

/// What the other side can aim at.
#[derive(Debug, Clone, Copy)]
pub(super) struct Target {
    pub unit: Unit,
    /// What the die must show at least.
    pub needed: u8,
    /// The rung after the loss; [`Ladder::nowhere`] if there is no such unit.
    pub next: usize,
}

pub(super) struct Ladder {
    pub rungs: Vec<Rung>,
    /// Rungs in a row on which the dice of both sides hit alike.
    pub alike: Vec<Range<usize>>,
}

impl Ladder {
    /// All states that `host` can come to, the full strength last.
    pub(super) fn new(ground: Ground, host: Host) -> Ladder {
        let field = match ground {
            Ground::Open | Ground::Fortified => Field::Land(Province::ALL[0]),
            Ground::Sea => Field::Sea(Sea::ALL[0]),
        };
        let [n_infantry, n_cavalry, n_catapults] = host.units.0.map(|n| usize::from(n) + 1);
        let galleys = usize::from(host.galleys);
        // C84-41 Galleys are lost last: with units aboard all of them are there.
        let rung_of = |units: Units| {
            let [infantry, cavalry, catapults] = units.0.map(usize::from);
            galleys + infantry + n_infantry * (cavalry + n_cavalry * catapults)
        };
        let n = galleys + n_infantry * n_cavalry * n_catapults;
        let target =
            |unit: Unit, next: usize| Target { unit, needed: hit_number(field, unit), next };
        // Galleys with no unit aboard, or nothing at all.
        let lone = |galleys: u8| {
            let next = usize::from(galleys).checked_sub(1).unwrap_or(n);
            let targets =
                [target(Unit::Galley, next), target(Unit::Cavalry, n), target(Unit::Catapult, n)];
            Rung { host: Host { units: Units::NONE, galleys }, catapults: 0, targets }
        };
        let mut rungs: Vec<Rung> = (0..=host.galleys).map(lone).collect();
        rungs.reserve(n - rungs.len());
        for catapults in 0..=host.units.get(Unit::Catapult) {
            for cavalry in 0..=host.units.get(Unit::Cavalry) {
                for infantry in 0..=host.units.get(Unit::Infantry) {
                    let units = Units([infantry, cavalry, catapults]);
                    if units.is_empty() {
                        continue;
                    }
                    let targets = Unit::LAND.map(|unit| match units.get(unit) {
                        0 => target(unit, n),
                        _ => target(unit, rung_of(units - Units::of(unit, 1))),
                    });
                    let host = Host { units, galleys: host.galleys };
                    rungs.push(Rung { host, catapults, targets });
                }
            }
        }
        let alike = alike(&rungs);
        Ladder { rungs, alike }
    }

    /// Where the loss of a unit leads that is not there.
    pub(super) fn nowhere(&self) -> usize {
        self.rungs.len()
    }

    /// What can be aimed at on a rung, the cheapest first.
    pub(super) fn targets(&self, rung: usize) -> impl Iterator<Item = &Target> {
        self.rungs[rung].targets.iter().filter(|it| it.next < self.nowhere())
    }
}

/// The lowest rung is none of them: there nobody fights any more.
fn alike(rungs: &[Rung]) -> Vec<Range<usize>> {
    let are_alike = |one: &Rung, other: &Rung| {
        let needed = |rung: &Rung| rung.targets.map(|it| it.needed);
        one.catapults == other.catapults && needed(one) == needed(other)
    };
    let mut start = 1;
    let mut out = Vec::new();
    for run in rungs[1..].chunk_by(are_alike) {
        out.push(start..start + run.len());
        start += run.len();
    }
    out
}
