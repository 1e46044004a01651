//! Printed facts, read from `board.json`.

use std::sync::LazyLock;

use parts::board_file;
use serde::Deserialize;

/// The seats as notation names them.
pub const SEATS: [&str; 4] = ["first", "second", "third", "fourth"];

/// What is printed, ready for the rules to ask.
#[derive(Debug, Deserialize)]
pub struct Board {
    /// CAL-01 How many pebbles there are.
    pub heap: u8,
    /// CAL-02 How many may be taken at once.
    pub most: u8,
}

pub fn board() -> &'static Board {
    static BOARD: LazyLock<Board> =
        LazyLock::new(|| board_file::read(include_str!("../board.json")));
    &BOARD
}
