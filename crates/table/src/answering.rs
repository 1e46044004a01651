//! Answers to questions that change nothing.

use kernel::{Seat, Viewer};
use protocol::{Foreseen, PastView, SeatInfo, TableInfo};
use registry::Record;

use crate::{AskError, Core, listeners::viewer};

impl Core {
    /// The table as `guest` is told about it.
    pub fn describe(&self, guest: Option<&str>) -> TableInfo {
        TableInfo {
            id: self.table.id.clone(),
            game: self.table.game.clone(),
            options: self.chronicle.game().options(),
            rules_version: self.table.rules_version,
            newest_rules: self.chronicle.game().rulebook().entry().meta.rules_version(),
            seats: self.describe_seats(guest),
            created_at: self.table.created_at,
            origin: self.table.origin,
        }
    }

    pub(crate) fn describe_seats(&self, guest: Option<&str>) -> Vec<SeatInfo> {
        self.seating.describe(guest, |sitter| self.listeners.is_here(sitter))
    }

    /// What `eyes` saw after `ply` actions.
    pub fn look_back(
        &self,
        guest: Option<&str>,
        eyes: Option<Seat>,
        ply: u64,
    ) -> Result<PastView, AskError> {
        let viewer = self.allowed_eyes(guest, eyes)?;
        let game = self.chronicle.game();
        match usize::try_from(ply) {
            Ok(n) if n <= game.n_steps() => Ok(PastView { ply, view: game.view_after(n, viewer) }),
            Ok(_) | Err(_) => Err(AskError::NoSuchPly(game.n_steps() as u64)),
        }
    }

    /// What the first clicks of an action would do, told to nobody but the one whose seat it is.
    pub fn foresee(
        &self,
        guest: Option<&str>,
        seat: Seat,
        action: &str,
        clicks: usize,
    ) -> Result<Foreseen, AskError> {
        if !self.seating.owns(guest, seat) {
            return Err(AskError::NotYourEyes);
        }
        Ok(Foreseen { foresight: self.chronicle.game().foresee(seat, action, clicks) })
    }

    /// The record: whole once the game is over; before that, what the one who asks may know.
    pub fn record(&self, guest: Option<&str>, eyes: Option<Seat>) -> Result<Record, AskError> {
        let eyes = eyes.or_else(|| self.seating.seats_of(guest).next());
        let viewer = self.allowed_eyes(guest, eyes)?;
        let over = self.chronicle.game().turn().is_over();
        Ok(self.chronicle.game().record((!over).then_some(viewer)))
    }

    /// One looks through one's own eyes and the public's; through all once the game is over.
    fn allowed_eyes(&self, guest: Option<&str>, eyes: Option<Seat>) -> Result<Viewer, AskError> {
        let Some(seat) = eyes else { return Ok(viewer(eyes)) };
        if !self.seating.has(seat) {
            return Err(AskError::NoSuchSeat(seat.0));
        }
        if self.seating.owns(guest, seat) || self.chronicle.game().turn().is_over() {
            return Ok(viewer(eyes));
        }
        Err(AskError::NotYourEyes)
    }
}
