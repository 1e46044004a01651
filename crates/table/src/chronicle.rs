//! The versions of a table (event sourcing): what was played, what was taken back, and the game that
//! results.

use kernel::{Reach, Seat, SeatSet, UndoRefused, Viewer};
use protocol::{
    EventMsg, StepKind, StepMsg,
    stored::{LogEntry, LogRow, Seal, TableRow},
};
use registry::{Dice, Luck, PlayError, Rulebook, StepInfo, Table, contradicts, fingerprint};
use serde_json::Value;

use crate::{FoldError, Seating};

#[cfg(test)]
mod tests;

mod pages;
pub(crate) use pages::Otherwise;

/// A game with every version that led to it.
pub struct Chronicle {
    game: Box<dyn Table>,
    /// By version, from 1.
    past: Vec<Past>,
    /// The version of each action that stands.
    standing: Vec<usize>,
    /// How far back can be taken what is played, and by whom besides who has played it.
    reach: Reach,
    people: SeatSet,
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
    /// Whether nothing of it was a secret.
    open: bool,
    ply: u64,
    /// What each pair of eyes was told, in the order of the seats, the public last.
    told: Vec<Told>,
}

struct Told {
    action: Option<String>,
    events: Vec<EventMsg>,
}

impl Chronicle {
    /// Tells the whole story again from what is stored. Where the table was sealed it must stand as
    /// it did: a game that would go on otherwise than it was played does not go on at all.
    pub fn fold(
        games: &'static [registry::Entry],
        table: &TableRow,
        log: &[LogRow],
    ) -> Result<Chronicle, FoldError> {
        let mut chronicle = Chronicle::begin(open(games, table)?);
        chronicle.seat(&Seating::new(table.seats.clone()), table.practice);
        let sealed = table
            .seal
            .as_ref()
            .map_or(0, |seal| log.partition_point(|row| row.version <= seal.version));
        chronicle.follow(&log[..sealed])?;
        if let Some(seal) = &table.seal
            && contradicts(&seal.fingerprint, chronicle.game())
        {
            let why = format!("version {}: the table stood otherwise", seal.version);
            return Err(FoldError::Unreadable(why));
        }
        chronicle.follow(&log[sealed..])?;
        Ok(chronicle)
    }

    /// How the table stands now.
    pub fn seal(&self) -> Seal {
        Seal { version: self.version(), fingerprint: fingerprint(self.game()) }
    }

    fn begin(game: Box<dyn Table>) -> Chronicle {
        let (reach, people) = (Reach::Own, SeatSet::NONE);
        Chronicle { game, past: Vec::new(), standing: Vec::new(), reach, people }
    }

    /// Before the first action: who plays, which says how far back actions can be taken.
    pub fn seat(&mut self, seating: &Seating, practice: bool) {
        self.people = seating.people();
        self.reach = seating.reach(practice);
        self.game.reach(self.reach);
    }

    /// Tells on what is stored after the last version.
    pub fn follow(&mut self, log: &[LogRow]) -> Result<(), FoldError> {
        for row in log {
            let unreadable =
                |why: &str| FoldError::Unreadable(format!("version {}: {why}", row.version));
            if row.version != self.version() + 1 {
                return Err(unreadable("it does not follow the one before"));
            }
            match &row.entry {
                LogEntry::Played { notation, draws } => {
                    let luck = Luck::Scripted(draws);
                    self.play(Seat(row.seat), notation, luck, row.at)
                        .map_err(|error| unreadable(error.code()))?;
                }
                LogEntry::Undo => {
                    self.undo(Seat(row.seat), row.at)
                        .map_err(|error| unreadable(&error.to_string()))?;
                }
            }
        }
        Ok(())
    }

    /// The game that results.
    pub fn game(&self) -> &dyn Table {
        &*self.game
    }

    /// The last version.
    pub fn version(&self) -> u64 {
        self.past.len() as u64
    }

    /// Plays an action. What comes back is the next entry of the log.
    pub fn play(
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
        let entry = LogEntry::Played { notation, draws: step.draws };
        Ok(LogRow { version: self.version(), seat: seat.0, entry, at })
    }

    /// Plays a choice that was put together, with luck from `dice`: all of it or nothing.
    pub fn play_with(
        &mut self,
        seat: Seat,
        notations: &[&str],
        dice: &mut Dice,
        at: u64,
    ) -> Result<Vec<LogRow>, PlayError> {
        let steps = self.game.play_all(seat, notations, dice, at)?;
        let rows = steps.into_iter().zip(notations).map(|(step, notation)| {
            self.past.push(Past::Stands(self.standing.len()));
            self.standing.push(self.past.len());
            let notation = step.action.unwrap_or_else(|| (*notation).to_owned());
            let entry = LogEntry::Played { notation, draws: step.draws };
            LogRow { version: self.past.len() as u64, seat: seat.0, entry, at }
        });
        Ok(rows.collect())
    }

    /// How far back actions can be taken here.
    pub fn reach(&self) -> Reach {
        self.reach
    }

    /// How many actions go when `seat` takes its last choice back: where one plays against computers,
    /// their answers too. The end opens all secrets, so nothing is taken back after it.
    pub fn undo_span(&self, seat: Seat) -> Result<usize, UndoRefused> {
        if self.game.turn().is_over() {
            return Err(UndoRefused::Final);
        }
        let whose = if self.reach == Reach::Own { seat.into() } else { self.people };
        self.game.undo_span(whose)
    }

    /// Takes the last choice of `seat` back. What comes back are the next entries of the log.
    pub fn take_back(&mut self, seat: Seat, at: u64) -> Result<Vec<LogRow>, UndoRefused> {
        (0..self.undo_span(seat)?).map(|_| self.undo(seat, at)).collect()
    }

    /// Takes the last action back. What comes back is the next entry of the log.
    fn undo(&mut self, seat: Seat, at: u64) -> Result<LogRow, UndoRefused> {
        if self.game.turn().is_over() {
            return Err(UndoRefused::Final);
        }
        self.game.can_undo(seat)?;
        let n = self.game.n_steps().checked_sub(1).ok_or(UndoRefused::NothingPlayed)?;
        let gone = self.gone(n).ok_or(UndoRefused::NothingPlayed)?;
        self.game.undo(seat)?;
        if let Some(version) = self.standing.pop() {
            self.past[version - 1] = Past::Gone(Box::new(gone));
        }
        self.past.push(Past::TakenBack { seat, at, ply: n as u64 });
        Ok(LogRow { version: self.version(), seat: seat.0, entry: LogEntry::Undo, at })
    }

    /// What is to be remembered of action `n` once the game has forgotten it.
    fn gone(&self, n: usize) -> Option<Gone> {
        let truth = self.game.step(n, None)?;
        let told = Viewer::all(self.game.n_seats()).map(|viewer| Told {
            action: self.game.step(n, Some(viewer)).and_then(|step| step.action),
            events: self.events(n, viewer),
        });
        Some(Gone { truth, open: self.game.is_open(n), ply: n as u64 + 1, told: told.collect() })
    }

    /// Makes everything exactly as it was after `version`: what came then could not be stored. The
    /// game cannot always go back, and what could be taken back depends on more than on what
    /// stands, so the whole story is told again.
    pub fn forget_after(&mut self, version: u64) -> Result<(), FoldError> {
        let log = (0..self.past.len()).filter_map(|idx| self.row(idx));
        let log: Vec<LogRow> = log.take_while(|row| row.version <= version).collect();
        let (reach, people) = (self.reach, self.people);
        *self = Chronicle { reach, people, ..Chronicle::begin(reopen(&*self.game)?) };
        self.game.reach(reach);
        self.follow(&log)
    }

    /// The game as it stood after the first `n` actions that stand, by itself.
    pub fn copy_after(&self, n: usize) -> Result<Box<dyn Table>, FoldError> {
        let mut copy = reopen(&*self.game)?;
        for step in (0..n).filter_map(|n| self.game.step(n, None)) {
            let notation = step.action.unwrap_or_default();
            copy.play(step.seat, &notation, Luck::Scripted(&step.draws), step.at)
                .map_err(|error| FoldError::Unreadable(error.code().to_owned()))?;
        }
        Ok(copy)
    }

    /// A version as it stands in the log.
    fn row(&self, idx: usize) -> Option<LogRow> {
        let version = idx as u64 + 1;
        let step = match self.past.get(idx)? {
            Past::TakenBack { seat, at, .. } => {
                return Some(LogRow { version, seat: seat.0, entry: LogEntry::Undo, at: *at });
            }
            Past::Stands(n) => self.game.step(*n, None)?,
            Past::Gone(gone) => gone.truth.clone(),
        };
        let entry = LogEntry::Played { notation: step.action?, draws: step.draws };
        Some(LogRow { version, seat: step.seat.0, entry, at: step.at })
    }

    /// Every version after `since`, as `viewer` may know it now.
    pub fn steps(&self, since: u64, viewer: Viewer) -> Vec<StepMsg> {
        (since + 1..=self.version()).filter_map(|version| self.step(version, viewer)).collect()
    }

    /// One version, as `viewer` may know it now.
    pub fn step(&self, version: u64, viewer: Viewer) -> Option<StepMsg> {
        let idx = usize::try_from(version).ok()?.checked_sub(1)?;
        let (kind, at) = match self.past.get(idx)? {
            Past::Stands(n) => {
                let StepInfo { seat, action, at, .. } = self.game.step(*n, Some(viewer))?;
                let events = self.events(*n, viewer);
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

    /// What `viewer` was told of action `n`.
    fn events(&self, n: usize, viewer: Viewer) -> Vec<EventMsg> {
        let told = self.game.told(n, viewer).into_iter();
        told.map(|it| EventMsg { event: it.event, rules: it.clauses, places: it.places }).collect()
    }

    fn idx_of(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => seat.idx(),
            Viewer::Public => self.game.n_seats(),
        }
    }
}

/// The game of a table before its first action.
fn open(games: &'static [registry::Entry], table: &TableRow) -> Result<Box<dyn Table>, FoldError> {
    let unreadable = |why: String| FoldError::Unreadable(why);
    let entry = registry::find_in(games, &table.game)
        .ok_or_else(|| unreadable(format!("there is no game {}", table.game)))?;
    let rules = entry.rulebook(table.rules_version)?;
    let options = serde_json::from_str(&table.options)
        .map_err(|error| unreadable(format!("options: {error}")))?;
    let start = table.start_position.as_deref();
    begin(rules, table.seats.len(), &options, start, &table.setup_draws)
}

/// The same game before its first action.
fn reopen(game: &dyn Table) -> Result<Box<dyn Table>, FoldError> {
    let (rules, n_seats, options) = (game.rulebook(), game.n_seats(), game.options());
    begin(rules, n_seats, &options, game.start_position(), game.setup_draws())
}

fn begin(
    rules: Rulebook,
    n_seats: usize,
    options: &Value,
    start: Option<&str>,
    draws: &[u32],
) -> Result<Box<dyn Table>, FoldError> {
    let opened = match start {
        Some(position) => rules.arrange(n_seats, options, position),
        None => rules.replay_table(n_seats, options, draws),
    };
    opened.map_err(|error| FoldError::Unreadable(error.to_string()))
}
