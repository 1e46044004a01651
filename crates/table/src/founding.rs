//! A table as wished, if the game can be played so.

use protocol::{
    CreateTable, Origin, SeatPlan,
    stored::{LogEntry, LogRow, NewTable, SeatRow, SitterRow, TableRow},
};
use registry::{Dice, Entry, OpenError, Table};
use serde_json::Value;

use crate::{AskError, Guest, Seating, core::standing, names};

/// Lays out a table with this id for `guest`, who wishes it so. `luck` is what the set-up draws from.
pub fn found(
    games: &'static [Entry],
    wish: &CreateTable,
    guest: &Guest,
    id: String,
    luck: [u8; 32],
    now: u64,
) -> Result<NewTable, AskError> {
    let entry = registry::find_in(games, &wish.game)
        .ok_or_else(|| AskError::NoSuchGame(wish.game.clone()))?;
    if !entry.meta.seats_fit(wish.seats.len()) {
        return Err(AskError::BadSeats(format!("{} cannot play", wish.seats.len())));
    }
    if wish.practice && !is_alone(&wish.seats) {
        return Err(AskError::BadSeats("nobody else sits at a table for practice".to_owned()));
    }
    let seats = seated(&wish.seats, guest)?;
    let options = options(entry, wish);
    let mut dice = Dice::keyed(luck);
    let game = entry.new_table(seats.len(), &options, &mut dice).map_err(|error| match error {
        OpenError::BadOptions(why) | OpenError::BadPosition(why) => AskError::BadOptions(why),
    })?;
    Ok(lay_out(&*game, seats, wish.practice, id, Origin::Here, now))
}

/// A table with these seats and the whole past of `game`, which comes from elsewhere.
pub fn adopt(
    game: &dyn Table,
    seats: Vec<SeatRow>,
    practice: bool,
    id: String,
    now: u64,
) -> NewTable {
    lay_out(game, seats, practice, id, Origin::Elsewhere, now)
}

/// Whether nobody sits there but who lays it out, others at the same screen, and computers.
pub(crate) fn is_alone(plans: &[SeatPlan]) -> bool {
    !plans.contains(&SeatPlan::Open)
}

fn lay_out(
    game: &dyn Table,
    seats: Vec<SeatRow>,
    practice: bool,
    id: String,
    origin: Origin,
    now: u64,
) -> NewTable {
    let rows = (0..game.n_steps()).filter_map(|n| {
        let step = game.step(n, None)?;
        let entry = LogEntry::Played { notation: step.action?, draws: step.draws };
        Some(LogRow { version: n as u64 + 1, seat: step.seat.0, entry, at: step.at })
    });
    NewTable {
        log: rows.collect(),
        standing: standing(&Seating::new(seats.clone()), game),
        table: TableRow {
            id,
            game: game.rulebook().entry().meta.id.to_owned(),
            rules_version: game.rulebook().version(),
            options: game.options().to_string(),
            setup_draws: game.setup_draws().to_vec(),
            start_position: game.start_position().map(str::to_owned),
            created_at: now,
            origin,
            practice,
            seats,
            seal: None,
        },
    }
}

/// What was chosen; what was not takes its default, which may be another at a table with computers.
fn options(entry: &'static Entry, wish: &CreateTable) -> Value {
    let has_computer = wish.seats.iter().any(|plan| matches!(plan, SeatPlan::Computer { .. }));
    let usual = if has_computer { entry.options_with_computers() } else { Value::Null };
    let mut options = usual.as_object().cloned().unwrap_or_default();
    options.extend(wish.options.clone());
    Value::Object(options)
}

/// Who sits where, as `guest` plans it.
pub(crate) fn seated(plans: &[SeatPlan], guest: &Guest) -> Result<Vec<SeatRow>, AskError> {
    let seat = |(seat, plan)| Ok(SeatRow { seat, sitter: sitter(plan, guest)? });
    (0..).zip(plans).map(seat).collect()
}

fn sitter(plan: &SeatPlan, guest: &Guest) -> Result<SitterRow, AskError> {
    Ok(match plan {
        SeatPlan::Me => SitterRow::Person { guest: guest.id.clone(), name: guest.name.clone() },
        SeatPlan::HotSeat { name } => SitterRow::Hot {
            guest: guest.id.clone(),
            name: names::accept_name(name).ok_or(AskError::BadName)?,
        },
        SeatPlan::Computer { player } => {
            player
                .parse::<bots::Player>()
                .map_err(|error| AskError::BadSeats(error.to_string()))?;
            SitterRow::Computer { player: player.clone() }
        }
        SeatPlan::Open => SitterRow::Nobody,
    })
}
