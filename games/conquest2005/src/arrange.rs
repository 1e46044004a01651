//! A text of any position, both ways: for tests, bug reports and other programs.
//!
//! A player is named by his home province. What is not named stands in the box; a player without a
//! Caesar must be named as fallen.
//!
//! ```text
//! turn Italia                     or `turn Italia combat`, `turn Italia spend`
//! Italia Dalmatia infantry 3 cavalry 1 catapult 1 general 1 Caesar city wall
//! Italia in Achaia infantry 3     pieces in a province of another or nobody
//! road Italia-Neapolis
//! galley Italia 2 Mare Tyrrhenum infantry 3 general 1 Caesar
//! galley Italia 1 in Italia
//! money Italia 40
//! ```
//! The other lines are listed in the game's README.

mod draft;
mod scene;
mod words;

use std::fmt::Write as _;

use conquest::Written;
use kernel::Seat;
use parts::lines::read_lines;

use self::draft::Draft;
use crate::{
    board::board,
    options::Options,
    pieces::Cargo,
    places::{Province, Sea},
    rules::turn,
    state::{Journey, Own, Phase, State},
};

/// Positions are short; what is longer than this many lines is none.
const MAX_LINES: usize = 2_000;

impl Written for State {
    fn arrange(options: &Options, n_seats: usize, text: &str) -> Result<State, String> {
        let mut draft = Draft::new(*options, n_seats);
        // Who is called what must be known before anything is said of him.
        let names = |line: &str| line.starts_with("homes ") || line.starts_with("choosing");
        read_lines(text, MAX_LINES, |line| if names(line) { draft.read(line) } else { Some(()) })?;
        read_lines(text, MAX_LINES, |line| if names(line) { Some(()) } else { draft.read(line) })?;
        draft.finish()
    }

    fn position(&self) -> String {
        let state = self;
        let mut out = String::new();
        homes(state, &mut out);
        for seat in state.seats() {
            pieces(state, seat, &mut out);
        }
        let nobodys = state.owned.iter().fold(state.cities, |left, own| left & !*own);
        for at in nobodys.iter() {
            let wall = if state.walls.has(at) { " wall" } else { "" };
            let _ = writeln!(out, "city {}{wall}", Province::at(at));
        }
        state.write_roads(&mut out);
        let usual = if is_moving(state) { 2 } else { 0 };
        state.write_galleys("in ", usual, |()| String::new(), &mut out);
        for seat in state.seats() {
            affairs(state, seat, &mut out);
        }
        state.write_bank(&mut out);
        if state.inflation != 1 {
            let _ = writeln!(out, "inflation {}", state.inflation);
        }
        for (by, seat) in (2..).zip(state.due) {
            if let Some(seat) = seat {
                let _ = writeln!(out, "due {} {by}", state.home(seat));
            }
        }
        if 1 < state.round {
            let _ = writeln!(out, "round {}", state.round);
        }
        if is_moving(state) {
            spent(state, &mut out);
        }
        combat(state, &mut out);
        scene::write(state, &mut out);
        out
    }
}

/// Nothing, where homes are in the order of the seats.
fn homes(state: &State, out: &mut String) {
    let n = usize::from(state.n_seats);
    let chosen: Vec<String> =
        state.homes[..n].iter().flatten().map(|it| format!(" {it}")).collect();
    if state.phase == Phase::Own(Own::Homes) {
        let _ = writeln!(out, "choosing{}", chosen.concat());
    } else if !board().homes(n).iter().copied().eq(state.homes.iter().flatten().copied()) {
        let _ = writeln!(out, "homes{}", chosen.concat());
    }
}

fn pieces(state: &State, seat: Seat, out: &mut String) {
    if state.homes[seat.idx()].is_none() {
        return;
    }
    let who = state.home(seat);
    for at in Province::ALL {
        let idx = at.idx();
        let cargo = Cargo {
            units: state.units_of(seat, at),
            generals: state.generals[seat.idx()][idx],
            caesar: state.has_caesar(seat, at),
        };
        let owns = state.owns(seat, at);
        if !owns && cargo.is_empty() {
            continue;
        }
        let verb = if owns { "" } else { "in " };
        let _ = write!(out, "{who} {verb}{at}{cargo}");
        if owns && state.cities.has(idx) {
            out.push_str(if state.walls.has(idx) { " city wall" } else { " city" });
        }
        out.push('\n');
    }
}

/// Money, prisoners and what else belongs to a player and to no place.
fn affairs(state: &State, seat: Seat, out: &mut String) {
    if state.homes[seat.idx()].is_none() {
        return;
    }
    let (idx, who) = (seat.idx(), state.home(seat));
    let mut line = |text: String| {
        let _ = writeln!(out, "{text}");
    };
    if 0 < state.treasury.of(idx) {
        line(format!("money {who} {}", state.treasury.of(idx)));
    }
    for other in state.seats() {
        for (word, held) in [("prisoners", &state.prisoners), ("captives", &state.captives)] {
            let n = held[idx][other.idx()];
            if 0 < n {
                line(format!("{word} {who} {} {n}", state.home(other)));
            }
        }
    }
    if state.approached >> seat.0 & 1 == 1 {
        line(format!("approached {who}"));
    }
    if let Some(to) = state.conceded[idx] {
        line(format!("conceded {who} {}", state.home(to)));
    }
    if state.is_usual(seat) {
        line(format!("usual {who}"));
    }
    if 0 < state.fallen[idx] {
        let lord = state.lords[idx];
        let heir = if lord == seat { String::new() } else { format!(" {}", state.home(lord)) };
        line(format!("fallen {who} {}{heir}", state.fallen[idx]));
    }
    if draft::usual_stock(state)[idx] != state.stock[idx] {
        line(format!("stock {who}{}", Cargo::from(state.stock[idx])));
    }
}

/// Tells whether pieces of the player on turn may still have movements.
fn is_moving(state: &State) -> bool {
    matches!(state.phase, Phase::Move | Phase::Lead(_) | Phase::Embark(_))
}

/// What has fewer movements left than at the beginning of the turn.
fn spent(state: &State, out: &mut String) {
    let mut fresh = *state;
    turn::make_ready(&mut fresh);
    state.write_spent(&fresh, out);
    if let Some(journey) = state.journey {
        let Journey { at, leader, units, spent_cavalry, .. } = journey;
        let (rider, cargo) = (words::rider(leader), Cargo::from(units));
        let _ = writeln!(out, "journey {at} {rider}{cargo} spent {spent_cavalry}");
        for at in journey.seen.iter() {
            let _ = writeln!(out, "seen {}", Province::at(at));
        }
    }
}

fn combat(state: &State, out: &mut String) {
    for at in state.entered.iter() {
        let _ = writeln!(out, "entered {}", Province::at(at));
    }
    for sea in Sea::ALL {
        for foe in state.seats().filter(|it| state.fought[sea.idx()] >> it.0 & 1 == 1) {
            let _ = writeln!(out, "fought {sea} {}", state.home(foe));
        }
    }
}
