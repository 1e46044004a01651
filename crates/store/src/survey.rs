//! All tables one after another, and how each is said to stand.

use crate::{
    Standing, Store, StoreError,
    db::on,
    rows::{number, read_status},
};

impl Store {
    /// Up to `limit` tables by id, those after `after`.
    pub async fn table_ids(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        const SELECT: &str = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
        let rows: Vec<(String,)> = on!(&self.db, pool => {
            sqlx::query_as(SELECT).bind(after).bind(i64::from(limit)).fetch_all(pool).await?
        });
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// How many tables there are.
    pub async fn n_tables(&self) -> Result<u64, StoreError> {
        const SELECT: &str = "SELECT count(*) FROM tables";
        let (n,): (i64,) = on!(&self.db, pool => sqlx::query_as(SELECT).fetch_one(pool).await?);
        number(n)
    }

    /// The last version of a table, and how it stands there.
    pub async fn standing(&self, id: &str) -> Result<(u64, Standing), StoreError> {
        const SELECT: &str =
            "SELECT version, status, waiting, awaits_computer FROM tables WHERE id = $1";
        let row: Option<(i64, String, i64, bool)> =
            on!(&self.db, pool => sqlx::query_as(SELECT).bind(id).fetch_optional(pool).await?);
        let (version, status, waiting, awaits_computer) = row.ok_or(StoreError::NoSuchTable)?;
        let (status, waiting) = (read_status(&status)?, number(waiting)?);
        Ok((number(version)?, Standing { status, waiting, awaits_computer }))
    }
}
