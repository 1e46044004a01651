//! What is told of a game that is over: what everyone had after each action, and what luck was worth.

use kernel::{Fortune, Seat};

use crate::{Edition, Rules, army::Units};

/// What an edition counts for the chart of a game, and what its dice come to.
pub trait Retold: Rules {
    /// All combat units of a player, on land and aboard.
    fn army(&self, seat: Seat) -> Units;
    /// Adds what dice came to in an action that was played here and told these events.
    fn fortunes(&self, events: &[Self::Event], out: &mut Vec<Fortune>);
}

/// What is counted, first what the books call worth.
pub(crate) const MEASURES: &[&str] = &["worth", "army", "provinces"];

/// How much of it a player has: the army by what it would cost without inflation.
pub(crate) fn measure<S: Retold>(state: &S, seat: Seat, measure: usize) -> i32 {
    if !state.is_alive(seat) {
        return 0;
    }
    let sum = match measure {
        0 => state.worth(seat),
        1 => S::Edition::price_of(state.army(seat)),
        _ => u32::try_from(state.owned[seat.idx()].len()).unwrap_or(0),
    };
    i32::try_from(sum).unwrap_or(i32::MAX)
}
