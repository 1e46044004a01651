//! Chances for a search that asks many thousand times: a table made once, and larger armies seen
//! as smaller ones of the same make.

use std::sync::LazyLock;

use conquest::odds::rank;

use super::{Ground, Host, per_myriad, solve::Table};
use crate::pieces::Units;

/// The largest army in the table.
const MOST: [u8; 3] = [9, 5, 4];

struct Quick {
    /// Ten-thousandths, on open ground and before a wall.
    wins: [Vec<u16>; 2],
}

/// The chance that an attacker wins, in ten-thousandths: exact for small armies.
pub fn quick(attacker: Units, defender: Units, ground: Ground) -> u16 {
    static QUICK: LazyLock<Quick> = LazyLock::new(Quick::new);
    if defender.is_empty() {
        return 10_000;
    }
    if attacker.is_empty() {
        return 0;
    }
    let (mut attacker, mut defender) = (attacker, defender);
    while !(fits(attacker) && fits(defender)) {
        [attacker, defender] = [attacker, defender].map(|it| Units(it.0.map(|n| n.div_ceil(2))));
    }
    let wall = usize::from(ground == Ground::Fortified);
    QUICK.wins[wall][rung(attacker) * (rung(Units(MOST)) + 1) + rung(defender)]
}

/// The same where the table has it exactly: for small armies on land.
pub fn known(attacker: Host, defender: Host, ground: Ground) -> Option<u16> {
    let small = fits(attacker.units) && fits(defender.units);
    (small && ground != Ground::Sea).then(|| quick(attacker.units, defender.units, ground))
}

fn fits(units: Units) -> bool {
    Units(MOST).holds(units)
}

/// As the ladders of both sides number them.
fn rung(units: Units) -> usize {
    rank(units, MOST)
}

impl Quick {
    fn new() -> Quick {
        let host = Host { units: Units(MOST), galleys: 0 };
        Quick {
            wins: [Ground::Open, Ground::Fortified].map(|ground| {
                let table = Table::new(ground, [host; 2]);
                table.on_attack.iter().map(|&it| per_myriad(it)).collect()
            }),
        }
    }
}
