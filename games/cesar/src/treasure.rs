//! Treasures: eight ordinary kinds, and gold, which is counted apart.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// CES-04 A kind of treasure, in the order of `board.json`; gold comes last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Treasure {
    Meat,
    Wheat,
    Gems,
    Olives,
    Grapes,
    Wood,
    Oil,
    Wine,
    Gold,
}

/// Gold included.
pub const N_KINDS: usize = 9;
/// The kinds that fill the columns and rows of a player's collection.
pub const N_ORDINARY: usize = 8;

impl Treasure {
    pub const ALL: [Treasure; N_KINDS] = [
        Treasure::Meat,
        Treasure::Wheat,
        Treasure::Gems,
        Treasure::Olives,
        Treasure::Grapes,
        Treasure::Wood,
        Treasure::Oil,
        Treasure::Wine,
        Treasure::Gold,
    ];

    pub fn id(self) -> &'static str {
        match self {
            Treasure::Meat => "meat",
            Treasure::Wheat => "wheat",
            Treasure::Gems => "gems",
            Treasure::Olives => "olives",
            Treasure::Grapes => "grapes",
            Treasure::Wood => "wood",
            Treasure::Oil => "oil",
            Treasure::Wine => "wine",
            Treasure::Gold => "gold",
        }
    }
}

impl fmt::Display for Treasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Treasure {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Treasure::ALL.into_iter().find(|it| it.id() == text).ok_or(())
    }
}
