//! The list of games. Nothing outside this crate names one: everyone else asks for a game by its
//! id and gets a [`Table`] whose types are erased to text and JSON.

#![warn(missing_docs)]

// In reading order.
mod games;
mod rulebook;
mod table;
mod erased;
mod rehearsing;
mod pondering;
mod many;
mod open_step;
mod refusal;
mod luck;
mod record;
mod fingerprint;
mod rules_page;
mod book;
mod example;
mod lesson;
mod odds;
mod crossroads;
#[cfg(debug_assertions)]
pub mod typescript;

pub use book::Lang;
pub use crossroads::{Crossroads, crossroads};
pub use example::{Example, ExampleOutcome, ExampleScene, ExampleStep, Moment, Picture};
pub use fingerprint::{contradicts, fingerprint};
pub use games::{Entry, GAMES, GameInfo, Listed, OptionInfo, entry, find, find_in};
pub use lesson::{Course, LessonMoment, LessonReply, LessonStage, Saying};
pub use luck::{Dice, Luck};
pub use odds::{NoOdds, OddsAnswer, OddsQuestion, large_army, odds};
pub use record::{BadRecord, Record, RecordedAction, ResultInfo, load, load_from, load_until};
pub use refusal::{OpenError, PlayError};
pub use rehearsing::Rehearsed;
pub use rulebook::{Rulebook, UnknownRules};
pub use rules_page::{Block, Chapter, Clause, Content, RulesPage, Ruling, VersionNote};
pub use table::{ManyTables, Ponder, Retell, StepInfo, Table, ThoughtInfo, ToldEvent};
