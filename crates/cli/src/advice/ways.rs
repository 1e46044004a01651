//! One position, played to its end each way.

use anyhow::Result;
use kernel::{Seat, Turn};
use registry::{Dice, Entry, Luck, Table, crossroads};

use super::{Args, MAX_ACTIONS, Position, think, waits};
use crate::arena::mix;

/// What the seat that decides does to the end of this battle.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Advised,
    FightOn,
    Retreat,
}

/// How a position went, each way: shares of the game won, on average.
pub(super) struct Trial {
    pub(super) advised: f64,
    pub(super) fought: f64,
    pub(super) retreated: f64,
    /// What the advice said of the way that it advised.
    pub(super) foretold: f64,
    pub(super) retreat_advised: bool,
    pub(super) n_unfinished: u64,
}

/// One playout.
#[derive(Clone, Copy)]
struct End {
    share: f64,
    finished: bool,
    /// Whether the seat retreated, and fought on before it did.
    retreated: bool,
    fought: bool,
}

pub(super) fn all(
    entry: &'static Entry,
    args: &Args,
    nth: usize,
    position: &Position,
) -> Result<Trial> {
    let [fight_on, retreat] = position.found.chances;
    let mut sums = [0.0; 3];
    let mut n_unfinished = 0;
    for playout in 0..args.playouts {
        let seed = mix(mix(!args.seed, nth as u64), playout);
        let play = |way| one(entry, args, position, way, seed);
        let advised = play(Way::Advised)?;
        // With the same luck the same decisions come to the same end, which need not be played again.
        let again = |is_known: bool, way: Way| if is_known { Ok(advised) } else { play(way) };
        let fought = again(!advised.retreated, Way::FightOn)?;
        let retreated = again(!advised.fought, Way::Retreat)?;
        for (sum, end) in sums.iter_mut().zip([advised, fought, retreated]) {
            *sum += end.share;
            n_unfinished += u64::from(!end.finished);
        }
    }
    let n = f64::from(u32::try_from(args.playouts.max(1))?);
    let [advised, fought, retreated] = sums.map(|it| it / n);
    let retreat_advised = position.found.retreat_advised;
    let foretold = if retreat_advised { retreat } else { fight_on };
    Ok(Trial { advised, fought, retreated, foretold, retreat_advised, n_unfinished })
}

fn one(
    entry: &'static Entry,
    args: &Args,
    position: &Position,
    way: Way,
    seed: u64,
) -> Result<End> {
    let Position { text, n_seats, found } = position;
    let mut table = entry.arrange(*n_seats, &entry.options_with_computers(), text)?;
    let mut dice = Dice::seeded(seed);
    let (mut retreated, mut fought) = (false, false);
    let mut in_battle = true;
    for n_action in 0..MAX_ACTIONS {
        let Some(seat) = waits(&*table, args.rounds) else { break };
        let mut action = None;
        if in_battle && let Some(now) = crossroads(&*table) {
            in_battle = now.place == found.place;
            if in_battle && now.seat == found.seat {
                let leave = match way {
                    Way::Advised => now.retreat_advised,
                    Way::FightOn => false,
                    Way::Retreat => true,
                };
                fought |= !leave;
                retreated |= leave;
                in_battle = !leave;
                action = Some(if leave { now.retreat } else { now.fight_on });
            }
        }
        let action = if let Some(action) = action {
            action
        } else {
            let seed = mix(seed, n_action as u64);
            think(&*table, seat, args.player, args.playout_nodes, seed)?
        };
        // The battle is over when anybody thinks of anything else.
        in_battle &= is_of_battle(&action);
        table.play(seat, &action, Luck::Drawn(&mut dice), 0)?;
    }
    let (share, finished) = share(&*table, found.seat);
    Ok(End { share, finished, retreated, fought })
}

/// Whether an action belongs to a battle that goes on.
fn is_of_battle(action: &str) -> bool {
    const WORDS: &[&str] = &["target", "retreat", "lose", "stand", "form", "cut"];
    WORDS.iter().any(|word| action.starts_with(word))
}

/// What a seat has won of the game.
fn share(table: &dyn Table, seat: Seat) -> (f64, bool) {
    let even = |n: usize| 1.0 / f64::from(u32::try_from(n.max(1)).unwrap_or(1));
    let Turn::Over(outcome) = table.turn() else { return (even(table.n_seats()), false) };
    let winners = outcome.winners;
    let share = match (winners.is_empty(), winners.contains(seat)) {
        (true, _) => even(table.n_seats()),
        (false, true) => even(winners.iter().count()),
        (false, false) => 0.0,
    };
    (share, true)
}
