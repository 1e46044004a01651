//! Any text as a list of actions.

use kernel::Seat;
use registry::{Dice, Luck, Record, StepInfo, Table, load};

/// Nobody needs more to break something.
const MAX_LINES: usize = 2_000;

/// Plays the lines of `text` one after the other in the game that `start` began as. As in a
/// transcript a line may say who acts and what luck says: `1> attack Gallia | 5 2`. Returns how
/// many lines were played.
///
/// # Panics
/// When a refused line changes anything, or when an action does not do the same again by its own
/// notation and its own draws.
pub fn notation(start: &Record, text: &str) -> usize {
    let opened = || load(&Record { actions: Vec::new(), result: None, ..start.clone() });
    let (Ok(mut table), Ok(mut twin)) = (opened(), opened()) else { return 0 };
    let mut dice = Dice::seeded(0);
    let mut n_played = 0;
    for line in text.lines().take(MAX_LINES) {
        let before = table.position();
        let (named, line) = split_seat(line);
        let seats = table.turn().waiting().iter().chain(table.aside().iter());
        let seats: Vec<Seat> = seats.filter(|&seat| named.is_none_or(|it| it == seat)).collect();
        let mut played =
            seats.iter().filter_map(|&seat| attempt(&mut *table, seat, line, &mut dice));
        let Some(step) = played.next() else {
            assert_eq!(table.position(), before, "{line} was refused");
            continue;
        };
        let action = step.action.as_deref().expect("who plays may read it");
        let again = twin.play(step.seat, action, Luck::Scripted(&step.draws), 0);
        assert_eq!(again.ok().as_ref(), Some(&step), "{line} was played as {action}");
        assert_eq!(twin.position(), table.position(), "{line} was played as {action}");
        n_played += 1;
    }
    n_played
}

/// The actions of a record as lines of notation.
pub fn notation_of(record: &Record) -> String {
    let mut lines = Vec::new();
    for step in &record.actions {
        let action = step.action.as_deref().unwrap_or_default();
        let draws: Vec<String> = step.draws.iter().map(ToString::to_string).collect();
        lines.push(format!("{}> {action} | {}", step.seat.idx(), draws.join(" ")));
    }
    lines.join("\n")
}

/// Who acts, where the line says so, and the rest of it.
fn split_seat(line: &str) -> (Option<Seat>, &str) {
    let named = line.split_once("> ");
    let seat = named.and_then(|(seat, rest)| Some((Some(Seat(seat.parse().ok()?)), rest)));
    seat.unwrap_or((None, line))
}

fn attempt(table: &mut dyn Table, seat: Seat, line: &str, dice: &mut Dice) -> Option<StepInfo> {
    let (action, draws) = match line.split_once('|') {
        None => (line, None),
        Some((action, draws)) => {
            let draws: Result<Vec<u32>, _> = draws.split_whitespace().map(str::parse).collect();
            (action.trim(), Some(draws.ok()?))
        }
    };
    let luck = match &draws {
        Some(draws) => Luck::Scripted(draws),
        None => Luck::Drawn(dice),
    };
    table.play(seat, action, luck, 0).ok()
}
