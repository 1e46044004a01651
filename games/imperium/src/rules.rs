//! The rules, one file per chapter of `RULES.md`.
//!
//! There is one kind of action. When the last player has chosen, the round runs by itself:
//! piles are shown, markers placed, provinces scored.

pub(crate) mod choosing;
pub(crate) mod placing;
pub(crate) mod scoring;
mod ending;

use kernel::{Seat, Turn};

use crate::{
    event::Event,
    illegal::Illegal,
    pile::Pile,
    state::{Phase, State},
};

pub(crate) use ending::ENOUGH;
pub use ending::title;

/// IMP-03 IMP-11 Whoever has still to choose, all at once.
#[inline]
pub fn turn(state: &State) -> Turn {
    match &state.phase {
        Phase::Choose { .. } | Phase::Consult { .. } => Turn::Waiting(state.undecided()),
        Phase::Over { winners } => Turn::Over(ending::outcome(state, *winners)),
    }
}

#[inline]
pub fn check(state: &State, seat: Seat, pile: Pile) -> Result<(), Illegal> {
    choosing::check_pile(state, seat, pile)
}

pub fn commit(state: &mut State, seat: Seat, pile: Pile, events: &mut Vec<Event>) {
    let Some(piles) = choosing::commit_pile(state, seat, pile, events) else { return };
    let n_spies = placing::place(state, &piles, events);
    scoring::score_round(state, n_spies, events);
    ending::end_round(state, events);
}
