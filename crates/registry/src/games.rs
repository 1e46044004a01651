//! Which games there are.

use kernel::{Meta, OptionKind, Seat};
use serde::Serialize;
use serde_json::Value;

use crate::{OpenError, Rulebook, Table, erased, many::Erased, table::ManyTables};

/// One game: its facts and how a table of it is opened.
pub struct Entry {
    /// Name, seats, options.
    pub meta: Meta,
    pub(crate) open: Open,
    /// What a seat begins with at a table of so many.
    home: fn(usize, Seat) -> Option<String>,
    /// Random games for benchmarks.
    pub many: &'static dyn ManyTables,
    /// The module of its TypeScript types.
    #[cfg(debug_assertions)]
    pub types: fn() -> crate::typescript::Module,
}

/// Opens a table of one particular game.
type Open = fn(Rulebook, Opening<'_>) -> Result<Box<dyn Table>, OpenError>;

/// What a table starts from.
pub(crate) struct Opening<'a> {
    pub(crate) n_seats: usize,
    pub(crate) options: &'a Value,
    pub(crate) start: Start<'a>,
}

/// How the first position comes about.
pub(crate) enum Start<'a> {
    /// Laid out by the rules, with luck from here.
    Setup(crate::Luck<'a>),
    /// Arranged.
    Position(&'a str),
}

/// Every game, in the order of the lobby. Nothing else need be told of a new one.
pub static GAMES: &[Entry] = &[
    entry::<hannibal::Hannibal>(),
    entry::<imperium::Imperium>(),
    entry::<circus::Circus>(),
    entry::<conquerants::Conquerants>(),
    entry::<cesar::Cesar>(),
    entry::<conquest1984::Conquest1984>(),
    entry::<conquest2005::Conquest2005>(),
];

/// The entry of a game in a list of games.
pub const fn entry<G: Listed>() -> Entry {
    Entry {
        meta: G::META,
        open: erased::open::<G>,
        home: G::home,
        many: &Erased::<G>::NEW,
        #[cfg(debug_assertions)]
        types: crate::typescript::module_of::<G>,
    }
}

/// A game that can stand in a list. Only builds with debug assertions ask for more than its rules:
/// see docs/decisions/0010.
#[cfg(not(debug_assertions))]
pub trait Listed: kernel::Appraise {}

#[cfg(not(debug_assertions))]
impl<G: kernel::Appraise> Listed for G {}

#[cfg(debug_assertions)]
pub use crate::typescript::Listed;

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    find_in(GAMES, id)
}

/// The game with this id in a list of one's own.
pub fn find_in(games: &'static [Entry], id: &str) -> Option<&'static Entry> {
    games.iter().find(|entry| entry.meta.id == id)
}

/// A game as other programs are told about it.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct GameInfo {
    /// Folder, crate and URL name.
    pub id: &'static str,
    /// In English; the browser has its own words.
    pub name: &'static str,
    /// The smallest and the largest table.
    pub seats: SeatsInfo,
    /// What can be chosen.
    pub options: Vec<OptionInfo>,
    /// The version by which new tables are played.
    pub rules_version: u32,
    /// Whether there is a lesson to begin with.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(debug_assertions, ts(as = "Option<bool>", optional))]
    pub lesson: bool,
}

/// How many can play.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct SeatsInfo {
    /// The fewest.
    pub min: usize,
    /// The most.
    pub max: usize,
    /// What each seat is called in notation.
    pub names: Vec<&'static str>,
    /// What the rules give each seat before the first turn, such as a home, from the smallest table to
    /// the largest; left out where they give nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(debug_assertions, ts(as = "Option<Vec<Vec<String>>>", optional))]
    pub homes: Vec<Vec<String>>,
}

/// An option as other programs are told about it.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct OptionInfo {
    /// Its key.
    pub id: &'static str,
    /// The clause that offers it.
    pub rule: &'static str,
    /// What is taken when nobody chooses.
    #[cfg_attr(debug_assertions, ts(type = "boolean | string | number"))]
    pub default: Value,
    /// What is taken when a computer sits at the table.
    #[cfg_attr(debug_assertions, ts(type = "boolean | string | number"))]
    pub with_computers: Value,
    /// The names to choose from, where it is a choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(debug_assertions, ts(optional))]
    pub values: Option<Vec<&'static str>>,
    /// The largest number, where it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(debug_assertions, ts(optional))]
    pub max: Option<u32>,
}

impl Entry {
    /// The game as other programs are told about it.
    pub fn info(&self) -> GameInfo {
        let Meta { id, name, seats, min_seats, options, .. } = self.meta;
        GameInfo {
            id,
            name,
            seats: SeatsInfo {
                min: min_seats,
                max: seats.len(),
                names: seats.to_vec(),
                homes: self.homes(),
            },
            options: options.iter().map(OptionInfo::new).collect(),
            rules_version: self.meta.rules_version(),
            lesson: self.lesson_text().is_some(),
        }
    }

    fn homes(&self) -> Vec<Vec<String>> {
        let tables = self.meta.min_seats..=self.meta.seats.len();
        tables
            .map(|n| Seat::first(n).filter_map(|seat| (self.home)(n, seat)).collect())
            .filter(|homes: &Vec<String>| !homes.is_empty())
            .collect()
    }

    /// The options of a table at which a computer sits and nobody has chosen.
    pub fn options_with_computers(&self) -> Value {
        let all = self.meta.options.iter().map(OptionInfo::new);
        Value::Object(all.map(|it| (it.id.to_owned(), it.with_computers)).collect())
    }
}

impl OptionInfo {
    fn new(option: &kernel::OptionMeta) -> OptionInfo {
        let (default, with_computers, values, max) = match option.kind {
            OptionKind::Flag { default, with_computers } => {
                (Value::from(default), Value::from(with_computers), None, None)
            }
            OptionKind::Choice { values, default } => {
                (Value::from(default), Value::from(default), Some(values.to_vec()), None)
            }
            OptionKind::Number { default, max } => {
                (Value::from(default), Value::from(default), None, Some(max))
            }
        };
        OptionInfo { id: option.id, rule: option.clause, default, with_computers, values, max }
    }
}
