//! One suite for every rulebook (property-based testing): random games, and the laws that each of
//! their positions keeps.

mod fortune;
mod laws;
mod spot;
mod variant;
mod trial;

use std::{
    any::Any,
    env, fmt,
    panic::{AssertUnwindSafe, catch_unwind},
};

use kernel::Game;

use trial::Trial;
pub(crate) use variant::Variant;

/// How much to examine.
#[derive(Debug, Clone, Copy)]
pub struct Conformance {
    /// Random games for each number of seats and combination of options.
    pub n_games: u64,
    /// The first positions of each game are all examined in full.
    pub n_thorough: usize,
    /// Of those that follow, one in so many; the last one always.
    pub one_in: usize,
    /// A game that is longer than this many actions does not end.
    pub max_actions: usize,
}

impl Default for Conformance {
    fn default() -> Self {
        Conformance { n_games: 50, n_thorough: 32, one_in: 16, max_actions: 20_000 }
    }
}

/// What was examined, so that a suite that examines nothing is noticed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Report {
    /// Numbers of seats and combinations of options.
    pub n_tables: u64,
    /// Games played to their end.
    pub n_games: u64,
    /// Actions played.
    pub n_actions: u64,
    /// Positions examined in full.
    pub n_positions: u64,
    /// Actions that the rules refused.
    pub n_refused: u64,
    /// Actions taken back and played again.
    pub n_undone: u64,
    /// Choices that had only begun.
    pub n_begun: u64,
    /// Choices that could be made in secret.
    pub n_secret: u64,
    /// States compared with another one that looks the same to a viewer.
    pub n_doubles: u64,
}

/// Which law was broken, and the game in which it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// The law's name, a sentence.
    pub law: &'static str,
    /// What speaks against it.
    pub evidence: String,
    /// The seed of the random game.
    pub seed: u64,
    /// The game up to there, as a transcript.
    pub transcript: String,
}

/// A law that was broken, before it is known in which game.
#[derive(Debug)]
pub(crate) struct Breach {
    law: &'static str,
    evidence: String,
}

/// Plays random games of `G` with every number of seats and every combination of options. After
/// every action it audits the state, asks whether who must act can act, and takes the action back
/// and plays it again; positions are examined in full as `how_much` says; every finished game is
/// told again from its seed and from its record.
///
/// With `SEPTEM_LONG_GAMES=10000` in the environment it plays so many games in all instead.
///
/// # Panics
/// When a law is broken: with its name, the evidence, and the game as a transcript.
pub fn conformance<G: Game>(how_much: Conformance) -> Report {
    let n_games = match (env::var("SEPTEM_LONG_GAMES"), Variant::<G>::all()) {
        (Ok(n), Ok(variants)) => {
            let n: u64 = n.parse().expect("SEPTEM_LONG_GAMES is a number of games");
            n.div_ceil(variants.len() as u64)
        }
        (Err(_), _) | (_, Err(_)) => how_much.n_games,
    };
    match examine::<G>(Conformance { n_games, ..how_much }) {
        Ok(report) => report,
        Err(failure) => panic!("{failure}"),
    }
}

/// As [`conformance`], for those who want to look at the failure. The environment has no say.
pub fn examine<G: Game>(how_much: Conformance) -> Result<Report, Box<Failure>> {
    let variants = Variant::<G>::all().map_err(Breach::at_no_game)?;
    let mut report = Report::default();
    for variant in &variants {
        report.n_tables += 1;
        let mut known = Vec::new();
        for seed in 0..how_much.n_games {
            let mut trial = Trial::new(variant, seed);
            let run = || trial.run(&how_much, &mut known, &mut report);
            let broken = match catch_unwind(AssertUnwindSafe(run)) {
                Ok(Ok(())) => continue,
                Ok(Err(breach)) => breach,
                Err(panic) => Breach { law: laws::NO_PANIC, evidence: words_of(&*panic) },
            };
            let Breach { law, evidence } = broken;
            let transcript = trial.transcript();
            return Err(Box::new(Failure { law, evidence, seed, transcript }));
        }
    }
    Ok(report)
}

/// What a panic said.
fn words_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|it| (*it).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or("a panic".to_owned())
}

impl Breach {
    fn at_no_game(self) -> Failure {
        let Breach { law, evidence } = self;
        Failure { law, evidence, seed: 0, transcript: String::new() }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failure { law, evidence, seed, transcript } = self;
        writeln!(f, "a law is broken: {law}\n{evidence}")?;
        if transcript.is_empty() {
            return Ok(());
        }
        writeln!(f, "\nThe game (seed {seed}); saved as a .play file it can be told again:\n")?;
        writeln!(f, "# {law}\n{transcript}")
    }
}
