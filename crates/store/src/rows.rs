//! What is stored, as the rest of the program sees it.

use protocol::TableStatus;

use crate::StoreError;

/// A table with the seats around it.
#[derive(Debug, Clone, PartialEq, Eq)]
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
    /// In the order of the seats.
    pub seats: Vec<SeatRow>,
    /// How it stood when it was put away last, if it ever was.
    pub seal: Option<Seal>,
}

/// How a table stood at one of its versions: a short text that tells two positions apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seal {
    /// After this version.
    pub version: u64,
    /// As whoever knows the game makes it.
    pub fingerprint: String,
}

/// A table that is to be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewTable {
    /// What never changes.
    pub table: TableRow,
    /// What was played already, when a game comes from elsewhere; usually nothing.
    pub log: Vec<LogRow>,
    /// How it stands after that.
    pub standing: Standing,
}

/// One seat of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRow {
    /// Counted from zero.
    pub seat: u8,
    /// Who sits there.
    pub sitter: SitterRow,
}

/// Who sits in a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// How far it is.
    pub status: TableStatus,
    /// Whom it waits for: bit 0 for seat 0 and so on.
    pub waiting: u16,
    /// Whether a computer player is among them, so that the table must go on by itself.
    pub awaits_computer: bool,
}

/// One version of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
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
#[derive(Debug, Clone, PartialEq, Eq)]
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

/// The next version of a table, to be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewVersion {
    /// Which table.
    pub table: String,
    /// What happened.
    pub row: LogRow,
    /// How the table stands after it.
    pub standing: Standing,
}

/// Somebody is to sit down.
#[derive(Debug, Clone, PartialEq, Eq)]
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

/// A table as lists show it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedTable {
    /// The id in its address.
    pub id: String,
    /// Which game.
    pub game: String,
    /// How it stands.
    pub status: TableStatus,
    /// Whom it waits for: bit 0 for seat 0 and so on.
    pub waiting: u16,
    /// When something happened last, in milliseconds since 1970.
    pub touched_at: u64,
    /// In the order of the seats.
    pub seats: Vec<SeatRow>,
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

/// The columns of a seat: kind, guest, name, player.
pub(crate) type SeatColumns<'a> = (&'static str, Option<&'a str>, Option<&'a str>, Option<&'a str>);

pub(crate) fn seat_columns(sitter: &SitterRow) -> SeatColumns<'_> {
    match sitter {
        SitterRow::Person { guest, name } => ("person", Some(guest), Some(name), None),
        SitterRow::Hot { guest, name } => ("hot", Some(guest), Some(name), None),
        SitterRow::Computer { player } => ("computer", None, None, Some(player)),
        SitterRow::Nobody => ("nobody", None, None, None),
    }
}

/// The columns of a seat as they are read: seat, kind, guest, name, player.
pub(crate) type SeatRead = (i64, String, Option<String>, Option<String>, Option<String>);

pub(crate) fn read_seat(columns: SeatRead) -> Result<SeatRow, StoreError> {
    let (seat, kind, guest, name, player) = columns;
    let sitter = match (kind.as_str(), guest, name, player) {
        ("person", Some(guest), Some(name), _) => SitterRow::Person { guest, name },
        ("hot", Some(guest), Some(name), _) => SitterRow::Hot { guest, name },
        ("computer", _, _, Some(player)) => SitterRow::Computer { player },
        ("nobody", ..) => SitterRow::Nobody,
        (kind, ..) => return Err(StoreError::Corrupt(format!("a seat of kind {kind}"))),
    };
    Ok(SeatRow { seat: number(seat)?, sitter })
}

pub(crate) fn status_column(status: TableStatus) -> &'static str {
    match status {
        TableStatus::Open => "open",
        TableStatus::Running => "running",
        TableStatus::Over => "over",
    }
}

pub(crate) fn read_status(column: &str) -> Result<TableStatus, StoreError> {
    let all = [TableStatus::Open, TableStatus::Running, TableStatus::Over];
    all.into_iter()
        .find(|&status| status_column(status) == column)
        .ok_or_else(|| StoreError::Corrupt(format!("a table of status {column}")))
}

/// Draws are stored as people would write them: `5 2 6`.
pub(crate) fn draws_column(draws: &[u32]) -> String {
    draws.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
}

pub(crate) fn read_draws(column: &str) -> Result<Vec<u32>, StoreError> {
    let words = column.split_ascii_whitespace();
    words
        .map(|word| word.parse().map_err(|_| StoreError::Corrupt(format!("draws {column}"))))
        .collect()
}

/// SQL knows signed numbers only.
pub(crate) fn number<T: TryFrom<i64>>(column: i64) -> Result<T, StoreError> {
    T::try_from(column).map_err(|_| StoreError::Corrupt(format!("the number {column}")))
}

pub(crate) fn column(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
