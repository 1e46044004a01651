//! `septem arena`: computer players against each other, seats rotated.

mod report;

use std::{
    num::NonZero,
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Result, anyhow, bail};
use bots::{Budget, Player};
use kernel::{Seat, Turn};
use registry::{Dice, Entry, Luck};
use serde_json::Value;

use crate::{Verdict, output};

use self::report::{GameResult, Report, Score, Tally};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game; `septem games` lists them.
    game: String,
    /// The players, e.g. level3,random; as many as sit at the table.
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<Player>,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// The same seed and nodes give the same games.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Nodes a decision for everyone, instead of what each level usually takes.
    #[arg(long, value_name = "K", conflicts_with = "ms")]
    nodes: Option<u64>,
    /// Milliseconds a decision for everyone.
    #[arg(long, value_name = "T")]
    ms: Option<u64>,
    /// Breaks off games that last more rounds; they count as unfinished.
    #[arg(long, value_name = "N")]
    rounds: Option<u32>,
    /// Plays with this option of the game, e.g. `head_start=true`; several may be given. `septem games` lists them.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    options: Vec<(String, Value)>,
    /// Games played at once; by default one for each core.
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// Prints one JSON document.
    #[arg(long)]
    json: bool,
}

/// An option as one writes it: a flag, a number, or the name of a choice.
fn option(text: &str) -> Result<(String, Value), String> {
    let (name, value) = text.split_once('=').ok_or("an option is written NAME=VALUE")?;
    let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
    Ok((name.to_owned(), value))
}

/// A game that is longer counts as unfinished.
const MAX_ACTIONS: usize = 20_000;

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let Some(entry) = registry::find(&args.game) else { bail!("there is no game {}", args.game) };
    if !entry.meta.seats_fit(args.seats.len()) {
        bail!("{} seats do not fit {}", args.seats.len(), entry.meta.name);
    }
    let mut options = entry.options_with_computers();
    for (name, value) in &args.options {
        let Some(known) = options.get_mut(name) else {
            bail!("{} has no option {name}", entry.meta.name);
        };
        *known = value.clone();
    }
    let n_cores = thread::available_parallelism().map_or(1, NonZero::get);
    let n_threads = args.threads.map_or(n_cores, NonZero::get);
    let next = AtomicU64::new(0);
    let tallies: Vec<Result<Tally>> = thread::scope(|scope| {
        let work = || -> Result<Tally> {
            let mut tally = Tally::new(args.seats.len());
            loop {
                let n = next.fetch_add(1, Ordering::Relaxed);
                if args.games <= n {
                    return Ok(tally);
                }
                tally.add(&play_one(entry, args, &options, n)?);
            }
        };
        let threads: Vec<_> = (0..n_threads).map(|_| scope.spawn(work)).collect();
        let joined = threads.into_iter().map(thread::ScopedJoinHandle::join);
        joined.map(|it| it.unwrap_or_else(|_| Err(anyhow!("a game was cut short")))).collect()
    });
    let mut total = Tally::new(args.seats.len());
    for tally in tallies {
        total.merge(&tally?);
    }
    let report = Report::new(&entry.meta, args.seed, &args.seats, &total);
    if args.json {
        output::document(&report)?;
    } else {
        output::say(report)?;
    }
    Ok(Verdict::Done)
}

/// Plays game `n`, with the players moved on by `n` seats.
fn play_one(entry: &'static Entry, args: &Args, options: &Value, n: u64) -> Result<GameResult> {
    let n_seats = args.seats.len();
    let shift = usize::try_from(n % n_seats as u64)?;
    // Both games of a pair share their luck, so that it favors nobody.
    let seed = mix(args.seed, n / n_seats as u64);
    let mut dice = Dice::seeded(seed);
    let mut table = entry.new_table(n_seats, options, &mut dice)?;
    if args.rounds.is_some() && table.round().is_none() {
        bail!("{} counts no rounds", entry.meta.name);
    }
    let player_of = |seat: Seat| (seat.idx() + n_seats - shift) % n_seats;
    let mut result = GameResult::new(n_seats);

    for n_action in 0..MAX_ACTIONS {
        let Turn::Waiting(waiting) = table.turn() else { break };
        if args.rounds.zip(table.round()).is_some_and(|(most, round)| most < round) {
            break;
        }
        let Some(seat) = waiting.iter().next() else { break };
        let player = player_of(seat);
        result.decided(seat.idx());
        let begun = Instant::now();
        let mut late = || args.ms.is_some_and(|ms| Duration::from_millis(ms) <= begun.elapsed());
        let budget = match (args.nodes, args.ms) {
            (Some(nodes), _) => Budget::Nodes(nodes),
            (None, Some(_)) => Budget::Until(&mut late),
            (None, None) => Budget::Usual,
        };
        let thought = table
            .ponder(seat)
            .think(args.seats[player], budget, mix(seed ^ n, n_action as u64))
            .ok_or_else(|| anyhow!("{} is at a loss", args.seats[player]))?;
        result.thought(player, begun.elapsed(), thought.nodes);
        table.play(seat, &thought.action, Luck::Drawn(&mut dice), 0)?;
    }
    if let Turn::Over(outcome) = table.turn() {
        for seat in Seat::first(n_seats) {
            let score = Score {
                n_won: outcome.winners.contains(seat).into(),
                n_drawn: outcome.winners.is_empty().into(),
                places: outcome.places[seat.idx()].into(),
            };
            result.ended(player_of(seat), seat.idx(), score);
        }
    }
    result.n_actions = table.n_steps() as u64;
    // Where it was broken off the next round had only begun.
    let most = args.rounds.unwrap_or(u32::MAX);
    result.n_rounds = table.round().map(|round| round.min(most).into());
    Ok(result)
}

/// Two numbers into one that looks like neither.
pub(crate) fn mix(a: u64, b: u64) -> u64 {
    kernel::Seeded(a ^ b.wrapping_mul(0x9E37_79B9_7F4A_7C15)).next_u64()
}
