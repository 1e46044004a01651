//! Records (replay files with a hash chain): a game as one JSON document that any copy of the program
//! can run again.
//!
//! Every action carries a hash over itself and the hash before, so that nothing can be changed,
//! left out or moved without showing. What a viewer may not read yet is left out together with
//! all hashes from there on: a hash over five possible cards would give the card away.

use std::collections::BTreeMap;

use kernel::{Seat, Turn, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use thiserror::Error;

use crate::{Entry, GAMES, Luck, StepInfo, Table, UnknownRules, find_in};

/// The version of the document's own shape.
const FORMAT: u32 = 1;

/// One game, from its first position on.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Record {
    /// The version of this document's own shape.
    pub format: u32,
    /// Which game.
    pub game: String,
    /// By which version of its rules.
    pub rules_version: u32,
    /// How many play.
    pub seats: usize,
    /// What was chosen before the first turn.
    #[cfg_attr(debug_assertions, ts(type = "{ [key: string]: boolean | string | number }"))]
    pub options: Value,
    /// The position it began with, if it was arranged.
    #[serde(default)]
    pub position: Option<String>,
    /// What luck said while the board was laid out.
    #[serde(default)]
    pub setup_draws: Vec<u32>,
    /// What was committed to before the dice were thrown.
    #[serde(default)]
    pub commitments: Vec<String>,
    /// Whether it was played for practice, where everything could be taken back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
    /// Every action that stands.
    pub actions: Vec<RecordedAction>,
    /// How it ended, once it has.
    #[serde(default)]
    pub result: Option<ResultInfo>,
}

/// One action of a record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct RecordedAction {
    /// Who acted.
    pub seat: Seat,
    /// What was decided; nothing while it is secret.
    pub action: Option<String>,
    /// What luck said.
    pub draws: Vec<u32>,
    /// When, in milliseconds since 1970.
    pub time: u64,
    /// Over this action and the hash before; nothing once something secret was left out.
    pub hash: Option<String>,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct ResultInfo {
    /// None means a draw.
    pub winners: Vec<Seat>,
    /// The place of each seat, from 1.
    pub places: Vec<u8>,
    /// What the game counts.
    pub scores: Vec<i32>,
}

/// Why a record does not run.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BadRecord {
    /// It was played by rules that are not known here.
    #[error(transparent)]
    UnknownRules(#[from] UnknownRules),
    /// What this action was is not told: its game was still running.
    #[error("action {0} is secret: this record cannot be run")]
    Secret(usize),
    /// The rules refuse an action, or luck cannot have spoken so.
    #[error("action {n} ({action}): {why}")]
    Unplayable {
        /// Which, from 1.
        n: usize,
        /// In notation.
        action: String,
        /// Why not.
        why: String,
    },
    /// It could have been played so, but was not.
    #[error("action {n} ({action}): its hash is not that of the record")]
    Forged {
        /// Which, from 1.
        n: usize,
        /// In notation.
        action: String,
    },
    /// The game did not end as the record says.
    #[error("the game ended otherwise")]
    EndsOtherwise,
    /// Nobody waits so long for it.
    #[error("it took too long to run the first {0} actions")]
    TooLong(usize),
    /// It is no record.
    #[error("{0}")]
    Wrong(String),
}

impl BadRecord {
    /// The code that programs rely on.
    pub fn code(&self) -> &'static str {
        match self {
            BadRecord::UnknownRules(_) => "unknown_rules",
            BadRecord::TooLong(_) => "too_slow",
            BadRecord::Secret(_)
            | BadRecord::Unplayable { .. }
            | BadRecord::Forged { .. }
            | BadRecord::EndsOtherwise
            | BadRecord::Wrong(_) => "bad_record",
        }
    }

    /// The action at which it does not run, from 1.
    pub fn action(&self) -> Option<usize> {
        match self {
            BadRecord::Secret(n)
            | BadRecord::Unplayable { n, .. }
            | BadRecord::Forged { n, .. }
            | BadRecord::TooLong(n) => Some(*n),
            BadRecord::UnknownRules(_) | BadRecord::EndsOtherwise | BadRecord::Wrong(_) => None,
        }
    }
}

impl ResultInfo {
    /// The result of a table, once there is one.
    pub fn of(turn: Turn, n_seats: usize) -> Option<ResultInfo> {
        let Turn::Over(outcome) = turn else { return None };
        Some(ResultInfo {
            winners: outcome.winners.iter().collect(),
            places: outcome.places[..n_seats].to_vec(),
            scores: outcome.scores[..n_seats].to_vec(),
        })
    }
}

/// Writes the record of `table`: whole, or what `viewer` may know.
pub(crate) fn write(table: &dyn Table, viewer: Option<Viewer>) -> Record {
    let mut record = Record {
        format: FORMAT,
        game: table.rulebook().entry().meta.id.to_owned(),
        rules_version: table.rulebook().version(),
        seats: table.n_seats(),
        options: table.options(),
        position: table.start_position().map(str::to_owned),
        practice: table.is_practice(),
        setup_draws: table.setup_draws().to_vec(),
        commitments: Vec::new(),
        actions: Vec::new(),
        result: ResultInfo::of(table.turn(), table.n_seats()),
    };
    let mut chain = Some(Chain::new(&record));
    for n in 0..table.n_steps() {
        let Some(step) = table.step(n, viewer) else { break };
        // What comes after something secret would tell it, so the chain ends there.
        chain = chain.filter(|_| step.action.is_some());
        let hash = chain
            .as_mut()
            .zip(step.action.as_ref())
            .map(|(chain, action)| chain.link(step.seat, action, &step.draws, step.at));
        let StepInfo { seat, action, draws, at: time } = step;
        record.actions.push(RecordedAction { seat, action, draws, time, hash });
    }
    record
}

/// Runs a record again, by the rules it was played by: every action passes them, every draw and hash
/// is compared.
pub fn load(record: &Record) -> Result<Box<dyn Table>, BadRecord> {
    load_from(GAMES, record)
}

/// The same with a list of games of one's own.
pub fn load_from(games: &'static [Entry], record: &Record) -> Result<Box<dyn Table>, BadRecord> {
    load_until(games, record, &mut || false)
}

/// The same with a record from a stranger: `enough` is asked before each action whether it has taken
/// too long.
pub fn load_until(
    games: &'static [Entry],
    record: &Record,
    enough: &mut dyn FnMut() -> bool,
) -> Result<Box<dyn Table>, BadRecord> {
    let bad = |why: String| BadRecord::Wrong(why);
    if record.format != FORMAT {
        return Err(bad(format!("format {} is not known here", record.format)));
    }
    let entry = find_in(games, &record.game)
        .ok_or_else(|| bad(format!("there is no game {}", record.game)))?;
    let rules = entry.rulebook(record.rules_version)?;
    let opened = match &record.position {
        Some(position) => rules.arrange(record.seats, &record.options, position),
        None => rules.replay_table(record.seats, &record.options, &record.setup_draws),
    };
    let mut table = opened.map_err(|error| bad(error.to_string()))?;

    let mut chain = Chain::new(record);
    for (n, step) in record.actions.iter().enumerate() {
        if enough() {
            return Err(BadRecord::TooLong(n));
        }
        let n = n + 1;
        let Some(action) = &step.action else { return Err(BadRecord::Secret(n)) };
        table.play(step.seat, action, Luck::Scripted(&step.draws), step.time).map_err(|error| {
            BadRecord::Unplayable { n, action: action.clone(), why: error.to_string() }
        })?;
        if step.hash.as_deref() != Some(&*chain.link(step.seat, action, &step.draws, step.time)) {
            return Err(BadRecord::Forged { n, action: action.clone() });
        }
    }
    if record.result != ResultInfo::of(table.turn(), table.n_seats()) {
        return Err(BadRecord::EndsOtherwise);
    }
    Ok(table)
}

/// The hashes of a record, each over an action and the hash before.
struct Chain(String);

impl Chain {
    /// Begins with everything that comes before the first action.
    fn new(record: &Record) -> Chain {
        // Sorted by name, whatever order a document was written in.
        let options: BTreeMap<_, _> = record.options.as_object().into_iter().flatten().collect();
        let head = (
            record.format,
            &record.game,
            record.rules_version,
            record.seats,
            &options,
            &record.position,
            &record.setup_draws,
            &record.commitments,
        );
        let head = serde_json::to_vec(&head).unwrap_or_default();
        Chain(if record.practice { hex(&[&head[..], b"practice"].concat()) } else { hex(&head) })
    }

    fn link(&mut self, seat: Seat, action: &str, draws: &[u32], time: u64) -> String {
        let link = (&self.0, seat, action, draws, time);
        self.0 = hex(&serde_json::to_vec(&link).unwrap_or_default());
        self.0.clone()
    }
}

fn hex(bytes: &[u8]) -> String {
    format!("{:x}", Sha256::digest(bytes))
}
