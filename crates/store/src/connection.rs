//! The connection that writes.

use sqlx::{Connection as _, PgPool, SqliteConnection, sqlite::SqliteConnectOptions};

use crate::{
    StoreError,
    db::{Db, Pools},
};

/// The connection that writes. To a file it is one of its own, always the same: nobody else's
/// transaction can be in its way, and handing it back and forth would cost more than a move.
pub(crate) enum WriteConnection {
    Lite(SqliteConnection),
    Postgres(PgPool),
}

impl WriteConnection {
    pub(crate) async fn of(db: &Db) -> Result<WriteConnection, StoreError> {
        Ok(match &db.pools {
            Pools::Lite(pool) => {
                let options: &SqliteConnectOptions = &pool.connect_options();
                WriteConnection::Lite(SqliteConnection::connect_with(options).await?)
            }
            Pools::Postgres(pool) => WriteConnection::Postgres(pool.clone()),
        })
    }

    /// Runs a text that is one transaction, with the same parameters on either database: one
    /// statement, or on SQLite several between `BEGIN` and `COMMIT`. All of it happens or nothing.
    pub(crate) async fn write(
        &mut self,
        lite: &'static str,
        postgres: &'static str,
        parameters: &[String],
    ) -> Result<(), StoreError> {
        match self {
            WriteConnection::Lite(connection) => {
                let query = parameters.iter().fold(sqlx::query(lite), sqlx::query::Query::bind);
                let written = query.execute(&mut *connection).await;
                if written.is_err() {
                    // The first failure is the one to tell. Where nothing is open, this fails.
                    let _ = sqlx::query("ROLLBACK").execute(connection).await;
                }
                written?;
            }
            WriteConnection::Postgres(pool) => {
                let query = parameters.iter().fold(sqlx::query(postgres), sqlx::query::Query::bind);
                query.execute(&*pool).await?;
            }
        }
        Ok(())
    }

    pub(crate) async fn close(self) {
        match self {
            WriteConnection::Lite(connection) => drop(connection.close().await),
            WriteConnection::Postgres(_) => (),
        }
    }
}
