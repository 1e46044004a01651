//! Exact chances of a battle, by counting every way it can go.
//!
//! Both sides always name the target that serves them best, and the attacker fights on to the end.
//! These are no rules, so fractions may be binary ones.

mod ladder;
mod question;
mod quick;
mod solve;
mod weigh;

use conquest::{
    advice::{Stakes, Weighed},
    odds::{counts, per_myriad},
};

use crate::{
    pieces::{LEGION, Side, Unit, Units, supply},
    state::N_GALLEYS,
};

pub use conquest::odds::{Advice, Ground, NoAnswer, NoBattle};
pub use question::{Question, Report, report};
pub use quick::{known, quick};

/// C84-47 What the bank pays for a captured Caesar, as advice counts it.
pub const BOUNTY: f64 = 100.0;

/// How much means decide who wins the game, as advice counts it: see docs/advice.md.
pub const POWER: i32 = 6;

/// One side before the battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Host {
    pub units: Units,
    /// At sea only.
    pub galleys: u8,
}

/// What is to be expected.
#[derive(Debug, Clone, PartialEq)]
pub struct Odds {
    /// The chance that the attacker wins.
    pub attacker_wins: f64,
    /// Mean losses of each side, by kind of unit.
    pub losses: [[f64; 4]; 2],
    /// The best target now for whoever rolls, and for the other side if it rolled now.
    pub best: [Option<Unit>; 2],
    /// The attacker's chance by what the roller aims at now, both aiming as well as they can after.
    pub aims: Vec<(Unit, f64)>,
    /// Every end that can come about, the likeliest first.
    pub ends: Vec<End>,
}

/// One end of a battle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct End {
    pub winner: Side,
    /// What is left of the winner.
    pub left: Host,
    pub chance: f64,
}

/// C84-04 What the box holds of a kind, in all colors.
fn in_box(unit: Unit) -> usize {
    match unit {
        Unit::Galley => N_GALLEYS,
        Unit::Infantry | Unit::Cavalry | Unit::Catapult => supply(unit).into(),
    }
}

/// The chances of a battle in which `roller` rolls next.
pub fn odds(
    ground: Ground,
    attacker: Host,
    defender: Host,
    roller: Side,
) -> Result<Odds, NoBattle> {
    there_is(ground, attacker, defender)?;
    Ok(solve::solve(ground, [attacker, defender], roller, None).0)
}

/// The same for an attacker who may retreat now, with what he can make of it.
pub fn weighed(
    ground: Ground,
    attacker: Host,
    defender: Host,
    stakes: &Stakes,
) -> Result<(Odds, Option<Weighed>), NoBattle> {
    there_is(ground, attacker, defender)?;
    // C84-40 Nobody retreats at sea.
    let stakes = Some(stakes).filter(|_| ground != Ground::Sea);
    Ok(solve::solve(ground, [attacker, defender], Side::Attacker, stakes))
}

fn there_is(ground: Ground, attacker: Host, defender: Host) -> Result<(), NoBattle> {
    // C84-04 Both sides draw on one stock, so that a count stays within memory.
    let fits = Unit::ALL.into_iter().all(|unit| {
        let both = [attacker, defender]
            .map(|host| usize::from(counts(host.units, host.galleys)[unit as usize]));
        both[0] + both[1] <= in_box(unit)
    });
    let there = |host: Host| match ground {
        Ground::Open | Ground::Fortified => !host.units.is_empty() && host.galleys == 0,
        // C84-21 Each galley carries one legion.
        Ground::Sea => {
            0 < host.galleys && host.units.total() <= LEGION.saturating_mul(host.galleys)
        }
    };
    if fits && there(attacker) && there(defender) { Ok(()) } else { Err(NoBattle) }
}

impl Odds {
    /// In ten-thousandths, but nothing and all only where that is exact.
    pub fn wins_per_myriad(&self) -> u16 {
        per_myriad(self.attacker_wins)
    }

    /// The same for each target of the roller.
    pub fn aims_per_myriad(&self) -> impl Iterator<Item = (Unit, u16)> {
        self.aims.iter().map(|&(unit, chance)| (unit, per_myriad(chance)))
    }
}
