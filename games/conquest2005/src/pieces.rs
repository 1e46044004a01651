//! What stands on the board: combat units, leaders, galleys and what they carry.

use std::fmt;

use serde::Serialize;

use crate::edition::Edition2005;

pub use conquest::{
    LEGION, Leader, Ready,
    army::{Cargo, Side, Unit, Units},
    empire::GalleyName,
};

pub use crate::places::Field;

pub type Anchor = conquest::Anchor<Edition2005>;
pub type Galley = conquest::Galley<Edition2005>;

/// C05-04 Galleys of each color.
pub const GALLEYS: usize = 8;
/// C05-02 Generals of each color.
pub const GENERALS: u8 = 4;
/// The generals of all colors: who has won others' may hold or lead more than four.
pub const ALL_GENERALS: u8 = 6 * GENERALS;
/// C05-20 A combat legion without leaders.
pub const RANKS: u8 = 5;

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

/// C05-04 Of each color.
pub fn supply(unit: Unit) -> u8 {
    match unit {
        Unit::Infantry | Unit::Cavalry => 20,
        Unit::Catapult => 6,
        Unit::Galley => 8,
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
