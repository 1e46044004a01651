//! What is to be expected of a battle that somebody describes in words.

use std::fmt;

use conquest::odds::{
    Besides, Counsel, Force, Leaders, Left, NoAnswer, Tale, price_of, write_counsel,
};
use serde::Serialize;

use super::{Crossroads, End, Ground, Host, POWER, weighed};
use crate::{edition::Edition2005, pieces::Side};

pub use conquest::odds::Question;

/// What is to be expected.
pub type Report = conquest::odds::Report<Retreats, Outcome>;

/// How else a battle can end.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Retreats {
    /// C05-29 C05-41 The chance that neither side wins.
    pub undecided: f64,
    /// Mean losses in the pursuit of a side that retreats now, in talents.
    pub attacker_pursued: f64,
    pub defender_pursued: f64,
    /// For a side that may retreat; nothing at sea.
    pub attacker_advice: Option<Counsel>,
    pub defender_advice: Option<Counsel>,
}

#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Outcome {
    pub winner: Option<Side>,
    pub attacker: Left,
    pub defender: Left,
    pub captured: Leaders,
    pub chance: f64,
}

/// Answers a question about a battle.
pub fn report(question: &Question<'_>) -> Result<Report, NoAnswer> {
    let (ground, roller, forces) = question.read()?;
    if roller != Side::Attacker {
        return Err(NoAnswer::Rounds);
    }
    // C05-40 C05-42 Who is captured at sea depends on who is aboard which galley.
    if ground == Ground::Sea && forces.iter().any(|&it| !is_fleet(it)) {
        return Err(NoAnswer::Aboard);
    }
    let leaders = forces.map(|it| it.leaders);
    let [attacker, defender] = forces.map(host);
    let stakes = question.stakes::<Edition2005>(leaders, 0.0, POWER)?;
    let crossroads = Crossroads { stakes: &stakes, refuges: [true; 2] };
    let (odds, chances) =
        weighed(ground, attacker, defender, &crossroads).map_err(|_| NoAnswer::NoBattle)?;
    let advice = |side: Side| chances.map(|it| Counsel::from(it[side as usize]));
    let retreats = Retreats {
        undecided: (1.0 - odds.attacker_wins - odds.defender_wins).max(0.0),
        attacker_pursued: price_of::<Edition2005>(&odds.pursuit[0]),
        defender_pursued: price_of::<Edition2005>(&odds.pursuit[1]),
        attacker_advice: advice(Side::Attacker),
        defender_advice: advice(Side::Defender),
    };
    Ok(Report::new::<Edition2005>(
        [odds.attacker_wins, odds.defender_wins],
        odds.losses,
        leaders,
        (retreats, note(question, ground)),
        odds.ends.iter().map(|end| Outcome::new(end, leaders)).collect(),
    ))
}

fn is_fleet(force: Force) -> bool {
    force.units.is_empty() && force.leaders.count() == 0
}

/// C05-20 Leaders make the combat legion larger.
fn host(force: Force) -> Host {
    Host { units: force.units, leaders: force.leaders.count(), galleys: force.galleys }
}

fn note(question: &Question<'_>, ground: Ground) -> String {
    let Question { prize, means, .. } = question;
    if ground == Ground::Sea {
        return "at sea nobody retreats (C05-39); who is aboard is left out".to_owned();
    }
    format!(
        "counted for the advice: the units, generals and Caesars named, pursuit, a province worth \
         {prize} talents, {means} more that each side has; left out: other players, inflation, galleys \
         there, what comes after; taken for granted: a round is over, and both sides have where to go \
         (C05-27 C05-32)"
    )
}

impl Outcome {
    fn new(end: &End, leaders: [Leaders; 2]) -> Outcome {
        let [attacker, defender] = end.left.map(|host| Left::new(host.units, host.galleys));
        // C05-29 Where neither wins the leaders of both stay.
        let captured = end.winner.map_or(Leaders::default(), |it| leaders[it.other() as usize]);
        Outcome { winner: end.winner, attacker, defender, captured, chance: end.chance }
    }
}

impl From<Outcome> for Tale {
    fn from(outcome: Outcome) -> Tale {
        let Outcome { winner, attacker, defender, chance, .. } = outcome;
        Tale { chance, winner, left: [attacker, defender] }
    }
}

impl Besides for Retreats {
    fn neither(&self) -> Option<f64> {
        Some(self.undecided)
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (side, advice, pursued) in [
            (Side::Attacker, &self.attacker_advice, self.attacker_pursued),
            (Side::Defender, &self.defender_advice, self.defender_pursued),
        ] {
            if let Some(counsel) = advice {
                write_counsel(f, side, counsel)?;
                writeln!(
                    f,
                    "  (a retreat now loses {pursued:.0} talents in the pursuit on average)"
                )?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUESTION: Question<'static> = Question::SMALLEST;

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
        assert!((report.own.defender_pursued - 30.0 * caught).abs() < 1e-9);
        assert!(report.own.attacker_pursued.abs() < 1e-12);
    }

    fn counsels(question: &Question<'_>) -> [Option<&'static str>; 2] {
        let report = report(question).unwrap();
        [report.own.attacker_advice, report.own.defender_advice].map(|it| it.map(|it| it.advice))
    }

    #[test]
    fn a_hopeless_battle_is_left_and_a_good_one_is_not() {
        let question = Question { attacker: "2 infantry", defender: "8 infantry", ..QUESTION };
        assert_eq!(counsels(&question), [Some("retreat"), Some("fight on")]);
    }

    // rule: C05-31 C05-33
    #[test]
    fn a_caesar_leaves_where_soldiers_alone_would_stay() {
        let attacker = "4 infantry, 1 general";
        let stays = |defender| {
            counsels(&Question { attacker, defender, prize: 80.0, ..QUESTION })[1]
                == Some("fight on")
        };
        assert!(stays("3 infantry, 1 general") && !stays("3 infantry, 1 Caesar"));
    }

    // rule: C05-39
    #[test]
    fn nobody_retreats_at_sea() {
        let sea =
            Question { attacker: "1 galley", defender: "3 galleys", ground: "sea", ..QUESTION };
        assert_eq!(counsels(&sea), [None, None]);
        assert!(report(&sea).unwrap().to_string().contains("C05-39"));
        let aboard = Question { attacker: "1 galley, 1 Caesar", ..sea };
        assert_eq!(report(&aboard).err(), Some(NoAnswer::Aboard));
    }

    // rule: C05-20 C05-29
    #[test]
    fn a_caesar_leads_as_a_general_does_and_falls_only_to_who_wins() {
        let with = |leader: &str| {
            let attacker = format!("7 infantry, {leader}");
            let question = Question { attacker: &attacker, defender: "7 infantry", ..QUESTION };
            report(&question).unwrap()
        };
        let [caesar, general] = [with("1 Caesar"), with("1 general")];
        assert!((caesar.attacker_wins - general.attacker_wins).abs() < 1e-12);
        for outcome in &caesar.outcomes {
            assert_eq!(outcome.captured.caesar, outcome.winner == Some(Side::Defender));
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for attacker in ["", "infantry", "3 elephants", "300 infantry", "2 galleys", "2 leaders"] {
            assert!(report(&Question { attacker, ..QUESTION }).is_err(), "{attacker}");
        }
        assert!(report(&Question { ground: "swamp", ..QUESTION }).is_err());
        assert!(report(&Question { means: f64::NAN, ..QUESTION }).is_err());
        assert!(report(&Question { roller: "defender", ..QUESTION }).is_err());
    }
}
