//! Several tables and versions in one transaction: however many, a handful of statements.

use serde::Serialize;
use sqlx::Connection as _;

use crate::{
    Entry, LogRow, NewTable, NewVersion, StoreError,
    db::{Db, on},
    rows::{column, draws_column, seat_columns, status_column},
};

/// What is stored together.
#[derive(Default)]
pub(crate) struct Batch {
    pub(crate) tables: Vec<NewTable>,
    pub(crate) versions: Vec<NewVersion>,
}

impl Batch {
    pub(crate) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn len(&self) -> usize {
        self.tables.len() + self.versions.len()
    }
}

/// The statements of one database. All rows of a kind travel as one JSON parameter.
struct Statements {
    begin: &'static str,
    insert_tables: &'static str,
    insert_seats: &'static str,
    insert_story: &'static str,
    insert_log: &'static str,
    update_tables: &'static str,
}

/// SQLite takes the lock for writing at once: taken later, it could be refused.
const LITE: Statements = Statements {
    begin: "BEGIN IMMEDIATE",
    insert_tables: "
        INSERT INTO tables (id, game, rules_version, options, setup_draws, start_position,
            created_at, version, touched_at, status, waiting, awaits_computer)
        SELECT v.value->>'id', v.value->>'game', v.value->>'rules_version', v.value->>'options',
            v.value->>'setup_draws', v.value->>'start_position', v.value->>'created_at',
            v.value->>'version', v.value->>'touched_at', v.value->>'status', v.value->>'waiting',
            v.value->>'awaits_computer'
        FROM json_each($1) AS v WHERE true
        ON CONFLICT DO NOTHING",
    insert_seats: "
        INSERT INTO seats (table_id, seat, kind, guest, name, player)
        SELECT v.value->>'table_id', v.value->>'seat', v.value->>'kind', v.value->>'guest',
            v.value->>'name', v.value->>'player'
        FROM json_each($1) AS v",
    insert_story: "
        INSERT INTO log (table_id, version, seat, kind, notation, draws, at)
        SELECT v.value->>'table_id', v.value->>'version', v.value->>'seat', v.value->>'kind',
            v.value->>'notation', v.value->>'draws', v.value->>'at'
        FROM json_each($1) AS v",
    insert_log: "
        INSERT INTO log (table_id, version, seat, kind, notation, draws, at)
        SELECT t.id, v.value->>'version', v.value->>'seat', v.value->>'kind',
            v.value->>'notation', v.value->>'draws', v.value->>'at'
        FROM json_each($1) AS v
        JOIN tables AS t ON t.id = v.value->>'table_id' AND t.version = (v.value->>'version') - 1
        WHERE true
        ON CONFLICT DO NOTHING",
    update_tables: "
        UPDATE tables SET version = v.value->>'version', touched_at = v.value->>'at',
            status = v.value->>'status', waiting = v.value->>'waiting',
            awaits_computer = v.value->>'awaits_computer'
        FROM json_each($1) AS v
        WHERE tables.id = v.value->>'table_id'
            AND tables.version = (v.value->>'version') - 1",
};

/// The statements that a move costs.
#[cfg(test)]
pub(crate) const LITE_MOVE: [&str; 2] = [LITE.insert_log, LITE.update_tables];

/// Two servers may write the same version: the second waits for the first at the primary key, then
/// finds the version taken.
const POSTGRES: Statements = Statements {
    begin: "BEGIN",
    insert_tables: "
        INSERT INTO tables (id, game, rules_version, options, setup_draws, start_position,
            created_at, version, touched_at, status, waiting, awaits_computer)
        SELECT v.id, v.game, v.rules_version, v.options, v.setup_draws, v.start_position,
            v.created_at, v.version, v.touched_at, v.status, v.waiting, v.awaits_computer
        FROM json_to_recordset($1::json) AS v (id text, game text, rules_version bigint,
            options text, setup_draws text, start_position text, created_at bigint, version bigint,
            touched_at bigint, status text, waiting bigint, awaits_computer boolean)
        ON CONFLICT DO NOTHING",
    insert_seats: "
        INSERT INTO seats (table_id, seat, kind, guest, name, player)
        SELECT v.table_id, v.seat, v.kind, v.guest, v.name, v.player
        FROM json_to_recordset($1::json) AS v (table_id text, seat bigint, kind text, guest text,
            name text, player text)",
    insert_story: "
        INSERT INTO log (table_id, version, seat, kind, notation, draws, at)
        SELECT v.table_id, v.version, v.seat, v.kind, v.notation, v.draws, v.at
        FROM json_to_recordset($1::json) AS v (table_id text, version bigint, seat bigint,
            kind text, notation text, draws text, at bigint)",
    insert_log: "
        INSERT INTO log (table_id, version, seat, kind, notation, draws, at)
        SELECT t.id, v.version, v.seat, v.kind, v.notation, v.draws, v.at
        FROM json_to_recordset($1::json) AS v (table_id text, version bigint, seat bigint,
            kind text, notation text, draws text, at bigint)
        JOIN tables AS t ON t.id = v.table_id AND t.version = v.version - 1
        ORDER BY t.id
        ON CONFLICT DO NOTHING",
    update_tables: "
        UPDATE tables SET version = v.version, touched_at = v.at, status = v.status,
            waiting = v.waiting, awaits_computer = v.awaits_computer
        FROM json_to_recordset($1::json) AS v (table_id text, version bigint, at bigint,
            status text, waiting bigint, awaits_computer boolean)
        WHERE tables.id = v.table_id AND tables.version = v.version - 1",
};

#[derive(Serialize)]
struct TableColumns<'a> {
    id: &'a str,
    game: &'a str,
    rules_version: u32,
    options: &'a str,
    setup_draws: String,
    start_position: Option<&'a str>,
    created_at: i64,
    version: i64,
    touched_at: i64,
    status: &'static str,
    waiting: u16,
    awaits_computer: bool,
}

#[derive(Serialize)]
struct SeatColumns<'a> {
    table_id: &'a str,
    seat: u8,
    kind: &'static str,
    guest: Option<&'a str>,
    name: Option<&'a str>,
    player: Option<&'a str>,
}

#[derive(Serialize)]
struct LogColumns<'a> {
    table_id: &'a str,
    version: i64,
    seat: u8,
    kind: &'static str,
    notation: Option<&'a str>,
    draws: String,
    at: i64,
}

#[derive(Serialize)]
struct VersionColumns<'a> {
    #[serde(flatten)]
    row: LogColumns<'a>,
    status: &'static str,
    waiting: u16,
    awaits_computer: bool,
}

/// Stores all of it or nothing. Returns when it is durable.
pub(crate) async fn store(db: &Db, batch: &Batch) -> Result<(), StoreError> {
    let tables = json(batch.tables.iter().map(table_columns));
    let seats = json(batch.tables.iter().flat_map(seats_columns));
    let has_story = batch.tables.iter().any(|new| !new.log.is_empty());
    let stories = has_story.then(|| json(batch.tables.iter().flat_map(story_columns)));
    let versions = json(batch.versions.iter().map(version_columns));
    let n_tables = batch.tables.len() as u64;
    let n_versions = batch.versions.len() as u64;
    let sql = match db {
        Db::Lite(_) => &LITE,
        Db::Postgres(_) => &POSTGRES,
    };

    on!(db, pool => {
        let mut connection = pool.acquire().await?;
        let mut transaction = connection.begin_with(sql.begin).await?;
        let stored = async {
            if 0 < n_tables {
                let insert = sqlx::query(sql.insert_tables).bind(&tables);
                if insert.execute(&mut *transaction).await?.rows_affected() != n_tables {
                    return Err(StoreError::TableExists);
                }
                sqlx::query(sql.insert_seats).bind(&seats).execute(&mut *transaction).await?;
                if let Some(stories) = &stories {
                    let insert = sqlx::query(sql.insert_story).bind(stories);
                    insert.execute(&mut *transaction).await?;
                }
            }
            if 0 < n_versions {
                let insert = sqlx::query(sql.insert_log).bind(&versions);
                if insert.execute(&mut *transaction).await?.rows_affected() != n_versions {
                    return Err(StoreError::VersionTaken);
                }
                let update = sqlx::query(sql.update_tables).bind(&versions);
                if update.execute(&mut *transaction).await?.rows_affected() != n_versions {
                    return Err(StoreError::VersionTaken);
                }
            }
            Ok(())
        };
        match stored.await {
            Ok(()) => Ok(transaction.commit().await?),
            Err(error) => {
                // The first failure is the one to tell; a failed rollback closes the connection.
                let _ = transaction.rollback().await;
                Err(error)
            }
        }
    })
}

/// Tells whether parts of a batch deserve another try by themselves.
pub(crate) fn may_succeed_in_part(batch: &Batch, result: &Result<(), StoreError>) -> bool {
    let Err(error) = result else { return false };
    1 < batch.len()
        && (matches!(error, StoreError::TableExists | StoreError::VersionTaken)
            || error.concerns_one_row())
}

fn json(rows: impl Iterator<Item = impl Serialize>) -> String {
    let rows: Vec<_> = rows.collect();
    serde_json::to_string(&rows).expect("rows are plain text and numbers")
}

fn table_columns(new: &NewTable) -> TableColumns<'_> {
    let NewTable { table, log, standing } = new;
    let last = log.last();
    TableColumns {
        id: &table.id,
        game: &table.game,
        rules_version: table.rules_version,
        options: &table.options,
        setup_draws: draws_column(&table.setup_draws),
        start_position: table.start_position.as_deref(),
        created_at: column(table.created_at),
        version: column(last.map_or(0, |row| row.version)),
        touched_at: column(last.map_or(table.created_at, |row| row.at)),
        status: status_column(standing.status),
        waiting: standing.waiting,
        awaits_computer: standing.awaits_computer,
    }
}

fn seats_columns(new: &NewTable) -> impl Iterator<Item = SeatColumns<'_>> {
    new.table.seats.iter().map(|row| {
        let (kind, guest, name, player) = seat_columns(&row.sitter);
        SeatColumns { table_id: &new.table.id, seat: row.seat, kind, guest, name, player }
    })
}

fn story_columns(new: &NewTable) -> impl Iterator<Item = LogColumns<'_>> {
    new.log.iter().map(|row| log_columns(&new.table.id, row))
}

fn log_columns<'a>(table: &'a str, row: &'a LogRow) -> LogColumns<'a> {
    let (kind, notation, draws) = match &row.entry {
        Entry::Played { notation, draws } => ("played", Some(notation.as_str()), &draws[..]),
        Entry::Undo => ("undo", None, &[][..]),
    };
    LogColumns {
        table_id: table,
        version: column(row.version),
        seat: row.seat,
        kind,
        notation,
        draws: draws_column(draws),
        at: column(row.at),
    }
}

fn version_columns(new: &NewVersion) -> VersionColumns<'_> {
    let NewVersion { table, row, standing } = new;
    VersionColumns {
        row: log_columns(table, row),
        status: status_column(standing.status),
        waiting: standing.waiting,
        awaits_computer: standing.awaits_computer,
    }
}
