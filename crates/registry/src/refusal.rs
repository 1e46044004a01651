//! Why a table says no, in the codes that programs rely on.

use kernel::{Cite, Refusal};
use serde::Serialize;
use serde_json::value::RawValue;
use thiserror::Error;

use crate::erased::raw;

/// Why an action was not played. Nothing has changed.
#[derive(Debug, Clone, Error)]
pub enum PlayError {
    /// The text is no action of this game.
    #[error("this is no action of the game")]
    BadAction,
    /// A rule forbids it.
    #[error("{message}")]
    Illegal {
        /// The clause.
        rule: &'static str,
        /// In English.
        message: String,
        /// The same for the message catalogues.
        why: Box<RawValue>,
    },
    /// The table is waiting for someone else.
    #[error("the table is not waiting for this seat")]
    NotYourTurn,
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The scripted luck is too short, too long, or shows faces the dice do not have.
    #[error("the draws are not those that this action makes")]
    BadDraws,
}

impl PlayError {
    /// The code that programs rely on.
    pub fn code(&self) -> &'static str {
        match self {
            PlayError::BadAction => "bad_action",
            PlayError::Illegal { .. } => "illegal",
            PlayError::NotYourTurn => "not_your_turn",
            PlayError::GameOver => "game_over",
            PlayError::BadDraws => "bad_draws",
        }
    }

    /// The clause, when a rule refuses.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            PlayError::Illegal { rule, .. } => Some(rule),
            PlayError::BadAction
            | PlayError::NotYourTurn
            | PlayError::GameOver
            | PlayError::BadDraws => None,
        }
    }
}

/// Why a table was not opened.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum OpenError {
    /// The options are not those of the game, or that many cannot play it.
    #[error("{0}")]
    BadOptions(String),
    /// The position is impossible.
    #[error("{0}")]
    BadPosition(String),
}

impl<I: Cite + std::error::Error + Serialize> From<Refusal<I>> for PlayError {
    fn from(refusal: Refusal<I>) -> Self {
        match refusal {
            Refusal::GameOver => PlayError::GameOver,
            Refusal::NotYourTurn => PlayError::NotYourTurn,
            Refusal::Illegal(illegal) => PlayError::Illegal {
                rule: illegal.clause(),
                message: illegal.to_string(),
                why: raw(&illegal),
            },
        }
    }
}
