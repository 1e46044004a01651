//! The pieces of an army that several boxes hold, under names that need no rulebook. What they
//! cost, how many there are and how they fight is each game's own.

mod cargo;
mod units;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use cargo::Cargo;
pub use units::Units;

/// A kind of piece that fights.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Unit {
    Infantry,
    Cavalry,
    Catapult,
    Galley,
}

/// The two sides of a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Side {
    Attacker,
    Defender,
}

impl Unit {
    /// All of them, in the order in which they are counted.
    pub const ALL: [Unit; 4] = [Unit::Infantry, Unit::Cavalry, Unit::Catapult, Unit::Galley];
    /// Those that fight on land: what [`Units`] counts.
    pub const LAND: [Unit; 3] = [Unit::Infantry, Unit::Cavalry, Unit::Catapult];

    /// Its name in notation and messages.
    #[inline]
    pub fn name(self) -> &'static str {
        match self {
            Unit::Infantry => "infantry",
            Unit::Cavalry => "cavalry",
            Unit::Catapult => "catapult",
            Unit::Galley => "galley",
        }
    }

    /// The one with this name.
    pub fn named(name: &str) -> Option<Unit> {
        Unit::ALL.into_iter().find(|it| it.name() == name)
    }
}

impl Side {
    /// The attacker first.
    pub const BOTH: [Side; 2] = [Side::Attacker, Side::Defender];

    /// Whom it fights against.
    #[inline]
    pub fn other(self) -> Side {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }

    /// Its name in notation and messages.
    #[inline]
    pub fn name(self) -> &'static str {
        match self {
            Side::Attacker => "attacker",
            Side::Defender => "defender",
        }
    }

    /// The one with this name.
    pub fn named(name: &str) -> Option<Side> {
        Side::BOTH.into_iter().find(|it| it.name() == name)
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_read_back() {
        assert!(Unit::ALL.into_iter().all(|it| Unit::named(&it.to_string()) == Some(it)));
        assert!(Side::BOTH.into_iter().all(|it| Side::named(&it.to_string()) == Some(it)));
        assert_eq!((Unit::named("elephant"), Side::named("")), (None, None));
    }

    #[test]
    fn a_browser_is_told_the_same_names() {
        let told = |unit| serde_json::to_value(unit).unwrap();
        assert!(Unit::ALL.into_iter().all(|it| told(it) == it.name()));
        assert!(Side::BOTH.into_iter().all(|it| serde_json::to_value(it).unwrap() == it.name()));
    }
}
