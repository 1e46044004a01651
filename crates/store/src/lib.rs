//! Tables, seats and logs in SQL. The only crate that speaks it, to SQLite or to PostgreSQL; what it
//! says to both is the same.
//!
//! Reading goes to a pool of connections. Writing goes through one task, which stores whatever
//! arrives together in one commit: see [`Store::append`].

#![warn(missing_docs)]

// What is stored.
mod rows;
mod error;

// Where.
mod db;
mod store;

// Writing, all of it through one task.
mod writer;
mod connection;
mod append;
mod create;
mod seal;
mod sit;

// Reading.
mod tables;
mod survey;
mod log;
mod key;

pub use error::StoreError;
pub use protocol::stored::{
    LogEntry, LogRow, NewTable, NewVersion, Seal, SeatRow, SitterRow, Sitting, Standing, TableRow,
};
pub use rows::ListedTable;
pub use store::Store;
