//! A text of any position, both ways: for tests, bug reports and other programs.
//!
//! ```text
//! Rome Gallia 3              legions, Hannibal not counted
//! Hannibal Zama
//! Rome fleet Roma-Corsica 2
//! Rome hand 1 3 5            else all five
//! Rome rebuilt 1             fleets built anew
//! match 2 exchanged Rome     games ended, sides exchanged, who won the last
//! turn Carthage after a pass
//! conflict Gallia by Rome    or `conflict Roma-Corsica by Rome`
//! engaged Hannibal           or `engaged legion`; neither: not named yet
//! Rome chose 4
//! over Rome                  or `over draw`
//! seen 1f00                  a position that has occurred, packed
//! ```
//! What is not named stands in the box.

mod draft;

use std::fmt::Write as _;

use parts::lines::read_lines;

use crate::{
    board::{Province, Route, Side},
    options::Options,
    pieces::{Hand, Place},
    state::{Bout, Phase, State},
};

use self::draft::Draft;

/// Positions are short, but where repetitions are counted every turn since the last loss has a line.
const MAX_LINES: usize = 100_000;

/// Reads a position, and says what is impossible about it.
pub fn arrange(options: Options, text: &str) -> Result<State, String> {
    let mut draft = Draft::new(options);
    read_lines(text, MAX_LINES, |line| draft.read(line))?;
    draft.finish()
}

/// Writes a position in the lines that [`arrange`] reads.
pub fn position(state: &State) -> String {
    let mut out = String::new();
    for side in Side::BOTH {
        for province in Province::ALL {
            let n = state.n_ordinary(side, province);
            if 0 < n {
                let _ = writeln!(out, "{side} {province} {n}");
            }
        }
        for route in Route::ALL {
            let n = state.n_fleets(side, route);
            if 0 < n {
                let _ = writeln!(out, "{side} fleet {route} {n}");
            }
        }
        if state.hands[side as usize] != Hand::FULL {
            let cards: Vec<String> =
                state.hands[side as usize].cards().map(|card| card.to_string()).collect();
            let _ = writeln!(out, "{side} hand {}", cards.join(" "));
        }
        let rebuilt = state.lost[side as usize].rebuilt;
        if 0 < rebuilt {
            let _ = writeln!(out, "{side} rebuilt {rebuilt}");
        }
    }
    if let Some(province) = state.hannibal {
        let _ = writeln!(out, "Hannibal {province}");
    }
    write_bout(&mut out, state);
    write_phase(&mut out, state);
    for packed in &state.seen {
        let _ = writeln!(out, "seen {packed:x}");
    }
    out
}

fn write_bout(out: &mut String, state: &State) {
    let Bout { n_ended, swapped, last_winner } = state.bout;
    if state.bout == Bout::default() {
        return;
    }
    let _ = write!(out, "match {n_ended}");
    if swapped {
        out.push_str(" exchanged");
    }
    if let Some(seat) = last_winner {
        let _ = write!(out, " {}", state.side(seat));
    }
    out.push('\n');
}

fn write_phase(out: &mut String, state: &State) {
    let _ = match state.phase {
        Phase::Maneuver { side, just_passed: false } => writeln!(out, "turn {side}"),
        Phase::Maneuver { side, just_passed: true } => writeln!(out, "turn {side} after a pass"),
        Phase::Engage { province, attacker } => {
            writeln!(out, "conflict {province} by {attacker}")
        }
        Phase::Seal { place, attacker, hannibal, sealed } => {
            let _ = writeln!(out, "conflict {place} by {attacker}");
            if let Place::Land(_) = place {
                let _ = writeln!(out, "engaged {}", if hannibal { "Hannibal" } else { "legion" });
            }
            for side in Side::BOTH {
                if let Some(card) = sealed[side as usize] {
                    let _ = writeln!(out, "{side} chose {card}");
                }
            }
            Ok(())
        }
        Phase::Over { winner: None } => writeln!(out, "over draw"),
        Phase::Over { winner: Some(seat) } => writeln!(out, "over {}", state.side(seat)),
    };
}
