//! A text of any position, both ways: for tests, bug reports and other programs.
//!
//! ```text
//! Red cities Genua gold, Aquileia meat    taken, with the treasure that lay there
//! available Massilia wine, Lugdunum           not taken yet
//! Red roads Roma-Genua, Genua-Aquileia    ways with roads of a player
//! Red points 3 0                          of routes, by in whose turn, in playing order
//! turn Blue
//! chain Roma-Genua                            begun, not yet at its city
//! laid Roma-Genua-Massilia                    at its city, not yet confirmed
//! over                                        the game has ended
//! ```
//! A city that is not named is available; where no treasure is named, what is left in the bag is
//! laid out, one kind after the other in turn.

mod draft;

use std::fmt::Write as _;

use parts::lines::read_lines;

use crate::{
    banner::Banner,
    city::{City, cities},
    network::path,
    options::Options,
    state::{Phase, State},
};

use self::draft::Draft;

/// Positions are short; what is longer than this many lines is none.
const MAX_LINES: usize = 1_000;

/// Reads a position, and says what is impossible about it.
pub fn arrange(options: Options, n_seats: usize, text: &str) -> Result<State, String> {
    let mut draft = Draft::new(options, n_seats);
    read_lines(text, MAX_LINES, |line| draft.read(line))?;
    draft.finish()
}

/// Writes a position in the lines that [`arrange`] reads.
pub fn position(state: &State) -> String {
    let mut out = String::new();
    let with_treasure = |city: City| format!("{city} {}", state.treasures[city as usize]);
    for seat in state.seats() {
        let (banner, idx) = (Banner(seat), seat.idx());
        if !state.taken[idx].is_empty() {
            let taken: Vec<String> = cities(state.taken[idx]).map(with_treasure).collect();
            let _ = writeln!(out, "{banner} cities {}", taken.join(", "));
        }
        if !state.network.of(idx).is_empty() {
            let ways = state.network.of(idx).iter().map(|way| state.board().ways[way.idx()].ends);
            let ways: Vec<String> = ways.map(|[a, b]| format!("{a}-{b}")).collect();
            let _ = writeln!(out, "{banner} roads {}", ways.join(", "));
        }
        let points = &state.points[idx][..usize::from(state.n_seats)];
        if points.iter().any(|&it| it != 0) {
            let points: Vec<String> = points.iter().map(ToString::to_string).collect();
            let _ = writeln!(out, "{banner} points {}", points.join(" "));
        }
    }
    if !state.open.is_empty() {
        let open: Vec<String> = cities(state.open).map(with_treasure).collect();
        let _ = writeln!(out, "available {}", open.join(", "));
    }
    let _ = match state.phase {
        Phase::Plan { seat, .. } | Phase::Build { seat, .. } | Phase::Laid { seat, .. } => {
            writeln!(out, "turn {}", Banner(seat))
        }
        Phase::Over => writeln!(out, "over"),
    };
    if let Some(chain) = state.chain() {
        let cities = path(state.board(), chain.start, chain.ways);
        let names: Vec<&str> = cities.iter().map(|city| city.name()).collect();
        let word = if matches!(state.phase, Phase::Laid { .. }) { "laid" } else { "chain" };
        let _ = writeln!(out, "{word} {}", names.join("-"));
    }
    out
}
