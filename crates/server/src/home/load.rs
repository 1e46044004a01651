//! A table as it is stored, set up again.

use registry::{Entry, UnknownRules};
use store::{LogRow, Store, StoreError, TableRow};
use table::{Chronicle, FoldError};

use crate::error::ApiError;

/// Why a table cannot be set up again.
#[derive(Debug, Clone, thiserror::Error)]
pub(crate) enum LoadError {
    #[error("there is no such table")]
    NoSuchTable,
    /// Its story cannot be told again. The reason names no action: it might be secret.
    #[error("{0}")]
    Unreadable(String),
    /// It is played by rules of a newer program, and left as it is.
    #[error(transparent)]
    UnknownRules(#[from] UnknownRules),
    #[error(transparent)]
    Store(StoreError),
}

/// Reads a table and what was played at it.
pub(crate) async fn read(store: &Store, id: &str) -> Result<(TableRow, Vec<LogRow>), LoadError> {
    Ok((store.table(id).await?, store.log(id, 0).await?))
}

/// Reads a table and tells its story again, by the rules it was played by.
pub(crate) async fn load(
    games: &'static [Entry],
    store: &Store,
    id: &str,
) -> Result<(TableRow, Chronicle), LoadError> {
    let (table, log) = read(store, id).await?;
    let chronicle = Chronicle::fold(games, &table, &log)?;
    Ok((table, chronicle))
}

impl From<FoldError> for LoadError {
    fn from(error: FoldError) -> Self {
        match error {
            FoldError::Unreadable(why) => LoadError::Unreadable(why),
            FoldError::UnknownRules(unknown) => LoadError::UnknownRules(unknown),
        }
    }
}

impl From<StoreError> for LoadError {
    fn from(error: StoreError) -> Self {
        if let StoreError::NoSuchTable = error {
            return LoadError::NoSuchTable;
        }
        LoadError::Store(error)
    }
}

impl From<&LoadError> for ApiError {
    fn from(error: &LoadError) -> Self {
        match error {
            LoadError::NoSuchTable => ApiError::NoSuchTable,
            LoadError::Unreadable(_) => ApiError::Unreadable,
            LoadError::UnknownRules(unknown) => ApiError::UnknownRules(*unknown),
            LoadError::Store(error) => ApiError::Internal(Box::new(error.clone())),
        }
    }
}
