//! Why the rules of both editions say no. Which clause says so is each edition's own.

use serde::Serialize;
use thiserror::Error;

use crate::{
    Leader,
    army::Unit,
    empire::{GalleyName, Province},
};

/// A reason that a player can be given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Obstacle {
    #[error("that is not what the turn has come to")]
    WrongPhase,
    #[error("it is not your turn")]
    NotOnTurn,
    #[error("no {leader} of yours that can still move is in {at}")]
    NoLeader { at: Province, leader: Leader },
    #[error("not so many {unit} that can still move are there")]
    NoUnits { unit: Unit },
    #[error("not so many {unit} are there that have neither marched nor landed this turn")]
    NotRested { unit: Unit },
    #[error("no general of yours that has not moved is there")]
    NoGenerals,
    #[error("your Caesar is not there, or has moved")]
    NoCaesar,
    #[error("a leader goes with at most seven combat units")]
    LegionFull,
    #[error("a galley carries at most seven combat units")]
    GalleyFull,
    #[error("{from} and {to} do not touch, and no road of yours joins them")]
    NoWay { from: Province, to: Province },
    #[error("the galley {galley} is not yours, or not on the board")]
    NoGalley { galley: GalleyName },
    #[error("the galley {galley} does not move any more this turn")]
    GalleyStopped { galley: GalleyName },
    #[error("the galley {galley} is not at sea: from coast to coast the way leads over a sea")]
    NotAtSea { galley: GalleyName },
    #[error("{to} is not on the galley's sea")]
    NoCoast { to: Province },
    #[error("{at} is not yours")]
    NotYours { at: Province },
    #[error("{at} has no city of yours")]
    NoCity { at: Province },
    #[error("cities are destroyed before anything is bought")]
    BoughtAlready,
    #[error("that costs {price} talents, and you have {money}")]
    TooDear { price: u32, money: u32 },
    #[error("there are not so many left in stock")]
    OutOfStock,
    #[error("{at} has a city already")]
    CityThere { at: Province },
    #[error("{a} and {b} do not touch on land")]
    NotNeighbors { a: Province, b: Province },
    #[error("there is a road between them already")]
    RoadThere,
    #[error("an offer names a multiple of 5 talents, and no more than 1,000")]
    NoSuchSum,
    #[error("the talents are not there")]
    NoTalents,
    #[error("you have made that player six offers this turn")]
    Approached,
    #[error("you have conceded already, until your next turn begins")]
    ConcededAlready,
}
