//! A text of any position, both ways: for tests, bug reports and other programs.
//!
//! ```text
//! first named b2
//! first took a1 2 c3 1       two pebbles from a1, one from c3
//! turn second 3              whose turn it is, and what the die shows
//! over
//! ```
//! Without `turn` and `over`, holes are being named.

use std::fmt::Write as _;

use kernel::Seat;
use parts::lines::read_lines;

use crate::{
    board::{Hole, SEATS, board},
    options::Options,
    setup,
    state::{Phase, State},
};

/// Positions are short; what is longer than this many lines is none.
const MAX_LINES: usize = 10;

/// Reads a position, and says what is impossible about it.
pub fn arrange(options: Options, n_seats: usize, text: &str) -> Result<State, String> {
    let mut state = setup::standard(options, n_seats);
    read_lines(text, MAX_LINES, |line| read(&mut state, line))?;
    state.audit()?;
    Ok(state)
}

fn read(state: &mut State, line: &str) -> Option<()> {
    let seat = |name: &str| state.seats().find(|seat| SEATS[seat.idx()] == name);
    let words: Vec<&str> = line.split(' ').collect();
    match words[..] {
        ["over"] => state.phase = Phase::Over,
        ["turn", name, die] => {
            state.phase = Phase::Taking { seat: seat(name)?, die: die.parse().ok()? };
        }
        [name, "named", hole] => state.names[seat(name)?.idx()] = Some(hole.parse().ok()?),
        [name, "took", ref took @ ..] => {
            let (seat, (pairs, [])) = (seat(name)?, took.as_chunks()) else { return None };
            for [hole, n] in pairs {
                take(state, seat, hole.parse().ok()?, n.parse().ok()?)?;
            }
        }
        _ => return None,
    }
    Some(())
}

fn take(state: &mut State, seat: Seat, hole: Hole, n: u8) -> Option<()> {
    let pebbles = &mut state.pebbles[hole as usize];
    *pebbles = pebbles.checked_sub(n)?;
    state.taken[hole as usize][seat.idx()] += n;
    Some(())
}

/// Writes a position in the lines that [`arrange`] reads.
pub fn position(state: &State) -> String {
    let mut out = String::new();
    for seat in state.seats() {
        let name = SEATS[seat.idx()];
        if let Some(hole) = state.names[seat.idx()] {
            let _ = writeln!(out, "{name} named {hole}");
        }
        let holes = board().holes.map(|hole| (hole, state.taken[hole as usize][seat.idx()]));
        let took = holes.iter().filter(|(_, n)| 0 < *n).map(|(hole, n)| format!(" {hole} {n}"));
        let took: String = took.collect();
        if !took.is_empty() {
            let _ = writeln!(out, "{name} took{took}");
        }
    }
    let _ = match state.phase {
        Phase::Naming => Ok(()),
        Phase::Taking { seat, die } => writeln!(out, "turn {} {die}", SEATS[seat.idx()]),
        Phase::Over => writeln!(out, "over"),
    };
    out
}
