//! A decision becomes a version (write-ahead): play, store, and only then tell.

use kernel::{Seat, UndoRefused};
use protocol::{ClientMsg, RefusalCode, ServerMsg};
use registry::PlayError;
use serde_json::value::RawValue;
use store::{NewVersion, StoreError};

use super::{
    ListenerId,
    load::{LoadError, load},
    offering::Offering,
    seating::Seating,
    task::TableTask,
};

/// What a seat decides.
#[derive(Clone, Copy)]
pub(super) enum Act<'a> {
    Play(&'a str),
    Undo,
}

/// What became of a decision.
pub(super) enum Decided {
    /// It is durably stored as this version, and everyone was told.
    Stored(u64),
    /// Nothing has changed.
    Refused(Refused),
}

/// Why a decision is refused.
pub(super) struct Refused {
    pub(super) code: RefusalCode,
    rule: Option<String>,
    why: Option<Box<RawValue>>,
}

impl TableTask {
    /// A browser said something. What it says about itself is not believed.
    pub(super) async fn said(
        &mut self,
        listener: ListenerId,
        msg: ClientMsg,
    ) -> Result<(), LoadError> {
        let Some(speaker) = self.listeners.find(listener) else { return Ok(()) };
        let guest = speaker.guest().map(str::to_owned);
        let (ack, version, seat, act) = match &msg {
            ClientMsg::Look { eyes, since } => {
                self.look(listener, guest.as_deref(), *eyes, *since);
                return Ok(());
            }
            ClientMsg::Play { ack, version, seat, action } => {
                (*ack, *version, *seat, Act::Play(action))
            }
            ClientMsg::Undo { ack, version, seat } => (*ack, *version, *seat, Act::Undo),
        };
        let decided = match self.listen_to(guest.as_deref(), seat, version) {
            Ok(()) => self.decide(seat, act).await?,
            Err(code) => Decided::Refused(code.into()),
        };
        let answer = match decided {
            Decided::Stored(version) => ServerMsg::Accepted { ack, version },
            Decided::Refused(Refused { code, rule, why }) => {
                ServerMsg::Refused { ack, code, rule, why }
            }
        };
        self.listeners.tell(listener, &answer);
        Ok(())
    }

    /// Whether a decision of `seat` that was made on `version` may be looked at.
    fn listen_to(&self, guest: Option<&str>, seat: Seat, version: u64) -> Result<(), RefusalCode> {
        if !self.seating.owns(guest, seat) {
            return Err(RefusalCode::NotYourSeat);
        }
        if self.chronicle.game().turn().is_over() {
            return Err(RefusalCode::GameOver);
        }
        if !self.seating.is_complete() {
            return Err(RefusalCode::NotStarted);
        }
        if self.chronicle.version() < version || self.offering.is_stale(seat, version) {
            return Err(RefusalCode::Stale);
        }
        Ok(())
    }

    /// Makes a decision the next version. Until the store has it, nobody is told, and no other
    /// decision is looked at: the task does nothing else meanwhile.
    pub(super) async fn decide(&mut self, seat: Seat, act: Act<'_>) -> Result<Decided, LoadError> {
        let at = self.context.world.now();
        let done = match act {
            Act::Play(notation) => {
                self.chronicle.play_with(seat, notation, &mut self.dice, at).map_err(Refused::from)
            }
            Act::Undo => self.chronicle.undo(seat, at).map_err(Refused::from),
        };
        let row = match done {
            Ok(row) => row,
            Err(refused) => return Ok(Decided::Refused(refused)),
        };
        let version = row.version;
        let new = NewVersion { table: self.table.id.clone(), row, standing: self.standing() };
        if let Err(error) = self.context.store.append(new).await {
            return self.not_stored(seat, version, error).await;
        }
        tracing::debug!(
            table.id = self.table.id,
            game.id = self.table.game,
            seat = seat.0,
            version,
            "stored"
        );

        let may_act = self.may_act();
        self.offering.renew(self.chronicle.game(), may_act, version, Some(seat));
        self.wind_clocks();
        self.tell_moved();
        self.ask_computers();
        Ok(Decided::Stored(version))
    }

    /// Goes back to what is stored. If somebody else has written this version, that is what
    /// everyone is told.
    async fn not_stored(
        &mut self,
        seat: Seat,
        version: u64,
        error: StoreError,
    ) -> Result<Decided, LoadError> {
        tracing::warn!(
            table.id = self.table.id,
            game.id = self.table.game,
            seat = seat.0,
            version,
            error = &error as &dyn std::error::Error,
            "not stored"
        );
        self.chronicle.forget_last()?;
        if let StoreError::VersionTaken = error {
            self.catch_up().await?;
            return Ok(Decided::Refused(RefusalCode::Stale.into()));
        }
        Ok(Decided::Refused(RefusalCode::NotStored.into()))
    }

    /// Takes over what another copy of the program has stored, and tells everyone.
    pub(super) async fn catch_up(&mut self) -> Result<(), LoadError> {
        let seen = self.chronicle.version();
        let (mut table, chronicle) =
            load(self.context.games, &self.context.store, &self.table.id).await?;
        self.seating = Seating::new(std::mem::take(&mut table.seats));
        self.chronicle = chronicle;
        let may_act = self.may_act();
        self.offering = Offering::new(self.chronicle.game(), may_act, self.chronicle.version());
        self.wind_clocks();
        self.tell_missed(seen);
        self.ask_computers();
        Ok(())
    }
}

impl From<RefusalCode> for Refused {
    fn from(code: RefusalCode) -> Self {
        Refused { code, rule: None, why: None }
    }
}

impl From<PlayError> for Refused {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::Illegal { rule, why, .. } => {
                Refused { code: RefusalCode::Illegal, rule: Some(rule.to_owned()), why: Some(why) }
            }
            PlayError::NotYourTurn => RefusalCode::NotYourTurn.into(),
            PlayError::GameOver => RefusalCode::GameOver.into(),
            PlayError::BadAction | PlayError::BadDraws => RefusalCode::BadAction.into(),
        }
    }
}

impl From<UndoRefused> for Refused {
    fn from(_: UndoRefused) -> Self {
        RefusalCode::UndoRefused.into()
    }
}
