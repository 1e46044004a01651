//! A battle described in words, and what is to be expected of it in words and figures.

use std::fmt;

use conquest::odds::{Losses, percent, read_force, write_chances};
use serde::Serialize;

use super::{Ground, Host, odds};
use crate::pieces::{Side, Unit};

/// What somebody wants to know.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Question<'a> {
    /// `3 infantry, 1 catapult`, at sea with `2 galley`.
    pub attacker: &'a str,
    pub defender: &'a str,
    /// `open`, `fortified` or `sea`.
    pub ground: &'a str,
    /// Who rolls next: `attacker` or `defender`.
    pub roller: &'a str,
    /// What a victory is worth besides the enemies that fall, in talents.
    pub prize: f64,
}

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoAnswer {
    #[error("a force is a list such as 3 infantry, 1 catapult, not {0}")]
    Force(String),
    #[error("the ground is open, fortified or sea, not {0}")]
    Ground(String),
    #[error("the roller is attacker or defender, not {0}")]
    Roller(String),
    #[error("there is no such battle: a side is empty or of the wrong kind, or the box holds less")]
    NoBattle,
}

impl NoAnswer {
    fn force(text: &str) -> NoAnswer {
        NoAnswer::Force(text.chars().take(80).collect())
    }
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Report {
    /// Chances of both sides, together 1.
    pub attacker_wins: f64,
    pub defender_wins: f64,
    pub attacker_losses: Losses,
    pub defender_losses: Losses,
    /// What each side should aim at when it rolls in this position.
    pub attacker_target: Option<Unit>,
    pub defender_target: Option<Unit>,
    /// `fight on` or `retreat`, for an attacker who may.
    pub advice: &'static str,
    /// Every end that can come about, the likeliest first.
    pub outcomes: Vec<Outcome>,
}

#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Outcome {
    pub winner: Side,
    pub infantry: u8,
    pub cavalry: u8,
    pub catapults: u8,
    pub galleys: u8,
    pub chance: f64,
}

/// Answers a question about a battle.
pub fn report(question: &Question<'_>) -> Result<Report, NoAnswer> {
    let ground: Ground =
        question.ground.parse().map_err(|()| NoAnswer::Ground(question.ground.to_owned()))?;
    let roller = match question.roller {
        "attacker" => Side::Attacker,
        "defender" => Side::Defender,
        other => return Err(NoAnswer::Roller(other.to_owned())),
    };
    let [attacker, defender] = [question.attacker, question.defender].map(host);
    let odds = odds(ground, attacker?, defender?, roller).map_err(|_| NoAnswer::NoBattle)?;
    let losses = |side: Side| Losses::new(odds.losses[side as usize], odds.price_of_losses(side));
    Ok(Report {
        attacker_wins: odds.attacker_wins,
        defender_wins: 1.0 - odds.attacker_wins,
        attacker_losses: losses(Side::Attacker),
        defender_losses: losses(Side::Defender),
        attacker_target: odds.best[0],
        defender_target: odds.best[1],
        advice: odds.advice(question.prize).name(),
        outcomes: odds
            .ends
            .iter()
            .map(|end| Outcome {
                winner: end.winner,
                infantry: end.left.units.get(Unit::Infantry),
                cavalry: end.left.units.get(Unit::Cavalry),
                catapults: end.left.units.get(Unit::Catapult),
                galleys: end.left.galleys,
                chance: end.chance,
            })
            .collect(),
    })
}

/// `3 infantry, 1 catapult`; plurals are understood.
fn host(text: &str) -> Result<Host, NoAnswer> {
    let mut host = Host::default();
    let read = read_force(text, |name, n| {
        let unit = match name {
            "catapults" => Unit::Catapult,
            "galleys" => Unit::Galley,
            name => Unit::named(name)?,
        };
        host.put(unit, n);
        Some(())
    });
    read.filter(|()| host != Host::default()).map(|()| host).ok_or_else(|| NoAnswer::force(text))
}

/// The figures that people ask for, a line each.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let chances = [("attacker", self.attacker_wins), ("defender", self.defender_wins)];
        write_chances(f, &chances, [&self.attacker_losses, &self.defender_losses])?;
        for (name, target) in
            [("attacker", self.attacker_target), ("defender", self.defender_target)]
        {
            if let Some(target) = target {
                writeln!(f, "{name} aims at {target}")?;
            }
        }
        writeln!(f, "advice: {}", self.advice)?;
        for end in self.outcomes.iter().take(5) {
            let Outcome { winner, infantry, cavalry, catapults, galleys, chance } = end;
            let winner = match winner {
                Side::Attacker => "attacker",
                Side::Defender => "defender",
            };
            writeln!(
                f,
                "{:>8}  {winner} left with {infantry} infantry, {cavalry} cavalry, \
                 {catapults} catapults, {galleys} galleys",
                percent(*chance),
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUESTION: Question<'static> = Question {
        attacker: "1 infantry",
        defender: "1 infantry",
        ground: "open",
        roller: "attacker",
        prize: 0.0,
    };

    #[track_caller]
    fn check(question: Question<'_>, expected: f64) {
        let wins = report(&question).unwrap().attacker_wins;
        assert!((wins - expected).abs() < 1e-12, "{wins} is not {expected}");
    }

    #[test]
    fn small_battles_come_out_as_by_hand() {
        // 1/2 at once, or both miss and all begins anew.
        check(QUESTION, 2.0 / 3.0);
        check(Question { roller: "defender", ..QUESTION }, 1.0 / 3.0);
        // Behind a wall the defender hits with 3 of 6 + 1.
        check(Question { ground: "fortified", ..QUESTION }, 0.5 / (1.0 - 0.5 / 3.0));
        // Six catapults against one unit need no die.
        check(Question { attacker: "6 catapults", ..QUESTION }, 1.0);
        // Galleys alone: 4 of 6 hit.
        let sea =
            Question { attacker: "1 galley", defender: "1 galley", ground: "sea", ..QUESTION };
        check(sea, (2.0 / 3.0) / (1.0 - 1.0 / 9.0));
    }

    #[test]
    fn of_equally_good_targets_the_dearer_is_named() {
        let (attacker, defender) = ("3 infantry, 2 cavalry", "4 infantry, 1 cavalry");
        let even = report(&Question { attacker, defender, ..QUESTION }).unwrap();
        assert_eq!(even.attacker_target, Some(Unit::Cavalry));
        assert_eq!(even.defender_target, Some(Unit::Cavalry));
    }

    #[test]
    fn nonsense_is_refused() {
        for (attacker, ground) in
            [("", "open"), ("3", "open"), ("61 infantry", "open"), ("1 galley", "open")]
        {
            assert!(report(&Question { attacker, ground, ..QUESTION }).is_err(), "{attacker}");
        }
        assert!(report(&Question { ground: "swamp", ..QUESTION }).is_err());
        assert!(report(&Question { roller: "nobody", ..QUESTION }).is_err());
    }
}
