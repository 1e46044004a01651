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

use serde_json::{Map, Value};

use crate::read_draws;

/// The `@` lines read so far.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Scene {
    /// What was chosen before the first turn.
    pub options: Map<String, Value>,
    /// How many play; else as many as can.
    pub n_seats: Option<usize>,
    /// The version of the rules; else the newest.
    pub version: Option<u32>,
    /// The luck of the normal set-up, where it is asked for.
    pub draws: Option<Vec<u32>>,
    /// The lines of the game's own position; none for the normal set-up.
    pub position: String,
}

impl Scene {
    /// Reads one line, without its `@`.
    pub fn read(&mut self, line: &str) -> Result<(), String> {
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

    /// Tells whether the game's own position is asked for; the normal set-up otherwise.
    pub fn is_arranged(&self) -> Result<bool, String> {
        if !self.position.is_empty() && self.draws.is_some() {
            return Err("either a position or the normal set-up, not both".to_owned());
        }
        Ok(!self.position.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_word_of_ours_belongs_to_the_position() {
        let mut scene = Scene::default();
        for line in ["seats 3", "option long true", "version 1", "Rome Gallia 3", "seats by hand"] {
            scene.read(line).unwrap();
        }
        assert_eq!((scene.n_seats, scene.version), (Some(3), Some(1)));
        assert_eq!(scene.options["long"], Value::Bool(true));
        assert_eq!(scene.position, "Rome Gallia 3\nseats by hand\n");
        assert_eq!(scene.is_arranged(), Ok(true));
        scene.read("setup | 4 1").unwrap();
        assert_eq!(scene.draws, Some(vec![4, 1]));
        assert!(scene.is_arranged().is_err());
    }

    #[test]
    fn what_makes_no_sense_is_said() {
        for line in ["option long", "option long yes", "setup 4", "setup | four"] {
            assert!(Scene::default().read(line).is_err(), "{line}");
        }
    }
}
