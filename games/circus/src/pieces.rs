//! The vocabulary of pieces: chariots, cards, and what is left of a player's five.

use std::{fmt, str::FromStr};

use kernel::Seat;
use serde::{Deserialize, Serialize};

/// CIR-01 Chariots a player races.
pub const N_OWN: usize = 3;
/// The largest table.
pub const N_SEATS: usize = 5;
/// Chariots at the largest table.
pub const N_CHARIOTS: usize = N_OWN * N_SEATS;

/// The colours of the seats, as they are written.
pub const SEATS: [&str; N_SEATS] = ["red", "blue", "yellow", "green", "purple"];

/// One chariot, by its owner and its number from 1 to 3.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Chariot {
    pub seat: Seat,
    pub number: u8,
}

/// A movement card, 1 to 5.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Card(u8);

/// The cards that lie face up, as bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hand(u8);

/// Some of the chariots, as bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Chariots(u16);

impl Chariot {
    /// The chariot with this index, three to a seat.
    #[inline]
    pub fn nth(idx: usize) -> Chariot {
        let part = |it: usize| u8::try_from(it).unwrap_or(0);
        Chariot { seat: Seat(part(idx / N_OWN)), number: part(idx % N_OWN) + 1 }
    }

    /// The chariots of a table, seat by seat.
    pub fn all(n_seats: usize) -> impl Iterator<Item = Chariot> {
        (0..n_seats * N_OWN).map(Chariot::nth)
    }

    #[inline]
    pub fn idx(self) -> usize {
        self.seat.idx() * N_OWN + usize::from(self.number) - 1
    }
}

impl Card {
    pub const ALL: [Card; 5] = [Card(1), Card(2), Card(3), Card(4), Card(5)];

    #[inline]
    pub fn value(self) -> u8 {
        self.0
    }
}

impl Hand {
    pub const EMPTY: Hand = Hand(0);
    /// CIR-01 The cards 1 to 5.
    pub const FULL: Hand = Hand(0b0011_1110);

    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    pub fn with(self, card: Card) -> Hand {
        Hand(self.0 | 1 << card.0)
    }

    #[inline]
    pub fn without(self, card: Card) -> Hand {
        Hand(self.0 & !(1 << card.0))
    }

    #[inline]
    pub fn len(self) -> u8 {
        u8::try_from(self.0.count_ones()).unwrap_or(0)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |&card| self.has(card))
    }

    /// What all of them say together.
    pub fn total(self) -> u8 {
        self.cards().map(Card::value).sum()
    }
}

impl Chariots {
    pub const NONE: Chariots = Chariots(0);

    #[inline]
    pub fn has(self, chariot: Chariot) -> bool {
        self.0 >> chariot.idx() & 1 == 1
    }

    #[inline]
    pub fn with(self, chariot: Chariot) -> Chariots {
        Chariots(self.0 | 1 << chariot.idx())
    }

    #[inline]
    pub fn without(self, chariot: Chariot) -> Chariots {
        Chariots(self.0 & !(1 << chariot.idx()))
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of them belong to `seat`.
    #[inline]
    pub fn n_of(self, seat: Seat) -> u8 {
        u8::try_from((self.0 >> (seat.idx() * N_OWN) & 0b111).count_ones()).unwrap_or(0)
    }
}

impl FromIterator<Chariot> for Chariots {
    fn from_iter<T: IntoIterator<Item = Chariot>>(chariots: T) -> Self {
        chariots.into_iter().fold(Chariots::NONE, Chariots::with)
    }
}

/// The colour of a seat.
pub fn colour(seat: Seat) -> &'static str {
    SEATS.get(seat.idx()).copied().unwrap_or("nobody")
}

/// The seat of a colour.
pub fn seat_of(colour: &str) -> Option<Seat> {
    Seat::first(N_SEATS).find(|seat| SEATS[seat.idx()] == colour)
}

impl fmt::Display for Chariot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", colour(self.seat), self.number)
    }
}

impl FromStr for Chariot {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Chariot::all(N_SEATS).find(|chariot| chariot.to_string() == text).ok_or(())
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
