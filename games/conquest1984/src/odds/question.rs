//! A battle described in words, and what is to be expected of it in words and figures.

use std::fmt;

use conquest::odds::{Left, Losses, NoAnswer, percent, put, read_force, write_chances};
use serde::Serialize;

use super::{End, Ground, Host, odds};
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
    #[serde(flatten)]
    pub left: Left,
    pub chance: f64,
}

/// Answers a question about a battle.
pub fn report(question: &Question<'_>) -> Result<Report, NoAnswer> {
    let ground = Ground::read(question.ground)?;
    let unknown = || NoAnswer::Roller(question.roller.to_owned());
    let roller = Side::named(question.roller).ok_or_else(unknown)?;
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
        outcomes: odds.ends.iter().map(Outcome::new).collect(),
    })
}

fn host(text: &str) -> Result<Host, NoAnswer> {
    read_force(text, |host: &mut Host, name, n| put(&mut host.units, &mut host.galleys, name, n))
}

impl Outcome {
    fn new(end: &End) -> Outcome {
        let left = Left::new(end.left.units, end.left.galleys);
        Outcome { winner: end.winner, left, chance: end.chance }
    }
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
            let Left { infantry, cavalry, catapults, galleys } = end.left;
            let winner = end.winner.name();
            writeln!(
                f,
                "{:>8}  {winner} left with {infantry} infantry, {cavalry} cavalry, \
                 {catapults} catapults, {galleys} galleys",
                percent(end.chance),
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
