//! One game from its first turn on: what was played, and what can be taken back.

use std::{error, fmt};

use crate::{Chance, Game, Refusal, Seat, Source, play};

/// One action that was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step<G: Game> {
    /// Who acted.
    pub seat: Seat,
    /// What was decided.
    pub action: G::Action,
    /// What luck said, in order.
    pub draws: Vec<u32>,
    /// What happened, for all audiences together.
    pub events: Vec<G::Event>,
}

/// One game, its log, and the states to which it can return.
///
/// Undo is derived: a step can be taken back by its own player while it drew nothing, revealed
/// nothing, and nobody else has acted since. So only the states of one player's last steps are kept.
#[derive(Debug, Clone)]
pub struct Session<G: Game> {
    start: G::State,
    state: G::State,
    steps: Vec<Step<G>>,
    /// The states before the last steps, as many as can be taken back.
    before: Vec<G::State>,
}

/// Why the last step stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UndoRefused {
    /// Nothing was played yet.
    NothingPlayed,
    /// The last step is someone else's.
    NotYours,
    /// The last step drew luck or revealed a secret, or someone else acted after it, even if they
    /// took that back.
    Final,
}

impl<G: Game> Session<G> {
    /// Begins at `start`.
    pub fn new(start: G::State) -> Self {
        Session { state: start.clone(), start, steps: Vec::new(), before: Vec::new() }
    }

    /// The state it began with.
    pub fn start(&self) -> &G::State {
        &self.start
    }

    /// The state now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Every step that stands, in order.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// Plays one action with luck from `source`. `approve` sees the draws before anything changes
    /// and may still refuse, which leaves everything as it was.
    pub fn play<E: From<Refusal<G::Illegal>>, S: Source>(
        &mut self,
        seat: Seat,
        action: &G::Action,
        source: &mut S,
        approve: impl FnOnce(&S) -> Result<(), E>,
    ) -> Result<&Step<G>, E> {
        let mut next = self.state.clone();
        let mut events = Vec::new();
        let mut chance = Chance::new(source);
        play::<G>(&mut next, seat, action, &mut chance, &mut events)?;
        let draws = chance.into_draws();
        approve(source)?;

        if self.steps.last().is_some_and(|step| step.seat != seat) {
            self.before.clear();
        }
        let before = std::mem::replace(&mut self.state, next);
        if draws.is_empty() && !events.iter().any(G::reveals) {
            self.before.push(before);
        } else {
            self.before.clear();
        }
        self.steps.push(Step { seat, action: action.clone(), draws, events });
        Ok(&self.steps[self.steps.len() - 1])
    }

    /// Tells whether `seat` could take the last step back.
    pub fn can_undo(&self, seat: Seat) -> Result<(), UndoRefused> {
        let last = self.steps.last().ok_or(UndoRefused::NothingPlayed)?;
        if last.seat != seat {
            return Err(UndoRefused::NotYours);
        }
        if self.before.is_empty() {
            return Err(UndoRefused::Final);
        }
        Ok(())
    }

    /// Takes the last step of `seat` back.
    pub fn undo(&mut self, seat: Seat) -> Result<Step<G>, UndoRefused> {
        self.can_undo(seat)?;
        let before = self.before.pop().ok_or(UndoRefused::Final)?;
        let step = self.steps.pop().ok_or(UndoRefused::NothingPlayed)?;
        self.state = before;
        Ok(step)
    }

    /// The state after the first `n` steps, played again from the start.
    pub fn state_after(&self, n: usize) -> G::State {
        let mut state = self.start.clone();
        let mut events = Vec::new();
        for step in self.steps.iter().take(n) {
            let mut script = crate::Script::new(&step.draws);
            G::commit(
                &mut state,
                step.seat,
                &step.action,
                &mut Chance::new(&mut script),
                &mut events,
            );
        }
        state
    }
}

impl fmt::Display for UndoRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            UndoRefused::NothingPlayed => "nothing was played yet",
            UndoRefused::NotYours => "someone else has acted since",
            UndoRefused::Final => {
                "it stands: luck was drawn, a secret revealed, or someone else has acted since"
            }
        })
    }
}

impl error::Error for UndoRefused {}
