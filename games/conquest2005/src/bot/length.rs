//! How long a war has lasted. Two careful players who have grown rich guard their Caesars with all there
//! is and wait for each other; so whoever has waited long grows bold, that the war may end.

use crate::state::State;

/// Before this round everything goes into the first attack.
const RUSH: u16 = 12;

/// A war of so many rounds is a long one.
const LONG: u16 = 20;

pub(super) fn is_rush(state: &State) -> bool {
    state.round < RUSH
}

pub(super) fn is_long(state: &State) -> bool {
    LONG <= state.round
}

fn n_rounds_too_many(state: &State) -> i32 {
    i32::from(state.round.saturating_sub(LONG).min(60))
}

/// What an attacker makes of a chance, in ten-thousandths: less and less is asked of it.
pub(super) fn hope(state: &State, chance: u16) -> i32 {
    (i32::from(chance) + 100 * n_rounds_too_many(state)).min(10_000)
}

/// In hundredths, how much a player fears what threatens his own Caesar, and how much he counts on
/// what threatens others': in a long war a threat is nothing until it is carried out.
pub(super) fn threats(state: &State) -> [i32; 2] {
    let fear = (100 - 8 * n_rounds_too_many(state)).max(15);
    [fear, if is_long(state) { 25 } else { 100 }]
}

#[cfg(test)]
mod tests {
    use kernel::Game;

    use super::*;
    use crate::{Conquest2005, options::Options};

    #[test]
    fn players_grow_bold_in_long_wars_and_count_on_deeds() {
        let at = |round: u16| {
            let text = format!(
                "homes Hispania Egyptus\nHispania Hispania infantry 9 Caesar city wall\n\
                 Egyptus Egyptus infantry 5 Caesar city wall\nround {round}"
            );
            Conquest2005::arrange(&Options::default(), 2, &text).unwrap()
        };
        assert_eq!((hope(&at(1), 4_000), threats(&at(1))), (4_000, [100, 100]));
        let (hope, [fear, counted]) = (hope(&at(40), 4_000), threats(&at(40)));
        assert!(4_000 < hope && hope <= 10_000 && fear < 100 && counted < 100);
    }
}
