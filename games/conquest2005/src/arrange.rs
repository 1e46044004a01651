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
    pieces::{Cargo, Units},
    places::{Province, Sea},
    state::{Journey, Own, Phase, State},
};

impl Written for State {
    const ASHORE: &'static str = "in ";

    fn arrange(options: &Options, n_seats: usize, text: &str) -> Result<State, String> {
        let mut draft = Draft::new(*options, n_seats);
        // Who is called what must be known before anything is said of him.
        let names = |line: &str| line.starts_with("homes ") || line.starts_with("choosing");
        read_lines(text, MAX_LINES, |line| if names(line) { draft.read(line) } else { Some(()) })?;
        read_lines(text, MAX_LINES, |line| if names(line) { Some(()) } else { draft.read(line) })?;
        draft.finish()
    }

    fn write_homes(&self, out: &mut String) {
        homes(self, out);
    }

    fn units_in(&self, seat: Seat, at: Province) -> Units {
        self.units_of(seat, at)
    }

    fn guests(&self, _at: Province, _pieces: Cargo) -> [&'static str; 2] {
        ["in", ""]
    }

    fn write_affairs(&self, seat: Seat, out: &mut String) {
        let (idx, who) = (seat.idx(), self.home(seat));
        for other in self.seats() {
            for (word, held) in [("prisoners", &self.prisoners), ("captives", &self.captives)] {
                let n = held[idx][other.idx()];
                if 0 < n {
                    let _ = writeln!(out, "{word} {who} {} {n}", self.home(other));
                }
            }
        }
        for (word, made) in [("approached", self.approached), ("countered", self.countered)] {
            let _ = match made[idx] {
                0 => Ok(()),
                1 => writeln!(out, "{word} {who}"),
                n => writeln!(out, "{word} {who} {n}"),
            };
        }
        self.write_concession(seat, out);
        if self.is_usual(seat) {
            let _ = writeln!(out, "usual {who}");
        }
        self.write_fall(seat, out);
        if draft::usual_stock(self)[idx] != self.stock[idx] {
            let _ = writeln!(out, "stock {who}{}", Cargo::from(self.stock[idx]));
        }
    }

    fn write_prices(&self, out: &mut String) {
        if self.inflation != 1 {
            let _ = writeln!(out, "inflation {}", self.inflation);
        }
        for (by, seat) in (2..).zip(self.due) {
            if let Some(seat) = seat {
                let _ = writeln!(out, "due {} {by}", self.home(seat));
            }
        }
    }

    fn write_scene(&self, out: &mut String) {
        journey(self, out);
        combat(self, out);
        scene::write(self, out);
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

/// Who has come by road.
fn journey(state: &State, out: &mut String) {
    let Some(journey) = state.journey else { return };
    let Journey { at, leader, units, spent_cavalry, .. } = journey;
    let (rider, cargo) = (words::rider(leader), Cargo::from(units));
    let _ = writeln!(out, "journey {at} {rider}{cargo} spent {spent_cavalry}");
    for at in journey.seen.iter() {
        let _ = writeln!(out, "seen {}", Province::at(at));
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
