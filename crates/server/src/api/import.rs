//! Games that were begun elsewhere, taken in with their whole past.

use std::{sync::Arc, time::Duration};

use axum::{Json, extract::State, http::HeaderMap};
use axum_extra::extract::SignedCookieJar;
use protocol::{Created, ImportTable, stored::NewTable};
use registry::{BadRecord, Entry};
use table::{Guest, ImportError, fresh_id, import};
use tokio::{task::spawn_blocking, time::Instant};

use super::{Body, tables};
use crate::{app::App, error::ApiError, guest};

/// The largest body of a request with a record: the longest games take a tenth of it.
pub(crate) const MAX_RECORD: usize = 2 * 1024 * 1024;

/// Every action, draw and hash is run again, away from the threads that serve people: a few records
/// at a time, and none for longer than the house has patience with them.
pub(crate) async fn create(
    State(app): State<App>,
    jar: SignedCookieJar,
    headers: HeaderMap,
    Body(wish): Body<ImportTable>,
) -> Result<(SignedCookieJar, Json<Created>), ApiError> {
    let guest = guest::of_or_new(&jar, &app.world);
    // Before it is run: that is what it costs.
    tables::take_one(&app, &guest)?;
    let (id, now) = (fresh_id(app.world.bytes()), app.world.now());
    let (games, patience) = (app.games, app.limits.rerun);
    let place = Arc::clone(&app.reruns).acquire_owned().await.map_err(|_| ApiError::Busy)?;
    let running = {
        let guest = guest.clone();
        spawn_blocking(move || {
            let _place = place;
            rerun(games, &wish, &guest, id, now, patience)
        })
    };
    // Rules that panicked would fail this request and nothing else.
    let new = running.await.map_err(|failed| ApiError::Internal(Box::new(failed)))??;
    let id = tables::store(&app, new).await?;
    Ok((guest::remember(&guest, jar, &headers), Json(Created { id })))
}

fn rerun(
    games: &'static [Entry],
    wish: &ImportTable,
    guest: &Guest,
    id: String,
    now: u64,
    patience: Duration,
) -> Result<NewTable, ApiError> {
    let record = serde_json::from_str(wish.record.get())
        .map_err(|error| BadRecord::Wrong(error.to_string()))?;
    let latest = Instant::now() + patience;
    let mut enough = || latest < Instant::now();
    Ok(import(games, &record, &wish.seats, guest, id, now, &mut enough)?)
}

impl From<ImportError> for ApiError {
    fn from(error: ImportError) -> Self {
        match error {
            ImportError::Record(bad) => bad.into(),
            ImportError::TooLong => ApiError::TooLarge,
            ImportError::Seats(refused) => refused.into(),
        }
    }
}
