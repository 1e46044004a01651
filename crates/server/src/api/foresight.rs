//! What a choice that is still being put together would do.

use axum::{Json, extract::State};
use axum_extra::extract::SignedCookieJar;
use kernel::Seat;
use protocol::Foreseen;
use serde::Deserialize;

use super::{Path, Query, table_id};
use crate::{app::App, error::ApiError, guest, home::TableMsg};

/// The choice: some of the clicks of an action that is on offer.
#[derive(Debug, Deserialize)]
pub(crate) struct Choice {
    seat: Seat,
    action: String,
    clicks: usize,
}

pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(Choice { seat, action, clicks }): Query<Choice>,
    jar: SignedCookieJar,
) -> Result<Json<Foreseen>, ApiError> {
    let guest = guest::of(&jar).map(|guest| guest.id);
    let question = |reply| TableMsg::Foresee { guest, seat, action, clicks, reply };
    Ok(Json(app.directory.ask(table_id(&id)?, question).await?))
}
