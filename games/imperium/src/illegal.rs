//! Why the rules say no. One variant per reason a player can be given.

use kernel::Cite;
use serde::Serialize;
use thiserror::Error;

use crate::pieces::Card;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Illegal {
    #[error("your pile must have {}, not {n}", cards(*.size))]
    WrongSize { n: usize, size: u8 },
    #[error("there is one {card}, not two")]
    Twice { card: Card },
    #[error("your Spy is spent")]
    SpySpent,
    #[error("your Oracle is spent")]
    OracleSpent,
    #[error("Oracle can lie only on top of a pile")]
    OracleBelow,
}

fn cards(n: u8) -> String {
    if n == 1 { "1 card".to_owned() } else { format!("{n} cards") }
}

impl Cite for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Illegal::WrongSize { .. } => "IMP-04",
            Illegal::Twice { .. } => "IMP-05",
            Illegal::SpySpent => "IMP-09",
            Illegal::OracleSpent | Illegal::OracleBelow => "IMP-10",
        }
    }
}
