//! Why the rules say no. One variant per reason a player can be given.

use conquest::{Obstacle, Refusals};
use kernel::Cite;
use serde::Serialize;
use thiserror::Error;

use crate::{
    pieces::{Field, GalleyName, Unit},
    places::{Province, Sea},
};

pub type Illegal = conquest::Illegal<Refusal>;

/// What only this edition refuses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Refusal {
    #[error("{at} would hold more than seven combat units for each leader")]
    TooMany { at: Province },
    #[error("combat units in {at} would be without a leader")]
    Unled { at: Province },
    #[error("a legion aboard needs a leader")]
    UnledAboard,
    #[error("leaders alone do not enter {to}: enemies stand there")]
    EnemiesThere { to: Province },
    #[error("the galley {galley} lies on no coast")]
    NotOnCoast { galley: GalleyName },
    #[error("{to} is not on the galley's coast, or not beside its sea")]
    NoPassage { to: Sea },
    #[error("having landed this turn, the galley sails only back into {sea}")]
    OnlyBack { sea: Sea },
    #[error("{to} is another's, and the galley brings no combat units")]
    NotWelcome { to: Province },
    #[error("there is no battle to fight: {field}")]
    NoBattle { field: Field },
    #[error("the other side has no {unit} there")]
    NoTarget { unit: Unit },
    #[error("galleys are targets only when no combat unit is left aboard")]
    GalleysLast,
    #[error("only the attacker retreats")]
    DefenderStays,
    #[error("nobody retreats before the first exchange is complete")]
    TooEarly,
    #[error("no retreat from an attack made only from the sea")]
    NoRetreat,
    #[error("nobody retreats from a battle at sea")]
    NoRetreatAtSea,
    #[error("{to} does not touch the battle, or is not yours")]
    NoRefuge { to: Province },
    #[error("that galley has no such loss to bear")]
    NoLoss,
    #[error("without your home province you buy nothing")]
    HomeLost,
    #[error("galleys are placed on the coast of your home province")]
    NotHome,
    #[error("{at} has a wall already")]
    WallThere { at: Province },
    #[error("no roads are left in stock")]
    NoRoads,
    #[error("there is no such player to deal with")]
    NoPlayer,
    #[error("there is no such prisoner to deal with")]
    NoPrisoner,
    #[error("there is no such offer")]
    NoOffer,
    #[error("the offer can no longer be carried out: a prisoner or the talents are gone")]
    Impossible,
    #[error("prisoners change hands in a turn of one of the two, and it is a third player's")]
    NotNow,
}

impl Cite for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Refusal::TooMany { .. } => "C84-07",
            Refusal::Unled { .. } => "C84-08",
            Refusal::EnemiesThere { .. } => "C84-17",
            Refusal::UnledAboard | Refusal::NotOnCoast { .. } => "C84-21",
            Refusal::OnlyBack { .. } => "C84-23",
            Refusal::NoPassage { .. } => "C84-24",
            Refusal::NotWelcome { .. } => "C84-27",
            Refusal::NoBattle { .. } => "C84-28",
            Refusal::NoTarget { .. } => "C84-30",
            Refusal::TooEarly | Refusal::NoRefuge { .. } => "C84-34",
            Refusal::NoRetreat => "C84-35",
            Refusal::DefenderStays => "C84-36",
            Refusal::NoRetreatAtSea => "C84-40",
            Refusal::GalleysLast => "C84-41",
            Refusal::NoLoss => "C84-44",
            Refusal::NoPrisoner | Refusal::NotNow => "C84-46",
            Refusal::HomeLost => "C84-49",
            Refusal::NotHome => "C84-55",
            Refusal::WallThere { .. } => "C84-56",
            Refusal::NoRoads => "C84-57",
            Refusal::NoPlayer | Refusal::NoOffer | Refusal::Impossible => "C84-60",
        }
    }
}

impl Refusals for Refusal {
    fn clause_of(obstacle: Obstacle) -> &'static str {
        match obstacle {
            Obstacle::WrongPhase | Obstacle::NotOnTurn | Obstacle::BoughtAlready => "C84-05",
            Obstacle::NoLeader { .. } | Obstacle::NoUnits { .. } => "C84-10",
            Obstacle::LegionFull => "C84-11",
            Obstacle::NoWay { .. } => "C84-12",
            Obstacle::GalleyStopped { .. }
            | Obstacle::NotAtSea { .. }
            | Obstacle::NoCoast { .. } => "C84-20",
            Obstacle::NoGalley { .. } | Obstacle::GalleyFull => "C84-21",
            Obstacle::NotRested { .. } | Obstacle::NoGenerals | Obstacle::NoCaesar => "C84-22",
            Obstacle::NoSuchSum | Obstacle::NoTalents => "C84-46",
            Obstacle::NoCity { .. } => "C84-51",
            Obstacle::TooDear { .. } => "C84-52",
            Obstacle::OutOfStock => "C84-54",
            Obstacle::NotYours { .. } | Obstacle::CityThere { .. } => "C84-56",
            Obstacle::NotNeighbors { .. } | Obstacle::RoadThere => "C84-57",
            Obstacle::ConcededAlready => "C84-59",
            Obstacle::Approached => "C84-60",
        }
    }
}
