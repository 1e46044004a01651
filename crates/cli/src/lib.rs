//! The command line: one binary, one subcommand for each thing it does.
//!
//! Documents go to standard output, everything else to standard error. Exit status: 0 done,
//! 1 the answer is no, 2 wrong use.

mod advice;
mod arena;
mod bench;
mod check;
mod engine;
mod games;
mod odds;
mod output;
mod play;
mod replay;
mod serve;
mod site;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

pub use engine::Engine;

/// How a command ends.
enum Verdict {
    Done,
    No,
}

#[derive(Parser)]
#[command(name = "septem", version, about = "Seven Roman board games at one table.")]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Opens the table for the browser (also without any subcommand).
    Serve(serve::Args),
    /// Writes the page with its engine as plain files: games without a server, for any host.
    Site(site::Args),
    /// Lists the games: id, name, seats, options with defaults, rules version.
    Games(games::Args),
    /// Plays a game in the terminal against the computer, by notation.
    Play(play::Args),
    /// Speaks the line protocol for bots, tests and other programs.
    Engine,
    /// Lets computer players play against each other, seats rotated.
    Arena(arena::Args),
    /// Measures random play and search beside a yardstick timed in the same run.
    Bench(bench::Args),
    /// Counts the odds of a battle exactly, for games that have battles.
    Odds(odds::Args),
    /// Tries the advice on retreats against play, for games that give it.
    Advice(advice::Args),
    /// Runs a record again and verifies every action, draw and hash.
    Replay(replay::Args),
    /// Runs every stored table again, read-only: which would not open or not end as stored.
    Check(check::Args),
}

/// Reads the arguments and does what they say.
pub fn main() -> ExitCode {
    // Clap answers wrong use with status 2 itself.
    let cli = Cli::parse();
    let verdict = match cli.command.unwrap_or(Command::Serve(serve::Args::default())) {
        Command::Serve(args) => serve::run(args),
        Command::Site(args) => site::run(&args),
        Command::Games(args) => games::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Engine => engine::run(),
        Command::Arena(args) => arena::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Odds(args) => odds::run(&args),
        Command::Advice(args) => advice::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Check(args) => check::run(&args),
    };
    match verdict {
        Ok(Verdict::Done) => ExitCode::SUCCESS,
        Ok(Verdict::No) => ExitCode::from(1),
        Err(error) => {
            output::complain(format_args!("{error:#}"));
            ExitCode::from(2)
        }
    }
}
