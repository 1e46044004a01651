//! What is stored, as the columns of a database hold it.

use protocol::{
    Origin, TableStatus,
    stored::{SeatRow, SitterRow},
};

use crate::StoreError;

/// A table as lists show it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedTable {
    /// The id in its address.
    pub id: String,
    /// Which game.
    pub game: String,
    /// How it stands.
    pub status: TableStatus,
    /// Whom it waits for, bit 0 for seat 0 and so on; of one that is over, who has won.
    pub waiting: u16,
    /// When something happened last, in milliseconds since 1970.
    pub touched_at: u64,
    /// In the order of the seats.
    pub seats: Vec<SeatRow>,
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

pub(crate) fn origin_column(origin: Origin) -> &'static str {
    match origin {
        Origin::Here => "here",
        Origin::Elsewhere => "elsewhere",
    }
}

pub(crate) fn read_origin(column: &str) -> Result<Origin, StoreError> {
    [Origin::Here, Origin::Elsewhere]
        .into_iter()
        .find(|&origin| origin_column(origin) == column)
        .ok_or_else(|| StoreError::Corrupt(format!("a table from {column}")))
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
