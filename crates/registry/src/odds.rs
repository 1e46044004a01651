//! Exact battle odds, for the games that have battles.

use serde_json::Value;

/// A battle in the words of its game.
#[derive(Debug, Clone, Copy)]
pub struct OddsQuestion<'a> {
    /// E.g. `3 infantry, 1 catapult`.
    pub attacker: &'a str,
    /// Likewise.
    pub defender: &'a str,
    /// `open`, `fortified` or `sea`.
    pub ground: &'a str,
    /// Who rolls next: `attacker` or `defender`.
    pub roller: &'a str,
    /// What a victory is worth besides the enemies that fall, in talents.
    pub prize: f64,
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
    #[error("no battle odds are counted for {0}")]
    NoSuchGame(String),
    /// The battle makes no sense.
    #[error("{0}")]
    BadBattle(String),
}

/// The games that have them.
pub const GAMES_WITH_ODDS: &[&str] = &["conquest1984"];

/// Counts the odds of one battle.
pub fn odds(game: &str, question: &OddsQuestion<'_>) -> Result<OddsAnswer, NoOdds> {
    if game != "conquest1984" {
        return Err(NoOdds::NoSuchGame(game.to_owned()));
    }
    let OddsQuestion { attacker, defender, ground, roller, prize } = *question;
    let question = conquest1984::odds::Question { attacker, defender, ground, roller, prize };
    let report = conquest1984::odds::report(&question)
        .map_err(|error| NoOdds::BadBattle(error.to_string()))?;
    let document =
        serde_json::to_value(&report).map_err(|error| NoOdds::BadBattle(error.to_string()))?;
    Ok(OddsAnswer { document, text: report.to_string() })
}
