//! A house of its own for each measurement, on its own threads.

use std::{
    fs,
    net::{Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
};

use axum::{
    http::{HeaderMap, header},
    response::IntoResponse as _,
};
use axum_extra::extract::SignedCookieJar;
use protocol::Origin;
use registry::Table;
use store::{LogRow, NewTable, SeatRow, SitterRow, Store, TableRow};
use table::{Guest, Seating, fresh_id, standing};
use tokio::{runtime::Runtime, sync::oneshot, task::JoinSet};

use super::{BenchError, round::Round};
use crate::{Config, Limits, Server, World, guest};

/// What the house's own threads are called.
pub(super) const THREAD: &str = "house";

/// As many as a small machine has cores.
const N_THREADS: usize = 2;

pub(super) struct House {
    pub(super) addr: SocketAddr,
    pub(super) store: Store,
    /// The one guest, who decides for every seat.
    guest: Guest,
    pub(super) cookie: String,
    world: World,
    folder: PathBuf,
    /// There until the house is dropped.
    runtime: Option<Runtime>,
    stop: Option<oneshot::Sender<()>>,
}

impl House {
    /// Opens a house with a new database in a new folder of `parent`.
    pub(super) async fn open(parent: &Path) -> Result<House, BenchError> {
        let world = World::real();
        let folder = parent.join(format!("house-{}", fresh_id(world.bytes())));
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(N_THREADS)
            .thread_name(THREAD)
            .enable_all()
            .build()?;
        let config = Config {
            listen: (Ipv4Addr::LOCALHOST, 0).into(),
            data_dir: folder.clone(),
            database_url: None,
            games: registry::GAMES,
        };
        // One guest plays for many.
        let limits = Limits { messages_per_socket: 1_000_000, ..Limits::default() };
        let opening = runtime.spawn(Server::bind_in(config, world.clone(), limits));
        let server = opening.await.map_err(std::io::Error::other)??;
        let (addr, app) = (server.local_addr(), server.app());
        let guest = Guest { id: fresh_id(world.bytes()), name: "Gaius 1".to_owned() };
        let jar = guest::remember(&guest, SignedCookieJar::new(app.key.clone()), &HeaderMap::new());
        let store = app.store.clone();
        let (stop, stopped) = oneshot::channel();
        runtime.spawn(server.run_until(async {
            let _ = stopped.await;
        }));
        let (runtime, stop) = (Some(runtime), Some(stop));
        Ok(House { addr, store, guest, cookie: signed(jar), world, folder, runtime, stop })
    }

    /// Stores `n` tables at which `n_actions` were played; returns their ids.
    pub(super) async fn make_tables(
        &self,
        round: &Round,
        n: usize,
        n_actions: usize,
    ) -> Result<Vec<String>, BenchError> {
        let game = round.game().ok_or(BenchError::NoRound)?;
        self.store_tables(&*game, round.log(n_actions), n).await
    }

    /// Stores `n` tables at which `game` stands and `log` was played; returns their ids.
    pub(super) async fn store_tables(
        &self,
        game: &dyn Table,
        log: Vec<LogRow>,
        n: usize,
    ) -> Result<Vec<String>, BenchError> {
        let (id, name) = (&self.guest.id, &self.guest.name);
        let sitter = SitterRow::Person { guest: id.clone(), name: name.clone() };
        let seats: Vec<SeatRow> = (0..)
            .zip(std::iter::repeat_n(sitter, game.n_seats()))
            .map(|(seat, sitter)| SeatRow { seat, sitter })
            .collect();
        let new = NewTable {
            standing: standing(&Seating::new(seats.clone()), game),
            log,
            table: TableRow {
                id: String::new(),
                game: game.rulebook().entry().meta.id.to_owned(),
                rules_version: game.rulebook().version(),
                options: game.options().to_string(),
                setup_draws: game.setup_draws().to_vec(),
                start_position: None,
                created_at: 0,
                origin: Origin::Here,
                practice: false,
                seats,
                seal: None,
            },
        };
        let ids: Vec<String> = (0..n).map(|_| fresh_id(self.world.bytes())).collect();
        let mut storing = JoinSet::new();
        for id in &ids {
            let (store, mut new) = (self.store.clone(), new.clone());
            new.table.id.clone_from(id);
            storing.spawn(async move { store.create(new).await });
        }
        for stored in storing.join_all().await {
            stored?;
        }
        Ok(ids)
    }

    /// Closes the house and removes its database.
    pub(super) async fn close(mut self) -> Result<(), BenchError> {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        self.store.close().await;
        fs::remove_dir_all(&self.folder)?;
        Ok(())
    }
}

/// Also where a measurement is broken off: a runtime must not wait for its threads on one of ours.
impl Drop for House {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// The cookie as a browser would send it back.
fn signed(jar: SignedCookieJar) -> String {
    let response = jar.into_response();
    let cookie = response.headers().get(header::SET_COOKIE).and_then(|it| it.to_str().ok());
    cookie.and_then(|cookie| cookie.split(';').next()).unwrap_or_default().to_owned()
}
