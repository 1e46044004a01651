//! Placing markers.

use kernel::Seat;
use parts::counts::Counts;

use crate::{
    board::Province, event::Event, pieces::Card, pile::Pile, rules::choosing::Piles,
    spots::Placing, state::State,
};

/// IMP-14 All piles are final: markers are placed, and Spies leave their hands. Returns how many
/// of them there are.
pub(super) fn place(state: &mut State, piles: &Piles, events: &mut Vec<Event>) -> usize {
    let mut n_spies = 0;
    for seat in state.seats() {
        let pile = piles[seat.idx()];
        place_pile(state, seat, pile, events);
        // IMP-09 A Spy is used up. What it causes follows at once, so it may leave the hand here.
        if pile.has(Card::Spy) {
            state.hands[seat.idx()] = state.hands[seat.idx()].without(Card::Spy);
            events.push(Event::SpySent { seat });
            n_spies += 1;
        }
    }
    n_spies
}

/// IMP-06 One marker for each province card, and IMP-07 one more for Bread and Games. IMP-41 All of
/// them, and the stock suffices: no card places more than one.
fn place_pile(state: &mut State, seat: Seat, pile: Pile, events: &mut Vec<Event>) {
    let placed = markers_of(pile);
    let own = &mut state.markers[seat.idx()];
    for idx in placed.held() {
        own.set(idx, own.get(idx) + placed.get(idx));
        state.stock[seat.idx()] -= placed.get(idx);
    }
    if placed != Counts::NONE {
        events.push(Event::Placed { seat, placing: Placing(placed) });
    }
    if pile.has(Card::Games) && doubled(pile).is_none() {
        events.push(Event::GamesIdle { seat });
    }
}

/// Where a pile puts markers. IMP-08 Never three in one province: no card is there twice.
pub(crate) fn markers_of(pile: Pile) -> Counts {
    markers(pile, doubled(pile))
}

/// One marker for each province card of a pile, and one more where Bread and Games doubles it.
pub(crate) fn markers(pile: Pile, doubled: Option<Province>) -> Counts {
    let mut placed = Counts::NONE;
    for province in pile.cards().filter_map(Card::province).chain(doubled) {
        placed.add(province as usize);
    }
    placed
}

/// IMP-07 The province that gets a second marker: that of the card right above Bread and Games,
/// where that is the last card. IMP-40 Alone, or under a Spy, it does nothing.
pub(crate) fn doubled(pile: Pile) -> Option<Province> {
    let mut upwards = pile.cards().rev();
    upwards.next().filter(|&last| last == Card::Games)?;
    upwards.next()?.province()
}
