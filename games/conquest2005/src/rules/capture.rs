//! What falls to a winner: provinces, galleys, leaders.

use conquest::{Capturing, Obstacle, Turning as _};
use kernel::{MAX_SEATS, Seat};

use super::{fall, turn};
use crate::{
    event::{Event, Incident},
    illegal::{Illegal, Refusal},
    places::Province,
    state::{Own, Phase, State},
};

/// C05-35 A winning attacker takes the province, C05-71 from its owner, whoever defended; C05-34
/// all others' galleys there are destroyed.
pub(super) fn conquer(state: &mut State, seat: Seat, at: Province, events: &mut Vec<Event>) {
    if matches!(state.phase, Phase::Over(_)) {
        return;
    }
    if !state.owns(seat, at) {
        take(state, seat, at, events);
    }
    state.destroy_galleys(at, |lord| lord != seat, events);
}

/// C05-35 A province changes hands, its city with it; C05-51 roads stay while their cities stand.
/// C05-77 Nothing is paid for it.
fn take(state: &mut State, seat: Seat, at: Province, events: &mut Vec<Event>) {
    state.take_province(seat, at, events);
    state.note_worth();
}

/// C05-36 At the end of combat the player on turn has what his units have entered and not left;
/// C05-68 and wherever they stand they capture others' leaders without units.
pub(super) fn claim(state: &mut State, events: &mut Vec<Event>) {
    let seat = state.turn;
    let entered = std::mem::take(&mut state.entered);
    let stands = |state: &State, at: Province| {
        !state.units_of(seat, at).is_empty() && state.is_free(seat, at)
    };
    // C05-73 A fallen Caesar's units are the player's own: with them he may stand where he did not.
    let mut n_living = 0;
    while n_living != state.living().count() {
        n_living = state.living().count();
        for at in Province::ALL {
            if !stands(state, at) {
                continue;
            }
            for other in state.seats().filter(|&it| it != seat) {
                capture_leaders(state, seat, other, at, events);
            }
        }
    }
    for at in entered.iter().map(Province::at) {
        if stands(state, at) {
            conquer(state, seat, at, events);
        }
    }
    if !state.options.galleys_hold() && !matches!(state.phase, Phase::Over(_)) {
        clear_ports(state, seat, events);
    }
}

/// C05-67 Others' galleys fall where land combat units of the player on turn stand.
fn clear_ports(state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    for at in Province::ALL {
        if !state.units_of(seat, at).is_empty() {
            state.destroy_galleys(at, |lord| lord != seat, events);
        }
    }
}

/// C05-31 Leaders of `loser` in a province fall to `captor`; C05-33 with his Caesar everything.
pub(super) fn capture_leaders(
    state: &mut State,
    captor: Seat,
    loser: Seat,
    at: Province,
    events: &mut Vec<Event>,
) {
    let n = std::mem::take(&mut state.generals[loser.idx()][at.idx()]);
    state.capture_generals(captor, loser, n, events);
    if state.has_caesar(loser, at) {
        fall::eliminate(state, loser, captor, events);
    }
}

/// C05-37 C05-78 Their captor will say what becomes of them.
impl Capturing for State {
    fn captured_by(&mut self, captor: Seat) -> &mut [u8; MAX_SEATS] {
        &mut self.captives[captor.idx()]
    }
}

/// Whose generals wait for a word of whom.
pub(super) fn first_captive(state: &State) -> Option<(Seat, Seat)> {
    let mut pairs = state.seats().flat_map(|captor| state.seats().map(move |of| (captor, of)));
    pairs.find(|(captor, of)| 0 < state.captives[captor.idx()][of.idx()])
}

/// C05-37 C05-78 At capture the captor holds them, or some, and removes the others.
pub(super) fn check_hold(state: &State, n: u8) -> Result<(), Illegal> {
    let Phase::Own(Own::Captives { captor, of }) = state.phase else {
        return Err(Illegal::Obstacle(Obstacle::WrongPhase));
    };
    let captured = state.captives[captor.idx()][of.idx()];
    if n <= captured { Ok(()) } else { Err(Illegal::Own(Refusal::TooManyHeld)) }
}

pub(super) fn commit_hold(state: &mut State, held: u8, events: &mut Vec<Event>) {
    let Phase::Own(Own::Captives { captor, of }) = state.phase else { return };
    let captured = std::mem::take(&mut state.captives[captor.idx()][of.idx()]);
    state.prisoners[captor.idx()][of.idx()] += held;
    let (who, of) = (state.home(captor), state.home(of));
    events.push(Event::Own(Incident::CaptivesJudged { who, of, held, removed: captured - held }));
    turn::proceed(state, events);
}
