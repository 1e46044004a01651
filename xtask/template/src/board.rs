//! Printed facts: seats and holes. What else the board says is read from `board.json`.

use std::{fmt, str::FromStr, sync::LazyLock};

use parts::board_file;
use serde::{Deserialize, Serialize};

pub const N_SEATS: usize = 4;
pub const N_HOLES: usize = 9;

/// The seats as notation names them.
pub const SEATS: [&str; N_SEATS] = ["first", "second", "third", "fourth"];

/// A hole, by its row and its place in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Hole {
    A1,
    A2,
    A3,
    B1,
    B2,
    B3,
    C1,
    C2,
    C3,
}

/// What is printed, ready for the rules to ask.
#[derive(Debug, Deserialize)]
pub struct Board {
    /// CAL-01 The holes, row by row.
    pub holes: [Hole; N_HOLES],
    /// CAL-01 How many pebbles lie in each.
    pub pebbles: u8,
    /// CAL-01 How many with the option `plenty`.
    pub plenty: u8,
    /// CAL-04 How many faces the die has.
    pub die: u8,
    /// CAL-07 What a pebble from the hole that one named counts.
    pub named: u8,
}

/// The board, read once.
pub fn board() -> &'static Board {
    static BOARD: LazyLock<Board> =
        LazyLock::new(|| board_file::read(include_str!("../board.json")));
    &BOARD
}

impl fmt::Display for Hole {
    /// As it is called in files, messages and notation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Hole::A1 => "a1",
            Hole::A2 => "a2",
            Hole::A3 => "a3",
            Hole::B1 => "b1",
            Hole::B2 => "b2",
            Hole::B3 => "b3",
            Hole::C1 => "c1",
            Hole::C2 => "c2",
            Hole::C3 => "c3",
        })
    }
}

impl FromStr for Hole {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        board().holes.into_iter().find(|hole| hole.to_string() == text).ok_or(())
    }
}
