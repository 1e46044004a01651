//! What a player has to fear of the next turn of each other: his Caesar, and his home.

mod raid;

use kernel::{Danger, Seat, Stake};

pub use raid::Raid;

use crate::{Caesar, Phase, Rules, empire::Province};

/// What an edition says of an enemy who comes.
pub trait Besieged: Rules + Copy {
    /// The next turn of `seat` has begun, and nothing else has changed.
    #[must_use]
    fn with_turn_of(&self, seat: Seat) -> Self;
    /// Whether it is that seat's turn and its pieces can still move.
    fn still_moves(&self, seat: Seat) -> bool {
        self.turn == seat && self.is_moving()
    }
    /// Whether that seat has its next turn before the game ends.
    fn has_another_turn(&self, seat: Seat) -> bool;
    /// How likely `enemy` takes the province in the battle that is before it, in ten-thousandths,
    /// if nobody retreats; nothing where none of his combat units are.
    fn falls(&self, enemy: Seat, of: Seat, at: Province) -> u16;
}

/// How a Caesar or a home could fall.
const CAESAR: &str = "caesar";
const HOME: &str = "home";

/// What `seat` has to fear, the likeliest first.
pub fn dangers<S: Besieged>(state: &S, seat: Seat) -> Vec<Danger> {
    if matches!(state.phase, Phase::Over(_)) || !state.has_begun() || !state.is_alive(seat) {
        return Vec::new();
    }
    let caesar = match state.caesars[seat.idx()] {
        Caesar::Land(at) => Some(at),
        Caesar::Aboard(_) | Caesar::Gone => None,
    };
    // C84-49 C05-72 A home that is lost with its Caesar is not told twice.
    let home = Some(state.home(seat)).filter(|&it| state.owns(seat, it) && caesar != Some(it));
    let mut out = Vec::new();
    for enemy in state.living().filter(|&it| it != seat) {
        let caesar = caesar.and_then(|at| danger(state, seat, enemy, (Stake::Leader, CAESAR), at));
        let home = home.and_then(|at| danger(state, seat, enemy, (Stake::Home, HOME), at));
        out.extend(caesar.into_iter().chain(home));
    }
    out.sort_by_key(|it| (it.stake, std::cmp::Reverse(it.chance)));
    out
}

fn danger<S: Besieged>(
    state: &S,
    seat: Seat,
    enemy: Seat,
    (loss, how): (Stake, &'static str),
    at: Province,
) -> Option<Danger> {
    let raid = raid_of(state, seat, enemy, at)?;
    let chance = raid.after.falls(enemy, seat, at);
    // C84-58 C05-53 Of two Caesars the last one wins.
    let last = loss == Stake::Leader && state.living().count() == 2;
    (0 < chance).then(|| Danger {
        stake: if last { Stake::Game } else { loss },
        how,
        by: enemy,
        at: vec![at.id().to_owned()],
        from: raid.from.iter().map(|it| Province::at(it).id().to_owned()).collect(),
        chance: Some(chance),
    })
}

/// Where an enemy has led what he could against a province: in what is left of his turn, or in his
/// next one.
pub fn raid_of<S: Besieged>(state: &S, seat: Seat, enemy: Seat, at: Province) -> Option<Raid<S>> {
    if state.still_moves(enemy) {
        let mut now = *state;
        // What was only chosen has not moved yet.
        now.phase = Phase::Move;
        return Some(Raid::led(now, at));
    }
    // A battle that is before him, or that is being fought.
    if state.attacker == enemy && 0 < state.falls(enemy, seat, at) {
        return Some(Raid::of(*state));
    }
    state.has_another_turn(enemy).then(|| Raid::led(state.with_turn_of(enemy), at))
}
