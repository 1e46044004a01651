//! The store, on SQLite and on PostgreSQL: every story is told on both.

#![expect(clippy::unwrap_used, reason = "what cannot be had fails the story")]

mod place;
mod stories;

mod tables;
mod log;
mod commits;
mod seats;
mod restarts;
