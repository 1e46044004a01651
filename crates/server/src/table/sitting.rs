//! People come, sit down and go.

use kernel::Seat;
use protocol::TableInfo;
use store::{Sitting, StoreError};

use super::{
    ListenerId, Out, Reply,
    listeners::Listener,
    load::LoadError,
    task::{TableTask, standing},
};
use crate::{error::ApiError, guest::Guest};

impl TableTask {
    /// A browser begins to look. It is told nothing before it has said whose eyes it looks through.
    pub(super) fn join(&mut self, guest: Option<String>, out: Out, reply: Reply<ListenerId>) {
        if self.context.limits.sockets_per_table <= self.listeners.len() {
            let _ = reply.send(Err(ApiError::Busy));
            return;
        }
        let new_here = guest.as_deref().is_some_and(|guest| !self.listeners.is_here(guest));
        let sits_here = self.seating.seats_of(guest.as_deref()).next().is_some();
        let listener = self.listeners.add(guest, out);
        if reply.send(Ok(listener)).is_err() {
            self.listeners.remove(listener);
        } else if new_here && sits_here {
            self.tell_seats();
        }
    }

    /// A browser looks no more.
    pub(super) fn leave(&mut self, listener: ListenerId) {
        let leaving = self.listeners.find(listener);
        let guest = leaving.and_then(Listener::guest).map(str::to_owned);
        self.listeners.remove(listener);
        let gone = guest.as_deref().is_some_and(|guest| !self.listeners.is_here(guest));
        if gone && self.seating.seats_of(guest.as_deref()).next().is_some() {
            self.tell_seats();
        }
    }

    /// Somebody wants to sit down.
    pub(super) async fn sit(
        &mut self,
        guest: Guest,
        seat: Seat,
        reply: Reply<TableInfo>,
    ) -> Result<(), LoadError> {
        let seated = self.try_to_sit(&guest, seat).await?;
        let _ = reply.send(seated.map(|()| self.describe(Some(&guest.id))));
        Ok(())
    }

    async fn try_to_sit(
        &mut self,
        guest: &Guest,
        seat: Seat,
    ) -> Result<Result<(), ApiError>, LoadError> {
        if !self.seating.has(seat) {
            return Ok(Err(ApiError::NoSuchSeat(seat.0)));
        }
        let Some(with_guest) = self.seating.with(seat, guest) else {
            return Ok(Err(ApiError::SeatTaken));
        };
        let sitting = Sitting {
            table: self.table.id.clone(),
            seat: seat.0,
            guest: guest.id.clone(),
            name: guest.name.clone(),
            at: self.context.world.now(),
            complete: standing(&with_guest, self.chronicle.game()),
        };
        match self.context.store.sit(sitting).await {
            Ok(seats) => {
                self.seated(seats);
                Ok(Ok(()))
            }
            Err(StoreError::SeatTaken) => {
                // Another copy of the program has given it away.
                self.catch_up().await?;
                Ok(Err(ApiError::SeatTaken))
            }
            Err(error) => {
                tracing::warn!(table.id = self.table.id, seat = seat.0, %error, "not stored");
                Ok(Err(ApiError::NotStored))
            }
        }
    }

    /// Takes over who sits where. The last who was missing starts the game.
    fn seated(&mut self, seats: Vec<store::SeatRow>) {
        self.seating = super::Seating::new(seats);
        if !self.seating.is_complete() {
            self.tell_seats();
            return;
        }
        let (may_act, version) = (self.may_act(), self.chronicle.version());
        self.offering.renew(self.chronicle.game(), may_act, version, None);
        self.wind_clocks();
        self.tell_missed(version);
        self.ask_computers();
    }
}
