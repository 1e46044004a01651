//! How an answer about a battle is told to people, a line each.

use std::fmt;

use serde::Serialize;

use super::{Leaders, Left, Losses};
use crate::{
    advice::Weighed,
    army::{Side, Unit},
};

/// So many ends are told of; a document holds all.
const TOLD: usize = 5;

/// What a side should do, and why: its chances to win the game.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Counsel {
    /// If it fights on, with leave to retreat later, and if it retreats now.
    #[serde(flatten)]
    pub chances: Weighed,
    /// `fight on` or `retreat`.
    pub advice: &'static str,
}

/// One end of a battle as it is told.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tale {
    /// How likely it is.
    pub chance: f64,
    /// None where neither wins.
    pub winner: Option<Side>,
    /// What is left of both.
    pub left: [Left; 2],
}

impl From<Weighed> for Counsel {
    fn from(chances: Weighed) -> Counsel {
        Counsel { chances, advice: chances.advice().name() }
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

/// Only what is there: `3 infantry, 1 catapult`.
impl fmt::Display for Left {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = [self.infantry, self.cavalry, self.catapults, self.galleys];
        let there = Unit::ALL.into_iter().zip(counts).filter(|(_, n)| 0 < *n);
        let parts: Vec<String> = there.map(|(unit, n)| count(n, unit)).collect();
        f.write_str(if parts.is_empty() { "nothing" } else { "" })?;
        f.write_str(&parts.join(", "))
    }
}

/// Infantry and cavalry are not counted in plurals.
fn count(n: u8, unit: Unit) -> String {
    match unit {
        Unit::Catapult | Unit::Galley if n != 1 => format!("{n} {unit}s"),
        Unit::Infantry | Unit::Cavalry | Unit::Catapult | Unit::Galley => format!("{n} {unit}"),
    }
}

impl fmt::Display for Leaders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.generals, self.caesar) {
            (0, false) => f.write_str("nobody"),
            (0, true) => f.write_str("the Caesar"),
            (n, caesar) => {
                let generals = if n == 1 { "general" } else { "generals" };
                write!(f, "{n} {generals}{}", if caesar { " and the Caesar" } else { "" })
            }
        }
    }
}

/// A chance as people read it.
pub fn percent(chance: f64) -> String {
    format!("{:.2} %", 100.0 * chance)
}

/// Who wins, and with what losses.
pub(super) fn write_chances(
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

/// What a side should do.
pub fn write_counsel(f: &mut fmt::Formatter<'_>, side: Side, counsel: &Counsel) -> fmt::Result {
    let Counsel { chances: Weighed { fight_on, retreat }, advice } = counsel;
    let (fight_on, retreat) = (percent(*fight_on), percent(*retreat));
    let who = side.name();
    writeln!(
        f,
        "{who}: {advice}; the game is won with {fight_on} by fighting on, {retreat} by retreating"
    )
}

/// The likeliest ends, with who is captured, and how many more there are.
pub(super) fn write_ends(
    f: &mut fmt::Formatter<'_>,
    ends: &[Tale],
    leaders: [Leaders; 2],
) -> fmt::Result {
    for Tale { chance, winner, left } in ends.iter().take(TOLD) {
        let chance = percent(*chance);
        let Some(winner) = winner else {
            let [ours, theirs] = left;
            writeln!(f, "{chance:>8}  nobody wins; left {ours} against {theirs}")?;
            continue;
        };
        write!(f, "{chance:>8}  {} left with {}", winner.name(), left[*winner as usize])?;
        let captured = leaders[winner.other() as usize];
        if captured != Leaders::default() {
            write!(f, ", captures {captured}")?;
        }
        writeln!(f)?;
    }
    let n_more = ends.len().saturating_sub(TOLD);
    if 0 < n_more {
        let chance = percent(ends.iter().skip(TOLD).map(|it| it.chance).sum());
        writeln!(f, "{chance:>8}  in {n_more} more ends: --json prints every one")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::army::Units;

    #[test]
    fn one_is_told_in_the_singular_and_nothing_is_left_out_that_is_there() {
        let told = |units, galleys| Left::new(Units(units), galleys).to_string();
        assert_eq!(told([1, 1, 1], 1), "1 infantry, 1 cavalry, 1 catapult, 1 galley");
        assert_eq!(told([3, 0, 2], 2), "3 infantry, 2 catapults, 2 galleys");
        assert_eq!(told([0, 0, 0], 0), "nothing");
        let told = |generals, caesar| Leaders { generals, caesar }.to_string();
        assert_eq!([told(1, false), told(2, true)], ["1 general", "2 generals and the Caesar"]);
    }
}
