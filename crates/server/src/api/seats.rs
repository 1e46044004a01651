//! Sitting down.

use axum::{Json, extract::State, http::HeaderMap};
use axum_extra::extract::SignedCookieJar;
use kernel::Seat;
use protocol::TableInfo;

use super::{Path, table_id};
use crate::{app::App, error::ApiError, guest, home::TableMsg};

pub(crate) async fn sit(
    State(app): State<App>,
    Path((id, seat)): Path<(String, u8)>,
    jar: SignedCookieJar,
    headers: HeaderMap,
) -> Result<(SignedCookieJar, Json<TableInfo>), ApiError> {
    let guest = guest::of_or_new(&jar, &app.world);
    let sit = |reply| TableMsg::Sit { guest: guest.clone(), seat: Seat(seat), reply };
    let info = app.directory.ask(table_id(&id)?, sit).await?;
    Ok((guest::remember(&guest, jar, &headers), Json(info)))
}
