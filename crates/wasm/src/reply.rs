//! What the browser is answered.

#![expect(missing_docs, reason = "each field is called what it is")]

use kernel::Seat;
use protocol::{ErrorBody, ServerMsg, stored::NewVersion};
use registry::{BadRecord, OpenError, ResultInfo, ThoughtInfo};
use serde::Serialize;
use serde_json::value::RawValue;
use table::{AskError, FoldError, ImportError, Out};

/// The answer to one request.
#[derive(Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    Ok(Answer),
    Error(ErrorBody),
}

/// What was asked for, and what a table wants done besides.
#[derive(Serialize, Default)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Answer {
    #[cfg_attr(debug_assertions, ts(type = "unknown"))]
    pub answer: Option<Box<RawValue>>,
    /// To be stored, and answered by `stored` or `not_stored` before the table is told anything else.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(debug_assertions, ts(optional))]
    pub store: Option<NewVersion>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(debug_assertions, ts(as = "Option<Vec<Errand>>", optional))]
    pub out: Vec<Errand>,
}

/// Something to be done for a table.
#[derive(Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "nearly all of them are told, and written at once")]
pub enum Errand {
    Tell { to: Vec<u64>, msg: ServerMsg },
    Think { seat: Seat, version: u64, player: String },
    Wake { seat: Seat, version: u64, seconds: u32 },
    TryAgain,
    AtALoss { seat: Seat, version: u64, player: String, why: &'static str },
}

impl From<Out> for Errand {
    fn from(out: Out) -> Self {
        match out {
            Out::Tell { to, msg } => Errand::Tell { to: to.iter().map(|it| it.0).collect(), msg },
            Out::Think(question) => Errand::Think {
                seat: question.seat,
                version: question.version,
                player: question.player.to_string(),
            },
            Out::Wake { seat, version, seconds } => Errand::Wake { seat, version, seconds },
            Out::TryAgain => Errand::TryAgain,
            Out::AtALoss { seat, version, player, why } => {
                Errand::AtALoss { seat, version, player: player.to_string(), why }
            }
        }
    }
}

/// What a player would do.
#[derive(Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Hint {
    pub action: String,
    /// How each seat is expected to fare, 0 for lost to 1 for won.
    pub value: Vec<f32>,
    pub nodes: u64,
    /// Why, where that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(debug_assertions, ts(optional))]
    pub why: Option<Reasons>,
}

/// Why a player would do it.
#[derive(Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Reasons {
    /// How each seat is expected to fare before it.
    pub before: Vec<f32>,
    /// The best few actions, first the one that was chosen.
    pub weighed: Vec<Weighed>,
    /// What is expected to follow, as long as luck does not decide.
    pub line: Vec<Expected>,
}

/// An action that was looked at.
#[derive(Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Weighed {
    pub action: String,
    /// How its seat is expected to fare by it, 0 for lost to 1 for won.
    pub worth: f32,
    /// How often it was tried.
    pub visits: u64,
}

/// An action that is expected.
#[derive(Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Expected {
    pub seat: Seat,
    pub action: String,
}

impl Hint {
    pub(crate) fn new(thought: ThoughtInfo, explain: bool) -> Hint {
        let ThoughtInfo { action, value, nodes, why } = thought;
        let weighed = |it: bots::Weighed<String>| {
            let bots::Weighed { action, worth, visits } = it;
            Weighed { action, worth, visits }
        };
        let why = explain.then(|| Reasons {
            before: why.before,
            weighed: why.weighed.into_iter().map(weighed).collect(),
            line: why.line.into_iter().map(|(seat, action)| Expected { seat, action }).collect(),
        });
        Hint { action, value, nodes, why }
    }
}

/// A record that was run again: every action, draw and hash is right.
#[derive(Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Certificate {
    pub game: String,
    pub rules_version: u32,
    pub seats: usize,
    pub actions: usize,
    pub draws: usize,
    pub over: bool,
    pub result: Option<ResultInfo>,
}

/// What came of running a record again.
#[derive(Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Verdict {
    Right(Certificate),
    Wrong {
        fault: Fault,
        /// At which action, from 1.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(debug_assertions, ts(optional))]
        action: Option<usize>,
        /// In English, for people who look closer.
        message: String,
    },
}

/// What is wrong with a record.
#[derive(Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// It is no record.
    NoRecord,
    /// It was played by rules that are not known here.
    UnknownRules,
    /// What an action was is not told: its game was still running.
    Secret,
    /// The rules refuse an action, or luck cannot have spoken so.
    Unplayable,
    /// An action could have been played so, but was not.
    Forged,
    /// The game did not end as the record says.
    EndsOtherwise,
}

impl From<BadRecord> for Verdict {
    fn from(bad: BadRecord) -> Self {
        let fault = match bad {
            BadRecord::UnknownRules(_) => Fault::UnknownRules,
            BadRecord::Secret(_) => Fault::Secret,
            BadRecord::Unplayable { .. } => Fault::Unplayable,
            BadRecord::Forged { .. } => Fault::Forged,
            BadRecord::EndsOtherwise => Fault::EndsOtherwise,
            BadRecord::Wrong(_) | BadRecord::TooLong(_) => Fault::NoRecord,
        };
        Verdict::Wrong { fault, action: bad.action(), message: bad.to_string() }
    }
}

/// Why a request is refused.
pub(crate) struct Refusal(pub(crate) ErrorBody);

impl Refusal {
    #[expect(clippy::needless_pass_by_value, reason = "an error is handed over where it ends")]
    pub(crate) fn new(code: &str, message: impl ToString) -> Refusal {
        Refusal(ErrorBody { code: code.to_owned(), message: message.to_string() })
    }
}

impl From<AskError> for Refusal {
    fn from(error: AskError) -> Self {
        Refusal::new(error.code(), error)
    }
}

impl From<FoldError> for Refusal {
    fn from(error: FoldError) -> Self {
        let code = match error {
            FoldError::Unreadable(_) => "unreadable",
            FoldError::UnknownRules(_) => "unknown_rules",
        };
        Refusal::new(code, error)
    }
}

impl From<BadRecord> for Refusal {
    fn from(error: BadRecord) -> Self {
        Refusal::new(error.code(), error)
    }
}

impl From<ImportError> for Refusal {
    fn from(error: ImportError) -> Self {
        match error {
            ImportError::Record(bad) => bad.into(),
            ImportError::TooLong => Refusal::new("too_large", error),
            ImportError::Seats(refused) => refused.into(),
        }
    }
}

impl From<OpenError> for Refusal {
    fn from(error: OpenError) -> Self {
        Refusal::new("bad_options", error)
    }
}
