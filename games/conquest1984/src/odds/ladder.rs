//! The states of one side of a battle, as rungs: every loss leads to a lower one, the lowest is
//! defeat.

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
    pub targets: [Target; 3],
    pub n_targets: usize,
}

/// What the other side can aim at.
#[derive(Debug, Clone, Copy)]
pub(super) struct Target {
    pub unit: Unit,
    /// What the die must show at least.
    pub needed: u8,
    /// The rung after the loss.
    pub next: usize,
}

pub(super) struct Ladder {
    pub rungs: Vec<Rung>,
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
        let mut rungs = Vec::with_capacity(galleys + n_infantry * n_cavalry * n_catapults);
        for n in 0..host.galleys {
            let host = Host { units: Units::NONE, galleys: n };
            rungs.push(lone(field, host, usize::from(n)));
        }
        for catapults in 0..=host.units.get(Unit::Catapult) {
            for cavalry in 0..=host.units.get(Unit::Cavalry) {
                for infantry in 0..=host.units.get(Unit::Infantry) {
                    let units = Units([infantry, cavalry, catapults]);
                    let now = Host { units, galleys: host.galleys };
                    if units.is_empty() {
                        rungs.push(lone(field, now, galleys));
                        continue;
                    }
                    let mut targets = [NO_TARGET; 3];
                    let mut n_targets = 0;
                    for unit in Unit::LAND.into_iter().filter(|&unit| 0 < units.get(unit)) {
                        let next = rung_of(units - Units::of(unit, 1));
                        let needed = hit_number(field, unit);
                        targets[n_targets] = Target { unit, needed, next };
                        n_targets += 1;
                    }
                    rungs.push(Rung { host: now, catapults, targets, n_targets });
                }
            }
        }
        Ladder { rungs }
    }
}

const NO_TARGET: Target = Target { unit: Unit::Galley, needed: 0, next: 0 };

/// Galleys with no unit aboard, or nothing at all.
fn lone(field: Field, host: Host, rung: usize) -> Rung {
    let mut targets = [NO_TARGET; 3];
    let n_targets = usize::from(0 < host.galleys);
    if 0 < n_targets {
        let needed = hit_number(field, Unit::Galley);
        targets[0] = Target { unit: Unit::Galley, needed, next: rung - 1 };
    }
    Rung { host, catapults: 0, targets, n_targets }
}
