//! How a battle is described and its chances are told in both editions. How it is fought, and so how
//! it is counted, is each edition's own. These are no rules, so fractions may be binary ones.

mod force;
mod question;
mod report;

use serde::Serialize;

use crate::{
    Edition,
    army::{Unit, Units},
};

pub use force::{Force, Leaders};
pub use question::{Besides, Question, Report};
pub use report::{Counsel, Tale, percent, write_counsel};
use report::{write_chances, write_ends};

/// Where it is fought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ground {
    /// Without a fortified city.
    Open,
    /// C84-29 C05-25 A fortified city is defended.
    Fortified,
    /// At sea.
    Sea,
}

/// What a side that may retreat should do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Advice {
    FightOn,
    Retreat,
}

/// More than a battle or the box can hold, or no battle at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoBattle;

/// Why a question about a battle has no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum NoAnswer {
    #[error(
        "a force is a list such as 3 infantry, 1 catapult, 1 general, 1 Caesar, or at sea 2 galleys: \
         {0} is none"
    )]
    Force(String),
    #[error("a side has no more than one Caesar")]
    Caesars,
    #[error("here nobody aboard takes part (C05-42): name galleys only")]
    Aboard,
    #[error("talents are a number from 0 to 1,000,000")]
    Talents,
    #[error("the ground is open, fortified or sea, not {0}")]
    Ground(String),
    #[error("the roller is attacker or defender, not {0}")]
    Roller(String),
    #[error("both sides roll in each round, the attacker first")]
    Rounds,
    #[error(
        "there is no such battle: on land each side has combat units and no galleys, at sea galleys \
         with no more units than they carry, and neither has more than the box holds"
    )]
    NoBattle,
}

/// What is left of a side.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[expect(missing_docs, reason = "they are what they are called")]
pub struct Left {
    pub infantry: u8,
    pub cavalry: u8,
    pub catapults: u8,
    pub galleys: u8,
}

/// Mean losses of a side.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[expect(missing_docs, reason = "they are what they are called")]
pub struct Losses {
    pub infantry: f64,
    pub cavalry: f64,
    pub catapults: f64,
    pub galleys: f64,
    /// At prices without inflation.
    pub talents: f64,
}

impl Advice {
    /// In a word.
    pub fn name(self) -> &'static str {
        match self {
            Advice::FightOn => "fight on",
            Advice::Retreat => "retreat",
        }
    }
}

impl Ground {
    /// Reads `open`, `fortified` or `sea`.
    pub fn read(text: &str) -> Result<Ground, NoAnswer> {
        match text {
            "open" => Ok(Ground::Open),
            "fortified" => Ok(Ground::Fortified),
            "sea" => Ok(Ground::Sea),
            _ => Err(NoAnswer::Ground(text.to_owned())),
        }
    }
}

impl Left {
    /// So many units and galleys.
    pub fn new(units: Units, galleys: u8) -> Left {
        let [infantry, cavalry, catapults] = units.0;
        Left { infantry, cavalry, catapults, galleys }
    }
}

impl Losses {
    /// By kind of unit, and what they are worth.
    pub fn new([infantry, cavalry, catapults, galleys]: [f64; 4], talents: f64) -> Losses {
        Losses { infantry, cavalry, catapults, galleys, talents }
    }
}

/// How many units and galleys there are, by kind.
#[inline]
pub fn counts(units: Units, galleys: u8) -> [u8; 4] {
    let [infantry, cavalry, catapults] = units.0;
    [infantry, cavalry, catapults, galleys]
}

/// Adds to mean losses what is missing at an end that comes with this chance.
#[inline]
pub fn add_losses(losses: &mut [f64; 4], before: [u8; 4], after: [u8; 4], chance: f64) {
    for ((sum, before), after) in losses.iter_mut().zip(before).zip(after) {
        *sum += chance * f64::from(before - after);
    }
}

/// The place of an army among all that have at most so many of each kind.
#[inline]
pub fn rank(units: Units, most: [u8; 3]) -> usize {
    let [i, c, k] = units.0.map(usize::from);
    let [n_i, n_c, _] = most.map(|n| usize::from(n) + 1);
    i + n_i * (c + n_c * k)
}

/// What mean losses, by kind of unit, are worth at prices without inflation.
pub fn price_of<E: Edition>(losses: &[f64; 4]) -> f64 {
    Unit::ALL.into_iter().map(|unit| f64::from(E::price(unit)) * losses[unit as usize]).sum()
}

/// In ten-thousandths, but nothing and all only where that is exact.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the chance lies between 0 and 1"
)]
#[inline]
pub fn per_myriad(chance: f64) -> u16 {
    if chance <= 0.0 {
        return 0;
    }
    if 1.0 - 1e-12 <= chance {
        return 10_000;
    }
    ((chance * 10_000.0).round() as u16).clamp(1, 9_999)
}

/// Mean losses as views tell them.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "losses are few and never negative"
)]
#[inline]
pub fn hundredths(losses: f64) -> u16 {
    (losses * 100.0).round() as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_and_all_are_said_only_where_they_are_exact() {
        assert_eq!([0.0, 1e-9, 0.5, 1.0 - 1e-9, 1.0].map(per_myriad), [0, 1, 5_000, 9_999, 10_000]);
    }
}
