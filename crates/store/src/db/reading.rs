//! A database opened as it is, to be read only: nothing is made, brought up to date or written.

use std::{path::Path, str::FromStr as _};

use sqlx::{
    PgPool, SqlitePool, pool::PoolOptions, postgres::PgConnectOptions, sqlite::SqliteConnectOptions,
};

use super::{Address, Db, NEWEST_SCHEMA, PATIENCE, Pools, on};
use crate::StoreError;

impl Db {
    pub(crate) async fn open_url_to_read(url: &str) -> Result<Db, StoreError> {
        match Address::of(url)? {
            Address::Lite(options) => read_lite(*options).await,
            Address::Postgres => read_postgres(url).await,
        }
    }

    pub(crate) async fn open_file_to_read(path: &Path) -> Result<Db, StoreError> {
        read_lite(SqliteConnectOptions::new().filename(path)).await
    }
}

async fn read_lite(options: SqliteConnectOptions) -> Result<Db, StoreError> {
    let options = options.create_if_missing(false).read_only(true).busy_timeout(PATIENCE);
    let pool: SqlitePool = PoolOptions::new().connect_with(options).await?;
    with_schema(Pools::Lite(pool)).await
}

async fn read_postgres(url: &str) -> Result<Db, StoreError> {
    let options = PgConnectOptions::from_str(url)?;
    let options = options.options([("default_transaction_read_only", "on")]);
    let pool = PoolOptions::new().acquire_timeout(PATIENCE);
    let pool: PgPool = pool.connect_with(options).await?;
    with_schema(Pools::Postgres(pool)).await
}

/// Asks how far the schema is. That of a newer program cannot be read by this one.
async fn with_schema(pools: Pools) -> Result<Db, StoreError> {
    const SELECT: &str = "SELECT max(version) FROM _sqlx_migrations WHERE success";
    let mut db = Db { pools, schema: 0 };
    let (schema,): (Option<i64>,) = on!(&db, pool => sqlx::query_as(SELECT).fetch_one(pool).await?);
    db.schema = schema.unwrap_or(0);
    if (1..=NEWEST_SCHEMA).contains(&db.schema) {
        return Ok(db);
    }
    Err(StoreError::UnknownSchema(db.schema))
}
