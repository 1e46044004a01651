//! A text of any position, both ways: for tests, bug reports and other programs.
//! Its lines are listed in the game's README.

mod draft;
mod scene;
mod words;

use std::fmt::Write as _;

use conquest::{Written, position::MAX_LINES};
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
        let mut out = String::new();
        homes(self, &mut out);
        for seat in self.seats() {
            pieces(self, seat, &mut out);
        }
        let nobodys = self.owned.iter().fold(self.cities, |left, own| left & !*own);
        for at in nobodys.iter() {
            let wall = if self.walls.has(at) { " wall" } else { "" };
            let _ = writeln!(out, "city {}{wall}", Province::at(at));
        }
        self.write_roads(&mut out);
        let usual = if is_moving(self) { 2 } else { 0 };
        self.write_galleys("in ", usual, |()| String::new(), &mut out);
        for seat in self.seats() {
            affairs(self, seat, &mut out);
        }
        self.write_bank(&mut out);
        if self.inflation != 1 {
            let _ = writeln!(out, "inflation {}", self.inflation);
        }
        for (by, seat) in (2..).zip(self.due) {
            if let Some(seat) = seat {
                let _ = writeln!(out, "due {} {by}", self.home(seat));
            }
        }
        self.write_round(&mut out);
        if is_moving(self) {
            spent(self, &mut out);
        }
        combat(self, &mut out);
        scene::write(self, &mut out);
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
        if owns {
            state.write_city(at, out);
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
    state.write_money(seat, out);
    for other in state.seats() {
        for (word, held) in [("prisoners", &state.prisoners), ("captives", &state.captives)] {
            let n = held[idx][other.idx()];
            if 0 < n {
                let _ = writeln!(out, "{word} {who} {} {n}", state.home(other));
            }
        }
    }
    if state.approached >> seat.0 & 1 == 1 {
        let _ = writeln!(out, "approached {who}");
    }
    state.write_concession(seat, out);
    if state.is_usual(seat) {
        let _ = writeln!(out, "usual {who}");
    }
    if 0 < state.fallen[idx] {
        let lord = state.lords[idx];
        let heir = if lord == seat { String::new() } else { format!(" {}", state.home(lord)) };
        let _ = writeln!(out, "fallen {who} {}{heir}", state.fallen[idx]);
    }
    if draft::usual_stock(state)[idx] != state.stock[idx] {
        let _ = writeln!(out, "stock {who}{}", Cargo::from(state.stock[idx]));
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
