//! What some eyes saw earlier in the game.

use axum::{Json, extract::State};
use axum_extra::extract::SignedCookieJar;
use protocol::PastView;

use super::{Eyes, Path, Query, table_id};
use crate::{app::App, error::ApiError, guest, home::TableMsg};

pub(crate) async fn get(
    State(app): State<App>,
    Path((id, ply)): Path<(String, u64)>,
    Query(Eyes { eyes }): Query<Eyes>,
    jar: SignedCookieJar,
) -> Result<Json<PastView>, ApiError> {
    let guest = guest::of(&jar).map(|guest| guest.id);
    let question = |reply| TableMsg::LookBack { guest, eyes, ply, reply };
    Ok(Json(app.directory.ask(table_id(&id)?, question).await?))
}
