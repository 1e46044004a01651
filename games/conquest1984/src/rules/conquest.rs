//! Combat units that come into a province, and what falls to them: provinces, leaders, players.

use kernel::Seat;

use super::{turn, victory};
use crate::{
    board::board,
    event::Event,
    pieces::{Anchor, Galley, Units},
    places::Province,
    state::{Caesar, State},
};

/// C84-47 What the bank pays for a captured Caesar.
const BOUNTY: u32 = 100;

/// Combat units of `seat` come into a province; their leaders stand there already. Tells whether
/// they have met enemies.
pub(super) fn arrive(
    state: &mut State,
    seat: Seat,
    to: Province,
    units: Units,
    events: &mut Vec<Event>,
) -> bool {
    // C84-17 A leader without combat units captures nothing.
    if units.is_empty() {
        return false;
    }
    if !state.enemies(seat, to).is_empty() {
        let field = crate::pieces::Field::Land(to);
        if state.assault[to.idx()].is_empty() {
            events.push(Event::Met { who: state.home(seat), field });
        }
        state.assault[to.idx()] = state.assault[to.idx()] + units;
        return true;
    }
    occupy(state, seat, to, units, events);
    false
}

/// C84-15 C84-16 Units stand where nobody fights them: the province is theirs at once, and
/// C84-74 so are others' leaders alone there.
pub(super) fn occupy(
    state: &mut State,
    seat: Seat,
    at: Province,
    units: Units,
    events: &mut Vec<Event>,
) {
    capture_leaders(state, seat, at, events);
    if !state.owns(seat, at) {
        take(state, seat, at, events);
    }
    state.garrison[at.idx()] = state.garrison[at.idx()] + units;
}

/// C84-15 C84-38 A province changes hands, its city and wall with it.
fn take(state: &mut State, seat: Seat, at: Province, events: &mut Vec<Event>) {
    let idx = at.idx();
    let before = state.owner(at);
    if let Some(before) = before {
        state.owned[before.idx()] = state.owned[before.idx()].without(idx);
    }
    state.owned[seat.idx()] = state.owned[seat.idx()].with(idx);
    let from = before.map(|it| state.home(it));
    events.push(Event::Taken { who: state.home(seat), at, from });
    remove_roads(state, at, events);
    destroy_galleys(state, at, |lord| lord != seat, events);
    // C84-49 C84-81 The money goes with a home that is taken from its first owner.
    if let Some(loser) = before.filter(|&it| state.home(it) == at) {
        let sum = state.treasury.of(loser.idx());
        state.treasury.hand_over(loser.idx(), seat.idx(), sum);
        events.push(Event::MoneyTaken { who: state.home(seat), of: state.home(loser), sum });
    }
    turn::note_worth(state);
}

/// C84-38 C84-51 All roads to a city go with it.
pub(super) fn remove_roads(state: &mut State, at: Province, events: &mut Vec<Event>) {
    let gone = state.roads & board().ways.at(at.idx());
    if !gone.is_empty() {
        state.roads = state.roads & !gone;
        let n = u8::try_from(gone.len()).unwrap_or(u8::MAX);
        events.push(Event::RoadsRemoved { at, n });
    }
}

/// C84-15 C84-37 Galleys on the coast of a lost province are destroyed; C84-72 nothing is aboard.
pub(super) fn destroy_galleys(
    state: &mut State,
    at: Province,
    whose: impl Fn(Seat) -> bool,
    events: &mut Vec<Event>,
) {
    for lord in Seat::first(usize::from(state.n_seats)).filter(|&it| whose(it)) {
        let mut n = 0;
        for idx in 0..state.galleys.len() {
            let there = match state.galleys[idx].at {
                Anchor::Coast(coast) => coast.province() == at,
                Anchor::Sea(_) | Anchor::Stock => false,
            };
            if there && state.lord_of(idx) == lord {
                state.galleys[idx] = Galley::IN_STOCK;
                n += 1;
            }
        }
        if 0 < n {
            events.push(Event::GalleysDestroyed { of: state.home(lord), at, n });
        }
    }
}

/// C84-37 C84-74 Everyone else's leaders in a province fall to `captor`.
pub(super) fn capture_leaders(
    state: &mut State,
    captor: Seat,
    at: Province,
    events: &mut Vec<Event>,
) {
    for seat in Seat::first(usize::from(state.n_seats)).filter(|&it| it != captor) {
        let n = std::mem::take(&mut state.generals[seat.idx()][at.idx()]);
        capture_generals(state, captor, seat, n, events);
        if state.has_caesar(seat, at) {
            eliminate(state, seat, captor, events);
        }
    }
    victory::settle(state, events);
}

/// C84-45 Captured generals are held; the captor may remove them later. C84-80 They belong to a
/// player, not to a place.
pub(super) fn capture_generals(
    state: &mut State,
    captor: Seat,
    of: Seat,
    n: u8,
    events: &mut Vec<Event>,
) {
    if n == 0 {
        return;
    }
    state.prisoners[captor.idx()][of.idx()] += n;
    let (who, of) = (state.home(captor), state.home(of));
    events.push(Event::GeneralsCaptured { who, of, n });
}

/// C84-47 A captured Caesar: all that was his is the captor's, C84-77 at sea as on land.
pub(super) fn eliminate(state: &mut State, loser: Seat, captor: Seat, events: &mut Vec<Event>) {
    let (lost, won) = (loser.idx(), captor.idx());
    let sum = state.treasury.of(lost);
    let (who, by) = (state.home(loser), state.home(captor));
    events.push(Event::Eliminated { who, by, sum });

    state.fallen[lost] = 1 + state.fallen.iter().max().copied().unwrap_or(0);
    state.caesars[lost] = Caesar::Gone;
    state.treasury.hand_over(lost, won, sum);
    state.treasury.earn(won, BOUNTY);
    state.owned[won] = state.owned[won] | state.owned[lost];
    state.owned[lost] = parts::mask::Mask::NONE;
    // C84-48 Galleys of his color sail for the captor; none is ever bought again.
    for lord in &mut state.lords {
        if *lord == loser {
            *lord = captor;
        }
    }
    for at in 0..state.garrison.len() {
        let n = std::mem::take(&mut state.generals[lost][at]);
        state.generals[won][at] += n;
    }
    inherit_prisoners(state, loser, captor, events);
    for deal in &mut state.deals {
        *deal = deal.filter(|it| it.to != loser);
    }
    state.deals[lost] = None;
    state.conceded[lost] = None;
    for conceded in &mut state.conceded {
        *conceded = conceded.filter(|&it| it != loser);
    }
    // C84-78 The captor of the player on turn fights the battles that are left, as attacker.
    if state.attacker == loser {
        state.attacker = captor;
    }
    // C84-77 Battles between captor and loser lapse; what was gained does not move this turn.
    for at in Province::ALL {
        if !state.assault[at.idx()].is_empty() && state.owns(state.attacker, at) {
            let units = std::mem::take(&mut state.assault[at.idx()]);
            state.garrison[at.idx()] = state.garrison[at.idx()] + units;
            state.by_land = state.by_land.without(at.idx());
        }
    }
    turn::note_worth(state);
}

/// C84-79 The loser's prisoners are the captor's, save the captor's own generals, who return to
/// him, as do those of the loser that he held; those held by others he may ransom.
fn inherit_prisoners(state: &mut State, loser: Seat, captor: Seat, events: &mut Vec<Event>) {
    let (lost, won) = (loser.idx(), captor.idx());
    let held = std::mem::take(&mut state.prisoners[lost]);
    let free = held[won] + std::mem::take(&mut state.prisoners[won][lost]);
    for (of, n) in held.into_iter().enumerate().filter(|(of, _)| *of != won) {
        state.prisoners[won][of] += n;
    }
    for holder in &mut state.prisoners {
        holder[won] += std::mem::take(&mut holder[lost]);
    }
    state.returning[won] += std::mem::take(&mut state.returning[lost]);
    bring_home(state, captor, free, events);
}

/// C84-46 Generals come home, or to their Caesar when the home is lost. Returns the province.
pub(super) fn bring_home(
    state: &mut State,
    seat: Seat,
    n: u8,
    events: &mut Vec<Event>,
) -> Option<Province> {
    if n == 0 {
        return None;
    }
    events.push(Event::GeneralsReturned { who: state.home(seat), n });
    let to = match (state.has_home(seat), state.caesars[seat.idx()]) {
        (true, _) => state.home(seat),
        (false, Caesar::Land(at)) => at,
        (false, Caesar::Aboard(galley)) => {
            state.galleys[usize::from(galley)].cargo.generals += n;
            return None;
        }
        (false, Caesar::Gone) => return None,
    };
    state.generals[seat.idx()][to.idx()] += n;
    Some(to)
}
