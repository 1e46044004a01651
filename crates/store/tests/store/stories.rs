//! What stories are made of.

use protocol::{Origin, TableStatus};
use store::{LogEntry, LogRow, NewTable, NewVersion, SeatRow, SitterRow, Standing, TableRow};

pub(crate) const RUNNING: Standing =
    Standing { status: TableStatus::Running, waiting: 0b01, awaits_computer: false };

/// A table of two guests, made at time 100.
pub(crate) fn table(id: &str, guests: [&str; 2]) -> NewTable {
    let seats = guests.into_iter().zip(0..).map(|(guest, seat)| SeatRow {
        seat,
        sitter: SitterRow::Person { guest: guest.to_owned(), name: format!("Name of {guest}") },
    });
    NewTable {
        table: TableRow {
            id: id.to_owned(),
            game: "hannibal".to_owned(),
            rules_version: 1,
            options: r#"{"match_play":false}"#.to_owned(),
            setup_draws: vec![3, 0, 41],
            start_position: None,
            created_at: 100,
            origin: Origin::Here,
            practice: false,
            seats: seats.collect(),
            seal: None,
        },
        log: Vec::new(),
        standing: RUNNING,
    }
}

/// A table at which `guest` sits and the second seat is free.
pub(crate) fn open_table(id: &str, guest: &str) -> NewTable {
    let mut new = table(id, [guest, ""]);
    new.table.seats[1].sitter = SitterRow::Nobody;
    new.standing = Standing { status: TableStatus::Open, waiting: 0, awaits_computer: false };
    new
}

/// Version `version` of `table`: seat 0 passes, at time 1000 and so many.
pub(crate) fn pass(table: &str, version: u64) -> NewVersion {
    let entry = LogEntry::Played { notation: format!("pass {version}"), draws: vec![] };
    NewVersion {
        table: table.to_owned(),
        rows: vec![LogRow { version, seat: 0, entry, at: 1000 + version }],
        standing: RUNNING,
    }
}
