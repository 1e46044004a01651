//! Why the rules say no. One variant per reason a player can be given.

use kernel::Cite;
use serde::Serialize;
use thiserror::Error;

use crate::{
    board::{Province, Route},
    pieces::Card,
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Illegal {
    #[error("no legion of yours stands in {from}")]
    NoLegion { from: Province },
    #[error("Hannibal is not yours, or no longer on the board")]
    NoHannibal,
    #[error("{from} does not border {to}")]
    NotAdjacent { from: Province, to: Province },
    #[error("no fleet of yours is on the route {route} to carry a legion")]
    NoConvoy { route: Route },
    #[error("Hannibal never enters an island, and {to} is one")]
    HannibalOnIsland { to: Province },
    #[error("no fleet of yours is on the route {from}")]
    NoFleet { from: Route },
    #[error("the fleet is on the route {to} already")]
    SameRoute { to: Route },
    #[error("a legion is exchanged only when all your fleets are lost")]
    FleetsLeft,
    #[error("the conflict must be settled first")]
    ConflictPending,
    #[error("cards are played only while a conflict lasts")]
    NoConflict,
    #[error("card {card} has been played; it returns with the next full hand")]
    CardSpent { card: Card },
    #[error("Carthage names first who is engaged: Hannibal or a legion")]
    EngageFirst,
    #[error("nobody has to be named here")]
    NothingToEngage,
}

impl Cite for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Illegal::NoLegion { .. } | Illegal::NoHannibal | Illegal::NoFleet { .. } => "HAN-07",
            Illegal::NotAdjacent { .. } => "HAN-08",
            Illegal::NoConvoy { .. } => "HAN-10",
            Illegal::HannibalOnIsland { .. } => "HAN-11",
            Illegal::SameRoute { .. } => "HAN-12",
            Illegal::FleetsLeft => "HAN-14",
            Illegal::NoConflict => "HAN-20",
            Illegal::ConflictPending => "HAN-24",
            Illegal::CardSpent { .. } => "HAN-25",
            Illegal::EngageFirst => "HAN-27",
            Illegal::NothingToEngage => "HAN-28",
        }
    }
}
