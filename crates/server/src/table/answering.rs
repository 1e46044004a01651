//! Answers to questions that change nothing.

use kernel::{Seat, Viewer};
use protocol::{Foreseen, PastView, SeatInfo, TableInfo};
use registry::Record;

use super::{listeners::viewer, task::TableTask};
use crate::error::ApiError;

impl TableTask {
    /// The table as `guest` is told about it.
    pub(super) fn describe(&self, guest: Option<&str>) -> TableInfo {
        TableInfo {
            id: self.table.id.clone(),
            game: self.table.game.clone(),
            options: self.chronicle.game().options(),
            rules_version: self.table.rules_version,
            newest_rules: self.chronicle.game().rulebook().entry().meta.rules_version(),
            seats: self.describe_seats(guest),
            created_at: self.table.created_at,
        }
    }

    pub(super) fn describe_seats(&self, guest: Option<&str>) -> Vec<SeatInfo> {
        self.seating.describe(guest, |sitter| self.listeners.is_here(sitter))
    }

    /// What `eyes` saw after `ply` actions.
    pub(super) fn look_back(
        &self,
        guest: Option<&str>,
        eyes: Option<Seat>,
        ply: u64,
    ) -> Result<PastView, ApiError> {
        let viewer = self.allowed_eyes(guest, eyes)?;
        let game = self.chronicle.game();
        match usize::try_from(ply) {
            Ok(n) if n <= game.n_steps() => Ok(PastView { ply, view: game.view_after(n, viewer) }),
            Ok(_) | Err(_) => Err(ApiError::NoSuchPly(game.n_steps() as u64)),
        }
    }

    /// What the first clicks of an action would do, told to nobody but the one whose seat it is.
    pub(super) fn foresee(
        &self,
        guest: Option<&str>,
        seat: Seat,
        action: &str,
        clicks: usize,
    ) -> Result<Foreseen, ApiError> {
        if !self.seating.owns(guest, seat) {
            return Err(ApiError::NotYourEyes);
        }
        Ok(Foreseen { foresight: self.chronicle.game().foresee(seat, action, clicks) })
    }

    /// The record: whole once the game is over; before that, what the one who asks may know.
    pub(super) fn record(
        &self,
        guest: Option<&str>,
        eyes: Option<Seat>,
    ) -> Result<Record, ApiError> {
        let eyes = eyes.or_else(|| self.seating.seats_of(guest).next());
        let viewer = self.allowed_eyes(guest, eyes)?;
        let over = self.chronicle.game().turn().is_over();
        Ok(self.chronicle.game().record((!over).then_some(viewer)))
    }

    /// One looks through one's own eyes and the public's; through all once the game is over.
    fn allowed_eyes(&self, guest: Option<&str>, eyes: Option<Seat>) -> Result<Viewer, ApiError> {
        let Some(seat) = eyes else { return Ok(viewer(eyes)) };
        if !self.seating.has(seat) {
            return Err(ApiError::NoSuchSeat(seat.0));
        }
        if self.seating.owns(guest, seat) || self.chronicle.game().turn().is_over() {
            return Ok(viewer(eyes));
        }
        Err(ApiError::NotYourEyes)
    }
}
