//! One running game, whatever its rules.

use bots::{Budget, Player, Reasons};
use kernel::{Course, Danger, Fate, Lapse, Reach, Seat, SeatSet, Turn, UndoRefused, Viewer};
use serde_json::value::RawValue;

use crate::{Dice, Luck, OpenError, PlayError, Record, Rehearsed, Rulebook};

/// One running game with its types erased. Every action passes [`Table::play`], whoever sends it.
pub trait Table: Send + Sync {
    /// The rules it is played by, from the first turn to the last.
    fn rulebook(&self) -> Rulebook;
    /// How many play.
    fn n_seats(&self) -> usize;
    /// What was chosen before the first turn.
    fn options(&self) -> serde_json::Value;
    /// What luck said while the board was laid out.
    fn setup_draws(&self) -> &[u32];
    /// The position it began with, if it was arranged.
    fn start_position(&self) -> Option<&str>;
    /// Who must decide now, or how it ended.
    fn turn(&self) -> Turn;
    /// The round that is being played, 0 before the first; nothing where the game counts none.
    fn round(&self) -> Option<u32>;
    /// Who may act besides, though nobody waits for them.
    fn aside(&self) -> SeatSet;
    /// The legal actions of `seat`, in notation.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// What `seat` can click, as it travels: a [`protocol::OffersTree`] of the legal actions, and what
    /// stays grey with its reason.
    fn offers(&self, seat: Seat) -> Box<RawValue>;
    /// Plays `notation` for `seat`. `at` is the time in milliseconds that the record keeps.
    fn play(
        &mut self,
        seat: Seat,
        notation: &str,
        luck: Luck<'_>,
        at: u64,
    ) -> Result<StepInfo, PlayError>;
    /// Plays what was put together as one choice of `seat`, all of it or nothing.
    fn play_all(
        &mut self,
        seat: Seat,
        notations: &[&str],
        dice: &mut Dice,
        at: u64,
    ) -> Result<Vec<StepInfo>, PlayError>;
    /// What a choice of `seat` would be, told from what it knows; with `fill` also what usually goes
    /// along. Nothing changes, and nothing is drawn. What would be seen then is made only if that is
    /// `wanted` of what it comes to and whether it waives something.
    fn rehearse(
        &self,
        seat: Seat,
        notations: &[&str],
        fill: bool,
        wanted: &dyn Fn(Fate, bool) -> bool,
    ) -> Result<Rehearsed, PlayError>;
    /// Whether it is for practice, where everything can be taken back.
    fn is_practice(&self) -> bool;
    /// Says how far back actions can be taken.
    fn reach(&mut self, reach: Reach);
    /// Tells whether `seat` could take the last action back.
    fn can_undo(&self, seat: Seat) -> Result<(), UndoRefused>;
    /// How many actions go with the last decision of one of these seats when it is taken back.
    fn undo_span(&self, seats: SeatSet) -> Result<usize, UndoRefused>;
    /// Takes the last action back, as `seat` may.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoRefused>;
    /// How many actions stand.
    fn n_steps(&self) -> usize;
    /// Who made step `n` and, where `viewer` may read it, its notation. No viewer: the whole truth.
    fn step(&self, n: usize, viewer: Option<Viewer>) -> Option<StepInfo>;
    /// What `viewer` was told of step `n`.
    fn told(&self, n: usize, viewer: Viewer) -> Vec<ToldEvent>;
    /// Whether everyone was told the same of step `n`, and could read its notation at once.
    fn is_open(&self, n: usize) -> bool;
    /// Everything that step `n` told anyone: for programs that hold the whole table.
    fn happened(&self, n: usize) -> Vec<Box<RawValue>>;
    /// The sentences of step `n` in English, for `viewer`.
    fn sentences(&self, n: usize, viewer: Viewer) -> Vec<String>;
    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    /// What the first `n_clicks` of an action would do, as far as `seat` can know. Nothing where the
    /// seat cannot play it now, or where the game has nothing to say before it is played.
    fn foresee(&self, seat: Seat, notation: &str, n_clicks: usize) -> Option<Box<RawValue>>;
    /// What `viewer` could know after the first `n` steps.
    fn view_after(&self, n: usize, viewer: Viewer) -> Box<RawValue>;
    /// The whole truth in the game's own lines.
    fn position(&self) -> String;
    /// What `viewer` knows, in the same lines; choices that are still secret are left out.
    fn known_position(&self, viewer: Viewer) -> String;
    /// The record: whole, or what `viewer` may know of a running game.
    fn record(&self, viewer: Option<Viewer>) -> Record;
    /// What `seat` is taken to have decided when it lets time go by.
    fn lapse(&self, seat: Seat) -> Option<Lapse<String>>;
    /// What a computer player in `seat` needs to think elsewhere: its view and nothing else.
    fn ponder(&self, seat: Seat) -> Box<dyn Ponder>;
    /// What is needed to tell the course of the game elsewhere; nothing while it runs, for then some of
    /// it may be secret.
    fn retell(&self) -> Option<Box<dyn Retell>>;
}

/// A step as others may read it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StepInfo {
    /// Who acted.
    pub seat: Seat,
    /// What was decided; nothing while it is secret.
    pub action: Option<String>,
    /// What luck said; a die as its face.
    pub draws: Vec<u32>,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// Something that happened, with what the log adds to it.
#[derive(Debug, Clone)]
pub struct ToldEvent {
    /// The game's own event.
    pub event: Box<RawValue>,
    /// The clauses behind it.
    pub clauses: &'static [&'static str],
    /// The spaces it is about.
    pub places: Vec<String>,
}

impl ToldEvent {
    pub(crate) fn new(
        event: Box<RawValue>,
        (clauses, places): (&'static [&'static str], Vec<String>),
    ) -> ToldEvent {
        ToldEvent { event, clauses, places }
    }
}

/// One seat's view, ready to be thought about on another thread.
pub trait Ponder: Send {
    /// Decides. Nothing if the seat has nothing to decide.
    fn think(&self, player: Player, budget: Budget<'_>, seed: u64) -> Option<ThoughtInfo>;
    /// Says what the seat has to fear of the next turn of others.
    fn dangers(&self) -> Vec<Danger>;
}

/// A game that is over, ready to be told again on another thread.
pub trait Retell: Send {
    /// Plays it once more.
    fn course(&self) -> Course;
}

/// What a computer player came to.
#[derive(Debug, Clone, PartialEq)]
pub struct ThoughtInfo {
    /// In notation.
    pub action: String,
    /// How each seat is expected to fare, 0 for lost to 1 for won.
    pub value: Vec<f32>,
    /// How many nodes were visited.
    pub nodes: u64,
    /// Why, in notation.
    pub why: Reasons<String>,
}

/// Whole random games, for benchmarks.
pub trait ManyTables: Send + Sync {
    /// Plays random games until `enough` says so after one; returns the number of games and of
    /// actions. Each action is listed, checked, committed and told, as at any table.
    fn random_games(
        &self,
        n_seats: usize,
        options: &serde_json::Value,
        seed: u64,
        enough: &mut dyn FnMut() -> bool,
    ) -> Result<(u64, u64), OpenError>;
}
