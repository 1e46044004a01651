//! Who sits where, when it changes.

use sqlx::Connection as _;

use crate::{
    SeatRow, Sitting, StoreError,
    db::{Db, on},
    rows::{SeatRead, column, read_seat, status_column},
};

/// The first statement also makes another server that lets somebody sit down here wait, so that one
/// of the two sees that nobody is missing any more.
const TOUCH: &str = "UPDATE tables SET touched_at = $2 WHERE id = $1";

const TAKE: &str = "
    UPDATE seats SET kind = 'person', guest = $3, name = $4
    WHERE table_id = $1 AND seat = $2 AND kind = 'nobody'";

const START: &str = "
    UPDATE tables SET status = $2, waiting = $3, awaits_computer = $4
    WHERE id = $1 AND status = 'open'
        AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND kind = 'nobody')";

const SEATS: &str =
    "SELECT seat, kind, guest, name, player FROM seats WHERE table_id = $1 ORDER BY seat";

const RENAME: &str =
    "UPDATE seats SET name = $2 WHERE guest = $1 AND kind = 'person' RETURNING table_id";

pub(crate) async fn sit(db: &Db, sitting: &Sitting) -> Result<Vec<SeatRow>, StoreError> {
    let Sitting { table, seat, guest, name, at, complete } = sitting;
    let seats: Vec<SeatRead> = on!(db, pool => {
        let mut connection = pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        let touched = sqlx::query(TOUCH).bind(table).bind(column(*at));
        if touched.execute(&mut *transaction).await?.rows_affected() == 0 {
            return Err(StoreError::NoSuchTable);
        }
        let taken = sqlx::query(TAKE).bind(table).bind(i64::from(*seat)).bind(guest).bind(name);
        if taken.execute(&mut *transaction).await?.rows_affected() == 0 {
            return Err(StoreError::SeatTaken);
        }
        sqlx::query(START)
            .bind(table)
            .bind(status_column(complete.status))
            .bind(i64::from(complete.waiting))
            .bind(complete.awaits_computer)
            .execute(&mut *transaction)
            .await?;
        let seats = sqlx::query_as(SEATS).bind(table).fetch_all(&mut *transaction).await?;
        transaction.commit().await?;
        seats
    });
    seats.into_iter().map(read_seat).collect()
}

pub(crate) async fn rename(db: &Db, guest: &str, name: &str) -> Result<Vec<String>, StoreError> {
    let tables: Vec<(String,)> =
        on!(db, pool => sqlx::query_as(RENAME).bind(guest).bind(name).fetch_all(pool).await?);
    Ok(tables.into_iter().map(|(table,)| table).collect())
}

pub(crate) async fn seats(db: &Db, table: &str) -> Result<Vec<SeatRow>, StoreError> {
    let seats: Vec<SeatRead> =
        on!(db, pool => sqlx::query_as(SEATS).bind(table).fetch_all(pool).await?);
    seats.into_iter().map(read_seat).collect()
}
