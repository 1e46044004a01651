//! Fuzzing with a fixed seed: positions that nobody would write are refused with a reason, or
//! playable, never a panic.

use kernel::{Appraise, Chance, Seeded, Turn, legal};

use crate::conformance::Variant;

/// Positions of the usual game; those with other options have as many together.
const N_POSITIONS: usize = 400;
/// Garbled copies of each position.
const N_COPIES: usize = 12;
const N_STEPS: usize = 12;
/// What a number is changed to: the smallest ones, and the largest that a type can hold, or more.
const NUMBERS: [i64; 14] =
    [0, 1, 2, 7, 36, 60, 255, 256, 20_000, 32_767, 65_535, 2_147_483_647, 4_294_967_295, -32_768];

/// Garbles positions of random games between `n_seats`, with every combination of options, and
/// plays on from those that are still read.
///
/// # Panics
/// When one of them is read and cannot be appraised, played or read back, then or later, and when
/// hardly any is refused or hardly any is read, so that nothing would be shown.
pub fn garbled<G: Appraise>(n_seats: usize, seed: u64) {
    let mut luck = Seeded(seed);
    let variants = Variant::<G>::all().unwrap_or_else(|breach| panic!("{breach:?}"));
    let variants: Vec<Variant<G>> =
        variants.into_iter().filter(|it| it.n_seats == n_seats).collect();
    let n_unusual = N_POSITIONS / variants.len().max(2);
    let (mut n_playable, mut n_refused) = (0, 0);
    for (nth, variant) in variants.iter().enumerate() {
        for text in positions(variant, if nth == 0 { N_POSITIONS } else { n_unusual }, &mut luck) {
            for _ in 0..N_COPIES {
                let garbled = garble(&text, &mut luck);
                let read = |text: &str| G::arrange(&variant.options, n_seats, text);
                let Ok(mut strange) = read(&garbled) else {
                    n_refused += 1;
                    continue;
                };
                n_playable += 1;
                for _ in 0..N_STEPS {
                    let again = read(&G::position(&strange));
                    assert_eq!(again.as_ref(), Ok(&strange), "read back after\n{garbled}");
                    if step::<G>(&mut strange, &mut luck).is_none() {
                        break;
                    }
                }
            }
        }
    }
    assert!(200 < n_playable && 200 < n_refused, "{n_playable} playable, {n_refused} refused");
}

/// Positions of random games, some steps apart.
fn positions<G: Appraise>(variant: &Variant<G>, n: usize, luck: &mut Seeded) -> Vec<String> {
    let setup =
        |luck: &mut Seeded| G::setup(&variant.options, variant.n_seats, &mut Chance::new(luck));
    let mut state = setup(luck);
    let mut some_steps_on = || {
        for _ in 0..N_STEPS {
            if step::<G>(&mut state, luck).is_none() {
                state = setup(luck);
            }
        }
        G::position(&state)
    };
    (0..n).map(|_| some_steps_on()).collect()
}

/// One random action; none when the game is over.
fn step<G: Appraise>(state: &mut G::State, luck: &mut Seeded) -> Option<()> {
    let Turn::Waiting(seats) = G::turn(state) else { return None };
    let worth = G::appraise(state);
    assert!(worth.iter().all(|it| it.abs() <= 1000), "{worth:?} in\n{}", G::position(state));
    let seat = seats.iter().next()?;
    let mut actions = Vec::new();
    legal::<G>(state, seat, &mut actions);
    assert!(!actions.is_empty(), "nobody can act in\n{}", G::position(state));
    let action = actions[luck.below(actions.len())].clone();
    let before = state.clone();
    G::commit(state, seat, &action, &mut Chance::new(luck), &mut Vec::new());
    assert_eq!(G::audit(state), Ok(()), "after {action} in\n{}", G::position(&before));
    Some(())
}

/// Drops, doubles or swaps lines, and changes a number or a name: input that is nearly right.
pub fn garble(text: &str, luck: &mut Seeded) -> String {
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
                let n = NUMBERS[luck.below(NUMBERS.len())].to_string();
                let mut change = |word| {
                    let is_number = str::parse::<i64>(word).is_ok();
                    if is_number && luck.below(2) == 0 { n.as_str() } else { word }
                };
                let changed: Vec<&str> = line.split(' ').map(&mut change).collect();
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

/// Drops, doubles or changes some bytes: input that hardly anybody would write.
pub fn scramble(bytes: &[u8], luck: &mut Seeded) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=luck.below(3) {
        let from = luck.below(bytes.len() + 1);
        let to = (from + luck.below(8)).min(bytes.len());
        let part = bytes[from..to].to_vec();
        match luck.below(3) {
            0 => drop(bytes.drain(from..to)),
            1 => drop(bytes.splice(to..to, part)),
            _ => {
                let byte = u8::try_from(luck.below(256)).unwrap_or(b'?');
                bytes.insert(from, if luck.below(4) == 0 { byte } else { b'0' + byte % 10 });
            }
        }
    }
    bytes
}
