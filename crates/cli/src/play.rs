//! `septem play`: a game in the terminal, by notation.

use std::io::{self, BufRead as _, Write as _};

use anyhow::{Result, bail};
use bots::{Budget, Player};
use kernel::{Seat, Viewer};
use registry::{Dice, Luck, ResultInfo, Table};

use crate::{Verdict, output};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game; `septem games` lists them.
    game: String,
    /// Which seat is yours.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seat: u8,
    /// Who plays the other seats: random, level1 and so on.
    #[arg(long, value_name = "L", default_value = "level2")]
    level: Player,
    /// The same seed gives the same game.
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
}

const HELP: &str = "\
help       the legal actions
position   the whole board
undo       take your last action back
quit       leave";

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let Some(entry) = registry::find(&args.game) else { bail!("there is no game {}", args.game) };
    let n_seats = entry.meta.min_seats.max(usize::from(args.seat) + 1);
    let seed = args.seed.unwrap_or_else(crate::engine::entropy);
    let mut dice = Dice::seeded(seed);
    let mut table = entry.new_table(n_seats, &entry.options_with_computers(), &mut dice)?;
    let own = Seat(args.seat);
    output::say(format_args!("{}, seed {seed}. Type help.", entry.meta.name))?;

    let mut told = 0;
    loop {
        tell(&*table, &mut told, own)?;
        let waiting = table.turn().waiting();
        if waiting.is_empty() {
            return announce(&*table, own);
        }
        let others = waiting.iter().find(|&seat| seat != own);
        // The computer first, so that a secret choice waits for nobody.
        if let Some(seat) = others {
            let seed = seed.wrapping_add(table.n_steps() as u64);
            let thought = table.ponder(seat).think(args.level, Budget::Usual, seed);
            let Some(thought) = thought else { bail!("the computer is at a loss") };
            table.play(seat, &thought.action, Luck::Drawn(&mut dice), 0)?;
        } else if !ask(&mut *table, own, &mut dice, &mut told)? {
            return Ok(Verdict::Done);
        }
    }
}

/// Asks for one action; tells whether to go on.
fn ask(table: &mut dyn Table, own: Seat, dice: &mut Dice, told: &mut usize) -> Result<bool> {
    let mut out = io::stdout().lock();
    write!(out, "{}> ", table.rulebook().entry().meta.seats[own.idx()])?;
    out.flush()?;
    drop(out);
    let mut line = String::new();
    if io::stdin().lock().read_line(&mut line)? == 0 {
        return Ok(false);
    }
    match line.trim() {
        "" => (),
        "quit" => return Ok(false),
        "help" => {
            output::say(HELP)?;
            for action in table.legal(own) {
                output::say(format_args!("  {action}"))?;
            }
        }
        "position" => output::say(table.known_position(Viewer::Seat(own)).trim_end())?,
        "undo" => match table.undo(own) {
            Ok(()) => *told = table.n_steps(),
            Err(refused) => output::say(format_args!("! {refused}"))?,
        },
        action => {
            if let Err(error) = table.play(own, action, Luck::Drawn(dice), 0) {
                let rule = error.rule().map(|rule| format!("{rule}: ")).unwrap_or_default();
                output::say(format_args!("! {rule}{error}"))?;
            }
        }
    }
    Ok(true)
}

fn tell(table: &dyn Table, told: &mut usize, own: Seat) -> Result<()> {
    while *told < table.n_steps() {
        for sentence in table.sentences(*told, Viewer::Seat(own)) {
            output::say(format_args!("  {sentence}"))?;
        }
        *told += 1;
    }
    Ok(())
}

fn announce(table: &dyn Table, own: Seat) -> Result<Verdict> {
    let result = ResultInfo::of(table.turn(), table.n_seats());
    let winners = result.map(|it| it.winners).unwrap_or_default();
    output::say(if winners.is_empty() {
        "The game is drawn."
    } else if winners.contains(&own) {
        "You win."
    } else {
        "You lose."
    })?;
    Ok(Verdict::Done)
}
