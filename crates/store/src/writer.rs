//! Group commit: the one task that writes. Whatever waits for it when it has finished a commit goes
//! into the next.

use std::{
    collections::HashSet,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use tokio::sync::{mpsc, oneshot};

use crate::{
    NewTable, NewVersion, SeatRow, Sitting, StoreError,
    append::append,
    connection::WriteConnection,
    create::create,
    db::Db,
    seal::{Sealed, seal},
    sit,
};

/// The most that goes into one commit, so that nobody waits for the end of a flood.
const MAX_BATCH: usize = 256;

/// Where the answer to a write is awaited.
pub(crate) type Done<T> = oneshot::Sender<Result<T, StoreError>>;

/// Everything that can be written.
pub(crate) enum Write {
    Create(NewTable, Done<()>),
    Append(NewVersion, Done<()>),
    Seal(Sealed, Done<()>),
    Sit(Sitting, Done<Vec<SeatRow>>),
    Rename { guest: String, name: String, done: Done<Vec<String>> },
    Close(Done<()>),
}

pub(crate) async fn run(
    db: Db,
    connection: WriteConnection,
    mut queue: mpsc::Receiver<Write>,
    commits: Arc<AtomicU64>,
) {
    let mut writer = Writer { connection, commits };
    let mut waiting = Vec::with_capacity(MAX_BATCH);
    while 0 < queue.recv_many(&mut waiting, MAX_BATCH).await {
        let mut together = Together::default();
        for write in waiting.drain(..) {
            match write {
                Write::Create(table, done) => together.tables.push((table, done)),
                Write::Append(version, done) => {
                    if !together.moved.insert(version.table.clone()) {
                        // The second version of one table: it builds on the first.
                        writer.store(std::mem::take(&mut together)).await;
                        together.moved.insert(version.table.clone());
                    }
                    together.versions.push((version, done));
                }
                Write::Seal(sealed, done) => together.seals.push((sealed, done)),
                Write::Sit(sitting, done) => answer(done, sit::sit(&db, &sitting).await),
                Write::Rename { guest, name, done } => {
                    answer(done, sit::rename(&db, &guest, &name).await);
                }
                Write::Close(done) => {
                    writer.store(std::mem::take(&mut together)).await;
                    queue.close();
                    answer(done, Ok(()));
                }
            }
        }
        writer.store(together).await;
    }
    writer.connection.close().await;
}

/// What is to be stored together, and who waits for it.
#[derive(Default)]
struct Together {
    tables: Vec<(NewTable, Done<()>)>,
    versions: Vec<(NewVersion, Done<()>)>,
    seals: Vec<(Sealed, Done<()>)>,
    /// The tables of the versions.
    moved: HashSet<String>,
}

struct Writer {
    connection: WriteConnection,
    commits: Arc<AtomicU64>,
}

impl Writer {
    async fn store(&mut self, together: Together) {
        self.commit(together.tables, create).await;
        self.commit(together.versions, append).await;
        self.commit(together.seals, seal).await;
    }

    /// Stores all in one commit. If that fails because of one of them, each is stored by itself, so
    /// that only the one at fault is refused.
    async fn commit<T>(
        &mut self,
        rows: Vec<(T, Done<()>)>,
        store: impl AsyncFn(&mut WriteConnection, &[T]) -> Result<(), StoreError>,
    ) {
        let (rows, waiting): (Vec<T>, Vec<Done<()>>) = rows.into_iter().unzip();
        if rows.is_empty() {
            return;
        }
        let together = store(&mut self.connection, &rows).await;
        self.count(&together);
        let alone = 1 < rows.len() && together.as_ref().is_err_and(StoreError::concerns_one_row);
        for (row, done) in rows.chunks(1).zip(waiting) {
            let mut result = together.clone();
            if alone {
                result = store(&mut self.connection, row).await;
                self.count(&result);
            }
            answer(done, result);
        }
    }

    fn count(&self, result: &Result<(), StoreError>) {
        if result.is_ok() {
            self.commits.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Whoever asked may be gone; then nobody needs to know.
fn answer<T>(done: Done<T>, result: Result<T, StoreError>) {
    let _ = done.send(result);
}
