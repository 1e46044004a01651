//! What stands on the board: combat units, leaders, galleys and what they carry.

use std::fmt;

use serde::Serialize;

use crate::{
    board::Coast,
    places::{Province, Sea},
};

pub use parts::{
    army::{Cargo, Side, Unit, Units},
    empire::GalleyName,
};

/// C84-06 C84-07 So many combat units for each leader, on land and aboard.
pub const LEGION: u8 = 7;
/// C84-04 Galleys of each color.
pub const GALLEYS: usize = 6;
/// C84-02 Generals of each color.
pub const GENERALS: u8 = 6;

/// C84-07 How many combat units so many leaders can have with them.
pub fn room_for(n_leaders: u8) -> u8 {
    LEGION.saturating_mul(n_leaders)
}

/// What this edition says of a kind of unit.
pub trait Goods {
    /// What the box holds of it.
    fn stock(self) -> u8;
    /// Its price before inflation.
    fn price(self) -> u32;
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
    Coast(Coast),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Galley {
    pub at: Anchor,
    /// C84-20 Movements left, of the player on turn.
    pub moves: u8,
    /// C84-23 The sea from which it has landed this turn.
    pub came_from: Option<Sea>,
    /// At sea what is aboard. C84-72 On a coast nothing is: there it is what this galley has landed
    /// this turn, and may take aboard again (C84-73).
    pub cargo: Cargo,
}

/// C84-10 What can still move in a province, of the player on turn.
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
    /// C84-04 All colors share one stock; galleys are counted by color.
    fn stock(self) -> u8 {
        match self {
            Unit::Infantry => 60,
            Unit::Cavalry => 30,
            Unit::Catapult => 20,
            Unit::Galley => 6,
        }
    }

    /// C84-52
    fn price(self) -> u32 {
        match self {
            Unit::Infantry => 10,
            Unit::Cavalry | Unit::Galley => 25,
            Unit::Catapult => 40,
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

    /// Takes a province or a sea from the front of `text`.
    pub fn take(text: &str) -> Option<(Field, &str)> {
        let sea = Sea::take(text).map(|(sea, rest)| (Field::Sea(sea), rest));
        sea.or_else(|| Province::take(text).map(|(province, rest)| (Field::Land(province), rest)))
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
    pub const IN_STOCK: Galley =
        Galley { at: Anchor::Stock, moves: 0, came_from: None, cargo: Cargo::NONE };

    /// What is aboard: nothing while it lies on a coast.
    pub fn aboard(&self) -> Cargo {
        match self.at {
            Anchor::Sea(_) => self.cargo,
            Anchor::Stock | Anchor::Coast(_) => Cargo::NONE,
        }
    }
}

impl fmt::Display for Leader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
