//! `septem odds`: what is to be expected of a battle, counted and not tried.

use anyhow::Result;
use registry::OddsQuestion;

use crate::{Verdict, output};

/// A force is a list like `3 infantry, 1 cavalry, 2 catapults`; at sea with `1 galley`. In
/// conquest2005 leaders count, `1 general`, and at sea only galleys.
///
/// In conquest1984 both sides always aim where it serves them best; in conquest2005 both make the
/// usual choices: catapults in reserve, two infantry beside each cavalry, the cheapest falls first.
/// Nobody retreats. Printed are the chances of both, their mean losses, what to aim at or what a
/// pursuit would cost, whether a retreat would save more than the battle can gain, and the likeliest
/// ends; with --json every end.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: conquest1984 or conquest2005.
    game: String,
    /// The attacking force.
    #[arg(long, value_name = "FORCE")]
    attacker: String,
    /// The defending force.
    #[arg(long, value_name = "FORCE")]
    defender: String,
    /// Where it is fought: open, fortified (a walled city is defended) or sea.
    #[arg(long, default_value = "open")]
    ground: String,
    /// Who rolls next, in conquest1984: attacker or defender.
    #[arg(long, default_value = "attacker")]
    roller: String,
    /// What a victory is worth besides the enemies that fall, in talents; for the advice.
    #[arg(long, default_value_t = 30.0, value_name = "TALENTS")]
    prize: f64,
    /// Prints one JSON document.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let question = OddsQuestion {
        attacker: &args.attacker,
        defender: &args.defender,
        ground: &args.ground,
        roller: &args.roller,
        prize: args.prize,
    };
    let answer = registry::odds(&args.game, &question)?;
    if args.json {
        output::document(&answer.document)?;
    } else {
        output::say(answer.text.trim_end())?;
    }
    Ok(Verdict::Done)
}
