//! `septem bench --server`: what a move costs the house, over real sockets and a real disk.

use std::{env, fs, path::PathBuf};

use anyhow::{Context as _, Result};
use server::bench::{Load, Opening, Plan, Report, Sized, Spread};

use crate::{Verdict, output};

/// Measures in `folder`, or in a folder for temporary files, on whose disk the figures depend.
pub(super) fn run(folder: Option<PathBuf>, quick: bool, json: bool) -> Result<Verdict> {
    let parent = folder.unwrap_or_else(env::temp_dir);
    let folder = parent.join(format!("septem-bench-{}", std::process::id()));
    fs::create_dir_all(&folder).with_context(|| format!("{}", folder.display()))?;
    let plan = if quick { Plan::quick(folder.clone()) } else { Plan::full(folder.clone()) };
    let measured = server::bench::run(&plan);
    fs::remove_dir_all(&folder)?;
    let report = measured.context("the server cannot be measured")?;
    if json {
        output::document(&report)?;
    } else {
        tell(&report)?;
    }
    Ok(Verdict::Done)
}

fn tell(report: &Report) -> Result<()> {
    let Report {
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
    } = report;
    output::say(format_args!("yardstick: {yardstick_ns:.2} ns a step"))?;
    output::say(format_args!("a disk sync: {:.0} us, 99 % below {:.0} us", sync.p50, sync.p99))?;
    tell_load("one table, one move after another", alone, *yardstick_ns)?;
    tell_load("with the pauses of people", paced, *yardstick_ns)?;
    tell_load("as fast as answered", flat_out, *yardstick_ns)?;
    tell_load("the same with a spectator at each", watched, *yardstick_ns)?;
    let bytes = idle.bytes.unwrap_or(f64::NAN);
    output::say(format_args!("{} idle sockets: {bytes:.0} bytes each", idle.n_sockets))?;
    tell_sizes("actions played before", by_length)?;
    tell_sizes("games stored", by_games)?;
    for Opening { game, n_actions, answer: Spread { p50, p99 } } in openings {
        output::say(format_args!(
            "a table of {game}, {n_actions} actions old, opens in {:.1} ms, 99 % below {:.1} ms",
            p50 / 1e3,
            p99 / 1e3,
        ))?;
    }
    Ok(())
}

fn tell_load(how: &str, load: &Load, yardstick_ns: f64) -> Result<()> {
    let cpu = load.cpu.unwrap_or(f64::NAN);
    output::say(format_args!(
        "{} tables, {how}: {:.0} moves/s, {:.1} a commit; answer {:.1} ms, 99 % below {:.1} ms; \
         {cpu:.0} us of processor a move = {:.0} yardsticks",
        load.n_tables,
        load.per_second,
        load.moves_per_commit,
        load.answer.p50 / 1e3,
        load.answer.p99 / 1e3,
        cpu * 1e3 / yardstick_ns,
    ))
}

fn tell_sizes(what: &str, sizes: &[Sized]) -> Result<()> {
    for it in sizes {
        let cpu = it.cpu.unwrap_or(f64::NAN);
        output::say(format_args!(
            "{} {what}: answer {:.1} ms; {cpu:.0} us of processor a move",
            it.size,
            it.answer.p50 / 1e3,
        ))?;
    }
    Ok(())
}
