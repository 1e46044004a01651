//! What a table says to one browser.

use kernel::Seat;
use serde::Serialize;
use serde_json::value::RawValue;

use crate::{SeatInfo, TableInfo};

/// Everything a table says. Each browser gets what its eyes may see, and nothing else.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum ServerMsg {
    /// The answer to `Look` without `since`, or where `since` is of no use: how things stand, and the
    /// last page of the story.
    Welcome {
        /// The table and who sits at it.
        table: TableInfo,
        /// Whose eyes these are.
        eyes: Option<Seat>,
        /// The last versions. What came before them can be asked for.
        steps: Vec<StepMsg>,
        /// How things stand.
        now: Now,
    },
    /// The answer to `Look` with `since` through other eyes than before in this conversation: what
    /// they see otherwise.
    Turned {
        /// Whose eyes these are.
        eyes: Option<Seat>,
        /// What is known from this version on stays, but for `steps`. What is known of older ones
        /// was told to other eyes and is to be forgotten; it can be asked for again.
        from: u64,
        /// Every version that these eyes are told otherwise, and every version after `since`.
        steps: Vec<StepMsg>,
        /// How things stand.
        now: Now,
    },
    /// The answer to `Earlier`: a page of the story.
    Earlier {
        /// As it was asked.
        before: u64,
        /// The versions that lead up to it, as many as one page holds; none where there are none.
        steps: Vec<StepMsg>,
    },
    /// The answer to `Look` with `since`: exactly what was missed. Also sent unasked when the last
    /// free seat is taken, which starts the game, and when another copy of the program went on.
    Missed {
        /// Who sits at the table now.
        seats: Vec<SeatInfo>,
        /// Every version after `since`.
        steps: Vec<StepMsg>,
        /// How things stand.
        now: Now,
    },
    /// Something was played or taken back.
    Moved {
        /// The next version.
        step: StepMsg,
        /// The versions before it that belong to it: a choice that was put together, or several steps
        /// that were taken back at once.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(debug_assertions, ts(as = "Option<Vec<StepMsg>>", optional))]
        before: Vec<StepMsg>,
        /// How things stand.
        now: Now,
    },
    /// Somebody sat down, came or went.
    Seats {
        /// All seats.
        seats: Vec<SeatInfo>,
    },
    /// What was sent with this `ack` is done and durably stored.
    Accepted {
        /// The message that is answered.
        ack: u32,
        /// The version it became.
        version: u64,
    },
    /// What was sent with this `ack` was not played: what it would be. Nothing has changed, and nobody
    /// else is told.
    Drafted {
        /// The message that is answered.
        ack: u32,
        /// What the choice is so far.
        draft: DraftInfo,
    },
    /// What was sent with this `ack` is refused; nothing has changed.
    Refused {
        /// The message that is answered.
        ack: u32,
        /// Why, for programs and catalogues.
        code: RefusalCode,
        /// The clause, when a rule refuses.
        rule: Option<String>,
        /// The game's own reason, when a rule refuses.
        #[cfg_attr(debug_assertions, ts(type = "unknown"))]
        why: Option<Box<RawValue>>,
    },
}

/// A choice before it is played, as its own player may know it.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct DraftInfo {
    /// On which version it stands.
    pub version: u64,
    /// Whose choice it is.
    pub seat: Seat,
    /// What it is made of.
    pub actions: Vec<DraftedAction>,
    /// What it comes to.
    pub stage: DraftStage,
    /// Whether it lets go by what could still be done.
    pub waives: bool,
    /// What its player would see then: the game's own view type. Nothing where luck or a secret would
    /// speak first.
    #[cfg_attr(debug_assertions, ts(type = "unknown"))]
    pub view: Option<Box<RawValue>>,
    /// What could be clicked then: an `OffersTree`.
    #[cfg_attr(debug_assertions, ts(type = "unknown"))]
    pub offers: Option<Box<RawValue>>,
}

/// One action of a choice that is put together.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct DraftedAction {
    /// In notation.
    pub action: String,
    /// The clicks that choose it, the game's own handles.
    #[cfg_attr(debug_assertions, ts(type = "unknown"))]
    pub path: Box<RawValue>,
}

/// How far a choice has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum DraftStage {
    /// It has only begun.
    Begun,
    /// It is whole, and could be taken back at this table.
    Whole,
    /// It is whole, and may stand for good.
    Lasting,
}

/// Why a message is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum RefusalCode {
    /// The text is no action of this game.
    BadAction,
    /// A rule forbids it.
    Illegal,
    /// The table waits for someone else.
    NotYourTurn,
    /// The game has ended.
    GameOver,
    /// The seat belongs to someone else.
    NotYourSeat,
    /// What the decision was made on has changed since.
    Stale,
    /// The last action cannot be taken back.
    UndoRefused,
    /// The table waits for players to sit down.
    NotStarted,
    /// It could not be stored; try again.
    NotStored,
}

/// One version of a table, as these eyes may know it.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct StepMsg {
    /// Gapless, from 1.
    pub version: u64,
    /// What it was.
    #[serde(flatten)]
    pub kind: StepKind,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// What a version was.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum StepKind {
    /// An action was played.
    Played {
        /// By whom.
        seat: Seat,
        /// In notation; nothing while it is secret.
        action: Option<String>,
        /// What happened, as far as these eyes are told.
        events: Vec<EventMsg>,
        /// The number of actions that stand after it: what a link to this move names.
        ply: u64,
    },
    /// The last action was taken back.
    TakenBack {
        /// By whom.
        seat: Seat,
        /// The number of actions that stand after it.
        ply: u64,
    },
}

/// Something that happened, with all that a log needs besides words.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct EventMsg {
    /// The game's own event type.
    #[cfg_attr(debug_assertions, ts(type = "unknown"))]
    pub event: Box<RawValue>,
    /// The clauses behind it; left out where there is none.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    #[cfg_attr(debug_assertions, ts(as = "Option<Vec<String>>", optional))]
    pub rules: &'static [&'static str],
    /// The spaces it is about, by their ids; left out where there is none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(debug_assertions, ts(as = "Option<Vec<String>>", optional))]
    pub places: Vec<String>,
}

/// How things stand for one pair of eyes.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Now {
    /// The last version.
    pub version: u64,
    /// The game's own view type.
    #[cfg_attr(debug_assertions, ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// Whom the table waits for.
    pub waiting: Vec<Seat>,
    /// What can be clicked by the seat whose eyes these are: an `OffersTree` of the game's
    /// own handles and refusals.
    #[cfg_attr(debug_assertions, ts(type = "unknown"))]
    pub offers: Option<Box<RawValue>>,
    /// Whether that seat could take its last action back.
    pub can_undo: bool,
    /// Who has how long to decide; nobody at most tables.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(debug_assertions, ts(as = "Option<Vec<Clock>>", optional))]
    pub clocks: Vec<Clock>,
    /// How it ended, once it has.
    pub over: Option<OverInfo>,
}

/// How long a seat has to decide. After that the table decides for it, as the rules say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Clock {
    /// Who decides.
    pub seat: Seat,
    /// Milliseconds from now: browsers do not agree about the time of day.
    pub left: u64,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct OverInfo {
    /// None means a draw.
    pub winners: Vec<Seat>,
    /// The place of each seat, from 1.
    pub places: Vec<u8>,
    /// What the game counts.
    pub scores: Vec<i32>,
}
