//! The one task that writes. Whatever waits for it when it has finished a commit goes into the next.

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
    batch::{self, Batch},
    db::Db,
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
    Sit(Sitting, Done<Vec<SeatRow>>),
    Rename { guest: String, name: String, done: Done<Vec<String>> },
    Close(Done<()>),
}

pub(crate) async fn run(db: Db, mut queue: mpsc::Receiver<Write>, commits: Arc<AtomicU64>) {
    let writer = Writer { db, commits };
    let mut waiting = Vec::with_capacity(MAX_BATCH);
    while 0 < queue.recv_many(&mut waiting, MAX_BATCH).await {
        let mut shared = Shared::default();
        for write in waiting.drain(..) {
            match write {
                Write::Create(table, done) => shared.create(table, done),
                Write::Append(version, done) => {
                    if let Some((version, done)) = shared.append(version, done) {
                        // The second version of one table: it builds on the first.
                        writer.store(std::mem::take(&mut shared)).await;
                        shared.append(version, done);
                    }
                }
                Write::Sit(sitting, done) => answer(done, sit::sit(&writer.db, &sitting).await),
                Write::Rename { guest, name, done } => {
                    answer(done, sit::rename(&writer.db, &guest, &name).await);
                }
                Write::Close(done) => {
                    writer.store(std::mem::take(&mut shared)).await;
                    queue.close();
                    answer(done, Ok(()));
                }
            }
        }
        writer.store(shared).await;
    }
}

/// What is to be stored together, and who waits for it.
#[derive(Default)]
struct Shared {
    batch: Batch,
    created: Vec<Done<()>>,
    appended: Vec<Done<()>>,
    tables: HashSet<String>,
}

impl Shared {
    fn create(&mut self, table: NewTable, done: Done<()>) {
        self.batch.tables.push(table);
        self.created.push(done);
    }

    /// Gives the version back when another of the same table is already there.
    fn append(&mut self, version: NewVersion, done: Done<()>) -> Option<(NewVersion, Done<()>)> {
        if !self.tables.insert(version.table.clone()) {
            return Some((version, done));
        }
        self.batch.versions.push(version);
        self.appended.push(done);
        None
    }
}

struct Writer {
    db: Db,
    commits: Arc<AtomicU64>,
}

impl Writer {
    /// Stores all in one commit. If that fails because of one of them, each is stored by itself, so
    /// that only the one at fault is refused.
    async fn store(&self, shared: Shared) {
        let Shared { batch, created, appended, tables: _ } = shared;
        if batch.is_empty() {
            return;
        }
        let together = self.commit(&batch).await;
        let alone = batch::may_succeed_in_part(&batch, &together);
        for (table, done) in batch.tables.into_iter().zip(created) {
            let part = Batch { tables: vec![table], ..Batch::default() };
            answer(done, if alone { self.commit(&part).await } else { together.clone() });
        }
        for (version, done) in batch.versions.into_iter().zip(appended) {
            let part = Batch { versions: vec![version], ..Batch::default() };
            answer(done, if alone { self.commit(&part).await } else { together.clone() });
        }
    }

    async fn commit(&self, batch: &Batch) -> Result<(), StoreError> {
        batch::store(&self.db, batch).await?;
        self.commits.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }
}

/// Whoever asked may be gone; then nobody needs to know.
fn answer<T>(done: Done<T>, result: Result<T, StoreError>) {
    let _ = done.send(result);
}
