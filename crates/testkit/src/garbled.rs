//! Positions that nobody would write: refused with a reason, or playable, never a panic.

use kernel::{Chance, Game, Seeded, Turn, legal};

const N_POSITIONS: usize = 400;
/// Garbled copies of each position.
const N_COPIES: usize = 12;
const N_STEPS: usize = 12;

/// Garbles positions of random games between `n_seats` and plays on from those that are still read.
///
/// # Panics
/// When one of them is read and cannot be played or read back, and when hardly any is refused or
/// hardly any is read, so that nothing would be shown.
pub fn garbled<G: Game>(n_seats: usize, seed: u64) {
    let mut luck = Seeded(seed);
    let options = G::Options::default();
    let setup = |luck: &mut Seeded| G::setup(&options, n_seats, &mut Chance::new(luck));
    let (mut n_playable, mut n_refused) = (0, 0);
    let mut state = setup(&mut luck);
    for _ in 0..N_POSITIONS {
        for _ in 0..N_STEPS {
            if step::<G>(&mut state, &mut luck).is_none() {
                state = setup(&mut luck);
            }
        }
        let text = G::position(&state);
        for _ in 0..N_COPIES {
            let garbled = garble(&text, &mut luck);
            let Ok(mut strange) = G::arrange(&options, n_seats, &garbled) else {
                n_refused += 1;
                continue;
            };
            n_playable += 1;
            let again = G::arrange(&options, n_seats, &G::position(&strange));
            assert_eq!(again.as_ref(), Ok(&strange), "read back from\n{garbled}");
            for _ in 0..N_STEPS {
                if step::<G>(&mut strange, &mut luck).is_none() {
                    break;
                }
            }
        }
    }
    assert!(200 < n_playable && 200 < n_refused, "{n_playable} playable, {n_refused} refused");
}

/// One random action; none when the game is over.
fn step<G: Game>(state: &mut G::State, luck: &mut Seeded) -> Option<()> {
    let Turn::Waiting(seats) = G::turn(state) else { return None };
    let seat = seats.iter().next()?;
    let mut actions = Vec::new();
    legal::<G>(state, seat, &mut actions);
    assert!(!actions.is_empty(), "nobody can act in\n{}", G::position(state));
    let action = actions[luck.below(actions.len())].clone();
    G::commit(state, seat, &action, &mut Chance::new(luck), &mut Vec::new());
    assert_eq!(G::audit(state), Ok(()), "after {action}");
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
