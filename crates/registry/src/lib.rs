//! The list of games. Nothing outside this crate names one: everyone else asks for a game by its
//! id and gets a [`Table`] whose types are erased to text and JSON.

#![warn(missing_docs)]

// In reading order.
mod games;
mod rulebook;
mod table;
mod erased;
mod refusal;
mod luck;
mod record;
mod fingerprint;
mod rules_page;
mod odds;
#[cfg(debug_assertions)]
pub mod typescript;

pub use fingerprint::{contradicts, fingerprint};
pub use games::{Entry, GAMES, GameInfo, Listed, OptionInfo, entry, find, find_in};
pub use luck::{Dice, Luck};
pub use odds::{NoOdds, OddsAnswer, OddsQuestion, large_army, odds};
pub use record::{BadRecord, Record, RecordedAction, ResultInfo, load, load_from};
pub use refusal::{OpenError, PlayError};
pub use rulebook::{Rulebook, UnknownRules};
pub use rules_page::{Chapter, Clause, RulesPage, VersionNote, rules_page};
pub use table::{ManyTables, Ponder, StepInfo, Table, ThoughtInfo, ToldEvent};
