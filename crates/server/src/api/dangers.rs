//! What a seat has to fear of the next turn of others.

use std::sync::Arc;

use axum::{Json, extract::State};
use axum_extra::extract::SignedCookieJar;
use kernel::Seat;
use protocol::Dangers;
use serde::Deserialize;
use tokio::task::spawn_blocking;

use super::{Path, Query, table_id};
use crate::{app::App, error::ApiError, guest, home::TableMsg};

/// Whose dangers.
#[derive(Debug, Deserialize)]
pub(crate) struct Whose {
    seat: Seat,
}

/// The table hands out the seat's view and goes on: what is to be feared is found elsewhere.
pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(Whose { seat }): Query<Whose>,
    jar: SignedCookieJar,
) -> Result<Json<Dangers>, ApiError> {
    let guest = guest::of(&jar).map(|guest| guest.id);
    let question = |reply| TableMsg::Ponder { guest, seat, reply };
    let (version, known) = app.directory.ask(table_id(&id)?, question).await?;
    let place = Arc::clone(&app.asides).acquire_owned().await.map_err(|_| ApiError::Busy)?;
    let looking = spawn_blocking(move || {
        let _place = place;
        known.dangers()
    });
    let dangers = looking.await.map_err(|failed| ApiError::Internal(Box::new(failed)))?;
    Ok(Json(Dangers { version, dangers }))
}
