//! Secrets of the house, the same for every copy of the program that uses this database.

use crate::{Store, StoreError, db::on};

impl Store {
    /// The secret called `name`; `fresh` becomes it when there was none.
    pub async fn secret(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
        const INSERT: &str =
            "INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        const SELECT: &str = "SELECT value FROM meta WHERE name = $1";
        let (value,): (Vec<u8>,) = on!(&self.db, pool => {
            sqlx::query(INSERT).bind(name).bind(fresh).execute(pool).await?;
            sqlx::query_as(SELECT).bind(name).fetch_one(pool).await?
        });
        Ok(value)
    }
}
