//! Why the store cannot do what it is asked.

use std::sync::Arc;

use sqlx::error::{DatabaseError, ErrorKind};
use thiserror::Error;

/// Why the store cannot do what it is asked. Whatever it is, nothing of it was stored.
#[derive(Debug, Clone, Error)]
pub enum StoreError {
    /// The address names no database that can keep anything.
    #[error("{0} is no address of a database")]
    BadUrl(String),
    /// Nothing is known of such a table.
    #[error("there is no such table")]
    NoSuchTable,
    /// A table with this id exists.
    #[error("the id of the table is taken")]
    TableExists,
    /// Somebody has written this version of the table before, or the one before it is missing.
    #[error("the version is not the next one of the table")]
    VersionTaken,
    /// Somebody sits there.
    #[error("the seat is taken")]
    SeatTaken,
    /// What was read is not what was ever written.
    #[error("the database holds something unreadable: {0}")]
    Corrupt(String),
    /// The schema could not be brought up to date.
    #[error("the schema of the database could not be brought up to date")]
    Schema(#[source] Arc<sqlx::migrate::MigrateError>),
    /// The database is another program's: a newer one, or none of ours.
    #[error("the schema of the database is of version {0}, which is not known here")]
    UnknownSchema(i64),
    /// The database does not answer, is full, or is locked by someone else.
    #[error("the database cannot be used: {0}")]
    Unavailable(#[source] Arc<sqlx::Error>),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        StoreError::Unavailable(Arc::new(error))
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> Self {
        StoreError::Schema(Arc::new(error))
    }
}

impl StoreError {
    /// What the database refuses it for, where it is the database that refuses.
    pub(crate) fn kind(&self) -> Option<ErrorKind> {
        let StoreError::Unavailable(error) = self else { return None };
        error.as_database_error().map(DatabaseError::kind)
    }

    /// Tells whether the fault may lie with one row of many, so that the others deserve another
    /// try: broken constraints and impossible values, and what PostgreSQL calls a conflict.
    pub(crate) fn concerns_one_row(&self) -> bool {
        let error = match self {
            StoreError::TableExists | StoreError::VersionTaken => return true,
            StoreError::Unavailable(error) => error,
            StoreError::BadUrl(_)
            | StoreError::NoSuchTable
            | StoreError::SeatTaken
            | StoreError::Corrupt(_)
            | StoreError::Schema(_)
            | StoreError::UnknownSchema(_)
            | StoreError::Closed => return false,
        };
        let Some(code) = error.as_database_error().and_then(DatabaseError::code) else {
            return false;
        };
        match code.len() {
            // PostgreSQL: the first two of five characters are the class.
            5 => ["22", "23", "40"].iter().any(|class| code.starts_with(class)),
            // SQLite: the low byte says what happened, the rest is detail.
            _ => code.parse().is_ok_and(|code: u32| matches!(code & 0xff, 18..=20)),
        }
    }
}
