//! A database of its own for each story.

use std::{
    env, process,
    sync::atomic::{AtomicU32, Ordering},
};

use sqlx::{Connection as _, PgConnection, SqlSafeStr as _, SqliteConnection};
use store::Store;
use tempfile::TempDir;

/// Set by `cargo xtask test`, which starts a throw-away cluster for it.
const POSTGRES: &str = "SEPTEM_TEST_POSTGRES";

/// A database that nobody else uses, until the story has ended.
pub(crate) struct Place {
    url: String,
    kept_by: KeptBy,
}

enum KeptBy {
    Folder { _folder: TempDir },
    Schema { server: String, name: String },
}

impl Place {
    pub(crate) fn sqlite() -> Place {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("septem.db").display());
        Place { url, kept_by: KeptBy::Folder { _folder: folder } }
    }

    pub(crate) async fn postgres() -> Place {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let Ok(server) = env::var(POSTGRES) else {
            panic!(
                "{POSTGRES} must name a PostgreSQL server, such as \
                 postgres://postgres@127.0.0.1:5499/postgres; `cargo xtask test` starts one"
            );
        };
        let name = format!("story_{}_{}", process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        execute(&server, format!("CREATE SCHEMA {name}")).await;
        let and = if server.contains('?') { '&' } else { '?' };
        let url = format!("{server}{and}options[search_path]={name}");
        Place { url, kept_by: KeptBy::Schema { server, name } }
    }

    /// Opens the store that is kept here: again and again, or several times at once.
    pub(crate) async fn open(&self) -> Store {
        Store::open_url(&self.url).await.unwrap()
    }

    /// The same to read it only.
    pub(crate) async fn open_to_read(&self) -> Store {
        Store::open_url_to_read(&self.url).await.unwrap()
    }

    /// Changes what is stored behind the store's back.
    pub(crate) async fn tamper(&self, sql: &'static str) {
        match &self.kept_by {
            KeptBy::Folder { .. } => {
                let mut file = SqliteConnection::connect(&self.url).await.unwrap();
                sqlx::raw_sql(sql).execute(&mut file).await.unwrap();
                file.close().await.unwrap();
            }
            KeptBy::Schema { .. } => execute(&self.url, sql.to_owned()).await,
        }
    }

    pub(crate) fn is_sqlite(&self) -> bool {
        matches!(self.kept_by, KeptBy::Folder { .. })
    }

    pub(crate) async fn clear(self) {
        match self.kept_by {
            KeptBy::Folder { .. } => (),
            KeptBy::Schema { server, name } => {
                execute(&server, format!("DROP SCHEMA {name} CASCADE")).await;
            }
        }
    }
}

async fn execute(server: &str, sql: String) {
    let mut connection = PgConnection::connect(server).await.unwrap();
    let sql = sqlx::AssertSqlSafe(sql).into_sql_str();
    sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// Tells each story once on SQLite and once on PostgreSQL.
macro_rules! on_both {
    ($($(#[doc = $doc:literal])* async fn $name:ident($place:ident: &Place) $story:block)+) => {$(
        mod $name {
            use super::*;

            $(#[doc = $doc])*
            async fn story($place: &Place) $story

            #[tokio::test]
            async fn on_sqlite() {
                let place = Place::sqlite();
                story(&place).await;
                place.clear().await;
            }

            #[tokio::test]
            async fn on_postgres() {
                let place = Place::postgres().await;
                story(&place).await;
                place.clear().await;
            }
        }
    )+};
}
pub(crate) use on_both;
