//! Which tables are in memory (an actor registry with eviction), and how each is reached.

use std::{
    collections::HashMap,
    future::Future,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::{mpsc, oneshot};

use crate::{
    error::ApiError,
    home::{Reply, TableMsg},
};

/// Messages that wait for a table before those who bring more must wait too.
const MESSAGES_WAITING: usize = 64;

/// Opens a table and looks after it until it is put away.
type Open = dyn Fn(Opened) -> Pin<Box<dyn Future<Output = ()> + Send>> + Send + Sync;

/// The tables in memory. The lock is around the list, never around a game.
pub(crate) struct Directory {
    tables: Mutex<HashMap<String, mpsc::Sender<TableMsg>>>,
    max_tables: usize,
    open: Box<Open>,
}

/// What the task of a table is given.
pub(crate) struct Opened {
    pub(crate) id: String,
    pub(crate) msgs: mpsc::Receiver<TableMsg>,
    /// How others reach it. Weak, so that a table does not hold itself.
    pub(crate) me: mpsc::WeakSender<TableMsg>,
    pub(crate) directory: Arc<Directory>,
}

impl Directory {
    pub(crate) fn new<F: Future<Output = ()> + Send + 'static>(
        max_tables: usize,
        open: impl Fn(Opened) -> F + Send + Sync + 'static,
    ) -> Arc<Directory> {
        let open = Box::new(move |opened| Box::pin(open(opened)) as Pin<Box<_>>);
        Arc::new(Directory { tables: Mutex::default(), max_tables, open })
    }

    /// Asks a table something. It is opened if it is not in memory.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &str,
        question: impl FnOnce(Reply<T>) -> TableMsg,
    ) -> Result<T, ApiError> {
        let (reply, answer) = oneshot::channel();
        self.tell(id, question(reply)).await?;
        answer.await.unwrap_or_else(|lost| Err(ApiError::Internal(Box::new(lost))))
    }

    /// Tells a table something. It is opened if it is not in memory.
    pub(crate) async fn tell(
        self: &Arc<Self>,
        id: &str,
        mut msg: TableMsg,
    ) -> Result<(), ApiError> {
        loop {
            match self.reach(id)?.send(msg).await {
                Ok(()) => return Ok(()),
                // It closed between the list and the message; the next look opens it anew.
                Err(mpsc::error::SendError(back)) => msg = back,
            }
        }
    }

    /// Tells a table something if it is in memory.
    pub(crate) async fn tell_if_open(&self, id: &str, msg: TableMsg) {
        let table = self.lock().get(id).cloned();
        if let Some(table) = table {
            let _ = table.send(msg).await;
        }
    }

    /// The way to a table, opened if it is not in memory.
    pub(crate) fn reach(self: &Arc<Self>, id: &str) -> Result<mpsc::Sender<TableMsg>, ApiError> {
        let mut tables = self.lock();
        if let Some(table) = tables.get(id).filter(|table| !table.is_closed()) {
            return Ok(table.clone());
        }
        if self.max_tables <= tables.len() {
            return Err(ApiError::Busy);
        }
        let (table, msgs) = mpsc::channel(MESSAGES_WAITING);
        let me = table.downgrade();
        let opened = Opened { id: id.to_owned(), msgs, me, directory: Arc::clone(self) };
        tables.insert(id.to_owned(), table.clone());
        drop(tables);
        Directory::look_after(id.to_owned(), (self.open)(opened));
        Ok(table)
    }

    /// Runs the task of a table. One that panics takes nothing with it: whoever asks for the table
    /// next has it set up again from what is stored.
    fn look_after(id: String, task: impl Future<Output = ()> + Send + 'static) {
        let task = tokio::spawn(task);
        tokio::spawn(async move {
            if task.await.is_err_and(|error| error.is_panic()) {
                tracing::error!(table.id = id, "a table panicked; it will be set up again");
            }
        });
    }

    /// Takes a table off the list if nobody can be about to send it anything.
    pub(crate) fn put_away(&self, id: &str, msgs: &mpsc::Receiver<TableMsg>) -> bool {
        let mut tables = self.lock();
        // Ways to a table are handed out under the same lock; the list's own is the last one.
        let unneeded = msgs.is_empty() && msgs.sender_strong_count() == 1;
        if unneeded {
            tables.remove(id);
        }
        unneeded
    }

    /// Takes a table off the list that cannot go on.
    pub(crate) fn forget(&self, id: &str) {
        self.lock().remove(id);
    }

    /// Tells every table that nobody seems to need that it may rest.
    pub(crate) fn sweep(&self) {
        self.lock().retain(|_, table| {
            if table.strong_count() == 1 {
                // A table with a full queue is awake.
                let _ = table.try_send(TableMsg::Rest);
            }
            !table.is_closed()
        });
    }

    /// Lets every table in memory store how it stands.
    pub(crate) async fn seal_all(&self) {
        let tables: Vec<_> = self.lock().values().cloned().collect();
        let mut sealing = Vec::with_capacity(tables.len());
        for table in tables {
            let (done, sealed) = oneshot::channel();
            // A table that has closed was sealed before.
            if table.send(TableMsg::Seal { done }).await.is_ok() {
                sealing.push(sealed);
            }
        }
        for sealed in sealing {
            let _ = sealed.await;
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<TableMsg>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use table::{AskError, ListenerId};

    /// A directory whose tables answer how many have been opened, and panic when somebody leaves.
    fn directory(max_tables: usize) -> Arc<Directory> {
        let n_opened = Arc::new(AtomicUsize::new(0));
        Directory::new(max_tables, move |mut opened: Opened| {
            let n = n_opened.fetch_add(1, Ordering::SeqCst) + 1;
            async move {
                while let Some(msg) = opened.msgs.recv().await {
                    if let TableMsg::LookBack { reply, .. } = msg {
                        let _ = reply.send(Err(AskError::NoSuchPly(n as u64).into()));
                    } else if let TableMsg::Left { .. } = msg {
                        panic!("somebody left");
                    } else if let TableMsg::Rest = msg
                        && opened.directory.put_away(&opened.id, &opened.msgs)
                    {
                        return;
                    }
                }
            }
        })
    }

    async fn n_opened(directory: &Arc<Directory>, id: &str) -> u64 {
        let question = |reply| TableMsg::LookBack { guest: None, eyes: None, ply: 0, reply };
        match directory.ask(id, question).await {
            Err(ApiError::Refused(AskError::NoSuchPly(n))) => n,
            other => panic!("{other:?}"),
        }
    }

    #[tokio::test]
    async fn a_table_is_opened_once_however_many_ask() {
        let directory = directory(10);
        let (a, b, c) = tokio::join!(
            n_opened(&directory, "t"),
            n_opened(&directory, "t"),
            n_opened(&directory, "t")
        );
        assert_eq!((a, b, c), (1, 1, 1));
        assert_eq!(n_opened(&directory, "other").await, 2);
    }

    #[tokio::test]
    async fn a_table_that_panics_takes_nothing_with_it_and_is_opened_anew() {
        let directory = directory(10);
        assert_eq!(n_opened(&directory, "good").await, 1);
        assert_eq!(n_opened(&directory, "bad").await, 2);
        let way = directory.reach("bad").unwrap();
        way.send(TableMsg::Left { listener: ListenerId::default() }).await.unwrap();
        way.closed().await;
        assert_eq!(n_opened(&directory, "bad").await, 3);
        assert_eq!(n_opened(&directory, "good").await, 1);
    }

    #[tokio::test]
    async fn a_table_rests_when_nobody_can_reach_it_and_not_before() {
        let directory = directory(10);
        assert_eq!(n_opened(&directory, "t").await, 1);
        let way = directory.reach("t").unwrap();
        directory.sweep();
        assert_eq!(n_opened(&directory, "t").await, 1, "somebody holds a way to it");
        let gone = way.downgrade();
        drop(way);
        directory.sweep();
        while gone.upgrade().is_some() {
            tokio::task::yield_now().await;
        }
        assert_eq!(n_opened(&directory, "t").await, 2);
    }

    #[tokio::test]
    async fn so_many_tables_and_no_more() {
        let directory = directory(2);
        assert_eq!(n_opened(&directory, "a").await, 1);
        assert_eq!(n_opened(&directory, "b").await, 2);
        assert!(matches!(directory.reach("c"), Err(ApiError::Busy)));
        assert_eq!(n_opened(&directory, "a").await, 1);
    }
}
