//! Many new tables with their seats, in one statement and one commit.

use serde::Serialize;
use sqlx::error::ErrorKind;

use crate::{
    NewTable, StoreError,
    append::{LogColumns, json, log_columns},
    connection::WriteConnection,
    rows::{column, draws_column, origin_column, seat_columns, status_column},
};

/// Tables, seats and stories are a parameter each: lists of lists, in the order of the columns.
const LITE: &str = "
    BEGIN IMMEDIATE;
    INSERT INTO tables (id, game, rules_version, options, setup_draws, start_position,
            created_at, origin, version, touched_at, status, waiting, awaits_computer, practice)
        SELECT v.value->>0, v.value->>1, v.value->>2, v.value->>3, v.value->>4, v.value->>5,
            v.value->>6, v.value->>7, v.value->>8, v.value->>9, v.value->>10, v.value->>11,
            v.value->>12, v.value->>13
        FROM json_each($1) AS v;
    INSERT INTO seats (table_id, seat, kind, guest, name, player)
        SELECT v.value->>0, v.value->>1, v.value->>2, v.value->>3, v.value->>4, v.value->>5
        FROM json_each($2) AS v;
    INSERT INTO log (table_id, version, seat, kind, notation, draws, at)
        SELECT v.value->>0, v.value->>1, v.value->>2, v.value->>3, v.value->>4, v.value->>5,
            v.value->>6
        FROM json_each($3) AS v;
    COMMIT";

const POSTGRES: &str = "
    WITH laid_out AS (
        INSERT INTO tables (id, game, rules_version, options, setup_draws, start_position,
                created_at, origin, version, touched_at, status, waiting, awaits_computer, practice)
            SELECT value->>0, value->>1, (value->>2)::bigint, value->>3, value->>4, value->>5,
                (value->>6)::bigint, value->>7, (value->>8)::bigint, (value->>9)::bigint,
                value->>10, (value->>11)::bigint, (value->>12)::boolean,
                (value->>13)::boolean
            FROM json_array_elements($1::json)
    ), seated AS (
        INSERT INTO seats (table_id, seat, kind, guest, name, player)
            SELECT value->>0, (value->>1)::bigint, value->>2, value->>3, value->>4, value->>5
            FROM json_array_elements($2::json)
    )
    INSERT INTO log (table_id, version, seat, kind, notation, draws, at)
        SELECT value->>0, (value->>1)::bigint, (value->>2)::bigint, value->>3, value->>4,
            value->>5, (value->>6)::bigint
        FROM json_array_elements($3::json)";

/// Stores all of them or none. Returns when they are durable.
pub(crate) async fn create(
    connection: &mut WriteConnection,
    tables: &[NewTable],
) -> Result<(), StoreError> {
    let rows: Vec<_> = tables.iter().map(table_columns).collect();
    let seats: Vec<_> = tables.iter().flat_map(seats_columns).collect();
    let stories: Vec<_> = tables.iter().flat_map(story_columns).collect();
    let written =
        connection.write(LITE, POSTGRES, &[json(&rows), json(&seats), json(&stories)]).await;
    written.map_err(|error| match error.kind() {
        Some(ErrorKind::UniqueViolation) => StoreError::TableExists,
        Some(_) | None => error,
    })
}

fn table_columns(new: &NewTable) -> impl Serialize {
    let NewTable { table, log, standing } = new;
    (
        &table.id,
        &table.game,
        table.rules_version,
        &table.options,
        draws_column(&table.setup_draws),
        &table.start_position,
        column(table.created_at),
        origin_column(table.origin),
        column(log.last().map_or(0, |row| row.version)),
        // Not the time of the last move: a record may name any.
        column(table.created_at),
        status_column(standing.status),
        standing.waiting,
        standing.awaits_computer,
        table.practice,
    )
}

fn seats_columns(new: &NewTable) -> impl Iterator<Item = impl Serialize> {
    new.table.seats.iter().map(|row| {
        let (kind, guest, name, player) = seat_columns(&row.sitter);
        (&new.table.id, row.seat, kind, guest, name, player)
    })
}

fn story_columns(new: &NewTable) -> impl Iterator<Item = LogColumns<'_>> {
    new.log.iter().map(|row| log_columns(&new.table.id, row))
}
