//! The log of a table, read.

use crate::{
    LogEntry, LogRow, Store, StoreError,
    db::on,
    rows::{column, number, read_draws},
};

type LogRead = (i64, i64, String, Option<String>, String, i64);

impl Store {
    /// Every version of `table` after `since`, in order.
    pub async fn log(&self, table: &str, since: u64) -> Result<Vec<LogRow>, StoreError> {
        const SELECT: &str = "
            SELECT version, seat, kind, notation, draws, at FROM log
            WHERE table_id = $1 AND version > $2 ORDER BY version";
        let rows: Vec<LogRead> = on!(&self.db, pool => {
            sqlx::query_as(SELECT).bind(table).bind(column(since)).fetch_all(pool).await?
        });
        rows.into_iter().map(read).collect()
    }
}

fn read((version, seat, kind, notation, draws, at): LogRead) -> Result<LogRow, StoreError> {
    let entry = match (kind.as_str(), notation) {
        ("played", Some(notation)) => LogEntry::Played { notation, draws: read_draws(&draws)? },
        ("undo", None) => LogEntry::Undo,
        (kind, _) => return Err(StoreError::Corrupt(format!("a version of kind {kind}"))),
    };
    Ok(LogRow { version: number(version)?, seat: number(seat)?, entry, at: number(at)? })
}
