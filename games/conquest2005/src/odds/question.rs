//! A battle described in words, and what is to be expected of it in words and figures.

use std::fmt;

use conquest::odds::{Left, Losses, NoAnswer, percent, price_of, put, read_force, write_chances};
use serde::Serialize;

use super::{Advice, End, Ground, Host, odds};
use crate::{edition::Edition2005, pieces::Side};

/// What somebody wants to know.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Question<'a> {
    /// `3 infantry, 1 catapult, 2 leaders`, at sea `2 galleys`.
    pub attacker: &'a str,
    pub defender: &'a str,
    /// `open`, `fortified` or `sea`.
    pub ground: &'a str,
    /// What the province is worth besides the units that fall, in talents.
    pub prize: f64,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Report {
    /// Chances of all ends, together 1.
    pub attacker_wins: f64,
    pub defender_wins: f64,
    pub undecided: f64,
    pub attacker_losses: Losses,
    pub defender_losses: Losses,
    /// Mean losses in the pursuit of a side that retreats now, in talents.
    pub attacker_pursued: f64,
    pub defender_pursued: f64,
    /// `fight on` or `retreat`; at sea nobody retreats.
    pub attacker_advice: &'static str,
    pub defender_advice: &'static str,
    /// Every end that can come about, the likeliest first.
    pub outcomes: Vec<Outcome>,
}

#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Outcome {
    pub winner: Option<Side>,
    pub attacker: Left,
    pub defender: Left,
    pub chance: f64,
}

/// Answers a question about a battle.
pub fn report(question: &Question<'_>) -> Result<Report, NoAnswer> {
    let ground = Ground::read(question.ground)?;
    let [attacker, defender] = [question.attacker, question.defender].map(host);
    let odds = odds(ground, attacker?, defender?).map_err(|_| NoAnswer::NoBattle)?;
    let losses = |side: Side| Losses::new(odds.losses[side as usize], odds.price_of_losses(side));
    let advice = |side: Side| match ground {
        Ground::Open | Ground::Fortified => odds.advice(side, question.prize).name(),
        Ground::Sea => Advice::FightOn.name(),
    };
    Ok(Report {
        attacker_wins: odds.attacker_wins,
        defender_wins: odds.defender_wins,
        undecided: (1.0 - odds.attacker_wins - odds.defender_wins).max(0.0),
        attacker_losses: losses(Side::Attacker),
        defender_losses: losses(Side::Defender),
        attacker_pursued: price_of::<Edition2005>(&odds.pursuit[0]),
        defender_pursued: price_of::<Edition2005>(&odds.pursuit[1]),
        attacker_advice: advice(Side::Attacker),
        defender_advice: advice(Side::Defender),
        outcomes: odds.ends.iter().map(Outcome::new).collect(),
    })
}

/// Generals are leaders.
fn host(text: &str) -> Result<Host, NoAnswer> {
    read_force(text, |host: &mut Host, name, n| match name {
        "leader" | "general" => {
            host.leaders = n;
            Some(())
        }
        name => put(&mut host.units, &mut host.galleys, name, n),
    })
}

impl Outcome {
    fn new(end: &End) -> Outcome {
        let [attacker, defender] = end.left.map(|host| Left::new(host.units, host.galleys));
        Outcome { winner: end.winner, attacker, defender, chance: end.chance }
    }
}

/// The figures that people ask for, a line each.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let chances = [
            ("attacker", self.attacker_wins),
            ("defender", self.defender_wins),
            ("neither", self.undecided),
        ];
        write_chances(f, &chances, [&self.attacker_losses, &self.defender_losses])?;
        for (name, advice, pursued) in [
            ("attacker", self.attacker_advice, self.attacker_pursued),
            ("defender", self.defender_advice, self.defender_pursued),
        ] {
            writeln!(f, "{name}: {advice}; a retreat now costs {pursued:.0} talents on average")?;
        }
        for end in self.outcomes.iter().take(5) {
            let winner = end.winner.map_or("nobody", Side::name);
            let [ours, theirs] = [end.attacker, end.defender].map(|it| {
                let Left { infantry, cavalry, catapults, galleys } = it;
                format!("{infantry}/{cavalry}/{catapults}/{galleys}")
            });
            writeln!(
                f,
                "{:>8}  {winner} wins; left {ours} against {theirs} \
                 (infantry/cavalry/catapults/galleys)",
                percent(end.chance),
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUESTION: Question<'static> =
        Question { attacker: "1 infantry", defender: "1 infantry", ground: "open", prize: 0.0 };

    #[track_caller]
    fn check(question: Question<'_>, wins: f64, loses: f64) {
        let report = report(&question).unwrap();
        let found = [report.attacker_wins, report.defender_wins];
        let close = found.iter().zip([wins, loses]).all(|(a, b)| (a - b).abs() < 1e-12);
        assert!(close, "{found:?} is not {wins} and {loses}");
    }

    // rule: C05-21 C05-25 C05-29 C05-38 C05-39
    #[test]
    fn small_battles_come_out_as_by_hand() {
        // Of nine pairs of thirds: four are nothing, two each are a victory, one both.
        check(QUESTION, 2.0 / 5.0, 2.0 / 5.0);
        // Three dice to match one infantry: 19 of 27 hit.
        let city = Question { ground: "fortified", ..QUESTION };
        let (hit, wound) = (1.0 / 3.0, 19.0 / 27.0);
        let somebody = 1.0 - (1.0 - hit) * (1.0 - wound);
        check(city, hit * (1.0 - wound) / somebody, wound * (1.0 - hit) / somebody);
        // One round of two galleys: 11 of 36 hit; three of them.
        let sea =
            Question { attacker: "1 galley", defender: "1 galley", ground: "sea", ..QUESTION };
        let hit = 11.0 / 36.0;
        let (miss, win) = ((1.0_f64 - hit).powi(2), hit * (1.0 - hit));
        let wins = win * (1.0 + miss + miss * miss);
        check(sea, wins, wins);
    }

    // rule: C05-30
    #[test]
    fn a_retreat_costs_what_the_cavalry_catches() {
        let attacker = "3 infantry, 1 cavalry";
        let question = Question { attacker, defender: "2 infantry, 1 catapult", ..QUESTION };
        let report = report(&question).unwrap();
        // At most one falls, the catapult.
        let caught = 1.0 - (5.0_f64 / 6.0).powi(4);
        assert!((report.defender_pursued - 30.0 * caught).abs() < 1e-9);
        assert!(report.attacker_pursued.abs() < 1e-12);
    }

    #[test]
    fn a_hopeless_battle_is_left_and_a_good_one_is_not() {
        let question = Question { attacker: "2 infantry", defender: "8 infantry", ..QUESTION };
        let report = report(&question).unwrap();
        assert_eq!((report.attacker_advice, report.defender_advice), ("retreat", "fight on"));
    }

    #[test]
    fn nonsense_is_refused() {
        for attacker in ["", "infantry", "3 elephants", "300 infantry", "2 galleys", "2 leaders"] {
            assert!(report(&Question { attacker, ..QUESTION }).is_err(), "{attacker}");
        }
        assert!(report(&Question { ground: "swamp", ..QUESTION }).is_err());
    }
}
