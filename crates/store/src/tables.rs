//! Tables, read one by one and in lists.

use crate::{
    ListedTable, Seal, Store, StoreError, TableRow,
    db::on,
    rows::{SeatRead, number, read_draws, read_origin, read_seat, read_status},
    sit,
};

type TableRead =
    (String, i64, String, String, Option<String>, i64, String, bool, Option<i64>, Option<String>);
type ListRead =
    (String, String, String, i64, i64, i64, String, Option<String>, Option<String>, Option<String>);

impl Store {
    /// The table with this id and who sits at it.
    pub async fn table(&self, id: &str) -> Result<TableRow, StoreError> {
        const SELECT: &str = "
            SELECT game, rules_version, options, setup_draws, start_position, created_at,
                origin, practice, seal_version, seal
            FROM tables WHERE id = $1";
        const BEFORE_PRACTICE: &str = "
            SELECT game, rules_version, options, setup_draws, start_position, created_at,
                origin, FALSE, seal_version, seal
            FROM tables WHERE id = $1";
        const BEFORE_ORIGINS: &str = "
            SELECT game, rules_version, options, setup_draws, start_position, created_at,
                'here', FALSE, seal_version, seal
            FROM tables WHERE id = $1";
        const BEFORE_SEALS: &str = "
            SELECT game, rules_version, options, setup_draws, start_position, created_at,
                'here', FALSE, NULL, NULL
            FROM tables WHERE id = $1";
        let select = if self.db.has_practice() {
            SELECT
        } else if self.db.has_origins() {
            BEFORE_PRACTICE
        } else if self.db.has_seals() {
            BEFORE_ORIGINS
        } else {
            BEFORE_SEALS
        };
        let row: Option<TableRead> =
            on!(&self.db, pool => sqlx::query_as(select).bind(id).fetch_optional(pool).await?);
        let (
            game,
            rules_version,
            options,
            setup_draws,
            start_position,
            created_at,
            origin,
            practice,
            at,
            seal,
        ) = row.ok_or(StoreError::NoSuchTable)?;
        let seal = match (at, seal) {
            (Some(at), Some(fingerprint)) => Some(Seal { version: number(at)?, fingerprint }),
            (Some(_), None) | (None, _) => None,
        };
        Ok(TableRow {
            id: id.to_owned(),
            game,
            rules_version: number(rules_version)?,
            options,
            setup_draws: read_draws(&setup_draws)?,
            start_position,
            created_at: number(created_at)?,
            origin: read_origin(&origin)?,
            practice,
            seats: sit::seats(&self.db, id).await?,
            seal,
        })
    }

    /// Up to `limit` tables at which `guest` sits: those that are not over first, the newest of
    /// each first.
    pub async fn tables_of(&self, guest: &str, limit: u32) -> Result<Vec<ListedTable>, StoreError> {
        const SELECT: &str = "
            SELECT t.id, t.game, t.status, t.waiting, t.touched_at,
                s.seat, s.kind, s.guest, s.name, s.player
            FROM (
                SELECT id, game, status, waiting, touched_at FROM tables
                WHERE id IN (SELECT table_id FROM seats WHERE guest = $1)
                ORDER BY status = 'over', touched_at DESC, id LIMIT $2
            ) AS t JOIN seats AS s ON s.table_id = t.id
            ORDER BY t.status = 'over', t.touched_at DESC, t.id, s.seat";
        let rows: Vec<ListRead> = on!(&self.db, pool => {
            sqlx::query_as(SELECT).bind(guest).bind(i64::from(limit)).fetch_all(pool).await?
        });
        fold(rows)
    }

    /// Up to `limit` tables with a free seat at which `guest` does not sit, the newest first.
    pub async fn open_tables(
        &self,
        guest: &str,
        limit: u32,
    ) -> Result<Vec<ListedTable>, StoreError> {
        const SELECT: &str = "
            SELECT t.id, t.game, t.status, t.waiting, t.touched_at,
                s.seat, s.kind, s.guest, s.name, s.player
            FROM (
                SELECT id, game, status, waiting, touched_at FROM tables
                WHERE status = 'open' AND NOT EXISTS
                    (SELECT 1 FROM seats WHERE table_id = tables.id AND guest = $1)
                ORDER BY touched_at DESC, id LIMIT $2
            ) AS t JOIN seats AS s ON s.table_id = t.id
            ORDER BY t.touched_at DESC, t.id, s.seat";
        let rows: Vec<ListRead> = on!(&self.db, pool => {
            sqlx::query_as(SELECT).bind(guest).bind(i64::from(limit)).fetch_all(pool).await?
        });
        fold(rows)
    }

    /// Up to `limit` tables that wait for a computer player, by id, those after `after`.
    pub async fn awaiting_computer(
        &self,
        after: &str,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        const SELECT: &str = "
            SELECT id FROM tables WHERE awaits_computer AND id > $1 ORDER BY id LIMIT $2";
        let rows: Vec<(String,)> = on!(&self.db, pool => {
            sqlx::query_as(SELECT).bind(after).bind(i64::from(limit)).fetch_all(pool).await?
        });
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }
}

/// Brings the rows of one table together: they stand one after another, a row for each seat.
fn fold(rows: Vec<ListRead>) -> Result<Vec<ListedTable>, StoreError> {
    let mut tables: Vec<ListedTable> = Vec::new();
    for (id, game, status, waiting, touched_at, seat, kind, guest, name, player) in rows {
        let columns: SeatRead = (seat, kind, guest, name, player);
        let seat = read_seat(columns)?;
        match tables.last_mut().filter(|table| table.id == id) {
            Some(table) => table.seats.push(seat),
            None => tables.push(ListedTable {
                id,
                game,
                status: read_status(&status)?,
                waiting: number(waiting)?,
                touched_at: number(touched_at)?,
                seats: vec![seat],
            }),
        }
    }
    Ok(tables)
}
