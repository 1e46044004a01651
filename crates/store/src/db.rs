//! One of two databases, chosen by its address.

mod reading;

use std::{
    path::Path,
    str::FromStr as _,
    time::{Duration, Instant},
};

use sqlx::{
    PgPool, SqlStr, Sqlite, SqlitePool,
    migrate::{Migration, MigrationType, Migrator},
    pool::PoolOptions,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous},
};
use tokio::time::sleep;

use crate::StoreError;

/// Readers wait for each other when there are more of them than this; the writer is one more.
const CONNECTIONS: u32 = 5;

/// Another process may be writing, a backup for example.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long whoever was sent away waits before the next try.
const AGAIN_AFTER: Duration = Duration::from_millis(20);

/// What SQLite keeps of the file for each connection, in KiB: the pages that a move touches are
/// those of tables that are being played.
const CACHE: &str = "-32768";

/// So many bytes of the file are read without a call for each page.
const MAPPED: &str = "268435456";

/// So many pages may wait in the log before they go home: pages that change with every move do so
/// less often.
const CHECKPOINT: &str = "4000";

/// The migration that this program ends with.
const NEWEST_SCHEMA: i64 = 4;

/// The first migration with seals.
const SEALS: i64 = 2;

/// The first migration that says where tables were begun.
const ORIGINS: i64 = 3;

/// Since this one it says which tables are for practice.
const PRACTICE: i64 = 4;

#[derive(Clone)]
pub(crate) struct Db {
    pub(crate) pools: Pools,
    /// The last migration that was made. An older program's database may be read as it is.
    schema: i64,
}

#[derive(Clone)]
pub(crate) enum Pools {
    Lite(SqlitePool),
    Postgres(PgPool),
}

/// Which database an address names.
enum Address {
    Lite(Box<SqliteConnectOptions>),
    Postgres,
}

/// Runs one expression against whichever database it is. `$1` means the same to both.
macro_rules! on {
    ($db:expr, $pool:ident => $run:expr) => {
        match &$db.pools {
            $crate::db::Pools::Lite($pool) => $run,
            $crate::db::Pools::Postgres($pool) => $run,
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
        match Address::of(url)? {
            Address::Lite(options) => Db::open_lite(*options).await,
            Address::Postgres => Db::open_postgres(url).await,
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
        let pool = connect_lite(pool, options).await?;
        let migrations = migrations!("sqlite":
            1 "0001_tables", 2 "0002_seals", 3 "0003_origins", 4 "0004_practice");
        // sqlx takes no lock here as it does at PostgreSQL, and another process may be opening the
        // same file: whoever writes first makes all of it, the others wait and find it made.
        let mut alone = pool.begin_with("BEGIN IMMEDIATE").await?;
        // `run` does not take a borrowed transaction where the future has to be `Send`.
        migrations.run_direct(None, &mut *alone, false).await?;
        alone.commit().await?;
        Ok(Db { pools: Pools::Lite(pool), schema: NEWEST_SCHEMA })
    }

    async fn open_postgres(url: &str) -> Result<Db, StoreError> {
        let pool = PoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
        let pool = pool.connect(url).await?;
        let migrations = migrations!("postgres":
            1 "0001_tables", 2 "0002_seals", 3 "0003_origins", 4 "0004_practice");
        migrations.run(&pool).await?;
        Ok(Db { pools: Pools::Postgres(pool), schema: NEWEST_SCHEMA })
    }

    /// Tells whether tables are sealed in it.
    pub(crate) fn has_seals(&self) -> bool {
        SEALS <= self.schema
    }

    /// Tells whether it says where tables were begun.
    pub(crate) fn has_origins(&self) -> bool {
        ORIGINS <= self.schema
    }

    /// Tells whether it says which tables are for practice.
    pub(crate) fn has_practice(&self) -> bool {
        PRACTICE <= self.schema
    }

    pub(crate) async fn close(&self) {
        on!(self, pool => pool.close().await);
    }
}

impl Address {
    fn of(url: &str) -> Result<Address, StoreError> {
        match url.split_once(':') {
            Some(("postgres" | "postgresql", _)) => Ok(Address::Postgres),
            Some(("sqlite", _)) if !url.contains(":memory:") && !url.contains("mode=memory") => {
                let options = SqliteConnectOptions::from_str(url);
                options
                    .map(|it| Address::Lite(Box::new(it)))
                    .map_err(|_| StoreError::BadUrl(url.to_owned()))
            }
            Some(_) | None => Err(StoreError::BadUrl(without_password(url))),
        }
    }
}

/// SQLite lets nobody wait who makes a file ready for its log of writes (`journal_mode`), whatever
/// patience was asked for: whoever comes second is sent away, and has to come again.
async fn connect_lite(
    pool: PoolOptions<Sqlite>,
    options: SqliteConnectOptions,
) -> Result<SqlitePool, sqlx::Error> {
    let began = Instant::now();
    loop {
        match pool.clone().connect_with(options.clone()).await {
            Err(refused) if is_busy(&refused) && began.elapsed() < PATIENCE => {
                sleep(AGAIN_AFTER).await;
            }
            pool => return pool,
        }
    }
}

/// `SQLITE_BUSY`: somebody else holds the file.
fn is_busy(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|it| it.code().as_deref() == Some("5"))
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
        let Pools::Lite(pool) = db.pools else { panic!("a file is SQLite") };
        let full: (i64,) = sqlx::query_as("PRAGMA synchronous").fetch_one(&pool).await.unwrap();
        let journal: (String,) =
            sqlx::query_as("PRAGMA journal_mode").fetch_one(&pool).await.unwrap();
        let keys: (i64,) = sqlx::query_as("PRAGMA foreign_keys").fetch_one(&pool).await.unwrap();
        assert_eq!((full.0, journal.0.as_str(), keys.0), (2, "wal", 1));
    }
}
