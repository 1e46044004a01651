//! What every request can reach, and which path leads where.

use std::{sync::Arc, time::Duration};

use axum::{
    Router,
    extract::{DefaultBodyLimit, FromRef},
    middleware,
    routing::{get, post},
};
use axum_extra::extract::cookie::Key;
use registry::Entry;
use store::Store;
use tokio::sync::{Semaphore, watch};
use tower_http::compression::CompressionLayer;

use crate::{Limits, World, api, bucket::Buckets, courses::Courses, directory::Directory, guard};

/// The largest body of a request: tables are described in far less.
const MAX_BODY: usize = 64 * 1024;

/// So many questions are thought about at once, away from the threads that serve everyone.
const ASIDES: usize = 2;

/// What every request can reach.
#[derive(Clone)]
pub(crate) struct App(Arc<House>);

pub(crate) struct House {
    pub(crate) games: &'static [Entry],
    pub(crate) store: Store,
    pub(crate) directory: Arc<Directory>,
    pub(crate) world: World,
    pub(crate) limits: Arc<Limits>,
    pub(crate) key: Key,
    /// Places for browsers that look at tables.
    pub(crate) sockets: Arc<Semaphore>,
    /// Places for records that are run again.
    pub(crate) reruns: Arc<Semaphore>,
    /// Places for questions that take longer than a table has time for.
    pub(crate) asides: Arc<Semaphore>,
    /// What was told of games that are over.
    pub(crate) courses: Courses,
    pub(crate) tables_by_guest: Buckets,
    pub(crate) tables_by_all: Buckets,
    /// Turns true when the house closes.
    pub(crate) closing: watch::Receiver<bool>,
}

impl App {
    pub(crate) fn new(
        games: &'static [Entry],
        store: Store,
        directory: Arc<Directory>,
        world: World,
        limits: Arc<Limits>,
        key: Key,
        closing: watch::Receiver<bool>,
    ) -> App {
        let minute = Duration::from_mins(1);
        App(Arc::new(House {
            games,
            store,
            directory,
            world,
            key,
            sockets: Arc::new(Semaphore::new(limits.sockets)),
            reruns: Arc::new(Semaphore::new(limits.reruns)),
            asides: Arc::new(Semaphore::new(ASIDES)),
            courses: Courses::default(),
            tables_by_guest: Buckets::new(limits.tables_per_guest, Duration::from_secs(6)),
            tables_by_all: Buckets::new(
                limits.tables_per_house,
                minute / limits.tables_per_house.max(1),
            ),
            limits,
            closing,
        }))
    }
}

impl std::ops::Deref for App {
    type Target = House;

    fn deref(&self) -> &House {
        &self.0
    }
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Key {
        app.key.clone()
    }
}

/// Which path leads where.
pub(crate) fn router(app: App) -> Router {
    let api = Router::new()
        // The house.
        .route("/health", get(api::health::get))
        .route("/me", get(api::me::get).put(api::me::put))
        // The games.
        .route("/games", get(api::games::list))
        .route("/games/{game}/rules", get(api::games::rules))
        .route("/games/{game}/examples/{name}", get(api::games::example))
        .route("/games/{game}/examples/{name}/{ply}", get(api::games::picture))
        // The tables.
        .route("/tables", get(api::tables::list).post(api::tables::create))
        .route(
            "/tables/import",
            post(api::import::create).layer(DefaultBodyLimit::max(api::import::MAX_RECORD)),
        )
        .route("/tables/{id}", get(api::tables::get))
        .route("/tables/{id}/seats/{seat}", post(api::seats::sit))
        .route("/tables/{id}/views/{ply}", get(api::views::get))
        .route("/tables/{id}/foresight", get(api::foresight::get))
        .route("/tables/{id}/dangers", get(api::dangers::get))
        .route("/tables/{id}/course", get(api::course::get))
        .route("/tables/{id}/record", get(api::record::get))
        .layer(CompressionLayer::new())
        // Not compressed: it is no answer but a conversation.
        .route("/tables/{id}/socket", get(api::socket::open))
        .fallback(api::client::no_such_page)
        .method_not_allowed_fallback(api::client::no_such_page)
        .layer(middleware::from_fn(guard::refuse_strangers))
        .layer(middleware::from_fn_with_state(app.clone(), guard::hurry))
        .layer(middleware::from_fn(guard::keep_fresh))
        .layer(DefaultBodyLimit::max(MAX_BODY));
    Router::new()
        .nest("/api", api)
        // The client, compressed already.
        .fallback(api::client::get)
        .layer(middleware::from_fn(guard::protect))
        .with_state(app)
}
