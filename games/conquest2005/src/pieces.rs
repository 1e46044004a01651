//! What stands on the board: combat units, leaders, galleys and what they carry.

mod shown;
mod units;

use serde::{Deserialize, Serialize};

use crate::places::{Province, Sea};

pub use units::Units;

/// C05-07 C05-15 So many combat units with each leader, and aboard a galley.
pub const LEGION: u8 = 7;
/// C05-04 Galleys of each color.
pub const GALLEYS: usize = 8;
/// C05-02 Generals of each color.
pub const GENERALS: u8 = 4;
/// C05-20 A combat legion without leaders.
pub const RANKS: u8 = 5;

/// What can be bought to fight with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Unit {
    Infantry,
    Cavalry,
    Catapult,
    Galley,
}

/// What a combat die shows: two faces of six are infantry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Field {
    Land(Province),
    Sea(Sea),
}

/// The two sides of a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Side {
    Attacker,
    Defender,
}

/// A leader that is told to go: there may be several alike, and it does not matter which one goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Leader {
    Caesar,
    /// A general with both movements left.
    General,
    /// A general with one movement left.
    Tired,
}

/// One galley of one color. A color is named by its home province.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GalleyName {
    pub color: Province,
    /// Counted from 1.
    pub n: u8,
}

/// Where a galley is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anchor {
    /// Not bought, or sunk.
    Stock,
    Sea(Sea),
    Port(Province),
}

/// Units and leaders that are carried together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Cargo {
    pub units: Units,
    pub generals: u8,
    pub caesar: bool,
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

impl Unit {
    pub const ALL: [Unit; 4] = [Unit::Infantry, Unit::Cavalry, Unit::Catapult, Unit::Galley];
    /// Those that make a legion.
    pub const LAND: [Unit; 3] = [Unit::Infantry, Unit::Cavalry, Unit::Catapult];

    /// C05-04 What the box holds of it, of each color.
    pub fn stock(self) -> u8 {
        match self {
            Unit::Infantry | Unit::Cavalry => 20,
            Unit::Catapult => 6,
            Unit::Galley => 8,
        }
    }

    /// C05-45 Its price before inflation.
    pub fn price(self) -> u32 {
        match self {
            Unit::Infantry => 10,
            Unit::Cavalry | Unit::Galley => 20,
            Unit::Catapult => 30,
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Unit::Infantry => "infantry",
            Unit::Cavalry => "cavalry",
            Unit::Catapult => "catapult",
            Unit::Galley => "galley",
        }
    }

    pub fn named(name: &str) -> Option<Unit> {
        Unit::ALL.into_iter().find(|it| it.name() == name)
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

impl Side {
    pub const BOTH: [Side; 2] = [Side::Attacker, Side::Defender];

    pub fn other(self) -> Side {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Side::Attacker => "attacker",
            Side::Defender => "defender",
        }
    }
}

impl Field {
    pub fn id(self) -> &'static str {
        match self {
            Field::Land(province) => province.id(),
            Field::Sea(sea) => sea.id(),
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

impl Cargo {
    pub const NONE: Cargo = Cargo { units: Units::NONE, generals: 0, caesar: false };

    pub fn is_empty(self) -> bool {
        self == Cargo::NONE
    }

    pub fn n_leaders(self) -> u8 {
        self.generals + u8::from(self.caesar)
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

impl GalleyName {
    pub fn id(self) -> String {
        format!("galley-{}-{}", self.color.id(), self.n)
    }

    /// Takes `Hispania 2` from the front of `text`.
    pub fn take(text: &str) -> Option<(GalleyName, &str)> {
        let (color, rest) = Province::take(text)?;
        let (n, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let n = n.parse().ok().filter(|&n| 1 <= n && usize::from(n) <= GALLEYS)?;
        Some((GalleyName { color, n }, rest))
    }
}
