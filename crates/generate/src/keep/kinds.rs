//! What can happen in a game, read from the client's types, and what has happened in one.

use std::{collections::BTreeSet, fs};

use anyhow::{Context as _, Result};
use registry::Table;
use serde_json::Value;

/// Kinds of events; those that end a game once for each way to end, `won by last_caesar`.
pub type Kinds = BTreeSet<String>;

/// The types that say how a game ended, each a choice of texts.
const ENDINGS: [&str; 5] = ["Victory", "Draw", "Ending", "End", "TieBreak"];

/// Everything that can happen in a game, by the types that the browser is given.
pub fn of_game(id: &str) -> Result<Kinds> {
    let path = crate::root().join(crate::TYPES).join(id).with_extension("ts");
    let types = fs::read_to_string(&path).with_context(|| format!("{}", path.display()))?;
    let events = declaration(&types, "Event").context("a game has events")?;
    let mut kinds = Kinds::new();
    for event in events.split("\"kind\": \"").skip(1) {
        let kind = event.split('"').next().context("a kind ends")?;
        let ending = ENDINGS.into_iter().find(|name| event.contains(&format!("by: {name},")));
        match ending.and_then(|name| declaration(&types, name)) {
            None => drop(kinds.insert(kind.to_owned())),
            Some(choices) => {
                let ways = choices.split('"').skip(1).step_by(2);
                kinds.extend(ways.map(|way| format!("{kind} by {way}")));
            }
        }
    }
    Ok(kinds)
}

/// Everything that has happened at a table, in the same words; `known` are those of its game.
pub fn of_table(table: &dyn Table, known: &Kinds) -> Kinds {
    let mut kinds = Kinds::new();
    for event in (0..table.n_steps()).flat_map(|n| table.happened(n)) {
        let event: Value = serde_json::from_str(event.get()).unwrap_or_default();
        let kind = event["kind"].as_str().unwrap_or_default();
        let way = format!("{kind} by {}", event["by"].as_str().unwrap_or_default());
        kinds.insert(if known.contains(&way) { way } else { kind.to_owned() });
    }
    kinds
}

/// The text of `export type NAME = …;`.
fn declaration<'a>(types: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = types.split_once(&format!("export type {name} = "))?;
    rest.split(";\n").next()
}
