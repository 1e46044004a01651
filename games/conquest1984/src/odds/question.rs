//! What is to be expected of a battle that somebody describes in words.

use std::fmt;

use conquest::odds::{Besides, Counsel, Leaders, Left, NoAnswer, Tale, write_counsel};
use serde::Serialize;

use super::{BOUNTY, End, Ground, Host, POWER, odds, weighed};
use crate::{
    edition::Edition1984,
    pieces::{Side, Unit},
};

pub use conquest::odds::Question;

/// What is to be expected.
pub type Report = conquest::odds::Report<Aims, Outcome>;

/// What each side should do.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Aims {
    /// What each side should aim at when it rolls in this position.
    pub attacker_target: Option<Unit>,
    pub defender_target: Option<Unit>,
    /// For an attacker who may retreat; nothing where the rules let nobody.
    pub attacker_advice: Option<Counsel>,
}

#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Outcome {
    pub winner: Side,
    #[serde(flatten)]
    pub left: Left,
    pub captured: Leaders,
    pub chance: f64,
}

/// Answers a question about a battle.
pub fn report(question: &Question<'_>) -> Result<Report, NoAnswer> {
    let (ground, roller, forces) = question.read()?;
    let leaders = forces.map(|it| it.leaders);
    let [attacker, defender] = forces.map(|it| Host { units: it.units, galleys: it.galleys });
    let stakes = question.stakes::<Edition1984>(leaders, BOUNTY, POWER)?;
    // C84-34 C84-40 The attacker alone retreats, before a roll of his own, and never at sea.
    let (odds, chances) = match (roller, ground) {
        (Side::Attacker, Ground::Open | Ground::Fortified) => {
            weighed(ground, attacker, defender, &stakes)
        }
        (_, _) => odds(ground, attacker, defender, roller).map(|it| (it, None)),
    }
    .map_err(|_| NoAnswer::NoBattle)?;
    let [attacker_target, defender_target] = odds.best;
    let attacker_advice = chances.map(Counsel::from);
    Ok(Report::new::<Edition1984>(
        [odds.attacker_wins, 1.0 - odds.attacker_wins],
        odds.losses,
        leaders,
        (
            Aims { attacker_target, defender_target, attacker_advice },
            note(question, ground, roller),
        ),
        odds.ends.iter().map(|end| Outcome::new(end, leaders)).collect(),
    ))
}

fn note(question: &Question<'_>, ground: Ground, roller: Side) -> String {
    let Question { prize, means, .. } = question;
    match (ground, roller) {
        (Ground::Sea, _) => "at sea nobody retreats (C84-40)".to_owned(),
        (_, Side::Defender) => {
            "nobody may retreat now: the attacker may before a roll of his own (C84-34), the \
             defender never (C84-36)"
                .to_owned()
        }
        (_, Side::Attacker) => format!(
            "counted for the advice: the units, generals and Caesars named, a province worth {prize} \
             talents, {means} more that each side has; left out: other players, inflation, galleys on \
             the coast, what comes after; taken for granted: an exchange is complete, and there is an \
             own province to go to (C84-34)"
        ),
    }
}

impl Outcome {
    fn new(end: &End, leaders: [Leaders; 2]) -> Outcome {
        let left = Left::new(end.left.units, end.left.galleys);
        let captured = leaders[end.winner.other() as usize];
        Outcome { winner: end.winner, left, captured, chance: end.chance }
    }
}

impl From<Outcome> for Tale {
    fn from(outcome: Outcome) -> Tale {
        let Outcome { winner, left, chance, .. } = outcome;
        Tale { chance, winner: Some(winner), left: [left; 2] }
    }
}

impl Besides for Aims {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, target) in
            [("attacker", self.attacker_target), ("defender", self.defender_target)]
        {
            if let Some(target) = target {
                writeln!(f, "{name} aims at {target}")?;
            }
        }
        self.attacker_advice.map_or(Ok(()), |it| write_counsel(f, Side::Attacker, &it))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUESTION: Question<'static> = Question::SMALLEST;

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
        assert_eq!(even.own.attacker_target, Some(Unit::Cavalry));
        assert_eq!(even.own.defender_target, Some(Unit::Cavalry));
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

    fn counsel(attacker: &str, defender: &str) -> Option<&'static str> {
        let report = report(&Question { attacker, defender, ..QUESTION }).unwrap();
        report.own.attacker_advice.map(|it| it.advice)
    }

    // rule: C84-34 C84-47
    #[test]
    fn a_caesar_leaves_where_soldiers_alone_would_stay() {
        let guard = "2 infantry";
        assert_eq!(counsel("1 infantry", guard), Some("fight on"));
        assert_eq!(counsel("1 infantry, 1 Caesar", guard), Some("retreat"));
        // One exchange cannot cost him the last of four, and he may leave after it.
        assert_eq!(counsel("4 infantry, 1 Caesar", guard), Some("fight on"));
        assert_eq!(counsel("2 infantry", "5 infantry, 1 Caesar"), Some("fight on"));
    }

    // rule: C84-36 C84-40
    #[test]
    fn nobody_is_told_to_retreat_who_may_not() {
        let fleet = "1 infantry, 1 galley, 1 general, 1 Caesar";
        let sea = Question { attacker: fleet, defender: fleet, ground: "sea", ..QUESTION };
        for question in [sea, Question { roller: "defender", ..QUESTION }] {
            let report = report(&question).unwrap();
            assert_eq!(report.own.attacker_advice, None);
            assert!(!report.to_string().contains("retreating"), "{report}");
            assert!(report.to_string().contains("C84-"), "{report}");
        }
    }

    #[test]
    fn leaders_fall_with_their_side_and_ends_that_are_not_told_are_counted() {
        let question =
            Question { attacker: "3 infantry", defender: "4 infantry, 1 general", ..QUESTION };
        let report = report(&question).unwrap();
        let won = report.outcomes.iter().find(|it| it.winner == Side::Attacker).unwrap();
        assert_eq!(won.captured, Leaders { generals: 1, caesar: false });
        let text = report.to_string();
        assert!(text.contains("in 2 more ends") && text.contains("captures 1 general"), "{text}");
    }
}
