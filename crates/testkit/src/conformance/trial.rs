//! One random game under examination.

use kernel::{Chance, Game, Refusal, Seat, Seeded, Session};
use script::{INDENT, write_draws};

use super::{
    Breach, Conformance, Report,
    fortune::Fortune,
    laws::{self, story, undo},
    spot::{After, Spot},
    variant::Variant,
};
use crate::transcript::{command, sentence};

/// More known actions than this are not tried again and again.
const MAX_KNOWN: usize = 512;

/// A longer game is told from a position on.
const MAX_TOLD: usize = 200;

/// One random game under examination. It outlives a panic of the rules, to tell what was played.
pub(super) struct Trial<'a, G: Game> {
    variant: &'a Variant<G>,
    seed: u64,
    setup_draws: Vec<u32>,
    session: Session<G>,
    /// The state before each step, and the present one.
    states: Vec<G::State>,
    fortune: Fortune,
    /// What is being played just now.
    pending: Option<(Seat, G::Action)>,
}

impl<'a, G: Game> Trial<'a, G> {
    pub(super) fn new(variant: &'a Variant<G>, seed: u64) -> Self {
        let mut fortune = Fortune::new(seed);
        let mut chance = Chance::new(&mut fortune.luck);
        let start = G::setup(&variant.options, variant.n_seats, &mut chance);
        let setup_draws = chance.into_draws();
        let session = Session::new(start.clone());
        Trial { variant, seed, setup_draws, session, states: vec![start], fortune, pending: None }
    }

    /// Plays to the end, examining positions on the way. Actions are tried again that are `known`
    /// from this game and others of the table.
    pub(super) fn run(
        &mut self,
        how_much: &Conformance,
        known: &mut Vec<G::Action>,
        report: &mut Report,
    ) -> Result<(), Breach> {
        // Experiments have luck of their own, so that they do not change the game.
        let mut experiments = Seeded(!self.seed.rotate_left(32));
        for n in 0..how_much.max_actions {
            let state = self.session.state().clone();
            let spot = Spot::new(self.variant, &state, known, experiments.next_u64());
            laws::examine_briefly(&spot)?;
            let chosen = self.fortune.choose(&spot);
            let in_turn = experiments.below(how_much.one_in.max(1)) == 0;
            if n < how_much.n_thorough || in_turn || chosen.is_none() {
                laws::examine(&spot, report)?;
                let met: Vec<G::Action> = spot.moves().map(|(_, it)| it.clone()).collect();
                learn(known, met);
            }
            let Some((seat, action)) = chosen else {
                let Trial { variant, seed, setup_draws, session, states, .. } = &*self;
                story::examine(variant, *seed, setup_draws, session, states)?;
                report.n_games += 1;
                return Ok(());
            };
            self.step(seat, &action)?;
            report.n_actions += 1;
            report.n_undone += undo::examine(&mut self.session, &self.states)?;
        }
        let evidence = format!("it is still on after {} actions", how_much.max_actions);
        Err(Breach { law: laws::GAMES_END, evidence })
    }

    /// Plays `action`, audits what becomes of it, and then expects the same of the session.
    fn step(&mut self, seat: Seat, action: &G::Action) -> Result<(), Breach> {
        self.pending = Some((seat, action.clone()));
        let luck = self.fortune.luck.clone();
        let after = After::<G>::new(self.session.state(), seat, action, luck);
        G::audit(&after.state)
            .map_err(|evidence| Breach { law: laws::NOTHING_IS_LOST, evidence })?;
        let played = self
            .session
            .play::<Refusal<G::Illegal>, _>(seat, action, &mut self.fortune.luck, |_| Ok(()))
            .map_err(|refusal| Breach {
                law: laws::WHO_MUST_ACT_CAN,
                evidence: format!("{action} is legal and yet refused: {refusal}"),
            })?;
        let same = played.draws == after.draws && played.events == after.events;
        if !same || *self.session.state() != after.state {
            let evidence = format!(
                "{action} led to\n{:?}\nand then to\n{:?}",
                after.state,
                self.session.state()
            );
            return Err(Breach { law: laws::SAME_SEED_SAME_STORY, evidence });
        }
        self.states.push(after.state);
        self.pending = None;
        Ok(())
    }

    /// The game so far, as a transcript; of a long one the end, from the position before it.
    pub(super) fn transcript(&self) -> String {
        let mut lines = vec![format!("@ seats {}", self.variant.n_seats)];
        if self.variant.version != G::META.rules_version() {
            lines.push(format!("@ version {}", self.variant.version));
        }
        for (id, value) in &self.variant.unusual {
            lines.push(format!("@ option {id} {value}"));
        }
        let steps = self.session.steps();
        let n_untold = steps.len().saturating_sub(MAX_TOLD);
        if n_untold == 0 {
            lines.push(format!("@ setup{}", write_draws(&self.setup_draws)));
        } else {
            let position = G::position(&self.states[n_untold]);
            lines.extend(position.lines().map(|line| format!("@ {line}")));
        }
        for step in &steps[n_untold..] {
            lines.push(command::<G>(step.seat, &step.action, &step.draws));
            lines.extend(step.events.iter().map(|it| format!("{INDENT}{}", sentence::<G>(it))));
        }
        if let Some((seat, action)) = &self.pending {
            lines.push(command::<G>(*seat, action, &[]));
        }
        lines.join("\n") + "\n"
    }
}

fn learn<T: PartialEq>(known: &mut Vec<T>, met: Vec<T>) {
    for action in met {
        if known.len() < MAX_KNOWN && !known.contains(&action) {
            known.push(action);
        }
    }
}
