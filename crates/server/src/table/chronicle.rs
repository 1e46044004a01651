//! The versions of a table: what was played, what was taken back, and the game that results.

use kernel::{Seat, UndoRefused, Viewer};
use protocol::{StepKind, StepMsg};
use registry::{Dice, Luck, PlayError, StepInfo, Table};
use serde_json::value::RawValue;
use store::{Entry, LogRow, TableRow};

use super::load::LoadError;

/// A game with every version that led to it.
pub(crate) struct Chronicle {
    game: Box<dyn Table>,
    /// By version, from 1.
    past: Vec<Past>,
    /// The version of each action that stands.
    standing: Vec<usize>,
}

/// One version.
enum Past {
    /// The action with this number stands.
    Stands(usize),
    /// An action that was taken back later.
    Gone(Box<Gone>),
    TakenBack {
        seat: Seat,
        at: u64,
        ply: u64,
    },
}

/// An action that does not stand any more: the game has forgotten it.
struct Gone {
    truth: StepInfo,
    ply: u64,
    /// What each pair of eyes was told, in the order of the seats, the public last.
    told: Vec<Told>,
}

struct Told {
    action: Option<String>,
    events: Vec<Box<RawValue>>,
}

impl Chronicle {
    /// Tells the whole story again from what is stored.
    pub(crate) fn fold(table: &TableRow, log: &[LogRow]) -> Result<Chronicle, LoadError> {
        let mut chronicle = Chronicle::begin(open(table)?);
        for row in log {
            let unreadable =
                |why: String| LoadError::Unreadable(format!("version {}: {why}", row.version));
            if row.version != chronicle.version() + 1 {
                return Err(unreadable(format!("follows version {}", chronicle.version())));
            }
            match &row.entry {
                Entry::Played { notation, draws } => chronicle
                    .play(Seat(row.seat), notation, Luck::Scripted(draws), row.at)
                    .map(|_| ())
                    .map_err(|error| unreadable(error.code().to_owned()))?,
                Entry::Undo => chronicle
                    .undo(Seat(row.seat), row.at)
                    .map(|_| ())
                    .map_err(|error| unreadable(error.to_string()))?,
            }
        }
        Ok(chronicle)
    }

    fn begin(game: Box<dyn Table>) -> Chronicle {
        Chronicle { game, past: Vec::new(), standing: Vec::new() }
    }

    pub(crate) fn game(&self) -> &dyn Table {
        &*self.game
    }

    /// The last version.
    pub(crate) fn version(&self) -> u64 {
        self.past.len() as u64
    }

    /// Plays an action. What comes back is the next entry of the log.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        notation: &str,
        luck: Luck<'_>,
        at: u64,
    ) -> Result<LogRow, PlayError> {
        let step = self.game.play(seat, notation, luck, at)?;
        self.past.push(Past::Stands(self.standing.len()));
        self.standing.push(self.past.len());
        // The game's own way of writing it, whatever the player's was.
        let notation = step.action.unwrap_or_else(|| notation.to_owned());
        let entry = Entry::Played { notation, draws: step.draws };
        Ok(LogRow { version: self.version(), seat: seat.0, entry, at })
    }

    /// Plays an action with luck from `dice`.
    pub(crate) fn play_with(
        &mut self,
        seat: Seat,
        notation: &str,
        dice: &mut Dice,
        at: u64,
    ) -> Result<LogRow, PlayError> {
        self.play(seat, notation, Luck::Drawn(dice), at)
    }

    /// Tells whether `seat` could take the last action back. The end opens all secrets, so nothing
    /// is taken back after it.
    pub(crate) fn can_undo(&self, seat: Seat) -> Result<(), UndoRefused> {
        if self.game.turn().is_over() {
            return Err(UndoRefused::Final);
        }
        self.game.can_undo(seat)
    }

    /// Takes the last action of `seat` back. What comes back is the next entry of the log.
    pub(crate) fn undo(&mut self, seat: Seat, at: u64) -> Result<LogRow, UndoRefused> {
        self.can_undo(seat)?;
        let n = self.game.n_steps().checked_sub(1).ok_or(UndoRefused::NothingPlayed)?;
        let gone = self.gone(n).ok_or(UndoRefused::NothingPlayed)?;
        self.game.undo(seat)?;
        if let Some(version) = self.standing.pop() {
            self.past[version - 1] = Past::Gone(Box::new(gone));
        }
        self.past.push(Past::TakenBack { seat, at, ply: n as u64 });
        Ok(LogRow { version: self.version(), seat: seat.0, entry: Entry::Undo, at })
    }

    /// What is to be remembered of action `n` once the game has forgotten it.
    fn gone(&self, n: usize) -> Option<Gone> {
        let truth = self.game.step(n, None)?;
        let told = Viewer::all(self.game.n_seats()).map(|viewer| Told {
            action: self.game.step(n, Some(viewer)).and_then(|step| step.action),
            events: self.game.told(n, viewer),
        });
        Some(Gone { truth, ply: n as u64 + 1, told: told.collect() })
    }

    /// Makes everything exactly as it was before the last version, which could not be stored.
    /// The game cannot always go back, so its story is told again without the last action.
    pub(crate) fn forget_last(&mut self) -> Result<(), LoadError> {
        match self.past.pop() {
            None => Ok(()),
            Some(Past::Stands(n)) => {
                self.standing.pop();
                self.game = self.retold(n)?;
                Ok(())
            }
            Some(Past::TakenBack { .. }) => {
                let before = self.past.len();
                if let Some(Past::Gone(gone)) = self.past.last() {
                    let StepInfo { seat, action, draws, at } = &gone.truth;
                    let action = action.as_deref().unwrap_or_default();
                    self.game
                        .play(*seat, action, Luck::Scripted(draws), *at)
                        .map_err(|error| LoadError::Unreadable(error.code().to_owned()))?;
                }
                self.past[before - 1] = Past::Stands(self.standing.len());
                self.standing.push(before);
                Ok(())
            }
            Some(gone @ Past::Gone(_)) => {
                // Whatever is gone was followed by the version that took it back.
                self.past.push(gone);
                Ok(())
            }
        }
    }

    /// The same game after its first `n` actions.
    fn retold(&self, n: usize) -> Result<Box<dyn Table>, LoadError> {
        let game = &self.game;
        let (entry, n_seats, options) = (game.entry(), game.n_seats(), game.options());
        let opened = match game.start_position() {
            Some(position) => entry.arrange(n_seats, &options, position),
            None => entry.replay_table(n_seats, &options, game.setup_draws()),
        };
        let mut retold = opened.map_err(|error| LoadError::Unreadable(error.to_string()))?;
        for step in (0..n).filter_map(|n| game.step(n, None)) {
            let StepInfo { seat, action, draws, at } = step;
            retold
                .play(seat, &action.unwrap_or_default(), Luck::Scripted(&draws), at)
                .map_err(|error| LoadError::Unreadable(error.code().to_owned()))?;
        }
        Ok(retold)
    }

    /// Every version after `since`, as `viewer` may know it now.
    pub(crate) fn steps(&self, since: u64, viewer: Viewer) -> Vec<StepMsg> {
        (since + 1..=self.version()).filter_map(|version| self.step(version, viewer)).collect()
    }

    /// One version, as `viewer` may know it now.
    pub(crate) fn step(&self, version: u64, viewer: Viewer) -> Option<StepMsg> {
        let idx = usize::try_from(version).ok()?.checked_sub(1)?;
        let (kind, at) = match self.past.get(idx)? {
            Past::Stands(n) => {
                let StepInfo { seat, action, at, .. } = self.game.step(*n, Some(viewer))?;
                let events = self.game.told(*n, viewer);
                (StepKind::Played { seat, action, events, ply: *n as u64 + 1 }, at)
            }
            Past::Gone(gone) => {
                let told = gone.told.get(self.idx_of(viewer))?;
                let (action, events) = (told.action.clone(), told.events.clone());
                (
                    StepKind::Played { seat: gone.truth.seat, action, events, ply: gone.ply },
                    gone.truth.at,
                )
            }
            Past::TakenBack { seat, at, ply } => {
                (StepKind::TakenBack { seat: *seat, ply: *ply }, *at)
            }
        };
        Some(StepMsg { version, kind, at })
    }

    fn idx_of(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => seat.idx(),
            Viewer::Public => self.game.n_seats(),
        }
    }
}

/// The game before its first action.
fn open(table: &TableRow) -> Result<Box<dyn Table>, LoadError> {
    let unreadable = |why: String| LoadError::Unreadable(why);
    let entry = registry::find(&table.game)
        .ok_or_else(|| unreadable(format!("there is no game {}", table.game)))?;
    let options = serde_json::from_str(&table.options)
        .map_err(|error| unreadable(format!("options: {error}")))?;
    let n_seats = table.seats.len();
    let opened = match &table.start_position {
        Some(position) => entry.arrange(n_seats, &options, position),
        None => entry.replay_table(n_seats, &options, &table.setup_draws),
    };
    opened.map_err(|error| unreadable(error.to_string()))
}
