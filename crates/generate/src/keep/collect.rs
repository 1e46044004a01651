//! Whole games for the collection: by computers, and from transcripts that people wrote.

use std::{fs, path::PathBuf};

use anyhow::{Context as _, Result};
use bots::{Budget, Player};
use kernel::{OptionKind, OptionMeta, Seat, Seeded, Turn};
use registry::{Dice, Entry, Luck, Rulebook, Table};
use serde_json::{Map, Value};

/// A longer game is not worth its room.
const MAX_ACTIONS: usize = 1_500;
/// What a computer may think, so that a collection takes minutes.
const NODES: u64 = 400;
const PLAYERS: [Player; 4] = [Player::Random, Player::Level(1), Player::Level(2), Player::Level(3)];

/// Game `n` of a collection: the number of seats, the options and the players change with it.
/// Nothing if it does not end in time.
pub(super) fn by_computers(rules: Rulebook, n: u64) -> Result<Option<(String, Box<dyn Table>)>> {
    let entry = rules.entry();
    let mut choice = Seeded(n);
    let (min, max) = (entry.meta.min_seats, entry.meta.seats.len());
    let n_seats = min + choice.below(max + 1 - min);
    let players: Vec<Player> = (0..n_seats).map(|_| PLAYERS[choice.below(PLAYERS.len())]).collect();
    let options = options(entry, &mut choice);
    let mut dice = Dice::seeded(n);
    let mut table = rules.new_table(n_seats, &options, &mut dice)?;
    while let Turn::Waiting(waiting) = table.turn() {
        if MAX_ACTIONS < table.n_steps() {
            return Ok(None);
        }
        let seat = waiting.iter().next().context("nobody is waited for")?;
        let thought = table
            .ponder(seat)
            .think(players[seat.idx()], Budget::Nodes(NODES), choice.next_u64())
            .context("a computer is at a loss")?;
        table.play(seat, &thought.action, Luck::Drawn(&mut dice), 0)?;
    }
    let names: Vec<String> = players.iter().map(ToString::to_string).collect();
    Ok(Some((format!("{n:03}-{}", names.join("-")), table)))
}

/// The usual options, or one of them otherwise.
fn options(entry: &Entry, choice: &mut Seeded) -> Value {
    let mut options = entry.options_with_computers();
    let nth = choice.below(entry.meta.options.len() + 1);
    if let Some(OptionMeta { id, kind, .. }) = entry.meta.options.get(nth) {
        options[*id] = match kind {
            OptionKind::Flag { .. } => (options[*id] != true).into(),
            OptionKind::Choice { values, .. } => values[choice.below(values.len())].into(),
            OptionKind::Number { max, .. } => choice.below(*max as usize % 30 + 1).into(),
        };
    }
    options
}

/// The transcripts of a game that people wrote: all but the whole games, which computers played.
pub(super) fn transcripts(id: &str) -> Result<Vec<PathBuf>> {
    let plays = crate::home(id).join("plays");
    let mut paths = Vec::new();
    for folder in ["examples", "rules", "regressions"] {
        let Ok(files) = fs::read_dir(plays.join(folder)) else { continue };
        for file in files {
            paths.push(file?.path());
        }
    }
    paths.retain(|path| path.extension().is_some_and(|it| it == "play"));
    paths.sort();
    Ok(paths)
}

/// The games of a transcript that end.
pub(super) fn from_transcript(entry: &'static Entry, text: &str) -> Result<Vec<Box<dyn Table>>> {
    let mut ended = Vec::new();
    let mut scene = Scene::default();
    let mut table: Option<Box<dyn Table>> = None;
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        if let Some(line) = line.strip_prefix("@ ") {
            if table.take().is_some() {
                scene = Scene::default();
            }
            scene.read(line)?;
        } else if line.starts_with("= ") {
            // A question lays the scene out as a deed does, unless it says that it cannot be.
            if table.is_none() {
                table = scene.lay_out(entry);
            }
            if table.is_none() {
                scene = Scene::default();
            }
        } else if let Some((name, deed)) = line.split_once("> ").filter(|_| !line.starts_with(' '))
        {
            let refused =
                lines.peek().is_some_and(|it| it.starts_with("    !") || it.starts_with("    ?"));
            if table.is_none() {
                table = scene.lay_out(entry);
            }
            let (Some(table), false) = (&mut table, refused) else { continue };
            let seat = entry.meta.seats.iter().position(|it| *it == name).context("a seat")?;
            let seat = Seat(u8::try_from(seat)?);
            let (action, draws) = deed.split_once(" | ").unwrap_or((deed, ""));
            if action == "undo" {
                table.undo(seat)?;
            } else {
                table.play(seat, action, Luck::Scripted(&numbers(draws)?), 0)?;
            }
        }
        if let Some(over) = table.take_if(|it| it.turn().is_over()) {
            ended.push(over);
            scene = Scene::default();
        }
    }
    Ok(ended)
}

/// The `@` lines read so far.
#[derive(Default)]
struct Scene {
    n_seats: Option<usize>,
    version: Option<u32>,
    options: Map<String, Value>,
    draws: Vec<u32>,
    position: String,
}

impl Scene {
    fn read(&mut self, line: &str) -> Result<()> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "seats" if let Ok(n_seats) = rest.parse() => self.n_seats = Some(n_seats),
            "version" if let Ok(version) = rest.parse() => self.version = Some(version),
            "option" => {
                let (id, value) = rest.split_once(' ').context("an option has a value")?;
                self.options.insert(id.to_owned(), serde_json::from_str(value)?);
            }
            "setup" => self.draws = numbers(rest.trim_start_matches('|'))?,
            _ => {
                self.position.push_str(line);
                self.position.push('\n');
            }
        }
        Ok(())
    }

    /// Nothing where the transcript says that the position is impossible.
    fn lay_out(&self, entry: &'static Entry) -> Option<Box<dyn Table>> {
        let n_seats = self.n_seats.unwrap_or(entry.meta.seats.len());
        let options = Value::Object(self.options.clone());
        let rules = entry.rulebook(self.version.unwrap_or(entry.meta.rules_version())).ok()?;
        if self.position.is_empty() {
            return rules.replay_table(n_seats, &options, &self.draws).ok();
        }
        rules.arrange(n_seats, &options, &self.position).ok()
    }
}

fn numbers(text: &str) -> Result<Vec<u32>> {
    text.split_whitespace().map(|word| Ok(word.parse()?)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scene_that_is_only_asked_about_does_not_swallow_the_next() {
        let entry = registry::find("hannibal").expect("it is there");
        let path = crate::home("hannibal").join("plays/rules/43-order-of-tests.play");
        let text = fs::read_to_string(path).expect("a transcript");
        let n_ended = |text: &str| from_transcript(entry, text).expect("it can be read").len();
        let alone = n_ended(&text);
        assert!(0 < alone);
        let first = text.lines().skip_while(|it| !it.starts_with("@ "));
        let scene: Vec<&str> = first.take_while(|it| it.starts_with("@ ")).collect();
        for question in ["= turn", "= position"] {
            let asked = format!("{}\n{question}\n\n{text}", scene.join("\n"));
            assert_eq!(n_ended(&asked), alone, "{question}");
        }
        assert_eq!(n_ended(&format!("@ nonsense\n= impossible\n\n{text}")), alone);
    }
}
