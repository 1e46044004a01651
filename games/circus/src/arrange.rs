//! A text of any position, both ways: for tests, bug reports and other programs.
//!
//! ```text
//! first blue                 who placed first, else red
//! red 1 A14                  a chariot, in its first lap
//! red 2 B11 4                in section 4: its lap is done
//! round 3                    else 1
//! red cards 1 3 5            not used this round, else all five; `red cards none`
//! order red 2, blue 1, red 1 who moves this round, else as the race stands
//! moved 1                    how many of them have moved
//! used 2                     cards given to the chariot that is moving
//! heading W                  the way it is bound to
//! blue place 1               has all chariots home, where several have
//! over
//! ```
//! While chariots are missing, they are being placed.

mod draft;

use std::fmt::Write as _;

use parts::lines::read_lines;

use crate::{
    board::{N_SECTIONS, Part, board},
    options::Options,
    pieces::{Chariot, Hand, colour},
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

/// The section of a chariot that has neither done a lap nor gone back: nothing to be written.
fn usual_section(part: Part) -> i16 {
    match part {
        Part::Upper | Part::Left | Part::Lower | Part::Right => part as i16,
        Part::Finish => N_SECTIONS,
    }
}

/// Writes a position in the lines that [`arrange`] reads.
pub fn position(state: &State) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "first {}", colour(state.first));
    for chariot in state.chariots() {
        let Some(hex) = state.at[chariot.idx()] else { continue };
        let section = state.section[chariot.idx()];
        let _ = if section == usual_section(board().part(hex)) {
            writeln!(out, "{chariot} {hex}")
        } else {
            writeln!(out, "{chariot} {hex} {section}")
        };
    }
    if 0 < state.round {
        let _ = writeln!(out, "round {}", state.round);
    }
    for seat in state.seats() {
        let hand = state.hands[seat.idx()];
        if hand != Hand::FULL {
            let _ = writeln!(out, "{} cards {}", colour(seat), listed(hand));
        }
        let place = state.places[seat.idx()];
        if 0 < place {
            let _ = writeln!(out, "{} place {place}", colour(seat));
        }
    }
    write_phase(&mut out, state);
    out
}

fn listed(hand: Hand) -> String {
    let cards: Vec<String> = hand.cards().map(|card| card.to_string()).collect();
    if cards.is_empty() { "none".to_owned() } else { cards.join(" ") }
}

fn write_phase(out: &mut String, state: &State) {
    match state.phase {
        Phase::Placing => (),
        Phase::Over => out.push_str("over\n"),
        Phase::Racing { n_moved, n_used, heading } => {
            let order: Vec<String> = state.order.list().iter().map(Chariot::to_string).collect();
            let _ = writeln!(out, "order {}", order.join(", "));
            for (what, n) in [("moved", n_moved), ("used", n_used)] {
                if 0 < n {
                    let _ = writeln!(out, "{what} {n}");
                }
            }
            if let Some(heading) = heading {
                let _ = writeln!(out, "heading {heading}");
            }
        }
    }
}
