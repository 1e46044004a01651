//! The vocabulary of pieces: the colours of the families, cards, and hands of them.

use std::{fmt, str::FromStr};

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::board::Province;

/// The largest table.
pub const MAX_PLAYERS: usize = 5;

/// The colours of the seats, as they are written.
pub const COLOURS: [&str; MAX_PLAYERS] = ["red", "blue", "yellow", "green", "purple"];

/// How a seat is written.
pub fn colour(seat: Seat) -> &'static str {
    COLOURS.get(seat.idx()).copied().unwrap_or("nobody")
}

/// IMP-01 A card; each player has one of each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Card {
    Africa,
    Syria,
    Illyricum,
    Gallia,
    Asia,
    Hispania,
    Macedonia,
    Aegyptus,
    /// Bread and Games.
    Games,
    Spy,
    Oracle,
}

/// Some of the cards, as bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hand(u16);

impl Card {
    pub const ALL: [Card; 11] = [
        Card::Africa,
        Card::Syria,
        Card::Illyricum,
        Card::Gallia,
        Card::Asia,
        Card::Hispania,
        Card::Macedonia,
        Card::Aegyptus,
        Card::Games,
        Card::Spy,
        Card::Oracle,
    ];

    /// IMP-06 The province of a province card. Both are in the order of the numbers.
    #[inline]
    pub fn province(self) -> Option<Province> {
        Province::ALL.get(self as usize).copied()
    }

    pub fn name(self) -> &'static str {
        match self {
            Card::Africa => "Africa",
            Card::Syria => "Syria",
            Card::Illyricum => "Illyricum",
            Card::Gallia => "Gallia",
            Card::Asia => "Asia",
            Card::Hispania => "Hispania",
            Card::Macedonia => "Macedonia",
            Card::Aegyptus => "Aegyptus",
            Card::Games => "Games",
            Card::Spy => "Spy",
            Card::Oracle => "Oracle",
        }
    }

    /// IMP-09 IMP-10 Whether it leaves the game once it is played.
    pub fn is_used_up(self) -> bool {
        matches!(self, Card::Spy | Card::Oracle)
    }
}

impl Hand {
    pub const EMPTY: Hand = Hand(0);
    /// IMP-01 One card of each kind.
    pub const FULL: Hand = Hand(0x07FF);

    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.0 >> card as u32 & 1 == 1
    }

    #[inline]
    pub fn with(self, card: Card) -> Hand {
        Hand(self.0 | 1 << card as u32)
    }

    #[inline]
    pub fn without(self, card: Card) -> Hand {
        Hand(self.0 & !(1 << card as u32))
    }

    /// The bits, in the order of [`Card::ALL`].
    #[inline]
    pub fn bits(self) -> u16 {
        self.0
    }

    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |&card| self.has(card))
    }
}

impl From<Province> for Card {
    fn from(province: Province) -> Self {
        Card::ALL[province as usize]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Card::ALL.into_iter().find(|card| card.name() == text).ok_or(())
    }
}
