//! What a player chooses from.

use kernel::Viewer;
use serde::Serialize;

use crate::{pieces::Card, state::State};

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct ChoiceView {
    /// How many cards the pile has.
    pub size: u8,
    /// The cards that are not spent.
    pub hand: Vec<Card>,
}

/// The choice of `viewer`, if it has one to make.
pub(super) fn of(state: &State, viewer: Viewer) -> Option<ChoiceView> {
    let Viewer::Seat(seat) = viewer else { return None };
    if !state.undecided().contains(seat) {
        return None;
    }
    let hand = state.hands[seat.idx()].cards().collect();
    Some(ChoiceView { size: state.pile_size(seat), hand })
}
