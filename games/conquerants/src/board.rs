//! Printed facts: territories, borders, seas and peoples, read from `board.json`.

use std::{fmt, sync::LazyLock};

use parts::{
    board_file::{self, MapFile},
    names::take_name,
};
use serde::{Deserialize, Serialize};

use crate::{
    lands::Lands,
    people::{N_PEOPLES, People},
    points::N_ROUNDS,
};

pub const N_TERRITORIES: usize = 21;

/// A territory of Italy, its islands or Africa, in the order of `board.json`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Territory {
    Transpadane,
    Cispadane,
    Ligurie,
    Venetie,
    Etrurie,
    Ombrie,
    Picenum,
    Sabine,
    Latium,
    Samnium,
    Campanie,
    Pouilles,
    Tarente,
    Calabre,
    Lucanie,
    Bruttium,
    Sicile,
    Sardaigne,
    Corse,
    Carthage,
    Numidie,
}

/// What the printed board says, ready for the rules to ask.
#[derive(Debug)]
pub struct Board {
    /// CON-05 Who touches whom on land.
    pub land: [Lands; N_TERRITORIES],
    /// CON-05 Who has a common border: on land, or as two coasts of one sea space.
    pub common: [Lands; N_TERRITORIES],
    /// CON-01 The home of each people.
    pub homes: [Territory; N_PEOPLES],
    /// CON-01 What each people owns at the start.
    pub start: [Lands; N_PEOPLES],
    /// CON-01 The faces of each people's combat die.
    pub dice: [u8; N_PEOPLES],
    /// CON-29 What a trade link scores for each people.
    pub commerce: [u16; N_PEOPLES],
    /// CON-18 CON-20 What a romanisation and an ally cost.
    pub costs: Costs,
    /// CON-11 What must be exceeded against a free territory.
    pub free_needs_more_than: u8,
}

#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Costs {
    pub romanise: u16,
    pub alliance: u16,
}

/// The board, read once.
#[inline]
pub fn board() -> &'static Board {
    static BOARD: LazyLock<Board> = LazyLock::new(|| Board::read(include_str!("../board.json")));
    &BOARD
}

/// The facts of `board.json` that only this game has.
#[derive(Deserialize)]
struct ConquerorsFile {
    rounds: usize,
    peoples: Vec<PeopleFact>,
    seas: Vec<SeaFact>,
    costs: Costs,
    free_needs_more_than: u8,
}

#[derive(Deserialize)]
struct PeopleFact {
    id: String,
    home: Territory,
    start: Vec<Territory>,
    die: u8,
    commerce: u16,
}

#[derive(Deserialize)]
struct SeaFact {
    coasts: Vec<Territory>,
}

impl Board {
    fn read(json: &str) -> Board {
        let map: MapFile = board_file::read(json);
        let own: ConquerorsFile = board_file::read(json);
        let names = map.provinces.iter().map(|it| (it.id.as_str(), it.name.as_str()));
        assert!(
            names.eq(Territory::ALL.map(|it| (it.id(), it.name()))),
            "board.json lists other territories, or in another order"
        );
        assert!(
            own.peoples.iter().map(|it| it.id.as_str()).eq(People::ALL.map(People::id)),
            "board.json lists other peoples, or in another order"
        );
        assert_eq!(own.rounds, N_ROUNDS, "board.json has another number of rounds");
        let mut land = [Lands::NONE; N_TERRITORIES];
        for [a, b] in map.land.iter().map(|it| it.between.each_ref().map(|id| territory(id))) {
            land[a as usize] = land[a as usize].with(b);
            land[b as usize] = land[b as usize].with(a);
        }
        // CON-05 Two coasts of one sea space have a common border.
        let mut common = land;
        for sea in &own.seas {
            let coasts: Lands = sea.coasts.iter().copied().collect();
            for &coast in &sea.coasts {
                common[coast as usize] = common[coast as usize].or(coasts.without(coast));
            }
        }
        let of = |people: usize| &own.peoples[people];
        Board {
            land,
            common,
            homes: std::array::from_fn(|it| of(it).home),
            start: std::array::from_fn(|it| of(it).start.iter().copied().collect()),
            dice: std::array::from_fn(|it| of(it).die),
            commerce: std::array::from_fn(|it| of(it).commerce),
            costs: own.costs,
            free_needs_more_than: own.free_needs_more_than,
        }
    }
}

fn territory(id: &str) -> Territory {
    let named = Territory::ALL.into_iter().find(|it| it.id() == id);
    named.unwrap_or_else(|| panic!("board.json: no territory {id}"))
}

/// Printed names as they can be typed without accents.
const PLAIN_NAMES: [(Territory, &str); 3] = [
    (Territory::Venetie, "Venetie"),
    (Territory::Etrurie, "Etrurie"),
    (Territory::Picenum, "Picenum"),
];

impl Territory {
    pub const ALL: [Territory; N_TERRITORIES] = [
        Territory::Transpadane,
        Territory::Cispadane,
        Territory::Ligurie,
        Territory::Venetie,
        Territory::Etrurie,
        Territory::Ombrie,
        Territory::Picenum,
        Territory::Sabine,
        Territory::Latium,
        Territory::Samnium,
        Territory::Campanie,
        Territory::Pouilles,
        Territory::Tarente,
        Territory::Calabre,
        Territory::Lucanie,
        Territory::Bruttium,
        Territory::Sicile,
        Territory::Sardaigne,
        Territory::Corse,
        Territory::Carthage,
        Territory::Numidie,
    ];

    pub fn id(self) -> &'static str {
        match self {
            Territory::Transpadane => "transpadane",
            Territory::Cispadane => "cispadane",
            Territory::Ligurie => "ligurie",
            Territory::Venetie => "venetie",
            Territory::Etrurie => "etrurie",
            Territory::Ombrie => "ombrie",
            Territory::Picenum => "picenum",
            Territory::Sabine => "sabine",
            Territory::Latium => "latium",
            Territory::Samnium => "samnium",
            Territory::Campanie => "campanie",
            Territory::Pouilles => "pouilles",
            Territory::Tarente => "tarente",
            Territory::Calabre => "calabre",
            Territory::Lucanie => "lucanie",
            Territory::Bruttium => "bruttium",
            Territory::Sicile => "sicile",
            Territory::Sardaigne => "sardaigne",
            Territory::Corse => "corse",
            Territory::Carthage => "carthage",
            Territory::Numidie => "numidie",
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Territory::Transpadane => "Gaule transpadane",
            Territory::Cispadane => "Gaule cispadane",
            Territory::Ligurie => "Ligurie",
            Territory::Venetie => "Vénétie",
            Territory::Etrurie => "Étrurie",
            Territory::Ombrie => "Ombrie",
            Territory::Picenum => "Picénum",
            Territory::Sabine => "Sabine",
            Territory::Latium => "Latium",
            Territory::Samnium => "Samnium",
            Territory::Campanie => "Campanie",
            Territory::Pouilles => "Pouilles",
            Territory::Tarente => "Tarente",
            Territory::Calabre => "Calabre",
            Territory::Lucanie => "Lucanie",
            Territory::Bruttium => "Bruttium",
            Territory::Sicile => "Sicile",
            Territory::Sardaigne => "Sardaigne",
            Territory::Corse => "Corse",
            Territory::Carthage => "Carthage",
            Territory::Numidie => "Numidie",
        }
    }

    /// Takes a printed name, with its accents or without, from the front of `text`.
    pub fn take(text: &str) -> Option<(Territory, &str)> {
        let printed = Territory::ALL.map(|it| (it, it.name()));
        take_name(text, printed.into_iter().chain(PLAIN_NAMES))
    }
}

impl fmt::Display for Territory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
