//! Actions that lead back to where they began, so that a game of any length can be played.

use kernel::Seat;
use registry::{Dice, Entry, GAMES, Luck, Table};
use serde_json::{Value, json};
use store::{LogEntry, LogRow};

/// The longest round that is looked for: each of two sides goes there and back.
const MAX_ACTIONS: usize = 4;

/// Actions of one game that can be repeated for ever.
#[derive(Clone)]
pub(super) struct Round {
    pub(super) entry: &'static Entry,
    pub(super) options: Value,
    pub(super) actions: Vec<(Seat, String)>,
}

impl Round {
    /// The action that follows after `n` of them.
    pub(super) fn action(&self, n: usize) -> (Seat, &str) {
        let (seat, action) = &self.actions[n % self.actions.len()];
        (*seat, action)
    }

    /// The log of a game in which `n` actions were played.
    pub(super) fn log(&self, n: usize) -> Vec<LogRow> {
        let row = |n: usize| {
            let (seat, notation) = self.action(n);
            let entry = LogEntry::Played { notation: notation.to_owned(), draws: Vec::new() };
            LogRow { version: n as u64 + 1, seat: seat.0, entry, at: n as u64 }
        };
        (0..n).map(row).collect()
    }

    /// The game before its first action.
    pub(super) fn game(&self) -> Option<Box<dyn Table>> {
        open(self.entry, &self.options)
    }
}

/// The first game that has such a round.
pub(super) fn find() -> Option<Round> {
    GAMES.iter().find_map(|entry| {
        let options = json!({});
        let start = open(entry, &options)?.position();
        let mut actions = Vec::new();
        extend(entry, &options, &start, &mut actions).then_some(Round { entry, options, actions })
    })
}

/// Looks for actions that lead back to `start` without luck.
fn extend(
    entry: &'static Entry,
    options: &Value,
    start: &str,
    actions: &mut Vec<(Seat, String)>,
) -> bool {
    let Some(mut game) = open(entry, options) else { return false };
    for (seat, action) in actions.iter() {
        if game.play(*seat, action, Luck::Scripted(&[]), 0).is_err() {
            return false;
        }
    }
    if !actions.is_empty() && game.position() == start {
        return true;
    }
    let Some(seat) = game.turn().waiting().iter().next() else { return false };
    if MAX_ACTIONS <= actions.len() {
        return false;
    }
    for action in game.legal(seat) {
        actions.push((seat, action));
        if extend(entry, options, start, actions) {
            return true;
        }
        actions.pop();
    }
    false
}

fn open(entry: &'static Entry, options: &Value) -> Option<Box<dyn Table>> {
    entry.new_table(entry.meta.min_seats, options, &mut Dice::seeded(0)).ok()
}
