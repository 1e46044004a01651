//! Tables: made, listed, described.

use axum::{Json, extract::State, http::HeaderMap};
use axum_extra::extract::SignedCookieJar;
use kernel::Seat;
use protocol::{CreateTable, Created, SeatPlan, TableInfo, TableSummary};
use registry::{Dice, Entry, OpenError};
use serde_json::Value;
use store::{ListedTable, NewTable, SeatRow, SitterRow};
use tokio::time::Instant;

use super::{Body, Path, table_id};
use crate::{
    app::App,
    error::ApiError,
    guest::Guest,
    ids, names,
    table::{Seating, TableMsg, standing},
};

/// How many tables a list shows.
const MAX_LISTED: u32 = 50;

/// Those at which the visitor sits, then those with a free seat.
pub(crate) async fn list(
    State(app): State<App>,
    jar: SignedCookieJar,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    let guest = Guest::of(&jar).map(|guest| guest.id);
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
    let seating = Seating::new(seats);
    TableSummary {
        id,
        game,
        status,
        your_turn: seating.seats_of(guest).any(|Seat(seat)| waiting & (1 << seat) != 0),
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
    let guest = Guest::of(&jar).map(|guest| guest.id);
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
    let guest = Guest::of_or_new(&jar, &app.world);
    let new = lay_out(&app, &wish, &guest)?;
    let now = Instant::now();
    app.tables_by_guest.take(&guest.id, now).map_err(|_| ApiError::TooMany)?;
    app.tables_by_all.take("", now).map_err(|_| ApiError::TooMany)?;

    let (id, awaits_computer) = (new.table.id.clone(), new.standing.awaits_computer);
    app.store.create(new).await?;
    tracing::info!(table.id = id, game.id = wish.game, "a table is made");
    if awaits_computer {
        app.directory.tell(&id, TableMsg::GoOn { begun: None }).await?;
    }
    Ok((guest.remember(jar, &headers), Json(Created { id })))
}

/// A table as wished, if the game can be played so.
fn lay_out(app: &App, wish: &CreateTable, guest: &Guest) -> Result<NewTable, ApiError> {
    let entry = registry::find_in(app.games, &wish.game)
        .ok_or_else(|| ApiError::NoSuchGame(wish.game.clone()))?;
    if !entry.meta.seats_fit(wish.seats.len()) {
        return Err(ApiError::BadSeats(format!("{} cannot play", wish.seats.len())));
    }
    let seats: Vec<SeatRow> = (0..)
        .zip(&wish.seats)
        .map(|(seat, plan)| Ok(SeatRow { seat, sitter: sitter(plan, guest)? }))
        .collect::<Result<_, ApiError>>()?;
    let options = options(entry, wish);
    let mut dice = Dice::keyed(app.world.bytes());
    let game = entry.new_table(seats.len(), &options, &mut dice).map_err(|error| match error {
        OpenError::BadOptions(why) | OpenError::BadPosition(why) => ApiError::BadOptions(why),
    })?;
    Ok(NewTable {
        log: Vec::new(),
        standing: standing(&Seating::new(seats.clone()), &*game),
        table: store::TableRow {
            id: ids::fresh(&app.world),
            game: wish.game.clone(),
            rules_version: game.rulebook().version(),
            options: game.options().to_string(),
            setup_draws: game.setup_draws().to_vec(),
            start_position: None,
            created_at: app.world.now(),
            seats,
            seal: None,
        },
    })
}

/// What was chosen; what was not takes its default, which may be another at a table with computers.
fn options(entry: &'static Entry, wish: &CreateTable) -> Value {
    let has_computer = wish.seats.iter().any(|plan| matches!(plan, SeatPlan::Computer { .. }));
    let usual = if has_computer { entry.options_with_computers() } else { Value::Null };
    let mut options = usual.as_object().cloned().unwrap_or_default();
    options.extend(wish.options.clone());
    Value::Object(options)
}

fn sitter(plan: &SeatPlan, guest: &Guest) -> Result<SitterRow, ApiError> {
    Ok(match plan {
        SeatPlan::Me => SitterRow::Person { guest: guest.id.clone(), name: guest.name.clone() },
        SeatPlan::HotSeat { name } => SitterRow::Hot {
            guest: guest.id.clone(),
            name: names::accept(name).ok_or(ApiError::BadName)?,
        },
        SeatPlan::Computer { player } => {
            player
                .parse::<bots::Player>()
                .map_err(|error| ApiError::BadSeats(error.to_string()))?;
            SitterRow::Computer { player: player.clone() }
        }
        SeatPlan::Open => SitterRow::Nobody,
    })
}
