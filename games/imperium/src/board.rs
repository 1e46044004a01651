//! Printed facts: the provinces in scoring order. Points and borders are read from `board.json`.

use std::{fmt, sync::LazyLock};

use parts::{
    board_file::{self, MapFile},
    mask::Borders,
};
use serde::{Deserialize, Serialize};

pub const N_PROVINCES: usize = 8;

/// The longest list of points.
pub const MAX_RANKS: usize = 4;

/// A province, in the order of the numbers 1 to 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Province {
    Africa,
    Syria,
    Illyricum,
    Gallia,
    Asia,
    Hispania,
    Macedonia,
    Aegyptus,
}

/// What the printed board says, ready for the rules to ask.
#[derive(Debug)]
pub struct Board {
    /// IMP-24 Provinces that are adjacent.
    pub adjacent: Borders<N_PROVINCES>,
    /// IMP-18 The points of each rank, 0 where the list has ended.
    pub points: [[u8; MAX_RANKS]; N_PROVINCES],
}

/// The board, read once.
#[inline]
pub fn board() -> &'static Board {
    static BOARD: LazyLock<Board> = LazyLock::new(|| Board::read(include_str!("../board.json")));
    &BOARD
}

/// The facts of `board.json` that only this game has.
#[derive(Deserialize)]
struct ImperiumFile {
    provinces: Vec<ProvinceFact>,
}

#[derive(Deserialize)]
struct ProvinceFact {
    id: Province,
    number: usize,
    points: Vec<u8>,
}

impl Board {
    fn read(json: &str) -> Board {
        let map: MapFile = board_file::read(json);
        let own: ImperiumFile = board_file::read(json);
        let mut points = [[0; MAX_RANKS]; N_PROVINCES];
        for (fact, province) in own.provinces.iter().zip(Province::ALL) {
            let fits = fact.id == province && fact.number == province as usize + 1;
            assert!(fits, "board.json lists other provinces, or in another order");
            points[province as usize][..fact.points.len()].copy_from_slice(&fact.points);
        }
        let province = |id: &str| {
            let idx = map.provinces.iter().position(|it| it.id == id);
            idx.unwrap_or_else(|| panic!("board.json: no province {id}"))
        };
        let pairs =
            map.land.iter().map(|link| (province(&link.between[0]), province(&link.between[1])));
        Board { adjacent: Borders::new(pairs), points }
    }
}

impl Province {
    pub const ALL: [Province; N_PROVINCES] = [
        Province::Africa,
        Province::Syria,
        Province::Illyricum,
        Province::Gallia,
        Province::Asia,
        Province::Hispania,
        Province::Macedonia,
        Province::Aegyptus,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Province::Africa => "Africa",
            Province::Syria => "Syria",
            Province::Illyricum => "Illyricum",
            Province::Gallia => "Gallia",
            Province::Asia => "Asia",
            Province::Hispania => "Hispania",
            Province::Macedonia => "Macedonia",
            Province::Aegyptus => "Aegyptus",
        }
    }

    /// As it is called in files and messages.
    pub fn id(self) -> String {
        self.name().to_lowercase()
    }

    /// The province of this printed name.
    pub fn named(name: &str) -> Option<Province> {
        Province::ALL.into_iter().find(|it| it.name() == name)
    }

    /// IMP-16 The province that is scored `n` after this one, with 1 after 8.
    #[inline]
    pub fn after(self, n: usize) -> Province {
        Province::ALL[(self as usize + n) % N_PROVINCES]
    }

    /// IMP-18 IMP-19 The printed points of a rank, counted from 1; nothing past the list.
    #[inline]
    pub fn points(self, rank: usize) -> u8 {
        let list = &board().points[self as usize];
        rank.checked_sub(1).and_then(|idx| list.get(idx)).copied().unwrap_or(0)
    }
}

impl fmt::Display for Province {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
