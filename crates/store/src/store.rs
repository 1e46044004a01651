//! The door to everything stored.

use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use tokio::sync::{mpsc, oneshot};

use crate::{
    NewTable, NewVersion, Seal, SeatRow, Sitting, StoreError,
    connection::WriteConnection,
    db::Db,
    writer::{self, Write},
};

/// How many writes may wait before those who bring more must wait too.
const WRITES_WAITING: usize = 1024;

/// Everything that is kept. Clones share the same database and the same writer.
#[derive(Clone)]
pub struct Store {
    pub(crate) db: Db,
    writer: mpsc::Sender<Write>,
    commits: Arc<AtomicU64>,
}

impl Store {
    /// Opens the database at `url`, `postgres://…` or `sqlite:…`, and brings its schema up to
    /// date.
    pub async fn open_url(url: &str) -> Result<Store, StoreError> {
        Store::new(Db::open_url(url).await?).await
    }

    /// Opens the SQLite database in the file at `path`, made if it is missing.
    pub async fn open_file(path: &Path) -> Result<Store, StoreError> {
        Store::new(Db::open_file(path).await?).await
    }

    /// Opens the database at `url` as it is, to read it only: whatever would be written is refused.
    /// A schema of an older program is read as well.
    pub async fn open_url_to_read(url: &str) -> Result<Store, StoreError> {
        Ok(Store::reading(Db::open_url_to_read(url).await?))
    }

    /// The same for the SQLite database in the file at `path`, which must be there.
    pub async fn open_file_to_read(path: &Path) -> Result<Store, StoreError> {
        Ok(Store::reading(Db::open_file_to_read(path).await?))
    }

    /// Without anybody who writes.
    fn reading(db: Db) -> Store {
        let (writer, _) = mpsc::channel(1);
        Store { db, writer, commits: Arc::default() }
    }

    async fn new(db: Db) -> Result<Store, StoreError> {
        let connection = WriteConnection::of(&db).await?;
        let (writer, queue) = mpsc::channel(WRITES_WAITING);
        let commits = Arc::new(AtomicU64::new(0));
        tokio::spawn(writer::run(db.clone(), connection, queue, Arc::clone(&commits)));
        Ok(Store { db, writer, commits })
    }

    /// Stores a new table. Returns when it is durable.
    pub async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.write(|done| Write::Create(table, done)).await
    }

    /// Stores the next version of a table. Returns when it is durable, together with whatever else
    /// arrived at the same time: one commit costs the same for one move and for a hundred.
    pub async fn append(&self, version: NewVersion) -> Result<(), StoreError> {
        self.write(|done| Write::Append(version, done)).await
    }

    /// Stores how a table stood at one of its versions. Returns when it is durable.
    pub async fn seal(&self, table: &str, seal: Seal) -> Result<(), StoreError> {
        let sealed = (table.to_owned(), seal);
        self.write(|done| Write::Seal(sealed, done)).await
    }

    /// Lets a guest sit down where nobody sits; returns who sits where then.
    pub async fn sit(&self, sitting: Sitting) -> Result<Vec<SeatRow>, StoreError> {
        self.write(|done| Write::Sit(sitting, done)).await
    }

    /// Gives a guest another name wherever they sit; returns the tables.
    pub async fn rename(&self, guest: &str, name: &str) -> Result<Vec<String>, StoreError> {
        let (guest, name) = (guest.to_owned(), name.to_owned());
        self.write(|done| Write::Rename { guest, name, done }).await
    }

    /// How many commits tables and versions have cost so far.
    pub fn n_commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// Waits for what is being read and closes the database. Writes that were accepted are stored.
    pub async fn close(&self) {
        let _ = self.write(Write::Close).await;
        self.db.close().await;
    }

    async fn write<T>(
        &self,
        write: impl FnOnce(writer::Done<T>) -> Write,
    ) -> Result<T, StoreError> {
        let (done, answer) = oneshot::channel();
        self.writer.send(write(done)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}
