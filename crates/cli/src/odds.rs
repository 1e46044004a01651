//! `septem odds`: what is to be expected of a battle, counted and not tried.

use anyhow::Result;
use registry::OddsQuestion;

use crate::{Verdict, output};

/// Printed below the options.
const HELP: &str = "\
A force is a list of counts, the same way in both editions: '3 infantry, 1 cavalry, 2 catapults,
1 general, 1 Caesar'; plurals are understood. On land it has at least one infantry, cavalry or
catapult and no galleys. At sea it has galleys: in conquest1984 with whoever is aboard, '2
galleys, 5 infantry, 1 general'; in conquest2005 galleys alone, because nobody aboard takes
part.

Leaders fall to who wins. In conquest2005 each of them lets one more unit fight.

In conquest1984 both sides always aim where it serves them best; in conquest2005 both make the
usual choices: catapults in reserve, two infantry beside each cavalry, the cheapest falls first.
The chances, mean losses and ends are those of a battle that nobody leaves.

The advice compares a side's chances to win the game by fighting on, with leave to retreat
later, and by retreating now; what it counts and leaves out is printed below it. In conquest1984
only the attacker retreats, and in neither edition anybody at sea.

Printed are the five likeliest ends and how many more there are; with --json every end.";

#[derive(clap::Args)]
#[command(after_help = HELP)]
pub(crate) struct Args {
    /// The game: conquest1984 or conquest2005.
    game: String,
    /// The attacking force, e.g. '3 infantry, 1 catapult, 1 general'.
    #[arg(long, value_name = "FORCE")]
    attacker: String,
    /// The defending force, e.g. '4 infantry, 1 Caesar'.
    #[arg(long, value_name = "FORCE")]
    defender: String,
    /// Where it is fought: open, fortified (a walled city is defended) or sea.
    #[arg(long, default_value = "open")]
    ground: String,
    /// Who rolls next, in conquest1984: attacker or defender.
    #[arg(long, default_value = "attacker")]
    roller: String,
    /// What the province is worth to who holds it; for the advice.
    #[arg(long, default_value_t = 30.0, value_name = "TALENTS")]
    prize: f64,
    /// What each side has besides those who fight; for the advice.
    #[arg(long, default_value_t = 300.0, value_name = "TALENTS")]
    means: f64,
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
        means: args.means,
    };
    let answer = registry::odds(&args.game, &question)?;
    if args.json {
        output::document(&answer.document)?;
    } else {
        output::say(answer.text.trim_end())?;
    }
    Ok(Verdict::Done)
}
