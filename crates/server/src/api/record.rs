//! The record of a game, to take home.

use axum::{Json, extract::State, http::header, response::IntoResponse};
use axum_extra::extract::SignedCookieJar;

use super::{Eyes, Path, Query, table_id};
use crate::{app::App, error::ApiError, guest, home::TableMsg};

pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(Eyes { eyes }): Query<Eyes>,
    jar: SignedCookieJar,
) -> Result<impl IntoResponse, ApiError> {
    let guest = guest::of(&jar).map(|guest| guest.id);
    let id = table_id(&id)?;
    let record = app.directory.ask(id, |reply| TableMsg::Record { guest, eyes, reply }).await?;
    let name = format!("attachment; filename=\"septem-{}-{id}.json\"", record.game);
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(record)))
}
