//! `septem bench`: random play and search, beside a yardstick timed in the same run.
//!
//! Machines differ and are noisy; the ratio to a fixed loop is what can be compared.

mod house;

use std::{hint, path::PathBuf, time::Duration, time::Instant};

use anyhow::{Result, bail};
use bots::{Budget, Player};
use registry::{Dice, Entry, GAMES, OddsQuestion};
use serde::Serialize;

use crate::{Verdict, output};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which games; all of them by default.
    games: Vec<String>,
    /// Measures the server instead: some minutes.
    #[arg(long, conflicts_with = "games")]
    server: bool,
    /// Only what a move costs is measured as long as usual: some seconds.
    #[arg(long, requires = "server")]
    quick: bool,
    /// Where the server's databases are made and removed again, for its disk.
    #[arg(long, value_name = "DIR", requires = "server")]
    folder: Option<PathBuf>,
    /// Prints one JSON document.
    #[arg(long)]
    json: bool,
}

/// Rounds of yardstick and play, one after the other; the median counts.
const N_ROUNDS: usize = 9;
const YARDSTICK_STEPS: u64 = 20_000_000;
const ROUND: Duration = Duration::from_millis(250);
const SEARCH_NODES: u64 = 20_000;

#[derive(Serialize)]
struct Report {
    /// What one step of the fixed loop takes here and now.
    yardstick_ns: f64,
    games: Vec<GameReport>,
}

#[derive(Serialize)]
struct GameReport {
    game: &'static str,
    seats: usize,
    /// Random play, one thread: an action with its legal list, check, commit and events.
    ns_per_action: f64,
    /// The same in steps of the yardstick timed beside it.
    yardsticks_per_action: f64,
    actions_per_second: f64,
    playouts_per_second: f64,
    /// The strongest level from the first position.
    search_nodes_per_second: f64,
    /// Exact odds of twenty units against twenty of all kinds, where the game has battles.
    #[serde(skip_serializing_if = "Option::is_none")]
    odds_ms: Option<f64>,
}

/// One round.
struct Round {
    yardstick_ns: f64,
    ns_per_action: f64,
    actions_per_game: f64,
}

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    if args.server {
        return house::run(args.folder.clone(), args.quick, args.json);
    }
    let mut chosen: Vec<&'static Entry> = Vec::new();
    for id in &args.games {
        let Some(entry) = registry::find(id) else { bail!("there is no game {id}") };
        chosen.push(entry);
    }
    if chosen.is_empty() {
        chosen.extend(GAMES);
    }
    let mut games = Vec::new();
    let mut yardsticks = Vec::new();
    for entry in chosen {
        // The smallest table and the largest, where they are not the same.
        let mut tables = vec![entry.meta.min_seats, entry.meta.seats.len()];
        tables.dedup();
        for seats in tables {
            let (report, yardstick) = measure(entry, seats)?;
            games.push(report);
            yardsticks.push(yardstick);
        }
    }
    let report = Report { yardstick_ns: median(yardsticks), games };
    if args.json {
        output::document(&report)?;
    } else {
        tell(&report)?;
    }
    Ok(Verdict::Done)
}

fn measure(entry: &'static Entry, seats: usize) -> Result<(GameReport, f64)> {
    let options = entry.options_with_computers();
    let mut rounds = Vec::new();
    for seed in 0..N_ROUNDS as u64 {
        let yardstick_ns = yardstick();
        let begun = Instant::now();
        let mut enough = || ROUND <= begun.elapsed();
        let (n_games, n_actions) = entry.many.random_games(seats, &options, seed, &mut enough)?;
        let nanos = begun.elapsed().as_secs_f64() * 1e9;
        rounds.push(Round {
            yardstick_ns,
            ns_per_action: nanos / float(n_actions.max(1)),
            actions_per_game: float(n_actions) / float(n_games.max(1)),
        });
    }
    let ns_per_action = median(rounds.iter().map(|it| it.ns_per_action).collect());
    let ratios = rounds.iter().map(|it| it.ns_per_action / it.yardstick_ns).collect();
    let actions_per_second = 1e9 / ns_per_action;
    let actions_per_game = median(rounds.iter().map(|it| it.actions_per_game).collect());
    let report = GameReport {
        game: entry.meta.id,
        seats,
        ns_per_action,
        yardsticks_per_action: median(ratios),
        actions_per_second,
        playouts_per_second: actions_per_second / actions_per_game,
        search_nodes_per_second: search(entry, seats)?,
        odds_ms: odds(entry),
    };
    Ok((report, median(rounds.iter().map(|it| it.yardstick_ns).collect())))
}

/// Nanoseconds a step of a fixed xorshift loop.
fn yardstick() -> f64 {
    let begun = Instant::now();
    let mut x: u64 = hint::black_box(88_172_645_463_325_252);
    for _ in 0..YARDSTICK_STEPS {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
    }
    hint::black_box(x);
    begun.elapsed().as_secs_f64() * 1e9 / float(YARDSTICK_STEPS)
}

fn search(entry: &'static Entry, seats: usize) -> Result<f64> {
    let mut rates = Vec::new();
    for seed in 0..3 {
        let mut dice = Dice::seeded(seed);
        let table = entry.new_table(seats, &entry.options_with_computers(), &mut dice)?;
        let Some(seat) = table.turn().waiting().iter().next() else { continue };
        let begun = Instant::now();
        let player = Player::Level(Player::MAX_LEVEL);
        let thought = table.ponder(seat).think(player, Budget::Nodes(SEARCH_NODES), seed);
        let nodes = thought.map_or(0, |it| it.nodes);
        rates.push(float(nodes) / begun.elapsed().as_secs_f64());
    }
    Ok(median(rates))
}

/// Milliseconds for one question, answer included.
fn odds(entry: &'static Entry) -> Option<f64> {
    let army = registry::large_army(entry.meta.id)?;
    let question = OddsQuestion {
        attacker: army,
        defender: army,
        ground: "fortified",
        roller: "attacker",
        prize: 30.0,
        means: 300.0,
    };
    let mut times = Vec::new();
    for _ in 0..N_ROUNDS {
        let begun = Instant::now();
        hint::black_box(registry::odds(entry.meta.id, &question).ok()?);
        times.push(begun.elapsed().as_secs_f64() * 1e3);
    }
    Some(median(times))
}

fn tell(report: &Report) -> Result<()> {
    output::say(format_args!("yardstick: {:.2} ns a step", report.yardstick_ns))?;
    for it in &report.games {
        output::say(format_args!(
            "{}, {} seats: {:.0} ns an action = {:.0} yardsticks; {:.0} actions/s, \
             {:.0} playouts/s; search {:.0} nodes/s{}",
            it.game,
            it.seats,
            it.ns_per_action,
            it.yardsticks_per_action,
            it.actions_per_second,
            it.playouts_per_second,
            it.search_nodes_per_second,
            it.odds_ms.map(|ms| format!("; odds of 20 v 20 {ms:.1} ms")).unwrap_or_default(),
        ))?;
    }
    Ok(())
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(0.0)
}

#[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^53")]
fn float(n: u64) -> f64 {
    n as f64
}
