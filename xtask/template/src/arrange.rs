//! A text of any position, both ways: for tests, bug reports and other programs.
//!
//! ```text
//! heap 12
//! turn second          or, when the heap is empty, who took the last one: last second
//! ```

use kernel::Seat;
use parts::lines::read_lines;

use crate::{
    board::{SEATS, board},
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
    match line.split_once(' ')? {
        ("heap", n) => state.heap = n.parse().ok().filter(|&n| n <= board().heap)?,
        ("turn", name) => state.phase = Phase::Taking { seat: seat(name)? },
        ("last", name) => state.phase = Phase::Over { last: seat(name)? },
        _ => return None,
    }
    Some(())
}

fn seat(name: &str) -> Option<Seat> {
    Seat::first(SEATS.len()).find(|seat| SEATS[seat.idx()] == name)
}

/// Writes a position in the lines that [`arrange`] reads.
pub fn position(state: &State) -> String {
    let who = match state.phase {
        Phase::Taking { seat } => format!("turn {}", SEATS[seat.idx()]),
        Phase::Over { last } => format!("last {}", SEATS[last.idx()]),
    };
    format!("heap {}\n{who}\n", state.heap)
}
