//! The vocabulary of pieces: units, the places where they stand, cards and hands.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::board::{Province, Route};

/// Where a conflict is fought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Place {
    Land(Province),
    Sea(Route),
}

/// What stands or sails there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Unit {
    Legion,
    Hannibal,
    Fleet,
}

/// A battle card, 1 to 5.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Card(u8);

/// The cards still in hand, as bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hand(u8);

impl Place {
    pub fn id(self) -> &'static str {
        match self {
            Place::Land(province) => province.id(),
            Place::Sea(route) => route.id(),
        }
    }
}

impl Card {
    pub const ALL: [Card; 5] = [Card(1), Card(2), Card(3), Card(4), Card(5)];

    pub fn value(self) -> u8 {
        self.0
    }
}

impl Hand {
    pub const EMPTY: Hand = Hand(0);
    /// HAN-04 The cards 1 to 5.
    pub const FULL: Hand = Hand(0b0011_1110);

    pub fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    pub fn with(self, card: Card) -> Hand {
        Hand(self.0 | 1 << card.0)
    }

    pub fn without(self, card: Card) -> Hand {
        Hand(self.0 & !(1 << card.0))
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |&card| self.has(card))
    }

    /// The bits, for packing a position.
    pub fn bits(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Card::ALL.into_iter().find(|card| card.to_string() == text).ok_or(())
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Land(province) => province.fmt(f),
            Place::Sea(route) => route.fmt(f),
        }
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unit::Legion => "a legion",
            Unit::Hannibal => "Hannibal",
            Unit::Fleet => "a fleet",
        })
    }
}
