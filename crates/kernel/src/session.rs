//! One game from its first turn on: what was played, and what can be taken back.

use std::{collections::VecDeque, error, fmt};

use crate::{Chance, Game, Refusal, Seat, SeatSet, Source, play};

/// So many states before the last steps are kept where steps of several can be taken back: most who
/// go back go back a little, and what lies before is played again.
const KEPT: usize = 32;

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
    /// Whether it left its player in the midst of putting something together.
    pub begun: bool,
}

/// How far back steps can be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Reach {
    /// One's own last steps, while they drew nothing, revealed nothing, and nobody else has acted
    /// since.
    #[default]
    Own,
    /// Everybody's, to the last that drew luck or revealed a secret: where one plays against
    /// computers only.
    Luck,
    /// Everything that was ever played: where one practises.
    Start,
}

/// One game, its log, and the states to which it can return.
///
/// Undo is derived from what was played and from how far this session reaches ([`Reach`]).
#[derive(Debug, Clone)]
pub struct Session<G: Game> {
    start: G::State,
    state: G::State,
    steps: Vec<Step<G>>,
    reach: Reach,
    /// So many steps, from the first on, are not taken back.
    fixed: usize,
    /// The states before the last steps; what is not kept can be had by playing again.
    before: VecDeque<G::State>,
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
        Session {
            state: start.clone(),
            start,
            steps: Vec::new(),
            reach: Reach::Own,
            fixed: 0,
            before: VecDeque::new(),
        }
    }

    /// How far back steps can be taken.
    pub fn reach(&self) -> Reach {
        self.reach
    }

    /// Says how far back steps can be taken, before the first is played.
    pub fn set_reach(&mut self, reach: Reach) {
        self.reach = reach;
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
        let steps =
            self.play_all(seat, std::slice::from_ref(action), source, |source, _| approve(source))?;
        Ok(&steps[0])
    }

    /// Plays several actions of one seat, all or none. `approve` sees the steps before any of them
    /// counts.
    pub fn play_all<E: From<Refusal<G::Illegal>>, S: Source>(
        &mut self,
        seat: Seat,
        actions: &[G::Action],
        source: &mut S,
        approve: impl FnOnce(&S, &[Step<G>]) -> Result<(), E>,
    ) -> Result<&[Step<G>], E> {
        let (mut states, mut steps) = (Vec::with_capacity(actions.len()), Vec::new());
        for action in actions {
            let mut next = states.last().unwrap_or(&self.state).clone();
            let mut events = Vec::new();
            let mut chance = Chance::new(source);
            play::<G>(&mut next, seat, action, &mut chance, &mut events)?;
            let (draws, begun) = (chance.into_draws(), G::tentative(&next, seat));
            steps.push(Step { seat, action: action.clone(), draws, events, begun });
            states.push(next);
        }
        approve(source, &steps)?;

        let first = self.steps.len();
        for (step, state) in steps.into_iter().zip(states) {
            self.push(step, state);
        }
        Ok(&self.steps[first..])
    }

    fn push(&mut self, step: Step<G>, next: G::State) {
        let follows_another = self.steps.last().is_some_and(|last| last.seat != step.seat);
        if self.reach == Reach::Own && follows_another {
            self.fix(self.steps.len());
        }
        let stays = !step.draws.is_empty() || step.events.iter().any(G::reveals);
        self.before.push_back(std::mem::replace(&mut self.state, next));
        self.steps.push(step);
        if stays && self.reach != Reach::Start {
            self.fix(self.steps.len());
        }
        if self.reach != Reach::Own && KEPT < self.before.len() {
            self.before.pop_front();
        }
    }

    /// So many steps stand for good.
    fn fix(&mut self, n_steps: usize) {
        self.fixed = n_steps;
        self.before.clear();
    }

    /// Tells whether `seat` could take the last step back.
    pub fn can_undo(&self, seat: Seat) -> Result<(), UndoRefused> {
        let last = self.steps.last().ok_or(UndoRefused::NothingPlayed)?;
        if self.reach == Reach::Own && last.seat != seat {
            return Err(UndoRefused::NotYours);
        }
        if self.steps.len() <= self.fixed {
            return Err(UndoRefused::Final);
        }
        Ok(())
    }

    /// How many steps the last decision of one of `seats` reaches back, with all that followed it: what
    /// was put together as one goes as one.
    pub fn undo_span(&self, seats: SeatSet) -> Result<usize, UndoRefused> {
        if self.steps.is_empty() {
            return Err(UndoRefused::NothingPlayed);
        }
        let last = self.steps.iter().rposition(|step| seats.contains(step.seat));
        let last = last.ok_or(UndoRefused::NotYours)?;
        let seat = self.steps[last].seat;
        if self.reach == Reach::Own && last + 1 < self.steps.len() {
            return Err(UndoRefused::NotYours);
        }
        let earlier = self.steps[self.fixed.min(last)..last].iter().rev();
        let begun = earlier.take_while(|step| step.seat == seat && step.begun).count();
        if last < self.fixed {
            return Err(UndoRefused::Final);
        }
        Ok(self.steps.len() - last + begun)
    }

    /// Takes the last step back, as `seat` may.
    pub fn undo(&mut self, seat: Seat) -> Result<Step<G>, UndoRefused> {
        self.can_undo(seat)?;
        if self.before.is_empty() {
            self.recall();
        }
        let before = self.before.pop_back().ok_or(UndoRefused::Final)?;
        let step = self.steps.pop().ok_or(UndoRefused::NothingPlayed)?;
        self.state = before;
        Ok(step)
    }

    /// Plays again what came before the states that are kept.
    fn recall(&mut self) {
        let from = self.steps.len().saturating_sub(KEPT).max(self.fixed);
        let mut state = self.state_after(from);
        for step in &self.steps[from..] {
            self.before.push_back(state.clone());
            advance::<G>(&mut state, step);
        }
    }

    /// The state after the first `n` steps, played again from the start.
    pub fn state_after(&self, n: usize) -> G::State {
        let mut state = self.start.clone();
        for step in self.steps.iter().take(n) {
            advance::<G>(&mut state, step);
        }
        state
    }
}

/// Plays a step again.
fn advance<G: Game>(state: &mut G::State, step: &Step<G>) {
    let mut script = crate::Script::new(&step.draws);
    let mut events = Vec::new();
    G::commit(state, step.seat, &step.action, &mut Chance::new(&mut script), &mut events);
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
