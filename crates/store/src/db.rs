//! One of two databases, chosen by its address.

use std::{path::Path, str::FromStr as _, time::Duration};

use sqlx::{
    PgPool, SqlStr, SqlitePool,
    migrate::{Migration, MigrationType, Migrator},
    pool::PoolOptions,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous},
};

use crate::StoreError;

/// Readers wait for each other when there are more of them than this; the writer is one more.
const CONNECTIONS: u32 = 5;

/// Another process may be writing, a backup for example.
const PATIENCE: Duration = Duration::from_secs(5);

/// What SQLite keeps of the file for each connection, in KiB: the pages that a move touches are
/// those of tables that are being played.
const CACHE: &str = "-32768";

/// So many bytes of the file are read without a call for each page.
const MAPPED: &str = "268435456";

/// So many pages may wait in the log before they go home: pages that change with every move do so
/// less often.
const CHECKPOINT: &str = "4000";

#[derive(Clone)]
pub(crate) enum Db {
    Lite(SqlitePool),
    Postgres(PgPool),
}

/// Runs one expression against whichever database it is. `$1` means the same to both.
macro_rules! on {
    ($db:expr, $pool:ident => $run:expr) => {
        match $db {
            $crate::db::Db::Lite($pool) => $run,
            $crate::db::Db::Postgres($pool) => $run,
        }
    };
}
pub(crate) use on;

/// Embeds migrations without sqlx's macros, which would compile both drivers a second time.
macro_rules! migrations {
    ($dir:literal: $($version:literal $name:literal),+ $(,)?) => {
        Migrator::with_migrations(vec![$(Migration::new(
            $version,
            $name.into(),
            MigrationType::Simple,
            SqlStr::from_static(include_str!(concat!("../migrations/", $dir, "/", $name, ".sql"))),
            false,
        )),+])
    };
}

impl Db {
    pub(crate) async fn open_url(url: &str) -> Result<Db, StoreError> {
        match url.split_once(':') {
            Some(("postgres" | "postgresql", _)) => Db::open_postgres(url).await,
            Some(("sqlite", _)) if !url.contains(":memory:") && !url.contains("mode=memory") => {
                let options = SqliteConnectOptions::from_str(url);
                Db::open_lite(options.map_err(|_| StoreError::BadUrl(url.to_owned()))?).await
            }
            Some(_) | None => Err(StoreError::BadUrl(without_password(url))),
        }
    }

    pub(crate) async fn open_file(path: &Path) -> Result<Db, StoreError> {
        Db::open_lite(SqliteConnectOptions::new().filename(path)).await
    }

    /// `FULL` lets a commit return only when the disk has it.
    async fn open_lite(options: SqliteConnectOptions) -> Result<Db, StoreError> {
        let options = options
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .pragma("cache_size", CACHE)
            .pragma("mmap_size", MAPPED)
            .pragma("wal_autocheckpoint", CHECKPOINT)
            .busy_timeout(PATIENCE);
        // A connection to a file does not break by lying idle, so it need not be tried before use.
        let pool = PoolOptions::new().max_connections(CONNECTIONS).test_before_acquire(false);
        let pool = pool.connect_with(options).await?;
        let migrations = migrations!("sqlite": 1 "0001_tables");
        if migrations.run(&pool).await.is_err() {
            // No lock is taken: another process may have done the same work at the same moment.
            migrations.run(&pool).await?;
        }
        Ok(Db::Lite(pool))
    }

    async fn open_postgres(url: &str) -> Result<Db, StoreError> {
        let pool = PoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
        let pool = pool.connect(url).await?;
        migrations!("postgres": 1 "0001_tables").run(&pool).await?;
        Ok(Db::Postgres(pool))
    }

    pub(crate) async fn close(&self) {
        on!(self, pool => pool.close().await);
    }
}

/// Addresses end up in messages; passwords must not.
fn without_password(url: &str) -> String {
    match (url.split_once("://"), url.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://…@{host}"),
        (Some(_) | None, _) => url.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The promise to players: a move that was answered survives a power cut.
    #[tokio::test]
    async fn sqlite_waits_for_the_disk_at_every_commit() {
        let folder = tempfile::tempdir().unwrap();
        let db = Db::open_file(&folder.path().join("septem.db")).await.unwrap();
        let Db::Lite(pool) = db else { panic!("a file is SQLite") };
        let full: (i64,) = sqlx::query_as("PRAGMA synchronous").fetch_one(&pool).await.unwrap();
        let journal: (String,) =
            sqlx::query_as("PRAGMA journal_mode").fetch_one(&pool).await.unwrap();
        let keys: (i64,) = sqlx::query_as("PRAGMA foreign_keys").fetch_one(&pool).await.unwrap();
        assert_eq!((full.0, journal.0.as_str(), keys.0), (2, "wal", 1));
    }
}
