//! Games played at random, to have tables of some length to open.

use kernel::Seeded;
use registry::{Dice, Entry, Luck, Table};
use serde_json::json;
use store::{LogEntry, LogRow};

/// How many games are tried to find one that is long enough.
const N_TRIED: u64 = 8;

/// A game with as many seats as there can be, `n` actions old, or the longest that was found.
pub(super) fn play(entry: &'static Entry, n: usize) -> Option<Box<dyn Table>> {
    let mut longest: Option<Box<dyn Table>> = None;
    for seed in 0..N_TRIED {
        let game = play_with(entry, n, seed)?;
        if longest.as_ref().is_none_or(|it| it.n_steps() < game.n_steps()) {
            longest = Some(game);
        }
        if longest.as_ref().is_some_and(|it| n <= it.n_steps()) {
            break;
        }
    }
    longest
}

fn play_with(entry: &'static Entry, n: usize, seed: u64) -> Option<Box<dyn Table>> {
    let (mut dice, mut choice) = (Dice::seeded(seed), Seeded(seed));
    let mut game = entry.new_table(entry.meta.seats.len(), &json!({}), &mut dice).ok()?;
    while game.n_steps() < n {
        let Some(seat) = game.turn().waiting().iter().next() else { break };
        let legal = game.legal(seat);
        let action = &legal[choice.below(legal.len())];
        game.play(seat, action, Luck::Drawn(&mut dice), 0).ok()?;
    }
    Some(game)
}

/// What a store would have of `game`.
pub(super) fn log(game: &dyn Table) -> Vec<LogRow> {
    let rows = (0..game.n_steps()).filter_map(|n| {
        let step = game.step(n, None)?;
        let entry = LogEntry::Played { notation: step.action?, draws: step.draws };
        Some(LogRow { version: n as u64 + 1, seat: step.seat.0, entry, at: step.at })
    });
    rows.collect()
}
