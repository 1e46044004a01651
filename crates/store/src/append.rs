//! The log (append-only): the next versions of many tables, in one statement and one commit.

use serde::Serialize;
use sqlx::error::ErrorKind;

use crate::{
    LogEntry, LogRow, NewVersion, StoreError,
    connection::WriteConnection,
    rows::{column, draws_column, status_column},
};

/// All rows travel as one parameter: a list of lists, in the order of [`columns`]. A second
/// statement would cost more than the move, for each is answered by another thread. So SQLite has a
/// view that does the rest, and the statement is its own transaction.
const LITE: &str = "
    INSERT INTO moves (table_id, version, seat, kind, notation, draws, at,
            status, waiting, awaits_computer)
        SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6,
            value->>7, value->>8, value->>9
        FROM jsonb_each($1)";

/// A version that is not the next one of its table belongs to no table, which the log refuses. What is
/// stored together looks at the table as it was before, and only the last of it moves the table on. Two
/// servers may write the same version: the second waits for the first at the primary key, then is
/// refused by it.
const POSTGRES: &str = "
    WITH v AS MATERIALIZED (SELECT value FROM json_array_elements($1::json)), logged AS (
        INSERT INTO log (table_id, version, seat, kind, notation, draws, at)
            SELECT t.id, (v.value->>1)::bigint, (v.value->>2)::bigint, v.value->>3, v.value->>4,
                v.value->>5, (v.value->>6)::bigint
            FROM v LEFT JOIN tables AS t ON t.id = v.value->>0
                AND t.version = (v.value->>1)::bigint - (v.value->>10)::bigint - 1
            ORDER BY t.id
    )
    UPDATE tables SET version = (v.value->>1)::bigint, touched_at = (v.value->>6)::bigint,
            status = v.value->>7, waiting = (v.value->>8)::bigint,
            awaits_computer = (v.value->>9)::boolean
        FROM v WHERE tables.id = v.value->>0 AND (v.value->>11)::boolean";

/// Stores all of them or none. Returns when they are durable.
pub(crate) async fn append(
    connection: &mut WriteConnection,
    versions: &[NewVersion],
) -> Result<(), StoreError> {
    let rows: Vec<_> = versions.iter().flat_map(columns).collect();
    let written = connection.write(LITE, POSTGRES, &[json(&rows)]).await;
    written.map_err(|error| match error.kind() {
        Some(ErrorKind::UniqueViolation | ErrorKind::NotNullViolation) => StoreError::VersionTaken,
        Some(_) | None => error,
    })
}

/// Table, version, seat, kind, notation, draws, time; status, waiting, awaits a computer; how many
/// versions come with it and before it, and whether it is the last of them.
fn columns(new: &NewVersion) -> impl Iterator<Item = impl Serialize> {
    let status = status_column(new.standing.status);
    let (waiting, awaits_computer) = (new.standing.waiting, new.standing.awaits_computer);
    new.rows.iter().enumerate().map(move |(n, row)| {
        let (table, version, seat, kind, notation, draws, at) = log_columns(&new.table, row);
        let is_last = n + 1 == new.rows.len();
        (
            table,
            version,
            seat,
            kind,
            notation,
            draws,
            at,
            status,
            waiting,
            awaits_computer,
            n,
            is_last,
        )
    })
}

/// The columns of the log, in their order.
pub(crate) type LogColumns<'a> = (&'a str, i64, u8, &'static str, Option<&'a str>, String, i64);

pub(crate) fn log_columns<'a>(table: &'a str, row: &'a LogRow) -> LogColumns<'a> {
    let (kind, notation, draws) = match &row.entry {
        LogEntry::Played { notation, draws } => ("played", Some(notation.as_str()), &draws[..]),
        LogEntry::Undo => ("undo", None, &[][..]),
    };
    let draws = draws_column(draws);
    (table, column(row.version), row.seat, kind, notation, draws, column(row.at))
}

pub(crate) fn json(rows: &impl Serialize) -> String {
    serde_json::to_string(rows).expect("rows are plain text and numbers")
}
