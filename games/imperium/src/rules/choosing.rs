//! Choosing cards, and showing them.

use kernel::{Seat, SeatSet};

use crate::{
    event::Event,
    illegal::Illegal,
    pieces::{Card, MAX_PLAYERS},
    pile::Pile,
    state::{Phase, State},
};

/// The final pile of every seat.
pub(super) type Piles = [Pile; MAX_PLAYERS];

/// IMP-04 A pile has its size, IMP-05 no card twice, IMP-09 IMP-10 no spent card, and Oracle
/// nowhere but on top. IMP-38 So one marker allows Oracle alone, and IMP-40 nothing asks Bread and
/// Games to be of use.
#[inline]
pub(super) fn check_pile(state: &State, seat: Seat, pile: Pile) -> Result<(), Illegal> {
    let (hand, size) = (state.hands[seat.idx()], state.pile_size(seat));
    if pile.fits(hand, size) && 0 < size {
        return Ok(());
    }
    Err(why_not(state, seat, pile))
}

/// Of several reasons, the one that a player would mend first.
#[cold]
fn why_not(state: &State, seat: Seat, pile: Pile) -> Illegal {
    if let Some(card) = pile.missing(state.hands[seat.idx()]) {
        return if card == Card::Spy { Illegal::SpySpent } else { Illegal::OracleSpent };
    }
    if pile.buries_oracle() {
        return Illegal::OracleBelow;
    }
    if let Some(card) = pile.repeated() {
        return Illegal::Twice { card };
    }
    Illegal::WrongSize { n: pile.len(), size: state.pile_size(seat) }
}

/// Lays a pile down, face down. When it was the last, all are shown; then, unless someone has
/// shown Oracle, returns them.
pub(super) fn commit_pile(
    state: &mut State,
    seat: Seat,
    pile: Pile,
    events: &mut Vec<Event>,
) -> Option<Piles> {
    match &mut state.phase {
        Phase::Choose { sealed } | Phase::Consult { sealed, .. } => {
            sealed[seat.idx()] = Some(pile);
        }
        Phase::Over { .. } => return None,
    }
    // IMP-12 Who has chosen is known, and what is not.
    events.push(Event::PileChosen { seat });
    if !state.undecided().is_empty() {
        return None;
    }
    match state.phase {
        Phase::Choose { sealed } => show_all(state, sealed.map(Option::unwrap_or_default), events),
        Phase::Consult { oracles, mut shown, sealed } => {
            for seat in oracles.iter() {
                let pile = sealed[seat.idx()].unwrap_or_default();
                shown[seat.idx()] = pile;
                events.push(Event::PileShown { seat, pile });
            }
            Some(shown)
        }
        Phase::Over { .. } => None,
    }
}

/// IMP-10 Whoever shows Oracle takes the rest back and discards it; IMP-39 nobody sees the rest.
fn show_all(state: &mut State, piles: Piles, events: &mut Vec<Event>) -> Option<Piles> {
    let mut oracles = SeatSet::NONE;
    let mut shown = piles;
    for seat in state.seats() {
        let pile = piles[seat.idx()];
        if pile.top() == Some(Card::Oracle) {
            events.push(Event::OracleShown { seat });
            state.hands[seat.idx()] = state.hands[seat.idx()].without(Card::Oracle);
            shown[seat.idx()] = Pile::EMPTY;
            oracles = oracles.iter().chain([seat]).collect();
        } else {
            events.push(Event::PileShown { seat, pile });
        }
    }
    if oracles.is_empty() {
        return Some(shown);
    }
    state.phase = Phase::Consult { oracles, shown, sealed: [None; MAX_PLAYERS] };
    None
}
