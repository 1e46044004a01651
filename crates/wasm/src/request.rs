//! What the browser can ask.

#![expect(missing_docs, reason = "each field is called what it is")]

use kernel::Seat;
use protocol::{
    ClientMsg, CreateTable, SeatPlan,
    stored::{LogRow, TableRow},
};
use serde::Deserialize;
use serde_json::Value;

/// Everything that a worker can be asked. Times are milliseconds since 1970; luck are bytes that
/// nobody can foresee.
#[derive(Debug, Deserialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// The games.
    Games,
    /// The rules of a game as a page.
    Rules { game: String, lang: Language },
    /// An example of the rules, step by step.
    Example { game: String, name: String },
    /// One moment of an example; the last one if none is named.
    Picture { game: String, name: String, step: Option<usize> },
    /// The board of a game before its first turn.
    Start { game: String, seats: usize },
    /// A lesson, where somebody stands in it who has done so much, and what comes of what they try.
    Lesson { game: String, done: Vec<String>, tried: Option<String>, from: Option<usize> },
    /// What the first clicks of an action would do there.
    LessonForesee { game: String, done: Vec<String>, action: String, clicks: usize },
    /// The record of what was played there, so that it can be played on.
    LessonRecord { game: String, done: Vec<String> },

    /// A new table, not stored yet.
    Found {
        wish: CreateTable,
        guest: Person,
        id: String,
        #[cfg_attr(debug_assertions, ts(type = "number[]"))]
        luck: [u8; 32],
        now: u64,
    },
    /// A table made of a record, not stored yet.
    Import {
        #[cfg_attr(debug_assertions, ts(type = "unknown"))]
        record: Value,
        seats: Vec<SeatPlan>,
        guest: Person,
        id: String,
        now: u64,
    },
    /// Runs a record again, every action, draw and hash; the answer is a `Verdict`.
    Certify {
        #[cfg_attr(debug_assertions, ts(type = "unknown"))]
        record: Value,
    },

    /// Sets up a table that is stored.
    Open {
        table: TableRow,
        log: Vec<LogRow>,
        #[cfg_attr(debug_assertions, ts(type = "number[]"))]
        luck: [u8; 32],
        now: u64,
    },
    /// Another page of this browser has gone on: what is stored now.
    CatchUp { table: TableRow, log: Vec<LogRow>, now: u64 },
    /// Puts it away.
    Close { table: String },
    /// A page begins to look.
    Join { table: String },
    /// A page looks no more.
    Leave { table: String, listener: u64 },
    /// A page says what it would say to a server.
    Say { table: String, listener: u64, msg: ClientMsg, now: u64 },
    /// What was to be stored is stored.
    Stored { table: String, now: u64 },
    /// What was to be stored could not be.
    NotStored { table: String, now: u64 },
    /// A computer player has decided, or has come to nothing.
    Decided { table: String, seat: Seat, version: u64, action: Option<String>, now: u64 },
    /// A seat is late.
    TimeIsUp { table: String, seat: Seat, version: u64, now: u64 },
    /// Computer players that are waited for shall think.
    GoOn { table: String },

    /// Who sits at a table.
    Describe { table: String },
    /// What some eyes saw after so many actions.
    LookBack { table: String, eyes: Option<Seat>, ply: u64 },
    /// What the first clicks of an action would do.
    Foresee { table: String, seat: Seat, action: String, clicks: usize },
    /// What a seat has to fear of the next turn of others.
    Dangers { table: String, seat: Seat },
    /// The course of a game that is over.
    Course { table: String },
    /// The whole record of a table, its secrets too, so that it can be played on elsewhere.
    Record { table: String },
    /// How the table stands, if that is not stored yet.
    Seal { table: String },

    /// Keeps a copy of a table to think about it: from the beginning, or what was played since.
    Follow { table: TableRow, log: Vec<LogRow> },
    /// Lets a player think for a seat at such a copy, no longer than so many milliseconds, and say
    /// why if that is wanted.
    Think {
        table: String,
        seat: Seat,
        player: String,
        seed: u64,
        patience: f64,
        #[serde(default)]
        explain: bool,
        /// What the seat has put together that is no move yet: it thinks on from there.
        #[serde(default)]
        before: Vec<String>,
    },
    /// A table that begins where such a copy stood after so many actions, as `eyes` know it; all
    /// seats are the guest's.
    Fork { table: String, eyes: Option<Seat>, ply: u64, guest: Person, id: String, now: u64 },

    /// A walk of random actions through a game: the same in every home.
    Walk { game: String, seats: usize, seed: u64, actions: u64 },
}

/// Who sits at this screen.
#[derive(Debug, Deserialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// How they are called.
    pub name: String,
}

/// In which language.
#[derive(Debug, Clone, Copy, Deserialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Language {
    /// English.
    En,
    /// French.
    Fr,
}
