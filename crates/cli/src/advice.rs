//! `septem advice`: the advice on retreats, tried against play.
//!
//! Computer players play against themselves; where one of them may fight on or retreat the position is
//! kept. From each the game is played to its end three ways with the same luck: the seat that decides
//! follows the advice to the end of this battle, or always fights on, or retreats at once. All else is
//! left to computer players.

mod report;
mod ways;

use std::{
    num::NonZero,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use anyhow::{Result, anyhow, bail};
use bots::{Budget, Player};
use kernel::{Seat, Seeded, Turn};
use registry::{Crossroads, Dice, Entry, Luck, Table, crossroads};

use crate::{Verdict, arena::mix, output};

use self::{report::Report, ways::Trial};

/// Printed below the options.
const HELP: &str = "\
Computer players play against themselves; where one of them may fight on or retreat the position
is kept. From each the game is played to its end three ways with the same luck: the seat that
decides follows the advice to the end of this battle, or always fights on, or retreats at once.

The same seed, seats, positions, playouts and nodes give the same figures, on any number of threads.";

#[derive(clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct Args {
    /// The game: conquest1984 or conquest2005.
    game: String,
    /// How many positions.
    #[arg(long, value_name = "N", default_value_t = 200)]
    positions: usize,
    /// How often each is played to its end, each way.
    #[arg(long, value_name = "N", default_value_t = 10)]
    playouts: u64,
    /// How many play.
    #[arg(long, value_name = "N", default_value_t = 2)]
    seats: usize,
    /// Who plays.
    #[arg(long, default_value = "level3")]
    player: Player,
    /// Where positions and luck come from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Nodes a decision in the games that positions are taken from.
    #[arg(long, value_name = "K", default_value_t = 400)]
    nodes: u64,
    /// Nodes a decision in playouts.
    #[arg(long, value_name = "K", default_value_t = 100)]
    playout_nodes: u64,
    /// Of the decisions met, one of so many is kept.
    #[arg(long, value_name = "N", default_value_t = NonZero::new(3).unwrap_or(NonZero::<u32>::MIN))]
    one_of: NonZero<u32>,
    /// Breaks off games after so many rounds; they count as shared by all.
    #[arg(long, value_name = "N", default_value_t = 80)]
    rounds: u32,
    /// Positions tried at once; by default one for each core.
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// Prints one JSON document.
    #[arg(long)]
    json: bool,
}

/// A game that is longer is broken off.
const MAX_ACTIONS: usize = 20_000;
/// So many games without a position to keep, and there are none.
const MAX_GAMES: u64 = 10_000;

/// Where a decision was met.
struct Position {
    text: String,
    n_seats: usize,
    found: Crossroads,
}

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let Some(entry) = registry::find(&args.game) else { bail!("there is no game {}", args.game) };
    if !entry.meta.seats_fit(args.seats) {
        bail!("{} seats do not fit {}", args.seats, entry.meta.name);
    }
    let n_cores = thread::available_parallelism().map_or(1, NonZero::get);
    let n_threads = args.threads.map_or(n_cores, NonZero::get);
    let positions = collect(entry, args)?;
    let next = AtomicUsize::new(0);
    let work = || -> Result<Vec<(usize, Trial)>> {
        let mut done = Vec::new();
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            let Some(position) = positions.get(n) else { return Ok(done) };
            done.push((n, ways::all(entry, args, n, position)?));
        }
    };
    let parts: Vec<Result<Vec<(usize, Trial)>>> = thread::scope(|scope| {
        let threads: Vec<_> = (0..n_threads).map(|_| scope.spawn(work)).collect();
        let joined = threads.into_iter().map(thread::ScopedJoinHandle::join);
        joined.map(|it| it.unwrap_or_else(|_| Err(anyhow!("a game was cut short")))).collect()
    });
    let mut trials = Vec::new();
    for part in parts {
        trials.extend(part?);
    }
    // Sums of fractions depend on their order.
    trials.sort_by_key(|(n, _)| *n);
    let trials: Vec<Trial> = trials.into_iter().map(|(_, trial)| trial).collect();
    let report = Report::new(entry.meta.id, args.seed, args.playouts, &trials);
    if args.json {
        output::document(&report)?;
    } else {
        output::say(report)?;
    }
    Ok(Verdict::Done)
}

/// Plays games until there are enough positions.
fn collect(entry: &'static Entry, args: &Args) -> Result<Vec<Position>> {
    let mut positions = Vec::new();
    for n in 0..MAX_GAMES {
        let seed = mix(args.seed, n);
        let mut dice = Dice::seeded(seed);
        let mut keep = Seeded(!seed);
        let options = entry.options_with_computers();
        let mut table = entry.new_table(args.seats, &options, &mut dice)?;
        for n_action in 0..MAX_ACTIONS {
            let Some(seat) = waits(&*table, args.rounds) else { break };
            if let Some(found) = crossroads(&*table)
                && keep.below(args.one_of.get().try_into()?) == 0
            {
                positions.push(Position { text: table.position(), n_seats: args.seats, found });
                if positions.len() == args.positions {
                    return Ok(positions);
                }
            }
            let action = think(&*table, seat, args.player, args.nodes, mix(seed, n_action as u64))?;
            table.play(seat, &action, Luck::Drawn(&mut dice), 0)?;
        }
    }
    bail!("{} has no such decisions", entry.meta.name)
}

/// Who is waited for, until the game is over or broken off.
fn waits(table: &dyn Table, rounds: u32) -> Option<Seat> {
    let Turn::Waiting(waiting) = table.turn() else { return None };
    if table.round().is_some_and(|round| rounds < round) {
        return None;
    }
    waiting.iter().next()
}

fn think(table: &dyn Table, seat: Seat, player: Player, nodes: u64, seed: u64) -> Result<String> {
    let thought = table.ponder(seat).think(player, Budget::Nodes(nodes), seed);
    Ok(thought.ok_or_else(|| anyhow!("{player} is at a loss"))?.action)
}
