//! Tables, as they are asked for, listed and shown.

use kernel::{Danger, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};

/// Asks for a new table.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct CreateTable {
    /// Which game.
    pub game: String,
    /// What was chosen; what is left out takes its default.
    #[serde(default)]
    #[cfg_attr(debug_assertions, ts(type = "Record<string, boolean | string | number>"))]
    pub options: serde_json::Map<String, Value>,
    /// Who sits where, one plan for each seat.
    pub seats: Vec<SeatPlan>,
    /// Whether it is for practice, where everything can be taken back; nobody else sits there.
    #[serde(default)]
    #[cfg_attr(debug_assertions, ts(as = "Option<bool>", optional))]
    pub practice: bool,
}

/// Asks for a table with the whole past of a game that was begun elsewhere.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct ImportTable {
    /// The whole record of the game.
    #[cfg_attr(debug_assertions, ts(type = "unknown"))]
    pub record: Box<RawValue>,
    /// Who sits where from now on, one plan for each seat.
    pub seats: Vec<SeatPlan>,
}

/// Where a table was begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Origin {
    /// In the home that keeps it.
    #[default]
    Here,
    /// Elsewhere, usually on somebody's device: it came as a record. Whoever brought it may know
    /// every secret of what was played before, so it never counts for anything but fun.
    Elsewhere,
}

/// Who is to sit in a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum SeatPlan {
    /// Whoever asks for the table.
    Me,
    /// Somebody else in front of the same screen.
    HotSeat {
        /// How they are called.
        name: String,
    },
    /// A computer player.
    Computer {
        /// `random` or `level1` and so on.
        player: String,
    },
    /// Whoever comes with the link.
    Open,
}

/// The answer to `CreateTable`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Created {
    /// The id in the table's address.
    pub id: String,
}

/// A table and who sits at it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct TableInfo {
    /// The id in its address.
    pub id: String,
    /// Which game.
    pub game: String,
    /// What was chosen.
    #[cfg_attr(debug_assertions, ts(type = "Record<string, boolean | string | number>"))]
    pub options: Value,
    /// By which version of the rules it is played, to its end.
    pub rules_version: u32,
    /// The version by which new tables are played.
    pub newest_rules: u32,
    /// All seats.
    pub seats: Vec<SeatInfo>,
    /// When it was made, in milliseconds since 1970.
    pub created_at: u64,
    /// Where it was begun.
    pub origin: Origin,
    /// Whether it is for practice, where everything can be taken back.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(debug_assertions, ts(as = "Option<bool>", optional))]
    pub practice: bool,
}

/// One seat, as everyone may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct SeatInfo {
    /// Which.
    pub seat: Seat,
    /// Who sits there.
    pub sitter: Sitter,
    /// Whether it belongs to the one who is told this.
    pub yours: bool,
    /// Whether somebody looks at the table from there.
    pub connected: bool,
}

/// Who sits in a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Sitter {
    /// A person.
    Person {
        /// How they are called.
        name: String,
    },
    /// A computer player.
    Computer {
        /// `random` or `level1` and so on.
        player: String,
    },
    /// Nobody yet.
    Nobody,
}

/// How far a table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum TableStatus {
    /// Waits for players to sit down.
    Open,
    /// Is being played.
    Running,
    /// Has ended.
    Over,
}

/// A table in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct TableSummary {
    /// The id in its address.
    pub id: String,
    /// Which game.
    pub game: String,
    /// How far it is.
    pub status: TableStatus,
    /// All seats.
    pub seats: Vec<SeatInfo>,
    /// Whether it waits for the one who is told this.
    pub your_turn: bool,
    /// Who has won, once it is over; nobody where it was drawn, or ended before this was kept.
    pub winners: Vec<Seat>,
    /// When something happened last, in milliseconds since 1970.
    pub touched_at: u64,
}

/// What a choice that is still being put together would do.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Foreseen {
    /// The game's own foresight type; nothing where it has none, or where the seat cannot choose so.
    #[cfg_attr(debug_assertions, ts(type = "unknown"))]
    pub foresight: Option<Box<RawValue>>,
}

/// What a seat has to fear of the next turn of others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Dangers {
    /// As of this version of the table.
    pub version: u64,
    /// The worst first.
    pub dangers: Vec<Danger>,
}

/// What some eyes saw after some actions.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct PastView {
    /// How many actions stood.
    pub ply: u64,
    /// The game's own view type.
    #[cfg_attr(debug_assertions, ts(type = "unknown"))]
    pub view: Box<RawValue>,
}
