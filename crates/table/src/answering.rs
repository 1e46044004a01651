//! Answers to questions that change nothing.

use kernel::{Seat, Viewer};
use protocol::{Foreseen, PastView, SeatInfo, TableInfo};
use registry::{Ponder, Record, Retell};

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
            practice: self.table.practice,
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

    /// What a seat knows now, to be asked elsewhere what it has to fear, and the version it knows it at.
    /// Told to nobody but the one whose seat it is.
    pub fn known_to(
        &self,
        guest: Option<&str>,
        seat: Seat,
    ) -> Result<(u64, Box<dyn Ponder>), AskError> {
        if !self.seating.owns(guest, seat) {
            return Err(AskError::NotYourEyes);
        }
        Ok((self.chronicle.version(), self.chronicle.game().ponder(seat)))
    }

    /// What is needed to tell the course of the game elsewhere, once it is over and everyone may look
    /// through all eyes.
    pub fn retell(&self) -> Result<Box<dyn Retell>, AskError> {
        self.chronicle.game().retell().ok_or(AskError::NotYourEyes)
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
