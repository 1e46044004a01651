//! A schema of its own in a real PostgreSQL, until the story has ended.

use std::{
    env, process,
    sync::atomic::{AtomicU32, Ordering},
};

use sqlx::{AssertSqlSafe, Connection as _, PgConnection};

pub(crate) struct Schema {
    server: String,
    name: String,
}

impl Schema {
    pub(crate) async fn new() -> Schema {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let Ok(server) = env::var("SEPTEM_TEST_POSTGRES") else {
            panic!(
                "SEPTEM_TEST_POSTGRES must name a PostgreSQL server; `cargo xtask test` starts one"
            );
        };
        let name = format!("house_{}_{}", process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let schema = Schema { server, name };
        schema.execute(format!("CREATE SCHEMA {}", schema.name)).await;
        schema
    }

    /// The address of a database that has only this schema.
    pub(crate) fn url(&self) -> String {
        let and = if self.server.contains('?') { '&' } else { '?' };
        format!("{}{and}options[search_path]={}", self.server, self.name)
    }

    pub(crate) async fn clear(self) {
        self.execute(format!("DROP SCHEMA {} CASCADE", self.name)).await;
    }

    async fn execute(&self, sql: String) {
        let mut database = PgConnection::connect(&self.server).await.unwrap();
        sqlx::query(AssertSqlSafe(sql)).execute(&mut database).await.unwrap();
        database.close().await.unwrap();
    }
}
