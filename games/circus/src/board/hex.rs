//! Hexes by their names, sets of them, and the six directions.

use std::{fmt, str::FromStr};

use serde::{Serialize, Serializer};

use super::{N_HEXES, N_SIDE};

/// A hex of the track, written by its row and its place in it from the left: `A14`, `F6`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS), ts(as = "String"))]
pub struct Hex(u8);

/// Some of the hexes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HexSet([u64; 4]);

/// One of the six directions, in the order of a full turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    E,
    NE,
    NW,
    W,
    SW,
    SE,
}

/// How many hexes each row holds, from A to K.
const ROWS: [u8; 11] = [16, 17, 18, 19, 20, 21, 20, 19, 18, 17, 16];

impl Hex {
    /// The hex with this index, row by row from the upper left.
    pub(super) fn nth(idx: usize) -> Hex {
        debug_assert!(idx < N_HEXES);
        Hex(u8::try_from(idx).unwrap_or(u8::MAX))
    }

    pub fn all() -> impl Iterator<Item = Hex> {
        (0..N_HEXES).map(Hex::nth)
    }

    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    /// The letter of its row.
    pub fn row(self) -> char {
        self.row_and_place().0
    }

    fn row_and_place(self) -> (char, u8) {
        let mut place = self.0;
        for (row, len) in ('A'..).zip(ROWS) {
            if place < len {
                return (row, place + 1);
            }
            place -= len;
        }
        ('?', place)
    }

    /// As it is called in files and messages.
    pub fn id(self) -> String {
        self.to_string().to_lowercase()
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, place) = self.row_and_place();
        write!(f, "{row}{place}")
    }
}

impl FromStr for Hex {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut letters = text.chars();
        let letter = letters.next().ok_or(())?;
        let row = ('A'..).zip(ROWS).position(|(row, _)| row == letter).ok_or(())?;
        let before: u8 = ROWS[..row].iter().sum();
        let place = letters.as_str();
        // `A014` and `A+14` would be numbers too.
        if !place.starts_with(|it: char| ('1'..='9').contains(&it)) {
            return Err(());
        }
        let place: u8 = place.parse().ok().filter(|place| *place <= ROWS[row]).ok_or(())?;
        Ok(Hex(before + place - 1))
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.id())
    }
}

impl HexSet {
    pub const NONE: HexSet = HexSet([0; 4]);

    #[inline]
    pub fn has(&self, hex: Hex) -> bool {
        self.0[usize::from(hex.0 >> 6)] >> (hex.0 & 63) & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, hex: Hex) {
        self.0[usize::from(hex.0 >> 6)] |= 1 << (hex.0 & 63);
    }

    #[inline]
    pub fn remove(&mut self, hex: Hex) {
        self.0[usize::from(hex.0 >> 6)] &= !(1 << (hex.0 & 63));
    }

    pub fn len(self) -> u32 {
        self.0.iter().map(|bits| bits.count_ones()).sum()
    }

    pub fn is_empty(self) -> bool {
        self == HexSet::NONE
    }

    pub fn iter(self) -> impl Iterator<Item = Hex> {
        Hex::all().filter(move |&hex| self.has(hex))
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<T: IntoIterator<Item = Hex>>(hexes: T) -> Self {
        let mut set = HexSet::NONE;
        hexes.into_iter().for_each(|hex| set.insert(hex));
        set
    }
}

impl Direction {
    pub const ALL: [Direction; 6] =
        [Direction::E, Direction::NE, Direction::NW, Direction::W, Direction::SW, Direction::SE];

    /// What one hex this way adds to the coordinates.
    pub fn step(self) -> (i8, i8) {
        match self {
            Direction::E => (1, 0),
            Direction::NE => (1, -1),
            Direction::NW => (0, -1),
            Direction::W => (-1, 0),
            Direction::SW => (-1, 1),
            Direction::SE => (0, 1),
        }
    }

    /// The direction in which the coordinates change by so much, and for how many hexes.
    #[inline]
    pub fn along(dq: i8, dr: i8) -> Option<(Direction, u8)> {
        debug_assert!(dr.abs() <= 2 * N_SIDE);
        let direction = match (dq.signum(), dr.signum()) {
            (1, 0) => Direction::E,
            (1, -1) if dq == -dr => Direction::NE,
            (0, -1) => Direction::NW,
            (-1, 0) => Direction::W,
            (-1, 1) if dq == -dr => Direction::SW,
            (0, 1) => Direction::SE,
            _ => return None,
        };
        Some((direction, dq.unsigned_abs().max(dr.unsigned_abs())))
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl FromStr for Direction {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Direction::ALL.into_iter().find(|it| it.to_string() == text).ok_or(())
    }
}
