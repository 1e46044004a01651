//! Combat units that come into a province, and what falls to them: provinces, leaders, players.

use conquest::{Capturing, Conceding as _, Turning as _, inherit};
use kernel::{MAX_SEATS, Seat};

use crate::{
    event::{Event, Incident},
    pieces::Units,
    places::Province,
    state::{Own, Phase, State},
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
            events.push(Event::Own(Incident::Met { who: state.home(seat), field }));
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
    let before = state.take_province(seat, at, events);
    state.remove_roads(at, events);
    state.destroy_galleys(at, |lord| lord != seat, events);
    // C84-49 C84-81 The money goes with a home that is taken from its first owner.
    if let Some(loser) = before.filter(|&it| state.home(it) == at) {
        let sum = state.treasury.of(loser.idx());
        state.treasury.hand_over(loser.idx(), seat.idx(), sum);
        events.push(Event::Own(Incident::MoneyTaken {
            who: state.home(seat),
            of: state.home(loser),
            sum,
        }));
    }
    state.note_worth();
}

/// C84-37 C84-74 Everyone else's leaders in a province fall to `captor`.
pub(super) fn capture_leaders(
    state: &mut State,
    captor: Seat,
    at: Province,
    events: &mut Vec<Event>,
) {
    for seat in state.seats().filter(|&it| it != captor) {
        let n = std::mem::take(&mut state.generals[seat.idx()][at.idx()]);
        state.capture_generals(captor, seat, n, events);
        if state.has_caesar(seat, at) {
            eliminate(state, seat, captor, events);
        }
    }
    state.settle(events);
}

/// C84-45 Captured generals are held; the captor may remove them whenever he likes. C84-80 They belong to a
/// player, not to a place.
impl Capturing for State {
    fn captured_by(&mut self, captor: Seat) -> &mut [u8; MAX_SEATS] {
        &mut self.prisoners[captor.idx()]
    }
}

/// C84-45 Who defends has captured generals: he says at once what becomes of them, before the turn
/// goes on without him.
pub(super) fn ask_captor(state: &mut State, captor: Seat, of: Seat) {
    let held = state.is_alive(of) && 0 < state.prisoners[captor.idx()][of.idx()];
    if held && state.options.rulings.captor_judges && !matches!(state.phase, Phase::Over(_)) {
        state.phase = Phase::Own(Own::Judge { captor, of });
    }
}

/// C84-47 A captured Caesar: all that was his is the captor's, C84-77 at sea as on land.
pub(super) fn eliminate(state: &mut State, loser: Seat, captor: Seat, events: &mut Vec<Event>) {
    state.bequeath(loser, captor, events);
    state.treasury.earn(captor.idx(), BOUNTY);
    inherit_prisoners(state, loser, captor, events);
    for deal in &mut state.deals {
        *deal = deal.filter(|it| it.to != loser);
    }
    state.deals[loser.idx()] = None;
    // C84-77 Battles between captor and loser lapse; what was gained does not move this turn.
    for at in Province::ALL {
        if !state.assault[at.idx()].is_empty() && state.owns(state.attacker, at) {
            let units = std::mem::take(&mut state.assault[at.idx()]);
            state.garrison[at.idx()] = state.garrison[at.idx()] + units;
            state.by_land = state.by_land.without(at.idx());
        }
    }
    state.note_worth();
}

/// C84-79 The loser's prisoners are the captor's, save the captor's own generals, who return to
/// him, as do those of the loser that he held; those held by others he may ransom.
fn inherit_prisoners(state: &mut State, loser: Seat, captor: Seat, events: &mut Vec<Event>) {
    let free = inherit(&mut state.prisoners, loser, captor);
    let returning = std::mem::take(&mut state.returning[loser.idx()]);
    state.returning[captor.idx()] += returning;
    bring_home(state, captor, free, events);
}

/// C84-46 Generals come home, or to their Caesar when the home is lost. Returns the province.
pub(super) fn bring_home(
    state: &mut State,
    seat: Seat,
    n: u8,
    events: &mut Vec<Event>,
) -> Option<Province> {
    let open = Some(state.home(seat)).filter(|_| state.has_home(seat));
    state.bring_home(seat, n, open, events)
}
