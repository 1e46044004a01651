//! `septem games`

use anyhow::Result;
use registry::{GAMES, GameInfo};
use serde::Serialize;

use crate::{Verdict, output};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Prints one JSON document.
    #[arg(long)]
    json: bool,
}

/// The list as a document.
#[derive(Serialize)]
pub(crate) struct GameList {
    games: Vec<GameInfo>,
}

pub(crate) fn list() -> GameList {
    GameList { games: GAMES.iter().map(registry::Entry::info).collect() }
}

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    if args.json {
        output::document(&list())?;
        return Ok(Verdict::Done);
    }
    for game in list().games {
        let seats = match (game.seats.min, game.seats.max) {
            (min, max) if min == max => format!("{min} seats"),
            (min, max) => format!("{min}-{max} seats"),
        };
        output::say(format_args!(
            "{:14} {}, {seats}, rules version {}",
            game.id, game.name, game.rules_version
        ))?;
        for option in game.options {
            output::say(format_args!("    {} = {} ({})", option.id, option.default, option.rule))?;
        }
    }
    Ok(Verdict::Done)
}
