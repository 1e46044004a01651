//! Why the rules say no. One variant per reason a player can be given.

use kernel::Cite;
use serde::Serialize;
use thiserror::Error;

use crate::{board::Hex, pieces::Card};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Illegal {
    #[error("the chariots are placed first, then the cards are played")]
    StillPlacing,
    #[error("all chariots are placed; the race is on")]
    AllPlaced,
    #[error("{at} is not in the start area")]
    NotStart { at: Hex },
    #[error("{at} is taken")]
    Taken { at: Hex },
    #[error("card {card} is used; it returns with the next round")]
    CardUsed { card: Card },
    #[error("{to} is not in a straight line from here")]
    NotInLine { to: Hex },
    #[error("card {card} moves exactly that many hexes, and {to} is not so far away")]
    WrongDistance { card: Card, to: Hex },
    #[error("a chariot on {at} is in the way")]
    InTheWay { at: Hex },
    #[error("the thick line beside {at} cannot be crossed")]
    ThickLine { at: Hex },
    #[error("the finish at {at} opens after a full lap")]
    NoLap { at: Hex },
    #[error("the chariot keeps its direction until a card is discarded for the change")]
    OtherDirection,
    #[error("each chariot uses at least one card a round")]
    NoCardYet,
}

impl Cite for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Illegal::StillPlacing | Illegal::NotStart { .. } | Illegal::Taken { .. } => "CIR-02",
            Illegal::AllPlaced => "CIR-03",
            Illegal::NotInLine { .. } | Illegal::WrongDistance { .. } => "CIR-10",
            Illegal::NoCardYet => "CIR-13",
            Illegal::CardUsed { .. } => "CIR-14",
            Illegal::InTheWay { .. } => "CIR-16",
            Illegal::ThickLine { .. } | Illegal::NoLap { .. } => "CIR-17",
            Illegal::OtherDirection => "CIR-23",
        }
    }
}
