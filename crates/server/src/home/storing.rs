//! What a table has decided goes to the store before anybody hears of it.

use kernel::Seat;
use protocol::{TableInfo, stored::LogRow};
use store::{NewVersion, StoreError};
use table::{AskError, Fate, Guest};

use super::{
    load::{LoadError, read},
    task::TableTask,
};
use crate::error::ApiError;

impl TableTask {
    /// Stores a version, if there is one. Until the store has it, nobody is told, and no other
    /// decision is looked at: the task does nothing else meanwhile.
    pub(super) async fn store(&mut self, new: Option<NewVersion>) -> Result<(), LoadError> {
        let Some(new) = new else { return Ok(()) };
        let Some(LogRow { seat, version, .. }) = new.rows.last().cloned() else { return Ok(()) };
        let stored = self.context.store.append(new).await;
        let (table, game) = (self.core.id(), self.core.game_id());
        match stored {
            Ok(()) => {
                tracing::debug!(table.id = table, game.id = game, seat, version, "stored");
                self.core.stored(self.context.world.now());
            }
            Err(error) => {
                tracing::warn!(
                    table.id = table,
                    game.id = game,
                    seat,
                    version,
                    error = &error as &dyn std::error::Error,
                    "not stored"
                );
                self.not_stored(&error).await?;
            }
        }
        Ok(())
    }

    async fn not_stored(&mut self, error: &StoreError) -> Result<(), LoadError> {
        let (row, log);
        let fate = if let StoreError::VersionTaken = error {
            (row, log) = read(&self.context.store, self.core.id()).await?;
            Fate::Taken(self.context.games, row, &log)
        } else {
            Fate::NotStored
        };
        Ok(self.core.not_stored(fate, self.context.world.now())?)
    }

    /// Somebody wants to sit down.
    pub(super) async fn sit(
        &mut self,
        guest: &Guest,
        seat: Seat,
    ) -> Result<Result<TableInfo, ApiError>, LoadError> {
        let sitting = match self.core.sit(guest, seat, self.context.world.now()) {
            Ok(sitting) => sitting,
            Err(refused) => return Ok(Err(refused.into())),
        };
        match self.context.store.sit(sitting).await {
            Ok(seats) => {
                self.core.seated(seats, self.context.world.now());
                Ok(Ok(self.core.describe(Some(&guest.id))))
            }
            Err(StoreError::SeatTaken) => {
                // Another copy of the program has given it away.
                let (row, log) = read(&self.context.store, self.core.id()).await?;
                self.core.catch_up(self.context.games, row, &log, self.context.world.now())?;
                Ok(Err(AskError::SeatTaken.into()))
            }
            Err(error) => {
                tracing::warn!(table.id = self.core.id(), seat = seat.0, %error, "not stored");
                Ok(Err(ApiError::NotStored))
            }
        }
    }

    /// Seals the table as it stands, unless that was done before: whoever opens it next, perhaps a
    /// newer program, finds out whether it still stands so. One that cannot be sealed loses the
    /// proof, nothing else.
    pub(super) async fn seal(&mut self) {
        let Some(seal) = self.core.seal() else { return };
        match self.context.store.seal(self.core.id(), seal.clone()).await {
            Ok(()) => self.core.sealed(seal),
            Err(error) => {
                tracing::warn!(table.id = self.core.id(), %error, "a table could not be sealed");
            }
        }
    }
}
