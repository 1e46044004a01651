//! Why the rules say no. One variant per reason a player can be given.

use kernel::Cite;
use serde::Serialize;
use thiserror::Error;

use crate::city::City;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Illegal {
    #[error("{city} is not on this side of the board")]
    NotOnBoard { city: City },
    #[error("{city} has no tokens to take")]
    NotAvailable { city: City },
    #[error("no way joins {city} to Rome or to an empty city")]
    OutOfReach { city: City },
    #[error("a chain starts at Rome or at an empty city, and {city} is neither")]
    NotAStart { city: City },
    #[error("no free way leads on from {city} to an available city")]
    DeadEnd { city: City },
    #[error("no way leads from {from} to {to}")]
    NotAdjacent { from: City, to: City },
    #[error("a chain from {from} to {to} would run through an available city or over a built way")]
    NoChain { from: City, to: City },
    #[error("the way from {from} to {to} has roads already")]
    WayBuilt { from: City, to: City },
    #[error("that takes more roads than the {left} you have left")]
    TooFewRoads { left: u8 },
    #[error("the chain runs through {city} already")]
    Twice { city: City },
    #[error("a chain never runs through Rome")]
    ThroughRome,
    #[error("a chain is begun: one city is connected in a turn")]
    ChainBegun,
    #[error("the chain is laid: confirm it, or take it back")]
    ChainLaid,
    #[error("no chain is begun yet")]
    NoChainBegun,
    #[error("no chain has reached a city yet")]
    NothingLaid,
    #[error("say which of the routes is scored")]
    ChooseRoute,
    #[error("there is nothing to choose: the points are the same")]
    NothingToChoose,
    #[error("there are {n} routes to choose from")]
    NoSuchRoute { n: u8 },
}

impl Cite for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Illegal::NotOnBoard { .. } => "CES-02",
            Illegal::NotAvailable { .. } => "CES-05",
            Illegal::OutOfReach { .. }
            | Illegal::DeadEnd { .. }
            | Illegal::NotAdjacent { .. }
            | Illegal::ChainBegun
            | Illegal::NoChainBegun => "CES-06",
            Illegal::NotAStart { .. } => "CES-07",
            Illegal::NoChain { .. } => "CES-08",
            Illegal::WayBuilt { .. } => "CES-09",
            Illegal::TooFewRoads { .. } => "CES-10",
            Illegal::Twice { .. } => "CES-11",
            Illegal::ChainLaid | Illegal::NothingLaid => "CES-12",
            Illegal::ChooseRoute | Illegal::NothingToChoose => "CES-14",
            Illegal::ThroughRome => "CES-31",
            Illegal::NoSuchRoute { .. } => "CES-34",
        }
    }
}
