//! What a move costs the house, measured over real sockets and a real disk.
//!
//! Machines differ and are noisy, so the time that the disk takes for one sync is measured in the
//! same run, and processor time is that of the house's own threads alone.

mod disk;
mod growth;
mod house;
mod idle;
mod load;
mod meter;
mod opening;
mod round;
mod story;
mod wire;

use std::{io, path::PathBuf};

use serde::Serialize;
use thiserror::Error;

use self::load::Audience;
use crate::ServeError;

/// How much is measured.
#[derive(Debug, Clone)]
pub struct Plan {
    /// Where the databases are made and removed again: the disk that is measured.
    pub folder: PathBuf,
    /// How many tables are played at together.
    pub n_tables: usize,
    /// How many moves are made at each of them, with a pause before each.
    pub n_paced: usize,
    /// How many moves are made at each of them without a pause.
    pub n_flat_out: usize,
    /// How many browsers look and say nothing.
    pub n_idle: usize,
    /// The lengths of game at which a move is measured, and the numbers of games stored.
    pub sizes: Vec<usize>,
    /// How many actions old the tables are that are opened.
    pub n_opened: usize,
}

/// What was measured. Times are in microseconds.
#[derive(Debug, Clone, Serialize)]
pub struct Report {
    /// Nanoseconds a step of a fixed loop, for comparison.
    pub yardstick_ns: f64,
    /// One write of 4 KiB and a sync, before and after everything else.
    pub sync: Spread,
    /// One table, one move after another.
    pub alone: Load,
    /// All tables, with the pauses of people.
    pub paced: Load,
    /// All tables, as fast as they are answered.
    pub flat_out: Load,
    /// The same with a spectator at each table.
    pub watched: Load,
    /// What a browser costs that looks and says nothing.
    pub idle: Idle,
    /// A move in games of different lengths.
    pub by_length: Vec<Sized>,
    /// A move among different numbers of stored games.
    pub by_games: Vec<Sized>,
    /// Opening a table of each game.
    pub openings: Vec<Opening>,
}

/// How times are spread.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Spread {
    /// Half are below.
    pub p50: f64,
    /// One in a hundred is above.
    pub p99: f64,
}

/// Moves under some load.
#[derive(Debug, Clone, Serialize)]
pub struct Load {
    /// How many tables.
    pub n_tables: usize,
    /// How many moves in all, each told to two players.
    pub n_moves: usize,
    /// How many moves a second.
    pub per_second: f64,
    /// From sending a move to hearing that it is stored.
    pub answer: Spread,
    /// Processor time of the house for each move; nothing where the system does not tell.
    pub cpu: Option<f64>,
    /// How many moves shared a commit.
    pub moves_per_commit: f64,
}

/// Browsers that look and say nothing.
#[derive(Debug, Clone, Serialize)]
pub struct Idle {
    /// How many.
    pub n_sockets: usize,
    /// Bytes of memory for each, both ends of the connection; nothing where the system does not
    /// tell.
    pub bytes: Option<f64>,
}

/// A move at some size.
#[derive(Debug, Clone, Serialize)]
pub struct Sized {
    /// How many actions were played before, or how many games are stored.
    pub size: usize,
    /// From sending a move to hearing that it is stored.
    pub answer: Spread,
    /// Processor time of the house for each move.
    pub cpu: Option<f64>,
}

/// A table that lay in the store until someone looked at it.
#[derive(Debug, Clone, Serialize)]
pub struct Opening {
    /// Which game, with as many seats as it has.
    pub game: String,
    /// How many actions were played before.
    pub n_actions: usize,
    /// From asking for the table to having heard all of it.
    pub answer: Spread,
}

/// Why nothing could be measured.
#[derive(Debug, Error)]
pub enum BenchError {
    /// The house does not open.
    #[error("the house does not open")]
    House(#[from] ServeError),
    /// The store does not take the games.
    #[error("the store does not take the games")]
    Store(#[from] store::StoreError),
    /// A connection broke, or the disk cannot be written.
    #[error("a connection broke or the disk cannot be written")]
    Io(#[from] io::Error),
    /// There is no game in which pieces can go back and forth for ever.
    #[error("no game can be played back and forth")]
    NoRound,
}

impl Plan {
    /// What the benchmark page is made from: some minutes.
    pub fn full(folder: PathBuf) -> Plan {
        Plan {
            folder,
            n_tables: 200,
            n_paced: 20,
            n_flat_out: 100,
            n_idle: 2_000,
            sizes: vec![10, 1_000, 100_000],
            n_opened: 3_000,
        }
    }

    /// As many tables and as many moves without a pause, little of the rest: some seconds, to
    /// compare a change with what was before.
    pub fn quick(folder: PathBuf) -> Plan {
        let full = Plan::full(folder);
        Plan { n_paced: 2, n_idle: 100, sizes: vec![10, 100], n_opened: 100, ..full }
    }
}

/// Measures everything in the plan.
pub fn run(plan: &Plan) -> Result<Report, BenchError> {
    let round = round::find().ok_or(BenchError::NoRound)?;
    // The clients have this thread; the house has its own.
    let clients = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    clients.block_on(async {
        let yardstick_ns = meter::yardstick();
        let mut syncs = disk::syncs(&plan.folder)?;
        // Before anything has been freed that the allocator would use again, or give back meanwhile.
        let idle = idle::measure(plan, &round).await?;
        let alone = load::alone(plan, &round).await?;
        let paced = load::paced(plan, &round).await?;
        let flat_out = load::flat_out(plan, &round, Audience::Players).await?;
        let watched = load::flat_out(plan, &round, Audience::PlayersAndSpectator).await?;
        let by_length = growth::by_length(plan, &round).await?;
        let by_games = growth::by_games(plan, &round).await?;
        let openings = opening::measure(plan).await?;
        syncs.extend(disk::syncs(&plan.folder)?);
        let sync = Spread::of(&mut syncs);
        Ok(Report {
            yardstick_ns,
            sync,
            alone,
            paced,
            flat_out,
            watched,
            idle,
            by_length,
            by_games,
            openings,
        })
    })
}

impl Spread {
    fn of(times: &mut [f64]) -> Spread {
        times.sort_by(f64::total_cmp);
        let at = |percent: usize| {
            let idx = (times.len() * percent / 100).min(times.len().saturating_sub(1));
            times.get(idx).copied().unwrap_or(0.0)
        };
        Spread { p50: at(50), p99: at(99) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_the_times_lie_below_the_median_and_one_in_a_hundred_above_the_last() {
        let mut times: Vec<f64> = (0..1000).rev().map(f64::from).collect();
        let Spread { p50, p99 } = Spread::of(&mut times);
        assert!((p50 - 500.0).abs() < 1.0 && (p99 - 990.0).abs() < 1.0, "{p50} {p99}");
        assert!(Spread::of(&mut []).p99.abs() < 1.0);
    }

    #[test]
    fn a_small_plan_measures_everything() {
        let folder = tempfile::tempdir().unwrap();
        let mut plan = Plan::quick(folder.path().to_owned());
        (plan.n_tables, plan.n_paced, plan.n_flat_out, plan.n_idle) = (3, 1, 3, 5);
        (plan.sizes, plan.n_opened) = (vec![3, 6], 5);
        let report = run(&plan).unwrap();
        assert_eq!((report.paced.n_moves, report.flat_out.n_moves), (3, 9));
        assert_eq!(report.by_length.iter().map(|it| it.size).collect::<Vec<_>>(), [3, 6]);
        assert_eq!(report.openings.len(), registry::GAMES.len());
        assert!(report.openings.iter().all(|it| 0 < it.n_actions && 0.0 < it.answer.p50));
        assert!(0.0 < report.sync.p50 && 0.0 < report.alone.answer.p50);
        let left: Vec<_> = std::fs::read_dir(folder.path()).unwrap().collect();
        assert!(left.is_empty(), "{left:?}");
    }
}
