//! How Caesars are caught: who is beaten flees with all that is left, unless every way is barred.

use kernel::Seat;
use parts::mask::Mask;

use super::{
    danger::{self, Army},
    fight, goal, length,
};
use crate::{
    odds::quick,
    pieces::RANKS,
    places::Province,
    rules,
    state::{Caesar, State},
};

/// With less hope nobody is hunted, in ten-thousandths.
const FAIR: i32 = 3_000;

/// In hundredths, how surely a Caesar falls who is beaten in a province: at once if he has nowhere to
/// flee, or if one round is enough for all who guard him. Early in a war it is enough to beat him.
pub(super) fn grip(state: &State, seat: Seat, at: Province, [hunters, guard]: [Army; 2]) -> i32 {
    /// Who flees has lost much, and can be hunted on.
    const LOOSE: i32 = 80;
    if !length::is_long(state) {
        return 100;
    }
    let n_ways = i32::try_from(rules::refuges(state, seat, at).len()).unwrap_or(0);
    // About every second die hits.
    let is_swept = 2 * guard.0.total() <= RANKS + hunters.1;
    match (n_ways, is_swept) {
        (0, _) => 100,
        (_, true) => 90,
        (_, false) => LOOSE + (100 - LOOSE) / (1 + 2 * n_ways),
    }
}

/// Where the prey of the player on turn could still flee to, if he can be attacked this turn.
pub(super) fn open(state: &State) -> Mask {
    if !length::is_long(state) {
        return Mask::NONE;
    }
    let seat = state.turn;
    let Some((prey, at)) = prey(state, seat) else { return Mask::NONE };
    let here = fight::army(state, seat, at);
    let hunters = fight::joined(here, danger::converging(state, at));
    if hunters.0.is_empty() {
        return Mask::NONE;
    }
    let chance = quick(hunters, fight::army(state, prey, at), fight::ground(state, prey, at));
    if length::hope(state, chance) < FAIR { Mask::NONE } else { rules::refuges(state, prey, at) }
}

/// The Caesar whom a player is after, and where he is.
fn prey(state: &State, seat: Seat) -> Option<(Seat, Province)> {
    let at = goal::goal(state, seat).at?;
    let prey =
        state.living().find(|&it| it != seat && state.caesars[it.idx()] == Caesar::Land(at))?;
    Some((prey, at))
}

/// Whether a province lies beside the prey, so that who attacks from there leaves one behind.
pub(super) fn is_gate(state: &State, from: Province) -> bool {
    let prey = prey(state, state.turn);
    length::is_long(state) && prey.is_some_and(|(_, at)| state.neighbors(at).has(from.idx()))
}

#[cfg(test)]
mod tests {
    use kernel::Game;

    use super::*;
    use crate::{Conquest2005, options::Options, pieces::Units};

    const EGYPTUS: Seat = Seat(1);

    /// A legion beside Egyptus in a long war.
    fn siege(more: &str) -> State {
        let text = format!(
            "homes Hispania Egyptus\nHispania Hispania infantry 9 general 2 Caesar city wall\n\
             Hispania Cyrenaica infantry 9 general 2\nEgyptus Egyptus infantry 5 Caesar city wall\n\
             round 30\nturn Hispania\n{more}"
        );
        Conquest2005::arrange(&Options::default(), 2, &text).unwrap()
    }

    #[test]
    fn a_caesar_with_nowhere_to_flee_is_held_fast() {
        let armies = [(Units([9, 0, 0]), 2), (Units([5, 0, 0]), 1)];
        let grip = |state: &State| grip(state, EGYPTUS, Province::Egyptus, armies);
        let barred = "Hispania Arabia Petrea infantry 1\nHispania Palestina infantry 1";
        assert_eq!(grip(&siege(barred)), 100);
        let few = [(Units([9, 0, 0]), 2), (Units([2, 0, 0]), 1)];
        let grip_of_few = |more: &str| super::grip(&siege(more), EGYPTUS, Province::Egyptus, few);
        assert_eq!([grip_of_few(barred), grip_of_few("")], [100, 90]);
        assert!(grip(&siege("")) < grip(&siege("Hispania Palestina infantry 1")));
    }

    #[test]
    fn hunters_see_where_their_prey_could_flee_to() {
        let open = |more: &str| open(&siege(more)).iter().map(Province::at).collect::<Vec<_>>();
        assert_eq!(open(""), [Province::Palestina, Province::ArabiaPetrea]);
        assert_eq!(open("Hispania Palestina infantry 1"), [Province::ArabiaPetrea]);
        // Nobody is hunted who cannot be beaten.
        assert_eq!(open("Egyptus Egyptus infantry 20 cavalry 20 Caesar city wall"), []);
    }
}
