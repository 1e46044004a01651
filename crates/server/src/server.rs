//! The whole server, a house: opened, run, closed.

use std::{fs, future::Future, io, net::SocketAddr, path::Path, sync::Arc};

use axum_extra::extract::cookie::Key;
use store::{Store, StoreError};
use thiserror::Error;
use tokio::{net::TcpListener, sync::watch};

use crate::{
    Config, Limits, World,
    app::{self, App},
    directory::Directory,
    home,
    listen::listen,
    resume::resume,
    thinkers::Thinkers,
};

/// The name of the SQLite file in the data folder.
pub(crate) const FILE: &str = "septem.db";

/// Why the house cannot open.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The data folder cannot be made.
    #[error("the data folder {0} cannot be used")]
    Folder(String, #[source] io::Error),
    /// The database cannot be opened.
    #[error("the database cannot be opened")]
    Store(#[from] StoreError),
    /// The key that signs cookies is not one.
    #[error("the key in the database that signs cookies is too short")]
    Key,
    /// The port cannot be had.
    #[error("{0} cannot be listened on")]
    Port(SocketAddr, #[source] io::Error),
    /// The system gives no threads or signals.
    #[error("the system does not allow it")]
    System(#[from] io::Error),
}

/// A house that listens.
pub struct Server {
    listener: TcpListener,
    addr: SocketAddr,
    app: App,
    close: watch::Sender<bool>,
}

impl Server {
    /// Opens the store and the port.
    pub async fn bind(config: Config) -> Result<Server, ServeError> {
        Server::bind_in(config, World::real(), Limits::default()).await
    }

    /// The same with time, luck and limits of one's own.
    pub async fn bind_in(
        config: Config,
        world: World,
        limits: Limits,
    ) -> Result<Server, ServeError> {
        let store = if let Some(url) = &config.database_url {
            Store::open_url(url).await?
        } else {
            make_private(&config.data_dir).map_err(|error| {
                ServeError::Folder(config.data_dir.display().to_string(), error)
            })?;
            Store::open_file(&config.data_dir.join(FILE)).await?
        };
        let port = |error| ServeError::Port(config.listen, error);
        let listener = TcpListener::bind(config.listen).await.map_err(port)?;
        let addr = listener.local_addr().map_err(port)?;

        // Every copy of the program with this database knows every other's guests.
        let secret = store.secret("cookies", &world.bytes::<64>()).await?;
        let key = Key::try_from(&secret[..]).map_err(|_| ServeError::Key)?;
        let limits = Arc::new(limits);
        let context = home::Context {
            games: config.games,
            store: store.clone(),
            world: world.clone(),
            thinkers: Arc::new(Thinkers::start()?),
            limits: Arc::clone(&limits),
        };
        let directory =
            Directory::new(limits.loaded_tables, move |opened| home::run(context.clone(), opened));
        let (close, closing) = watch::channel(false);
        let app = App::new(config.games, store, directory, world, limits, key, closing);
        Ok(Server { listener, addr, app, close })
    }

    pub(crate) fn app(&self) -> App {
        self.app.clone()
    }

    /// Where it listens.
    pub fn local_addr(&self) -> SocketAddr {
        self.addr
    }

    /// Serves until the process is told to stop.
    pub async fn run(self) -> Result<(), ServeError> {
        let told = told_to_stop()?;
        self.run_until(told).await;
        Ok(())
    }

    /// Serves until `stop`, then closes in good order: what was accepted is stored.
    pub async fn run_until(self, stop: impl Future<Output = ()>) {
        let Server { listener, addr, app, close } = self;
        tracing::info!(%addr, "the house is open");
        let resuming = tokio::spawn(resume(app.store.clone(), Arc::clone(&app.directory)));
        let sweeping = tokio::spawn(sweep(app.clone()));
        let router = app::router(app.clone());
        let listening = tokio::spawn(listen(
            listener,
            router,
            app.limits.connections,
            app.limits.patience,
            close.subscribe(),
        ));

        stop.await;
        tracing::info!("the house closes");
        resuming.abort();
        sweeping.abort();
        close.send_replace(true);
        let _ = listening.await;
        // Browsers that look at tables are told, too, if they still hear.
        let all = u32::try_from(app.limits.sockets).unwrap_or(u32::MAX);
        let _ = tokio::time::timeout(app.limits.patience, app.sockets.acquire_many(all)).await;
        let sealing = app.directory.seal_all();
        if tokio::time::timeout(app.limits.patience, sealing).await.is_err() {
            tracing::warn!("not every table was sealed in time; nothing else is lost");
        }
        app.store.close().await;
    }
}

/// Puts away the tables that nobody needs.
async fn sweep(app: App) {
    let mut pause = tokio::time::interval(app.limits.rest_every);
    loop {
        pause.tick().await;
        app.directory.sweep();
    }
}

/// Resolves when somebody presses Ctrl-C or the system asks the process to end.
fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
    Ok(async move {
        #[cfg(unix)]
        tokio::select! {
            _ = tokio::signal::ctrl_c() => (),
            _ = terminate.recv() => (),
        }
        #[cfg(not(unix))]
        let _ = tokio::signal::ctrl_c().await;
    })
}

/// The database holds the key that signs cookies: nobody else on the machine needs to read it.
fn make_private(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}
