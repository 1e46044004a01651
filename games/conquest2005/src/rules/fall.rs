//! Lost units, and lost Caesars.

use conquest::{Turning as _, inherit};
use kernel::{MAX_SEATS, Seat};

use super::victory;
use crate::{
    board::board,
    event::{Event, Incident},
    pieces::{Anchor, Galley, Unit, Units, supply},
    places::Province,
    state::{Caesar, State},
};

/// C05-04 Units of a player in a province are lost.
pub(super) fn bury(state: &mut State, seat: Seat, at: Province, units: Units) {
    let there = &mut state.units[seat.idx()][at.idx()];
    *there = *there - units;
    restock(state, seat, units);
}

/// C05-04 What is lost returns to the stock. C05-73 Of units alike the player's own color is lost
/// first, since only that can be bought again (C05-62); then those that he has won.
pub(super) fn restock(state: &mut State, seat: Seat, units: Units) {
    for unit in Unit::LAND {
        let kind = unit as usize;
        for _ in 0..units.get(unit) {
            let full = |state: &State, it: Seat| state.stock[it.idx()].get(unit) == supply(unit);
            let others = state.seats().filter(|&it| it != seat && !state.is_alive(it));
            let color = [seat].into_iter().chain(others).find(|&it| !full(state, it));
            if let Some(color) = color {
                state.stock[color.idx()].0[kind] += 1;
            }
        }
    }
}

/// C05-33 A captured Caesar: all that was his is the captor's. C05-73 Galleys are included, and
/// battles between the two lapse, since their units now are one player's.
pub(super) fn eliminate(state: &mut State, loser: Seat, captor: Seat, events: &mut Vec<Event>) {
    state.bequeath(loser, captor, events);
    for at in 0..state.ready.len() {
        let units = std::mem::take(&mut state.units[loser.idx()][at]);
        let there = &mut state.units[captor.idx()][at];
        *there = *there + units;
    }
    state.usual &= !(1 << loser.0);
    inherit_prisoners(state, loser, captor, events);
    state.note_worth();
    victory::last_caesar(state, events);
}

/// C05-73 What the loser held is the captor's, save the captor's own generals, who go home, as do
/// those of the loser that the captor held: both are his now.
fn inherit_prisoners(state: &mut State, loser: Seat, captor: Seat, events: &mut Vec<Event>) {
    let mut free = 0;
    for held in [&mut state.realm.prisoners, &mut state.captives] {
        free += inherit(held, loser, captor);
    }
    bring_home(state, captor, free, events);
}

/// C05-52 C05-73 Freed generals go home; where that is lost or beset, to their Caesar.
pub(super) fn bring_home(state: &mut State, seat: Seat, n: u8, events: &mut Vec<Event>) {
    let open = Some(state.home(seat)).filter(|_| can_come_home(state, seat));
    state.bring_home(seat, n, open, events);
}

/// C05-52 C05-71 A general is placed at home if that is still his and no others stand there.
pub(super) fn can_come_home(state: &State, seat: Seat) -> bool {
    state.has_home(seat) && state.is_free(seat, state.home(seat))
}

/// C05-40 A Caesar drowns where nobody is left to capture him: his player is out without heir.
/// Several at once have fallen together.
pub(super) fn vanish(state: &mut State, losers: &[Seat], events: &mut Vec<Event>) {
    let nth = state.next_fall();
    for &loser in losers {
        state.fallen[loser.idx()] = nth;
    }
    for &loser in losers {
        events.push(Event::Own(Incident::Vanished { who: state.home(loser) }));
        clear_away(state, loser, events);
    }
    state.note_worth();
    victory::last_caesar(state, events);
}

/// C05-40 Pieces, roads and money go, generals he held go home, provinces and cities are nobody's.
fn clear_away(state: &mut State, loser: Seat, events: &mut Vec<Event>) {
    let lost = loser.idx();
    state.caesars[lost] = Caesar::Gone;
    let sum = state.treasury.of(lost);
    state.treasury.spend(lost, sum);
    for at in Province::ALL {
        bury(state, loser, at, state.units_of(loser, at));
        state.generals[lost][at.idx()] = 0;
    }
    for idx in 0..state.galleys.len() {
        if state.lord_of(idx) == loser && state.galleys[idx].at != Anchor::Stock {
            let units = state.galleys[idx].aboard().units;
            state.galleys[idx] = Galley::in_stock();
            restock(state, loser, units);
        }
    }
    for color in 0..MAX_SEATS {
        if state.lords[color] == loser {
            state.lords[color] = Seat(u8::try_from(color).unwrap_or(0));
        }
    }
    let own = std::mem::take(&mut state.owned[lost]);
    let between = |way: usize| {
        let (a, b) = board().ways.ends(way);
        own.has(a) && own.has(b)
    };
    state.roads = state.roads.iter().filter(|&way| !between(way)).collect();
    let mut freed = [0; MAX_SEATS];
    for held in [&mut state.realm.prisoners, &mut state.captives] {
        for (of, n) in std::mem::take(&mut held[lost]).into_iter().enumerate() {
            freed[of] += n;
        }
        for holder in held.iter_mut() {
            holder[lost] = 0;
        }
    }
    for seat in state.seats().filter(|&it| state.is_alive(it)).collect::<Vec<_>>() {
        bring_home(state, seat, freed[seat.idx()], events);
    }
    state.forget(loser);
    state.usual &= !(1 << loser.0);
}
