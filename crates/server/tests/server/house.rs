//! A house of its own for each story.

use std::{
    net::{Ipv4Addr, SocketAddr},
    path::Path,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
};

use kernel::Seeded;
use registry::{Entry, GAMES};
use server::{Config, Limits, Server, World};
use tempfile::TempDir;
use tokio::{sync::oneshot, task::JoinHandle};

use crate::browser::Browser;

/// When every story begins.
pub(crate) const START: u64 = 1_700_000_000_000;

/// A server on a port of its own, with a clock and luck that are the same in every run.
pub(crate) struct House {
    pub(crate) addr: SocketAddr,
    clock: Arc<AtomicU64>,
    folder: Arc<TempDir>,
    stop: oneshot::Sender<()>,
    closed: JoinHandle<()>,
}

impl House {
    pub(crate) async fn open() -> House {
        House::open_with(Limits::default()).await
    }

    pub(crate) async fn open_with(limits: Limits) -> House {
        House::open_in(Arc::new(tempfile::tempdir().unwrap()), limits).await
    }

    /// The same with a database by its address.
    pub(crate) async fn open_at(database_url: &str) -> House {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        House::open_with_all(folder, Limits::default(), Some(database_url.to_owned()), GAMES).await
    }

    /// A program that knows other games, with a database by its address.
    pub(crate) async fn open_program(games: &'static [Entry], database_url: &str) -> House {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let url = Some(database_url.to_owned());
        House::open_with_all(folder, Limits::default(), url, games).await
    }

    async fn open_in(folder: Arc<TempDir>, limits: Limits) -> House {
        House::open_with_all(folder, limits, None, GAMES).await
    }

    async fn open_with_all(
        folder: Arc<TempDir>,
        limits: Limits,
        database_url: Option<String>,
        games: &'static [Entry],
    ) -> House {
        let clock = Arc::new(AtomicU64::new(START));
        let luck = Mutex::new(Seeded(7));
        let now = Arc::clone(&clock);
        let world = World::new(
            move || now.load(Ordering::SeqCst),
            move |bytes| {
                let mut luck = luck.lock().unwrap();
                for byte in bytes {
                    *byte = luck.next_u64().to_le_bytes()[0];
                }
            },
        );
        let config = Config {
            listen: (Ipv4Addr::LOCALHOST, 0).into(),
            data_dir: folder.path().to_owned(),
            database_url,
            games,
        };
        let server = Server::bind_in(config, world, limits).await.unwrap();
        let addr = server.local_addr();
        let (stop, stopped) = oneshot::channel();
        let closed = tokio::spawn(server.run_until(async move {
            let _ = stopped.await;
        }));
        House { addr, clock, folder, stop, closed }
    }

    /// Closes the house in good order and opens it again.
    pub(crate) async fn open_again(self) -> House {
        let folder = Arc::clone(&self.folder);
        self.close().await;
        House::open_in(folder, Limits::default()).await
    }

    /// Another copy of the program with the same database.
    pub(crate) async fn another(&self) -> House {
        House::open_in(Arc::clone(&self.folder), Limits::default()).await
    }

    pub(crate) async fn close(self) {
        self.stop.send(()).unwrap();
        self.closed.await.unwrap();
    }

    /// The database file, to be tampered with.
    pub(crate) fn database(&self) -> String {
        format!("sqlite:{}", self.data_dir().join("septem.db").display())
    }

    pub(crate) fn data_dir(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn let_time_pass(&self, milliseconds: u64) {
        self.clock.fetch_add(milliseconds, Ordering::SeqCst);
    }

    /// Somebody who has never been here.
    pub(crate) fn stranger(&self) -> Browser {
        Browser::new(self.addr)
    }

    /// Somebody with a name.
    pub(crate) async fn guest(&self, name: &str) -> Browser {
        let mut browser = self.stranger();
        browser.put("/api/me", &serde_json::json!({ "name": name })).await.json();
        browser
    }
}
