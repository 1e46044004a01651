//! People come, sit down and go.

use kernel::Seat;
use protocol::stored::{SeatRow, Sitting};

use crate::{AskError, Core, Guest, ListenerId, Seating, core::standing, listeners::Listener};

impl Core {
    /// A browser begins to look. It is told nothing before it has said whose eyes it looks through.
    pub fn join(&mut self, guest: Option<String>) -> ListenerId {
        let new_here = guest.as_deref().is_some_and(|guest| !self.listeners.is_here(guest));
        let sits_here = self.seating.seats_of(guest.as_deref()).next().is_some();
        let listener = self.listeners.add(guest);
        if new_here && sits_here {
            self.tell_seats();
        }
        listener
    }

    /// A browser looks no more.
    pub fn leave(&mut self, listener: ListenerId) {
        let leaving = self.listeners.find(listener);
        let guest = leaving.and_then(Listener::guest).map(str::to_owned);
        self.listeners.remove(listener);
        let gone = guest.as_deref().is_some_and(|guest| !self.listeners.is_here(guest));
        if gone && self.seating.seats_of(guest.as_deref()).next().is_some() {
            self.tell_seats();
        }
    }

    /// How many browsers look.
    pub fn n_listeners(&self) -> usize {
        self.listeners.len()
    }

    /// Somebody wants to sit down. What comes back is to be stored ([`Core::seated`]).
    pub fn sit(&self, guest: &Guest, seat: Seat, at: u64) -> Result<Sitting, AskError> {
        if !self.seating.has(seat) {
            return Err(AskError::NoSuchSeat(seat.0));
        }
        let with_guest = self.seating.with(seat, guest).ok_or(AskError::SeatTaken)?;
        Ok(Sitting {
            table: self.table.id.clone(),
            seat: seat.0,
            guest: guest.id.clone(),
            name: guest.name.clone(),
            at,
            complete: standing(&with_guest, self.chronicle.game()),
        })
    }

    /// Takes over who sits where, as it is stored. The last who was missing starts the game.
    pub fn seated(&mut self, seats: Vec<SeatRow>, now: u64) {
        self.seating = Seating::new(seats);
        if !self.seating.is_complete() {
            self.tell_seats();
            return;
        }
        self.chronicle.seat(&self.seating, self.table.practice);
        let (may_act, version) = (self.may_act(), self.chronicle.version());
        self.offering.renew(self.chronicle.game(), may_act, version, None);
        self.wind_clocks(now);
        self.tell_missed(version, now);
        self.ask_computers();
    }

    /// A guest has another name.
    pub fn rename(&mut self, guest: &Guest) {
        if self.seating.rename(&guest.id, &guest.name) {
            self.tell_seats();
        }
    }
}
