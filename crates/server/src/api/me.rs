//! Who the one who asks is.

use axum::{Json, extract::State, http::HeaderMap};
use axum_extra::extract::SignedCookieJar;
use protocol::{GuestInfo, NameGuest};
use table::{AskError, Guest, accept_name};

use super::Body;
use crate::{app::App, error::ApiError, guest, home::TableMsg};

/// Every visit lets the browser remember for another 400 days.
pub(crate) async fn get(
    State(app): State<App>,
    jar: SignedCookieJar,
    headers: HeaderMap,
) -> (SignedCookieJar, Json<GuestInfo>) {
    let guest = guest::of_or_new(&jar, &app.world);
    (guest::remember(&guest, jar, &headers), Json(GuestInfo { name: guest.name }))
}

/// The new name goes to every table at which they sit.
pub(crate) async fn put(
    State(app): State<App>,
    jar: SignedCookieJar,
    headers: HeaderMap,
    Body(wish): Body<NameGuest>,
) -> Result<(SignedCookieJar, Json<GuestInfo>), ApiError> {
    let name = accept_name(&wish.name).ok_or(AskError::BadName)?;
    let guest = Guest { name, ..guest::of_or_new(&jar, &app.world) };
    for table in app.store.rename(&guest.id, &guest.name).await? {
        app.directory.tell_if_open(&table, TableMsg::Renamed { guest: guest.clone() }).await;
    }
    Ok((guest::remember(&guest, jar, &headers), Json(GuestInfo { name: guest.name })))
}
