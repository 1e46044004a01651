//! What stands on the board: combat units, leaders, galleys and what they carry.

use std::{fmt, ops};

use serde::{Deserialize, Serialize};

use crate::{
    board::Coast,
    places::{Province, Sea},
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

/// What a die can destroy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Unit {
    Infantry,
    Cavalry,
    Catapult,
    Galley,
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

/// Combat units, counted: infantry, cavalry, catapults.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Units(pub [u8; 3]);

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
    Coast(Coast),
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

impl Unit {
    pub const ALL: [Unit; 4] = [Unit::Infantry, Unit::Cavalry, Unit::Catapult, Unit::Galley];
    /// Those that make a legion.
    pub const LAND: [Unit; 3] = [Unit::Infantry, Unit::Cavalry, Unit::Catapult];

    /// C84-04 What the box holds of it, for all together; galleys are counted by color.
    pub fn stock(self) -> u8 {
        match self {
            Unit::Infantry => 60,
            Unit::Cavalry => 30,
            Unit::Catapult => 20,
            Unit::Galley => 6,
        }
    }

    /// C84-52 Its price before inflation.
    pub fn price(self) -> u32 {
        match self {
            Unit::Infantry => 10,
            Unit::Cavalry | Unit::Galley => 25,
            Unit::Catapult => 40,
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

impl Units {
    pub const NONE: Units = Units([0; 3]);

    pub fn of(unit: Unit, n: u8) -> Units {
        let mut units = Units::NONE;
        if unit != Unit::Galley {
            units.0[unit as usize] = n;
        }
        units
    }

    /// How many of one kind; galleys are none of them.
    #[inline]
    pub fn get(self, unit: Unit) -> u8 {
        self.0.get(unit as usize).copied().unwrap_or(0)
    }

    #[inline]
    pub fn total(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 3]
    }

    /// Tells whether all of `other` are among these.
    pub fn holds(self, other: Units) -> bool {
        (0..3).all(|idx| other.0[idx] <= self.0[idx])
    }

    /// As many as both hold.
    pub fn least(self, other: Units) -> Units {
        Units(std::array::from_fn(|idx| self.0[idx].min(other.0[idx])))
    }
}

impl ops::Add for Units {
    type Output = Units;

    #[inline]
    fn add(self, other: Units) -> Units {
        Units(std::array::from_fn(|idx| self.0[idx] + other.0[idx]))
    }
}

impl ops::Sub for Units {
    type Output = Units;

    #[inline]
    fn sub(self, other: Units) -> Units {
        Units(std::array::from_fn(|idx| self.0[idx] - other.0[idx]))
    }
}

impl Side {
    pub fn other(self) -> Side {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }
}

impl Field {
    /// Takes a province or a sea from the front of `text`.
    pub fn take(text: &str) -> Option<(Field, &str)> {
        let sea = Sea::take(text).map(|(sea, rest)| (Field::Sea(sea), rest));
        sea.or_else(|| Province::take(text).map(|(province, rest)| (Field::Land(province), rest)))
    }

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

impl GalleyName {
    pub fn id(self) -> String {
        format!("galley-{}-{}", self.color.id(), self.n)
    }

    /// Takes `Hispania 2` from the front of `text`.
    pub fn take(text: &str) -> Option<(GalleyName, &str)> {
        let (color, rest) = Province::take(text)?;
        let (n, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let n = n.parse().ok().filter(|n| (1..=6).contains(n))?;
        Some((GalleyName { color, n }, rest))
    }
}

impl fmt::Display for GalleyName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color, self.n)
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Leader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Says what goes along: `3 infantry, 1 catapult`.
impl fmt::Display for Units {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for unit in Unit::LAND.into_iter().filter(|&it| 0 < self.get(it)) {
            let comma = if first { "" } else { ", " };
            write!(f, "{comma}{} {unit}", self.get(unit))?;
            first = false;
        }
        Ok(())
    }
}
