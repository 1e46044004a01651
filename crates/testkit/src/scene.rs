//! Where a transcript begins: the lines that start with `@`.
//!
//! ```text
//! @ seats 3                        else the largest table
//! @ option repetition_draw true    a JSON value
//! @ version 1                      of the rules, else the newest
//! @ setup | 4 1 6                  the normal set-up, with the luck it draws
//! @ Rome Gallia 3                  any other line belongs to the game's own positions
//! ```

use std::fmt::Write as _;

use kernel::{Chance, Game, Meta, Script, Seat};
use serde_json::{Map, Value};

/// The `@` lines read so far.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Scene {
    options: Map<String, Value>,
    n_seats: Option<usize>,
    version: Option<u32>,
    draws: Option<Vec<u32>>,
    position: String,
}

/// A scene laid out.
pub(crate) struct Start<G: Game> {
    pub state: G::State,
    pub n_seats: usize,
}

impl Scene {
    /// Reads one line, without its `@`.
    pub(crate) fn read(&mut self, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            // A position may say who sits where.
            "seats" if let Ok(n_seats) = rest.parse() => self.n_seats = Some(n_seats),
            "version" if let Ok(version) = rest.parse() => self.version = Some(version),
            "option" => {
                let (id, value) = rest.split_once(' ').ok_or("an option has a name and a value")?;
                let value = serde_json::from_str(value)
                    .map_err(|error| format!("the value of {id} is not JSON: {error}"))?;
                self.options.insert(id.to_owned(), value);
            }
            "setup" => {
                let draws = match rest {
                    "" => "",
                    _ => rest.strip_prefix("| ").ok_or("luck stands after a bar: @ setup | 3 1")?,
                };
                self.draws = Some(read_draws(draws)?);
            }
            _ => {
                let _ = writeln!(self.position, "{line}");
            }
        }
        Ok(())
    }

    /// Puts everything where the lines say.
    pub(crate) fn lay_out<G: Game>(&self) -> Result<Start<G>, String> {
        let n_seats = self.n_seats.unwrap_or(G::META.seats.len());
        if !G::META.seats_fit(n_seats) {
            return Err(format!("{} is not played by {n_seats}", G::META.name));
        }
        let mut options: G::Options =
            serde_json::from_value(Value::Object(self.options.clone()))
                .map_err(|error| format!("these options do not fit: {error}"))?;
        if let Some(version) = self.version {
            if !G::META.knows_version(version) {
                return Err(format!("{} has no rules of version {version}", G::META.name));
            }
            G::set_version(&mut options, version);
        }
        if !self.position.is_empty() {
            if self.draws.is_some() {
                return Err("either a position or the normal set-up, not both".to_owned());
            }
            let state = G::arrange(&options, n_seats, &self.position)?;
            return Ok(Start { state, n_seats });
        }
        let draws = self.draws.as_deref().unwrap_or_default();
        let mut script = Script::new(draws);
        let state = G::setup(&options, n_seats, &mut Chance::new(&mut script));
        if !script.fits() {
            return Err("the set-up draws other luck than `@ setup | ...` says".to_owned());
        }
        Ok(Start { state, n_seats })
    }
}

/// Reads the numbers after a bar.
pub(crate) fn read_draws(text: &str) -> Result<Vec<u32>, String> {
    let numbers = text.split_whitespace();
    numbers.map(|word| word.parse().map_err(|_| format!("no draw: {word}"))).collect()
}

/// Writes numbers after a bar, or nothing where none were drawn.
pub(crate) fn write_draws(draws: &[u32]) -> String {
    let numbers: Vec<String> = draws.iter().map(ToString::to_string).collect();
    if numbers.is_empty() { String::new() } else { format!(" | {}", numbers.join(" ")) }
}

/// The seat of this name at a table of `n_seats`.
pub(crate) fn seat_named(meta: &Meta, n_seats: usize, name: &str) -> Option<Seat> {
    Seat::first(n_seats).find(|seat| meta.seats.get(seat.idx()) == Some(&name))
}

/// The name of a seat, as transcripts write it.
pub(crate) fn name_of(meta: &Meta, seat: Seat) -> &'static str {
    meta.seats.get(seat.idx()).copied().unwrap_or("nobody")
}
