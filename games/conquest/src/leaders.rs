//! Leaders, and who can still move.

use std::fmt;

use serde::Serialize;

use crate::{
    army::{Unit, Units},
    empire::Province,
};

/// C84-06 C84-07 C05-07 C05-15 So many combat units with each leader, and aboard a galley.
pub const LEGION: u8 = 7;

/// A leader that is told to go: there may be several alike, and it does not matter which one goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Leader {
    /// The one with a name.
    Caesar,
    /// A general with both movements left.
    General,
    /// A general with one movement left.
    Tired,
}

/// Where a Caesar is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Caesar {
    /// In a province.
    Land(Province),
    /// Aboard the galley with this index.
    Aboard(u8),
    /// C84-47 C05-33 Captured, sunk, or never in this game.
    Gone,
}

/// C84-10 C05-06 What can still move in a province, of the player on turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Ready {
    /// Infantry and catapults with their movement, cavalry with both.
    pub units: Units,
    /// Cavalry with one movement left.
    pub tired_cavalry: u8,
    /// Generals with both movements left.
    pub generals: u8,
    /// Generals with one movement left.
    pub tired_generals: u8,
}

impl Ready {
    /// All combat units that can still move.
    #[inline]
    pub fn company(&self) -> Units {
        self.units + Units::of(Unit::Cavalry, self.tired_cavalry)
    }
}

impl Leader {
    /// All of them.
    pub const ALL: [Leader; 3] = [Leader::Caesar, Leader::General, Leader::Tired];

    /// How it is written.
    pub fn name(self) -> &'static str {
        match self {
            Leader::Caesar => "Caesar",
            Leader::General => "general",
            Leader::Tired => "tired general",
        }
    }
}

impl fmt::Display for Leader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
