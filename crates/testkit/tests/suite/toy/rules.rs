//! The rules of *Pebbles*, and the faults planted in them.

use std::sync::atomic::{AtomicU32, Ordering};

use kernel::{Chance, Outcome, Seat};

use super::{Action, Event, Illegal, MAX, NUDGES, Phase, State, small};
use crate::faults::Fault;

/// Luck from nowhere, for the faults that use it.
static AMBIENT: AtomicU32 = AtomicU32::new(0);

pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let checked = rule(state, seat, action);
    if Fault::RefusalCounts.is_planted() && checked.is_err() {
        state.asked.0.fetch_add(1, Ordering::Relaxed);
    }
    checked
}

fn rule(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let next_omen = state.omens[(seat.idx() + 1) % state.n_seats];
    let stuck = Fault::Stuck.is_planted() && state.round == 2;
    match (state.phase, action) {
        (Phase::Staking, Action::Stake(2)) if Fault::OfferLeak.is_planted() && next_omen == 3 => {
            Err(Illegal::TooMuch(2))
        }
        (Phase::Staking, Action::Stake(n)) if state.purses[seat.idx()] < n => {
            Err(Illegal::TooMuch(n))
        }
        (Phase::Deciding { n_nudges, .. }, Action::Nudge)
            if n_nudges == NUDGES || state.heap == 0 =>
        {
            Err(Illegal::NoNudge)
        }
        (Phase::Deciding { .. }, Action::Peek) if state.peeked[seat.idx()] => {
            Err(Illegal::OmenKnown)
        }
        (Phase::Staking, Action::Stake(_))
        | (Phase::Deciding { .. }, Action::Nudge | Action::Peek) => Ok(()),
        (Phase::Deciding { .. }, Action::Roll | Action::Stay) if !stuck => Ok(()),
        (_, Action::Mumble) if Fault::NotationLost.is_planted() => Ok(()),
        (Phase::Staking | Phase::Deciding { .. } | Phase::Over, _) => Err(Illegal::WrongPhase),
    }
}

pub(super) fn commit(
    state: &mut State,
    seat: Seat,
    action: Action,
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) {
    match action {
        Action::Stake(n) => {
            state.stakes[seat.idx()] = Some(n);
            let leaks = Fault::EventLeak.is_planted() || Fault::LoudSecret.is_planted();
            events.push(Event::Staked { seat, leak: leaks.then_some(n) });
            show_stakes(state, events);
        }
        Action::Nudge => {
            let Phase::Deciding { n_nudges, .. } = state.phase else { return };
            state.phase = Phase::Deciding { seat, n_nudges: n_nudges + 1 };
            state.heap -= 1;
            state.purses[seat.idx()] += 1;
            if Fault::UndoDrifts.is_planted() {
                drift(state, 3);
            }
            events.push(Event::Nudged { seat });
        }
        Action::Peek => {
            state.peeked[seat.idx()] = true;
            let omen = state.omens[(seat.idx() + 1) % state.n_seats];
            events.extend([Event::Peeked { seat }, Event::OmenSeen { seat, omen }]);
        }
        Action::Roll => {
            assert!(!Fault::Panic.is_planted() || state.round != 3, "a planted panic");
            let die = chance.die(6);
            if Fault::AmbientLuck.is_planted() {
                drift(state, 2);
            }
            events.push(Event::Rolled { seat, die });
            if state.options.lowest_roll <= die && 0 < state.heap {
                state.heap -= 1;
                state.purses[seat.idx()] += u8::from(!Fault::LostPebble.is_planted());
            }
            end_round(state, events);
        }
        Action::Stay | Action::Mumble => {
            events.push(Event::Stayed { seat });
            end_round(state, events);
        }
    }
}

/// Once all have staked, the highest stake is paid and its owner decides; of equals, the first.
fn show_stakes(state: &mut State, events: &mut Vec<Event>) {
    let stakes: Vec<u8> = state.stakes.iter().take(state.n_seats).copied().flatten().collect();
    if stakes.len() < state.n_seats {
        return;
    }
    let highest = stakes.iter().copied().max().unwrap_or(0);
    let mut seats = Seat::first(state.n_seats);
    let Some(seat) = seats.find(|it| stakes[it.idx()] == highest) else { return };
    events.push(Event::StakesShown { stakes });
    state.purses[seat.idx()] -= highest;
    state.heap += highest;
    state.stakes = [None; MAX];
    state.phase = Phase::Deciding { seat, n_nudges: 0 };
}

fn end_round(state: &mut State, events: &mut Vec<Event>) {
    state.round = (state.round + 1) % 100;
    let n_rounds = if state.options.hasty { 4 } else { 8 };
    if !Fault::Endless.is_planted() && state.round == n_rounds {
        state.phase = Phase::Over;
        events.push(Event::Ended { omens: state.omens[..state.n_seats].to_vec() });
    } else {
        state.phase = Phase::Staking;
    }
}

/// One time in so many, a pebble changes hands though no rule says so.
fn drift(state: &mut State, one_in: u32) {
    if AMBIENT.fetch_add(1, Ordering::Relaxed) % one_in == one_in - 1 && 0 < state.heap {
        state.heap -= 1;
        state.purses[0] += 1;
    }
}

/// Pebbles and omen together; equal sums share a place.
pub(super) fn outcome(state: &State) -> Outcome {
    let mut outcome = Outcome::drawn();
    let score = |seat: Seat| i32::from(state.purses[seat.idx()] + state.omens[seat.idx()]);
    let seats = || Seat::first(state.n_seats);
    let best = seats().map(score).max().unwrap_or(0);
    outcome.winners = seats().filter(|&seat| score(seat) == best).collect();
    for seat in seats() {
        let n_before = seats().filter(|&other| score(seat) < score(other)).count();
        outcome.places[seat.idx()] = 1 + small(u32::try_from(n_before).unwrap_or(0));
        outcome.scores[seat.idx()] = score(seat);
    }
    outcome
}
