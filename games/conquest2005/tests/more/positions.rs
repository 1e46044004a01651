//! Positions that nobody would write: refused with a reason, or playable, never a panic.

use conquest2005::{Conquest2005, options::Options, state::State};
use kernel::{Chance, Game, Seat, Seeded, Turn, legal};

const N_POSITIONS: usize = 400;
/// Garbled copies of each position.
const N_COPIES: usize = 12;
const N_STEPS: usize = 12;

fn step(state: &mut State, luck: &mut Seeded) -> Option<()> {
    let Turn::Waiting(seats) = Conquest2005::turn(state) else { return None };
    let seat: Seat = seats.iter().next()?;
    let mut actions = Vec::new();
    legal::<Conquest2005>(state, seat, &mut actions);
    assert!(!actions.is_empty(), "nobody can act in\n{}", Conquest2005::position(state));
    let action = actions[luck.below(actions.len())];
    Conquest2005::commit(state, seat, &action, &mut Chance::new(luck), &mut Vec::new());
    assert_eq!(Conquest2005::audit(state), Ok(()), "after {action}");
    Some(())
}

/// Drops, doubles or swaps lines, and changes a number or a name.
fn garble(text: &str, luck: &mut Seeded) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=luck.below(3) {
        let at = luck.below(lines.len().max(1));
        let Some(line) = lines.get(at).cloned() else { continue };
        match luck.below(5) {
            0 => drop(lines.remove(at)),
            1 => lines.push(line),
            2 => {
                let mut words: Vec<&str> = line.split(' ').collect();
                let nth = luck.below(words.len());
                let other = lines[luck.below(lines.len())].clone();
                let others: Vec<&str> = other.split(' ').collect();
                words[nth] = others[luck.below(others.len())];
                lines[at] = words.join(" ");
            }
            3 => {
                let n = ["0", "1", "2", "7", "36", "60", "255"][luck.below(7)];
                let words = line.split(' ');
                let changed: Vec<&str> =
                    words.map(|it| if it.parse::<u32>().is_ok() { n } else { it }).collect();
                lines[at] = changed.join(" ");
            }
            _ => {
                let [a, b] = [luck.below(lines.len()), luck.below(lines.len())];
                lines.swap(a, b);
            }
        }
    }
    lines.join("\n")
}

#[test]
fn garbled_positions_are_refused_or_playable() {
    let mut luck = Seeded(2005);
    let options = Options::default();
    let mut n_playable = 0_u32;
    let mut n_refused = 0_u32;
    let mut state = Conquest2005::setup(&options, 3, &mut Chance::new(&mut luck));
    for _ in 0..N_POSITIONS {
        for _ in 0..N_STEPS {
            if step(&mut state, &mut luck).is_none() {
                state = Conquest2005::setup(&options, 3, &mut Chance::new(&mut luck));
            }
        }
        let text = Conquest2005::position(&state);
        for _ in 0..N_COPIES {
            let garbled = garble(&text, &mut luck);
            let Ok(mut strange) = Conquest2005::arrange(&options, 3, &garbled) else {
                n_refused += 1;
                continue;
            };
            n_playable += 1;
            let again = Conquest2005::arrange(&options, 3, &Conquest2005::position(&strange));
            assert_eq!(again, Ok(strange), "read back from\n{garbled}");
            for _ in 0..N_STEPS {
                if step(&mut strange, &mut luck).is_none() {
                    break;
                }
            }
        }
    }
    assert!(200 < n_playable && 200 < n_refused, "{n_playable} playable, {n_refused} refused");
}
