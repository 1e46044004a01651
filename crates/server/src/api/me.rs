//! Who the one who asks is.

use axum::{Json, extract::State, http::HeaderMap};
use axum_extra::extract::SignedCookieJar;
use protocol::{GuestInfo, NameGuest};

use super::Body;
use crate::{app::App, error::ApiError, guest::Guest, names, table::TableMsg};

/// Every visit lets the browser remember for another 400 days.
pub(crate) async fn get(
    State(app): State<App>,
    jar: SignedCookieJar,
    headers: HeaderMap,
) -> (SignedCookieJar, Json<GuestInfo>) {
    let guest = Guest::of_or_new(&jar, &app.world);
    (guest.remember(jar, &headers), Json(GuestInfo { name: guest.name }))
}

/// The new name goes to every table at which they sit.
pub(crate) async fn put(
    State(app): State<App>,
    jar: SignedCookieJar,
    headers: HeaderMap,
    Body(wish): Body<NameGuest>,
) -> Result<(SignedCookieJar, Json<GuestInfo>), ApiError> {
    let name = names::accept(&wish.name).ok_or(ApiError::BadName)?;
    let guest = Guest { name, ..Guest::of_or_new(&jar, &app.world) };
    for table in app.store.rename(&guest.id, &guest.name).await? {
        app.directory.tell_if_open(&table, TableMsg::Renamed { guest: guest.clone() }).await;
    }
    Ok((guest.remember(jar, &headers), Json(GuestInfo { name: guest.name })))
}
