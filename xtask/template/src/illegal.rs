//! Why the rules say no. One variant per reason a player can be given.

use kernel::Cite;
use serde::Serialize;
use thiserror::Error;

use crate::board::Hole;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Illegal {
    #[error("all players name a hole first")]
    NameFirst,
    #[error("all holes are named, and stay so")]
    AllNamed,
    #[error("one pebble at least, and {die} at most, as the die shows; not {n}")]
    NotSoMany { n: u8, die: u8 },
    #[error("there are only {left} in {hole}, not {n}")]
    TooFewLeft { hole: Hole, left: u8, n: u8 },
}

impl Cite for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Illegal::NameFirst | Illegal::AllNamed => "CAL-02",
            Illegal::NotSoMany { .. } => "CAL-05",
            Illegal::TooFewLeft { .. } => "CAL-06",
        }
    }
}
