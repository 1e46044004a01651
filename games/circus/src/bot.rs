//! What a search should value: the way that is left, the cards that are left for it, and who is
//! in whose way.
//!
//! Ways are counted in tenths of a hex.

use kernel::{Appraise, MAX_SEATS, Seat, even_out};

use crate::{
    Circus,
    action::Action,
    board::{Direction, Hex, Part, board},
    pieces::{Card, Chariot, N_OWN, N_SEATS},
    rules::section_after,
    state::{Phase, State},
};

/// What a chariot on the track costs beyond its way: the card that brings it home is hardly ever
/// used to the full.
const ON_TRACK: i32 = 15;
/// So much of what the cards say is worth its while.
const CARDS_WORTH: i32 = 7;
/// A hex ahead that is taken: a big card will not pass there.
const BARRED: i32 = 6;
/// How far ahead a chariot looks for others in its way.
const LOOKS_AHEAD: usize = 3;

impl Appraise for Circus {
    fn appraise(state: &State) -> [i32; MAX_SEATS] {
        let racing = state.racing_seats();
        let mut left = [0; N_SEATS];
        for seat in racing.iter() {
            left[seat.idx()] = way_left(state, seat);
        }
        let is_won = state.places.contains(&1);
        let mut worth = [0; MAX_SEATS];
        for seat in state.seats() {
            worth[seat.idx()] = match state.places[seat.idx()] {
                1 => 1000,
                // CIR-20 Who races on races for the places that are left.
                place @ 2.. => -700 - 50 * i32::from(place),
                0 => {
                    let others = racing.iter().filter(|&other| other != seat);
                    let best = others.map(|other| left[other.idx()]).min().unwrap_or(0);
                    let own = left[seat.idx()];
                    // The shorter the way, the more a lead decides.
                    let lead = even_out(best - own, 40 + best.min(own).max(0) / 5);
                    if is_won { -900 + lead / 10 } else { lead }
                }
            };
        }
        worth
    }

    fn promise(state: &State, seat: Seat, action: &Action) -> i32 {
        match *action {
            Action::Place { at } => {
                -10 * signed(board().steps(at, 0)) - i32::from(board().rank(at)) / 10
            }
            Action::Drive { card, to } => drive(state, card, to),
            // A small card is the cheapest to spend.
            Action::Spend { card } => -250 - 30 * i32::from(card.value()),
            // What the last chariot does not use is lost.
            Action::Stop if state.waiting.n_of(seat) == 1 => -150,
            Action::Stop => -60,
        }
    }
}

/// What a seat has before it, less what the cards it still has this round are worth.
fn way_left(state: &State, seat: Seat) -> i32 {
    let own = (0..N_OWN).map(|nth| Chariot::nth(seat.idx() * N_OWN + nth));
    let way: i32 = own.map(|chariot| chariot_left(state, chariot)).sum();
    let cards = match state.phase {
        Phase::Racing { .. } if 0 < state.waiting.n_of(seat) => {
            CARDS_WORTH * i32::from(state.hands[seat.idx()].total())
        }
        Phase::Placing | Phase::Racing { .. } | Phase::Over => 0,
    };
    way - cards
}

fn chariot_left(state: &State, chariot: Chariot) -> i32 {
    let Some(hex) = state.at[chariot.idx()] else { return 0 };
    if state.home.has(chariot) {
        return 0;
    }
    10 * signed(state.steps_of(chariot)) + ON_TRACK + BARRED * barred(state, hex)
}

/// How many hexes right ahead are taken.
fn barred(state: &State, hex: Hex) -> i32 {
    let direction = match board().part(hex) {
        Part::Upper => Direction::W,
        Part::Left => Direction::SE,
        Part::Lower => Direction::E,
        Part::Right => Direction::NW,
        Part::Finish => return 0,
    };
    let ahead = board().ray(hex, direction).iter().take(LOOKS_AHEAD);
    ahead.map(|step| i32::from(state.occupied.has(step.to))).sum()
}

/// A card is well used that brings the chariot as many hexes nearer as it says.
fn drive(state: &State, card: Card, to: Hex) -> i32 {
    let Some(chariot) = state.moving() else { return 0 };
    let value = i32::from(card.value());
    if board().part(to) == Part::Finish {
        return 400 - 20 * value;
    }
    let after = board().steps(to, section_after(state, to));
    let gain = signed(state.steps_of(chariot)) - signed(after);
    30 * gain - 40 * (value - gain)
}

fn signed(steps: u32) -> i32 {
    i32::try_from(steps).unwrap_or(i32::MAX)
}
