//! Why the rules say no. One variant per reason a player can be given.

use conquest::{Obstacle, Refusals};
use kernel::Cite;
use serde::Serialize;
use thiserror::Error;

use crate::{
    pieces::GalleyName,
    places::{Province, Sea},
};

pub type Illegal = conquest::Illegal<Refusal>;

/// What only this edition refuses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Refusal {
    #[error("{at} is no home province at this table, or is taken")]
    NoHome { at: Province },
    #[error("nobody has come by a road that leads further")]
    NoJourney,
    #[error("no road of yours leads on from {from} to {to}, or it was passed already")]
    NoRoadOn { from: Province, to: Province },
    #[error("combat units aboard need a leader with them")]
    UnledAboard,
    #[error("leaders alone do not enter {to}: others' combat units stand there")]
    EnemiesThere { to: Province },
    #[error("the galley {galley} lies in no province")]
    NotInPort { galley: GalleyName },
    #[error("{to} is not on the galley's coast, or not beside its sea")]
    NoPassage { to: Sea },
    #[error("the galley lies on the other coast of {at}: {to} is not on its part")]
    OtherCoast { at: Province, to: Sea },
    #[error("there is no battle to fight in {at}")]
    NoBattle { at: Province },
    #[error("there is nobody to fight in {sea}, or he was fought this turn")]
    NoSeaFight { sea: Sea },
    #[error("battles on land are forced: one is still to be fought")]
    BattleLeft,
    #[error("a combat legion is as large as it can be: {size} of the units there")]
    WrongLegion { size: u8 },
    #[error("one unit of the combat legion for each hit: {hits}")]
    WrongLosses { hits: u8 },
    #[error("one unit of those who retreat for each hit: {hits}")]
    WrongPrey { hits: u8 },
    #[error("{to} does not touch the battle, or others' combat units bar it")]
    NoRefuge { to: Province },
    #[error("there is a province to retreat to: name it")]
    RefugeThere,
    #[error("that galley has no hit to bear")]
    NoHit,
    #[error("not so many generals were captured")]
    TooManyHeld,
    #[error("{at} has no city of yours to fortify")]
    NothingToFortify { at: Province },
    #[error("{at} has no city of yours for a road to join")]
    NothingToJoin { at: Province },
    #[error("purchase is over: what was bought is placed, and generals are talked about")]
    PlacedAlready,
    #[error("without your home province you buy neither land units nor galleys")]
    HomeLost,
    #[error("new galleys are not placed in {at}")]
    NoHarbor { at: Province },
    #[error("nothing is placed in {at}: others' combat units stand there")]
    Beset { at: Province },
    #[error("{at} has a fortification already")]
    WallThere { at: Province },
    #[error("there is no such player")]
    NoPlayer,
    #[error("there is no such captured general between the two of you")]
    NoPrisoner,
    #[error("the general could not be placed: his home is lost, or others stand there")]
    NoReturn,
    #[error("one general at most goes each way")]
    OneEachWay,
    #[error("you are asked by another: answer him first")]
    AnswerFirst,
    #[error("nobody has offered you anything")]
    NoOffer,
    #[error("that is how it is already, or it was changed this turn")]
    UsualAlready,
}

impl Cite for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Refusal::NoHome { .. } => "C05-01",
            Refusal::NoJourney | Refusal::NoRoadOn { .. } => "C05-11",
            Refusal::NoPassage { .. } => "C05-14",
            Refusal::UnledAboard => "C05-15",
            Refusal::NotInPort { .. } => "C05-16",
            Refusal::NoBattle { .. } | Refusal::BattleLeft => "C05-19",
            Refusal::WrongLegion { .. } => "C05-20",
            Refusal::WrongLosses { .. } => "C05-24",
            Refusal::WrongPrey { .. } => "C05-30",
            Refusal::NoRefuge { .. } | Refusal::RefugeThere => "C05-32",
            Refusal::NoHit => "C05-39",
            Refusal::NoHarbor { .. } => "C05-49",
            Refusal::WallThere { .. } | Refusal::NothingToFortify { .. } => "C05-50",
            Refusal::NothingToJoin { .. } => "C05-51",
            Refusal::PlacedAlready
            | Refusal::NoPrisoner
            | Refusal::NoReturn
            | Refusal::OneEachWay
            | Refusal::AnswerFirst
            | Refusal::NoOffer => "C05-52",
            Refusal::NoPlayer => "C05-53",
            Refusal::EnemiesThere { .. } => "C05-68",
            Refusal::NoSeaFight { .. } => "C05-69",
            Refusal::Beset { .. } => "C05-71",
            Refusal::HomeLost => "C05-72",
            Refusal::TooManyHeld => "C05-78",
            Refusal::UsualAlready => "C05-79",
            Refusal::OtherCoast { .. } => "C05-81",
        }
    }
}

impl Refusals for Refusal {
    fn clause_of(obstacle: Obstacle) -> &'static str {
        match obstacle {
            Obstacle::WrongPhase | Obstacle::NotOnTurn => "C05-05",
            Obstacle::NoLeader { .. } | Obstacle::NoUnits { .. } => "C05-06",
            Obstacle::LegionFull => "C05-07",
            Obstacle::NoWay { .. } => "C05-12",
            Obstacle::NoGalley { .. }
            | Obstacle::GalleyStopped { .. }
            | Obstacle::NotAtSea { .. }
            | Obstacle::NoCoast { .. } => "C05-14",
            Obstacle::GalleyFull => "C05-15",
            Obstacle::NotRested { .. } | Obstacle::NoGenerals | Obstacle::NoCaesar => "C05-16",
            Obstacle::NoCity { .. } | Obstacle::BoughtAlready => "C05-44",
            Obstacle::TooDear { .. } => "C05-45",
            Obstacle::OutOfStock => "C05-47",
            Obstacle::NotYours { .. } | Obstacle::CityThere { .. } => "C05-50",
            Obstacle::NotNeighbors { .. } | Obstacle::RoadThere => "C05-51",
            Obstacle::NoSuchSum | Obstacle::NoTalents | Obstacle::Approached => "C05-52",
            Obstacle::ConcededAlready => "C05-53",
        }
    }
}
