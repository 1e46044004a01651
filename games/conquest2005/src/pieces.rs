//! What stands on the board: combat units, leaders, galleys and what they carry.

use std::fmt;

use serde::Serialize;

use crate::places::{Province, Sea};

pub use parts::{
    army::{Cargo, Side, Unit, Units},
    empire::GalleyName,
};

/// C05-07 C05-15 So many combat units with each leader, and aboard a galley.
pub const LEGION: u8 = 7;
/// C05-04 Galleys of each color.
pub const GALLEYS: usize = 8;
/// C05-02 Generals of each color.
pub const GENERALS: u8 = 4;
/// The generals of all colors: who has won others' may hold or lead more than four.
pub const ALL_GENERALS: u8 = 6 * GENERALS;
/// C05-20 A combat legion without leaders.
pub const RANKS: u8 = 5;

/// What this edition says of a kind of unit.
pub trait Goods {
    /// What the box holds of it.
    fn stock(self) -> u8;
    /// Its price before inflation.
    fn price(self) -> u32;
}

/// What a combat die shows: two faces of six are infantry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Face {
    Infantry,
    Cavalry,
    Catapult,
    Galley,
    Blank,
}

/// Where a battle is fought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", content = "id", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Field {
    Land(Province),
    Sea(Sea),
}

/// A leader that is told to go: there may be several alike, and it does not matter which one goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Leader {
    Caesar,
    /// A general with both movements left.
    General,
    /// A general with one movement left.
    Tired,
}

/// Where a galley is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anchor {
    /// Not bought, or sunk.
    Stock,
    Sea(Sea),
    Port(Province),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Galley {
    pub at: Anchor,
    /// C05-06 Movements left, of the player on turn.
    pub moves: u8,
    /// At sea what is aboard. C05-65 In a province nothing is: there it is what this galley has
    /// landed this turn, and may take aboard again (C05-66).
    pub cargo: Cargo,
}

/// C05-06 What can still move in a province, of the player on turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Ready {
    /// Infantry and catapults with their movement, cavalry with both.
    pub units: Units,
    /// Cavalry with one movement left.
    pub tired_cavalry: u8,
    pub generals: u8,
    /// Generals with one movement left.
    pub tired_generals: u8,
}

impl Goods for Unit {
    /// C05-04 Of each color.
    fn stock(self) -> u8 {
        match self {
            Unit::Infantry | Unit::Cavalry => 20,
            Unit::Catapult => 6,
            Unit::Galley => 8,
        }
    }

    /// C05-45
    fn price(self) -> u32 {
        match self {
            Unit::Infantry => 10,
            Unit::Cavalry | Unit::Galley => 20,
            Unit::Catapult => 30,
        }
    }
}

impl Face {
    /// What a die shows whose sides are numbered from 1.
    pub fn of_die(side: u32) -> Face {
        match side {
            1 | 2 => Face::Infantry,
            3 => Face::Cavalry,
            4 => Face::Catapult,
            5 => Face::Galley,
            _ => Face::Blank,
        }
    }
}

impl Leader {
    pub const ALL: [Leader; 3] = [Leader::Caesar, Leader::General, Leader::Tired];

    pub fn name(self) -> &'static str {
        match self {
            Leader::Caesar => "Caesar",
            Leader::General => "general",
            Leader::Tired => "tired general",
        }
    }
}

impl Galley {
    pub const IN_STOCK: Galley = Galley { at: Anchor::Stock, moves: 0, cargo: Cargo::NONE };

    /// What is aboard: nothing while it lies in a province.
    pub fn aboard(&self) -> Cargo {
        match self.at {
            Anchor::Sea(_) => self.cargo,
            Anchor::Stock | Anchor::Port(_) => Cargo::NONE,
        }
    }
}

impl Field {
    /// The id of the place.
    pub fn id(self) -> &'static str {
        match self {
            Field::Land(province) => province.id(),
            Field::Sea(sea) => sea.id(),
        }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Field::Land(province) => write!(f, "{province}"),
            Field::Sea(sea) => write!(f, "{sea}"),
        }
    }
}

impl fmt::Display for Leader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Face::Infantry => "infantry",
            Face::Cavalry => "cavalry",
            Face::Catapult => "catapult",
            Face::Galley => "galley",
            Face::Blank => "blank",
        })
    }
}
