//! What a player chooses from, with the facts that say what a pile would do.

use kernel::Viewer;
use serde::Serialize;

use crate::{
    board::Province,
    pieces::Card,
    rules::placing,
    state::{Phase, State},
};

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct ChoiceView {
    /// How many cards the pile has.
    pub size: u8,
    /// Every card the player began with, spent ones included.
    pub cards: Vec<CardFact>,
    /// How many provinces are scored this round as far as is known: one, and one for each Spy shown.
    pub n_scored: usize,
}

/// What a card does in a pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct CardFact {
    pub card: Card,
    pub in_hand: bool,
    /// Where it puts a marker.
    pub places: Option<Province>,
    /// Where Bread and Games puts a second marker if it is the last card, right under this one.
    pub doubled: Option<Province>,
    /// How many more provinces are scored.
    pub scores: u8,
    /// Whether its player chooses a new pile once the others are known.
    pub again: bool,
}

/// The choice of `viewer`, if it has one to make.
pub(super) fn of(state: &State, viewer: Viewer) -> Option<ChoiceView> {
    let Viewer::Seat(seat) = viewer else { return None };
    if !state.undecided().contains(seat) {
        return None;
    }
    let hand = state.hands[seat.idx()];
    let fact = |card: Card| CardFact {
        card,
        in_hand: hand.has(card),
        places: card.province(),
        doubled: placing::doubled_under(card),
        scores: u8::from(card == Card::Spy),
        again: card == Card::Oracle,
    };
    let n_spies = match &state.phase {
        Phase::Consult { shown, .. } => shown.iter().filter(|pile| pile.has(Card::Spy)).count(),
        Phase::Choose { .. } | Phase::Over { .. } => 0,
    };
    Some(ChoiceView {
        size: state.pile_size(seat),
        cards: Card::ALL.map(fact).to_vec(),
        n_scored: 1 + n_spies,
    })
}
