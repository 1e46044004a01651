//! What is kept of a table, in whatever home: rows of a database, or of the browser's own store.

use serde::{Deserialize, Serialize};

use crate::{Origin, TableStatus};

/// A table with the seats around it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct TableRow {
    /// The id in its address.
    pub id: String,
    /// Which game.
    pub game: String,
    /// By which version of the rules, from the first turn to the last.
    pub rules_version: u32,
    /// What was chosen, as JSON.
    pub options: String,
    /// What luck said when the board was laid out.
    pub setup_draws: Vec<u32>,
    /// Where the game begins, when it is not the usual start.
    pub start_position: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub created_at: u64,
    /// Where it was begun. What was kept before this was asked was begun where it is kept.
    #[serde(default)]
    pub origin: Origin,
    /// Whether it was made for practice, where everything can be taken back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(debug_assertions, ts(as = "Option<bool>", optional))]
    pub practice: bool,
    /// In the order of the seats.
    pub seats: Vec<SeatRow>,
    /// How it stood when it was put away last, if it ever was.
    pub seal: Option<Seal>,
}

/// How a table stood at one of its versions: a short text that tells two positions apart.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Seal {
    /// After this version.
    pub version: u64,
    /// As whoever knows the game makes it.
    pub fingerprint: String,
}

/// A table that is to be stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct NewTable {
    /// What never changes.
    pub table: TableRow,
    /// What was played already, when a game comes from elsewhere; usually nothing.
    pub log: Vec<LogRow>,
    /// How it stands after that.
    pub standing: Standing,
}

/// One seat of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct SeatRow {
    /// Counted from zero.
    pub seat: u8,
    /// Who sits there.
    pub sitter: SitterRow,
}

/// Who sits in a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum SitterRow {
    /// A guest of their own name.
    Person {
        /// Whose decisions count.
        guest: String,
        /// How they are called.
        name: String,
    },
    /// Somebody else in front of a guest's screen.
    Hot {
        /// Whose screen it is.
        guest: String,
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

/// What changes with every version, kept beside the table so that lists need no replay.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Standing {
    /// How far it is.
    pub status: TableStatus,
    /// Whom it waits for, bit 0 for seat 0 and so on; of one that is over, who has won.
    pub waiting: u16,
    /// Whether a computer player is among them, so that the table must go on by itself.
    pub awaits_computer: bool,
}

/// One version of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct LogRow {
    /// Gapless, from 1.
    pub version: u64,
    /// Who acted.
    pub seat: u8,
    /// What they did.
    pub entry: LogEntry,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// What a version was.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum LogEntry {
    /// An action was played.
    Played {
        /// As the game writes it.
        notation: String,
        /// What luck said.
        draws: Vec<u32>,
    },
    /// The last action that stood was taken back.
    Undo,
}

/// What a decision adds to a table, to be stored all or not at all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct NewVersion {
    /// Which table.
    pub table: String,
    /// The next versions: one, or those of a choice that was put together, or taken back.
    pub rows: Vec<LogRow>,
    /// How the table stands after them.
    pub standing: Standing,
}

/// Somebody is to sit down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Sitting {
    /// At which table.
    pub table: String,
    /// In which seat.
    pub seat: u8,
    /// Who.
    pub guest: String,
    /// How they are called.
    pub name: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// How the table stands if they are the last who was missing.
    pub complete: Standing,
}

impl SitterRow {
    /// The guest whose seat it is.
    pub fn guest(&self) -> Option<&str> {
        match self {
            SitterRow::Person { guest, .. } | SitterRow::Hot { guest, .. } => Some(guest),
            SitterRow::Computer { .. } | SitterRow::Nobody => None,
        }
    }
}
