//! A text of any position, both ways: for tests, bug reports and other programs.
//!
//! ```text
//! round 5                        else 1
//! pawn Asia                      else Africa
//! red score 12                   else 0
//! red Gallia 2                   markers; what is not named is in stock
//! red proconsul Asia
//! red spent Spy Oracle           else neither
//! red chose Africa Syria Games   a pile that is not shown yet
//! blue shows Africa Syria Games  after an Oracle
//! red asks                       has shown Oracle and chooses anew
//! over red                       or `over red blue`
//! ```

mod draft;

use std::fmt::Write as _;

use kernel::{Seat, SeatSet};
use parts::lines::read_lines;

use crate::{
    board::Province,
    options::Options,
    pieces::{Card, MAX_PLAYERS, colour},
    pile::Pile,
    state::{Phase, State},
};

use self::draft::Draft;

/// Positions are short; what is longer than this many lines is none.
const MAX_LINES: usize = 1000;

/// Reads a position, and says what is impossible about it.
pub fn arrange(options: Options, n_seats: usize, text: &str) -> Result<State, String> {
    let mut draft = Draft::new(options, n_seats);
    read_lines(text, MAX_LINES, |line| draft.read(line))?;
    draft.finish()
}

/// Writes a position in the lines that [`arrange`] reads.
pub fn position(state: &State) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "round {}", state.round);
    let _ = writeln!(out, "pawn {}", state.pawn);
    for seat in state.seats() {
        let _ = writeln!(out, "{} score {}", colour(seat), state.scores[seat.idx()]);
        for province in Province::ALL {
            let n = state.markers[seat.idx()].get(province as usize);
            if 0 < n {
                let _ = writeln!(out, "{} {province} {n}", colour(seat));
            }
            if state.is_proconsul(seat, province) {
                let _ = writeln!(out, "{} proconsul {province}", colour(seat));
            }
        }
        let hand = state.hands[seat.idx()];
        let spent: Vec<&str> =
            Card::ALL.into_iter().filter(|card| !hand.has(*card)).map(Card::name).collect();
        if !spent.is_empty() {
            let _ = writeln!(out, "{} spent {}", colour(seat), spent.join(" "));
        }
    }
    write_phase(&mut out, state);
    out
}

fn write_phase(out: &mut String, state: &State) {
    match &state.phase {
        Phase::Choose { sealed } => write_sealed(out, state, sealed),
        Phase::Consult { oracles, shown, sealed } => {
            for seat in state.seats() {
                let _ = match (oracles.contains(seat), shown[seat.idx()]) {
                    (true, _) => writeln!(out, "{} asks", colour(seat)),
                    (false, pile) if pile.is_empty() => Ok(()),
                    (false, pile) => writeln!(out, "{} shows {pile}", colour(seat)),
                };
            }
            write_sealed(out, state, sealed);
        }
        Phase::Over { winners } => {
            let _ = writeln!(out, "over {}", names(*winners).join(" "));
        }
    }
}

fn write_sealed(out: &mut String, state: &State, sealed: &[Option<Pile>; MAX_PLAYERS]) {
    for seat in state.seats() {
        if let Some(pile) = sealed[seat.idx()] {
            let _ = writeln!(out, "{} chose {pile}", colour(seat));
        }
    }
}

fn names(seats: SeatSet) -> Vec<&'static str> {
    seats.iter().map(colour).collect()
}

/// The seat of this colour at a table of `n_seats`.
fn seat_named(n_seats: usize, name: &str) -> Option<Seat> {
    Seat::first(n_seats).find(|seat| colour(*seat) == name)
}
