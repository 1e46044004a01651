//! Tables: made, listed, described.

use axum::{Json, extract::State, http::HeaderMap};
use axum_extra::extract::SignedCookieJar;
use kernel::Seat;
use protocol::{CreateTable, Created, TableInfo, TableStatus, TableSummary, stored::NewTable};
use store::ListedTable;
use table::{Guest, Seating, found, fresh_id};
use tokio::time::Instant;

use super::{Body, Path, table_id};
use crate::{app::App, error::ApiError, guest, home::TableMsg};

/// How many tables a list shows.
const MAX_LISTED: u32 = 50;

/// Those at which the visitor sits, then those with a free seat.
pub(crate) async fn list(
    State(app): State<App>,
    jar: SignedCookieJar,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    let guest = guest::of(&jar).map(|guest| guest.id);
    let mut tables = match &guest {
        Some(guest) => app.store.tables_of(guest, MAX_LISTED).await?,
        None => Vec::new(),
    };
    let room = MAX_LISTED.saturating_sub(u32::try_from(tables.len()).unwrap_or(MAX_LISTED));
    tables.extend(app.store.open_tables(guest.as_deref().unwrap_or_default(), room).await?);
    Ok(Json(tables.into_iter().map(|table| summary(table, guest.as_deref())).collect()))
}

fn summary(listed: ListedTable, guest: Option<&str>) -> TableSummary {
    let ListedTable { id, game, status, waiting, touched_at, seats } = listed;
    let n_seats = seats.len();
    let seating = Seating::new(seats);
    let named = |&Seat(seat): &Seat| waiting & (1 << seat) != 0;
    let over = status == TableStatus::Over;
    TableSummary {
        id,
        game,
        status,
        your_turn: !over && seating.seats_of(guest).any(|seat| named(&seat)),
        winners: Seat::first(n_seats).filter(|seat| over && named(seat)).collect(),
        // A list says who sits there, not who looks.
        seats: seating.describe(guest, |_| false),
        touched_at,
    }
}

pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<String>,
    jar: SignedCookieJar,
) -> Result<Json<TableInfo>, ApiError> {
    let guest = guest::of(&jar).map(|guest| guest.id);
    let id = table_id(&id)?;
    let info = app.directory.ask(id, |reply| TableMsg::Describe { guest, reply }).await?;
    Ok(Json(info))
}

pub(crate) async fn create(
    State(app): State<App>,
    jar: SignedCookieJar,
    headers: HeaderMap,
    Body(wish): Body<CreateTable>,
) -> Result<(SignedCookieJar, Json<Created>), ApiError> {
    let guest = guest::of_or_new(&jar, &app.world);
    let luck = app.world.bytes();
    let id = fresh_id(app.world.bytes());
    let new = found(app.games, &wish, &guest, id, luck, app.world.now())?;
    take_one(&app, &guest)?;
    let id = store(&app, new).await?;
    Ok((guest::remember(&guest, jar, &headers), Json(Created { id })))
}

/// Takes one of the tables that a guest, and all guests together, may make.
pub(super) fn take_one(app: &App, guest: &Guest) -> Result<(), ApiError> {
    let now = Instant::now();
    app.tables_by_guest.take(&guest.id, now).map_err(|_| ApiError::TooMany)?;
    app.tables_by_all.take("", now).map_err(|_| ApiError::TooMany)
}

/// Stores a table and lets it go on if it waits for a computer player; returns its id.
pub(super) async fn store(app: &App, new: NewTable) -> Result<String, ApiError> {
    let (id, game) = (new.table.id.clone(), new.table.game.clone());
    let (origin, awaits_computer) = (new.table.origin, new.standing.awaits_computer);
    app.store.create(new).await?;
    tracing::info!(table.id = id, game.id = game, ?origin, "a table is made");
    if awaits_computer {
        app.directory.tell(&id, TableMsg::GoOn { begun: None }).await?;
    }
    Ok(id)
}
