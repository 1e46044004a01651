//! Why the rules say no. One variant per reason a player can be given.

use kernel::Cite;
use serde::Serialize;
use thiserror::Error;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Illegal {
    #[error("one, two or three are taken at once, not {n}")]
    NotSoMany { n: u8 },
    #[error("there are only {heap} left, not {n}")]
    TooFewLeft { n: u8, heap: u8 },
}

impl Cite for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Illegal::NotSoMany { .. } => "CAL-02",
            Illegal::TooFewLeft { .. } => "CAL-03",
        }
    }
}
