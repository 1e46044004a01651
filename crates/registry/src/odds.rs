//! Exact battle odds, for the games that have battles.

use serde::Serialize;
use serde_json::Value;

/// A battle in the words of its game.
#[derive(Debug, Clone, Copy)]
pub struct OddsQuestion<'a> {
    /// E.g. `3 infantry, 1 catapult, 1 general, 1 Caesar`.
    pub attacker: &'a str,
    /// Likewise.
    pub defender: &'a str,
    /// `open`, `fortified` or `sea`.
    pub ground: &'a str,
    /// Who rolls next: `attacker` or `defender`. Where both roll in each round it is `attacker`.
    pub roller: &'a str,
    /// What the province is worth, in talents.
    pub prize: f64,
    /// What each side has besides, in talents.
    pub means: f64,
}

/// What is to be expected.
#[derive(Debug, Clone)]
pub struct OddsAnswer {
    /// All figures, for programs.
    pub document: Value,
    /// The chief ones, for people.
    pub text: String,
}

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoOdds {
    /// The game has no battles whose odds are counted.
    #[error("no battle odds are counted for {0}, only for {games}", games = GAMES_WITH_ODDS.join(" and "))]
    NoSuchGame(String),
    /// The battle makes no sense.
    #[error("{0}")]
    BadBattle(String),
}

/// The games that have them.
const GAMES_WITH_ODDS: &[&str] = &["conquest1984", "conquest2005"];

/// Twenty units of all kinds, and leaders where they count, for benchmarks; nothing for a game
/// without odds.
pub fn large_army(game: &str) -> Option<&'static str> {
    match game {
        "conquest1984" => Some("7 infantry, 7 cavalry, 6 catapults"),
        "conquest2005" => Some("7 infantry, 7 cavalry, 6 catapults, 3 generals"),
        _ => None,
    }
}

/// Counts the odds of one battle.
pub fn odds(game: &str, question: &OddsQuestion<'_>) -> Result<OddsAnswer, NoOdds> {
    let OddsQuestion { attacker, defender, ground, roller, prize, means } = *question;
    match game {
        "conquest1984" => {
            use conquest1984::odds::{Question, report};
            answer(report(&Question { attacker, defender, ground, roller, prize, means }))
        }
        "conquest2005" => {
            use conquest2005::odds::{Question, report};
            answer(report(&Question { attacker, defender, ground, roller, prize, means }))
        }
        other => Err(NoOdds::NoSuchGame(other.to_owned())),
    }
}

fn answer<R: Serialize + ToString, E: ToString>(
    report: Result<R, E>,
) -> Result<OddsAnswer, NoOdds> {
    let report = report.map_err(|error| NoOdds::BadBattle(error.to_string()))?;
    let document =
        serde_json::to_value(&report).map_err(|error| NoOdds::BadBattle(error.to_string()))?;
    Ok(OddsAnswer { document, text: report.to_string() })
}
