//! A decision becomes a version (write-ahead): play, store, and only then tell.

use kernel::{MAX_CHOICE, Reach, Seat, UndoRefused};
use protocol::{
    ClientMsg, RefusalCode, ServerMsg,
    stored::{LogRow, NewVersion, TableRow},
};
use registry::{Entry, PlayError};
use serde_json::value::RawValue;

use crate::{Chronicle, Core, FoldError, ListenerId, Seating, offering::Offering};

/// What a seat decides.
#[derive(Clone, Copy)]
pub(crate) enum Act<'a> {
    /// An action, or several that are put together as one choice.
    Play(&'a [&'a str]),
    Undo,
}

/// A decision that was made and is not stored yet: nobody is told, and no other decision is looked
/// at.
pub(crate) struct Pending {
    seat: Seat,
    /// What was there before.
    since: u64,
    /// Whether it takes back what others have done, so that nothing stays as it was decided on.
    reaches_others: bool,
    whose: Whose,
}

/// Who decided, and so who is to know what became of it.
#[derive(Clone, Copy)]
pub(crate) enum Whose {
    /// Somebody at a browser, who waits for an answer.
    Listener(ListenerId, u32),
    /// A computer player.
    Computer(bots::Player),
    /// The table itself, for a seat that was late.
    Clock,
}

/// Why a version was not stored.
#[expect(clippy::large_enum_variant, reason = "there is one at a time, and hardly ever")]
pub enum Fate<'a> {
    /// The store failed; it may work the next time.
    NotStored,
    /// Somebody else has written this version: what is stored now.
    Taken(&'static [Entry], TableRow, &'a [LogRow]),
}

/// Why a decision is refused.
pub(crate) struct Refused {
    pub(crate) code: RefusalCode,
    rule: Option<String>,
    why: Option<Box<RawValue>>,
}

impl Core {
    /// A browser said something. What it says about itself is not believed. What comes back is to be
    /// stored; until it is ([`Core::stored`]) or is not ([`Core::not_stored`]), the table hears
    /// nothing else.
    pub fn said(&mut self, listener: ListenerId, msg: &ClientMsg, now: u64) -> Option<NewVersion> {
        let speaker = self.listeners.find(listener)?;
        let guest = speaker.guest().map(str::to_owned);
        let (ack, version, seat) = match msg {
            ClientMsg::Look { eyes, since } => {
                self.look(listener, guest.as_deref(), *eyes, *since, now);
                return None;
            }
            ClientMsg::Earlier { before } => {
                self.tell_earlier(listener, *before);
                return None;
            }
            ClientMsg::Play { ack, version, seat, .. }
            | ClientMsg::Draft { ack, version, seat, .. }
            | ClientMsg::Undo { ack, version, seat } => (*ack, *version, *seat),
        };
        let whose = Whose::Listener(listener, ack);
        let decided = self
            .listen_to(guest.as_deref(), seat, version)
            .map_err(Refused::from)
            .and_then(|()| match msg {
                ClientMsg::Look { .. } | ClientMsg::Earlier { .. } => Ok(None),
                ClientMsg::Play { action, before, hold, .. } => {
                    let all = before.iter().chain([action]).map(String::as_str);
                    let all: Vec<&str> = all.take(MAX_CHOICE + 1).collect();
                    match self.held(seat, &all, *hold) {
                        Some(draft) => Ok(self.answer_draft(listener, ack, draft)),
                        None => self.decide(seat, Act::Play(&all), whose, now).map(Some),
                    }
                }
                ClientMsg::Draft { actions, .. } => {
                    let all = actions.iter().map(String::as_str);
                    let all: Vec<&str> = all.take(MAX_CHOICE + 1).collect();
                    let draft = self.draft(seat, &all)?;
                    Ok(self.answer_draft(listener, ack, draft))
                }
                ClientMsg::Undo { .. } => self.decide(seat, Act::Undo, whose, now).map(Some),
            });
        decided.unwrap_or_else(|refused| {
            self.refuse(listener, ack, refused);
            None
        })
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

    /// Makes a decision the next versions, which are to be stored before anybody is told.
    pub(crate) fn decide(
        &mut self,
        seat: Seat,
        act: Act<'_>,
        whose: Whose,
        at: u64,
    ) -> Result<NewVersion, Refused> {
        debug_assert!(self.pending.is_none(), "one decision is stored before the next is made");
        let since = self.chronicle.version();
        let rows = match act {
            Act::Play(notations) => {
                self.chronicle.play_with(seat, notations, &mut self.dice, at)?
            }
            Act::Undo => self.chronicle.take_back(seat, at)?,
        };
        let reaches_others = matches!(act, Act::Undo) && self.chronicle.reach() != Reach::Own;
        self.pending = Some(Pending { seat, since, reaches_others, whose });
        Ok(NewVersion { table: self.table.id.clone(), rows, standing: self.standing() })
    }

    /// The decision is durably stored: everyone is told.
    pub fn stored(&mut self, now: u64) {
        let Some(Pending { seat, since, reaches_others, whose }) = self.pending.take() else {
            return;
        };
        let (may_act, version) = (self.may_act(), self.chronicle.version());
        if reaches_others {
            self.offering = Offering::new(self.chronicle.game(), may_act, version);
        } else {
            self.offering.renew(self.chronicle.game(), may_act, version, Some(seat));
        }
        self.wind_clocks(now);
        self.tell_moved(since, now);
        self.ask_computers();
        if let Whose::Listener(listener, ack) = whose {
            self.listeners.tell(listener, ServerMsg::Accepted { ack, version }, &mut self.out);
        }
    }

    /// The version is not stored. Goes back to what is; if somebody else has written this version,
    /// that is what everyone is told.
    pub fn not_stored(&mut self, fate: Fate<'_>, now: u64) -> Result<(), FoldError> {
        let Some(Pending { seat, since, whose, .. }) = self.pending.take() else { return Ok(()) };
        self.chronicle.forget_after(since)?;
        let code = match fate {
            Fate::NotStored => RefusalCode::NotStored,
            Fate::Taken(games, table, log) => {
                self.catch_up(games, table, log, now)?;
                RefusalCode::Stale
            }
        };
        match whose {
            Whose::Listener(listener, ack) => self.refuse(listener, ack, code.into()),
            Whose::Computer(player) => self.bot_refused(seat, player, code),
            // The seat has its time once more.
            Whose::Clock => self.wind_clocks(now),
        }
        Ok(())
    }

    /// Takes over what another copy of the program has stored, and tells everyone.
    pub fn catch_up(
        &mut self,
        games: &'static [Entry],
        mut table: TableRow,
        log: &[LogRow],
        now: u64,
    ) -> Result<(), FoldError> {
        let seen = self.chronicle.version();
        self.chronicle = Chronicle::fold(games, &table, log)?;
        self.seating = Seating::new(std::mem::take(&mut table.seats));
        let may_act = self.may_act();
        self.offering = Offering::new(self.chronicle.game(), may_act, self.chronicle.version());
        self.wind_clocks(now);
        self.tell_missed(seen, now);
        self.ask_computers();
        Ok(())
    }

    pub(crate) fn refuse(&mut self, listener: ListenerId, ack: u32, refused: Refused) {
        let Refused { code, rule, why } = refused;
        let msg = ServerMsg::Refused { ack, code, rule, why };
        self.listeners.tell(listener, msg, &mut self.out);
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
