//! How a battle is described and its chances are told in both editions. How it is fought, and so how
//! it is counted, is each edition's own. These are no rules, so fractions may be binary ones.

use std::{fmt, str::FromStr};

use serde::Serialize;

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

impl FromStr for Ground {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "open" => Ok(Ground::Open),
            "fortified" => Ok(Ground::Fortified),
            "sea" => Ok(Ground::Sea),
            _ => Err(()),
        }
    }
}

impl Losses {
    /// By kind of unit, and what they are worth.
    pub fn new([infantry, cavalry, catapults, galleys]: [f64; 4], talents: f64) -> Losses {
        Losses { infantry, cavalry, catapults, galleys, talents }
    }
}

impl fmt::Display for Losses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Losses { infantry, cavalry, catapults, galleys, talents } = self;
        write!(
            f,
            "{infantry:.2} infantry, {cavalry:.2} cavalry, {catapults:.2} catapults, \
             {galleys:.2} galleys = {talents:.0} talents on average"
        )
    }
}

/// Reads `3 infantry, 1 catapult`; `put` is told what and how many, and says nothing about what it does
/// not know.
pub fn read_force(text: &str, mut put: impl FnMut(&str, u8) -> Option<()>) -> Option<()> {
    for part in text.split(',').map(str::trim).filter(|it| !it.is_empty()) {
        let (n, name) = part.split_once(' ')?;
        put(name, n.parse().ok().filter(|&n| n <= 60)?)?;
    }
    Some(())
}

/// The lines of a report that say who wins, and with what losses.
pub fn write_chances(
    f: &mut fmt::Formatter<'_>,
    chances: &[(&str, f64)],
    [attacker, defender]: [&Losses; 2],
) -> fmt::Result {
    for (who, chance) in chances {
        writeln!(f, "{:16}{}", format!("{who} wins"), percent(*chance))?;
    }
    writeln!(f, "attacker loses  {attacker}")?;
    writeln!(f, "defender loses  {defender}")
}

/// A chance as people read it.
pub fn percent(chance: f64) -> String {
    format!("{:.2} %", 100.0 * chance)
}

/// In ten-thousandths, but nothing and all only where that is exact.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the chance lies between 0 and 1"
)]
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

    #[test]
    fn a_force_is_a_list_of_counts() {
        let mut seen = Vec::new();
        let read = read_force("3 infantry, 1 catapult", |name, n| {
            seen.push((name.to_owned(), n));
            Some(())
        });
        assert_eq!(read, Some(()));
        assert_eq!(seen, [("infantry".to_owned(), 3), ("catapult".to_owned(), 1)]);
        for text in ["infantry", "x infantry", "61 infantry"] {
            assert_eq!(read_force(text, |_, _| Some(())), None, "{text}");
        }
    }
}
