//! The rules of a game in one of their versions: what a table is played by, from its first turn to
//! its last.

use serde_json::Value;
use thiserror::Error;

use crate::{
    Dice, Entry, Luck, OpenError, Table,
    games::{Opening, Start},
};

/// The rules of a game in one version that this program knows.
#[derive(Clone, Copy)]
pub struct Rulebook {
    entry: &'static Entry,
    version: u32,
}

/// A table of a newer program, or of none. It is left as it is: told by other rules than its own it
/// would become another game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("version {version} of the rules of {game} is not known here; the newest is {newest}")]
pub struct UnknownRules {
    /// Which game.
    pub game: &'static str,
    /// The version that was asked for.
    pub version: u32,
    /// The newest one here.
    pub newest: u32,
}

impl Entry {
    /// The rules in this version.
    pub fn rulebook(&'static self, version: u32) -> Result<Rulebook, UnknownRules> {
        if self.meta.knows_version(version) {
            return Ok(Rulebook { entry: self, version });
        }
        Err(UnknownRules { game: self.meta.id, version, newest: self.meta.rules_version() })
    }

    /// The rules by which new tables are played.
    pub fn newest_rulebook(&'static self) -> Rulebook {
        Rulebook { entry: self, version: self.meta.rules_version() }
    }

    /// Lays out a new game by the newest rules.
    pub fn new_table(
        &'static self,
        n_seats: usize,
        options: &Value,
        dice: &mut Dice,
    ) -> Result<Box<dyn Table>, OpenError> {
        self.newest_rulebook().new_table(n_seats, options, dice)
    }

    /// Begins from a position, by the newest rules.
    pub fn arrange(
        &'static self,
        n_seats: usize,
        options: &Value,
        position: &str,
    ) -> Result<Box<dyn Table>, OpenError> {
        self.newest_rulebook().arrange(n_seats, options, position)
    }
}

impl Rulebook {
    /// Which game's.
    pub fn entry(self) -> &'static Entry {
        self.entry
    }

    /// In which version.
    pub fn version(self) -> u32 {
        self.version
    }

    /// Lays out a new game.
    pub fn new_table(
        self,
        n_seats: usize,
        options: &Value,
        dice: &mut Dice,
    ) -> Result<Box<dyn Table>, OpenError> {
        self.open(n_seats, options, Start::Setup(Luck::Drawn(dice)))
    }

    /// Lays out a new game whose set-up drew exactly `draws`.
    pub fn replay_table(
        self,
        n_seats: usize,
        options: &Value,
        draws: &[u32],
    ) -> Result<Box<dyn Table>, OpenError> {
        self.open(n_seats, options, Start::Setup(Luck::Scripted(draws)))
    }

    /// Begins from a position.
    pub fn arrange(
        self,
        n_seats: usize,
        options: &Value,
        position: &str,
    ) -> Result<Box<dyn Table>, OpenError> {
        self.open(n_seats, options, Start::Position(position))
    }

    fn open(
        self,
        n_seats: usize,
        options: &Value,
        start: Start<'_>,
    ) -> Result<Box<dyn Table>, OpenError> {
        (self.entry.open)(self, Opening { n_seats, options, start })
    }
}
