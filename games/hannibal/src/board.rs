//! Printed facts: sides, provinces, sea routes. Who touches whom is read from `board.json`.

use std::{fmt, str::FromStr, sync::LazyLock};

use parts::{
    board_file::{self, MapFile},
    counts::Spread,
    mask::{Borders, Mask},
    names::take_name,
};
use serde::{Deserialize, Serialize};

pub const N_PROVINCES: usize = 11;
pub const N_ROUTES: usize = 5;

/// One of the two powers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Side {
    Rome,
    Carthage,
}

/// A province of the western Mediterranean, in the order of `board.json`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Province {
    Roma,
    Cannae,
    Gallia,
    Corsica,
    Sardinia,
    Sicilia,
    HispaniaCiterior,
    HispaniaUlterior,
    Mauretania,
    Zama,
    Carthago,
}

/// A sea route, in the order of `board.json`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Route {
    RomaCorsica,
    CorsicaSardinia,
    SardiniaCarthago,
    CannaeSicilia,
    SiciliaZama,
}

/// What the printed board says, ready for the rules to ask.
#[derive(Debug)]
pub struct Board {
    /// HAN-08 Provinces that border each other.
    pub land: Borders<N_PROVINCES>,
    /// The two ends of each route.
    pub ends: [[Province; 2]; N_ROUTES],
    /// HAN-09 The routes that start in each province.
    pub routes_at: [Mask; N_PROVINCES],
    /// HAN-11 The provinces that Hannibal never enters.
    pub islands: Mask,
    /// HAN-32 The capital of each side.
    pub capitals: [Province; 2],
    /// HAN-13 Where each side's fleets start and are built anew.
    pub home_routes: [Route; 2],
    /// HAN-33 HAN-34 For each side, three lists of provinces: one of each must be held.
    pub domination: [[Mask; 3]; 2],
    /// The same lists, ready to be compared with counts of legions.
    pub domination_spread: [[Spread; 3]; 2],
}

/// The board, read once.
pub fn board() -> &'static Board {
    static BOARD: LazyLock<Board> = LazyLock::new(|| Board::read(include_str!("../board.json")));
    &BOARD
}

/// The facts of `board.json` that only this game has.
#[derive(Deserialize)]
struct HannibalFile {
    capitals: BySide<Province>,
    rebuild_route: BySide<[Province; 2]>,
    domination: BySide<[Vec<Province>; 3]>,
}

#[derive(Deserialize)]
struct BySide<T> {
    rome: T,
    carthage: T,
}

impl Board {
    fn read(json: &str) -> Board {
        let map: MapFile = board_file::read(json);
        let own: HannibalFile = board_file::read(json);
        let province = |id: &str| -> Province {
            let named = Province::ALL.into_iter().find(|it| it.id() == id);
            named.unwrap_or_else(|| panic!("board.json: no province {id}"))
        };
        assert!(
            map.provinces.iter().map(|it| it.id.as_str()).eq(Province::ALL.map(Province::id)),
            "board.json lists other provinces, or in another order"
        );
        assert!(
            map.sea_routes.iter().map(|it| it.id.as_str()).eq(Route::ALL.map(Route::id)),
            "board.json lists other sea routes, or in another order"
        );

        let mut ends = [[Province::Roma; 2]; N_ROUTES];
        let mut routes_at = [Mask::NONE; N_PROVINCES];
        for (idx, route) in map.sea_routes.iter().enumerate() {
            ends[idx] = [province(&route.between[0]), province(&route.between[1])];
            for end in ends[idx] {
                routes_at[end as usize] = routes_at[end as usize].with(idx);
            }
        }
        let pairs = map
            .land
            .iter()
            .map(|link| (province(&link.between[0]) as usize, province(&link.between[1]) as usize));
        let islands =
            map.provinces.iter().enumerate().filter(|(_, it)| it.island).map(|(idx, _)| idx);
        let home = |[a, b]: [Province; 2]| {
            let idx = ends.iter().position(|it| *it == [a, b] || *it == [b, a]);
            Route::ALL[idx.expect("a rebuild route is a route")]
        };
        let lists = |lists: [Vec<Province>; 3]| {
            lists.map(|list| list.into_iter().map(|it| it as usize).collect::<Mask>())
        };
        let domination = [lists(own.domination.rome), lists(own.domination.carthage)];
        Board {
            land: Borders::new(pairs),
            ends,
            routes_at,
            islands: islands.collect(),
            capitals: [own.capitals.rome, own.capitals.carthage],
            home_routes: [home(own.rebuild_route.rome), home(own.rebuild_route.carthage)],
            domination,
            domination_spread: domination.map(|lists| lists.map(Spread::from)),
        }
    }
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::Rome, Side::Carthage];

    pub fn enemy(self) -> Side {
        match self {
            Side::Rome => Side::Carthage,
            Side::Carthage => Side::Rome,
        }
    }

    pub fn capital(self) -> Province {
        board().capitals[self as usize]
    }

    pub fn home_route(self) -> Route {
        board().home_routes[self as usize]
    }
}

impl Province {
    pub const ALL: [Province; N_PROVINCES] = [
        Province::Roma,
        Province::Cannae,
        Province::Gallia,
        Province::Corsica,
        Province::Sardinia,
        Province::Sicilia,
        Province::HispaniaCiterior,
        Province::HispaniaUlterior,
        Province::Mauretania,
        Province::Zama,
        Province::Carthago,
    ];

    pub fn id(self) -> &'static str {
        match self {
            Province::Roma => "roma",
            Province::Cannae => "cannae",
            Province::Gallia => "gallia",
            Province::Corsica => "corsica",
            Province::Sardinia => "sardinia",
            Province::Sicilia => "sicilia",
            Province::HispaniaCiterior => "hispania_citerior",
            Province::HispaniaUlterior => "hispania_ulterior",
            Province::Mauretania => "mauretania",
            Province::Zama => "zama",
            Province::Carthago => "carthago",
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Province::Roma => "Roma",
            Province::Cannae => "Cannae",
            Province::Gallia => "Gallia",
            Province::Corsica => "Corsica",
            Province::Sardinia => "Sardinia",
            Province::Sicilia => "Sicilia",
            Province::HispaniaCiterior => "Hispania Citerior",
            Province::HispaniaUlterior => "Hispania Ulterior",
            Province::Mauretania => "Mauretania",
            Province::Zama => "Zama",
            Province::Carthago => "Carthago",
        }
    }

    pub fn borders(self, other: Province) -> bool {
        board().land.join(self as usize, other as usize)
    }

    pub fn is_island(self) -> bool {
        board().islands.has(self as usize)
    }

    /// The route between two provinces, if there is one.
    pub fn route_to(self, other: Province) -> Option<Route> {
        let shared = board().routes_at[self as usize].iter();
        shared.map(|idx| Route::ALL[idx]).find(|route| route.other_end(self) == other)
    }

    /// Takes a province's printed name from the front of `text`.
    pub fn take(text: &str) -> Option<(Province, &str)> {
        take_name(text, Province::ALL.map(|it| (it, it.name())))
    }
}

impl Route {
    pub const ALL: [Route; N_ROUTES] = [
        Route::RomaCorsica,
        Route::CorsicaSardinia,
        Route::SardiniaCarthago,
        Route::CannaeSicilia,
        Route::SiciliaZama,
    ];

    pub fn id(self) -> &'static str {
        match self {
            Route::RomaCorsica => "roma-corsica",
            Route::CorsicaSardinia => "corsica-sardinia",
            Route::SardiniaCarthago => "sardinia-carthago",
            Route::CannaeSicilia => "cannae-sicilia",
            Route::SiciliaZama => "sicilia-zama",
        }
    }

    pub fn ends(self) -> [Province; 2] {
        board().ends[self as usize]
    }

    /// Where the route leads from `end`.
    pub fn other_end(self, end: Province) -> Province {
        let [a, b] = self.ends();
        if a == end { b } else { a }
    }

    /// Takes a route, written `Roma-Corsica` from either end, from the front of `text`.
    pub fn take(text: &str) -> Option<(Route, &str)> {
        let (a, rest) = Province::take(text)?;
        let (b, rest) = Province::take(rest.strip_prefix('-')?)?;
        Some((a.route_to(b)?, rest))
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Rome => "Rome",
            Side::Carthage => "Carthage",
        })
    }
}

impl FromStr for Side {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Side::BOTH.into_iter().find(|side| side.to_string() == text).ok_or(())
    }
}

impl fmt::Display for Province {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = self.ends();
        write!(f, "{a}-{b}")
    }
}
