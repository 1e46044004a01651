//! Where a kept game stood on its way: a fingerprint now and then. A record alone tells what was
//! played and how it ended; this tells what became of it in between.

use std::{
    collections::{BTreeMap, btree_map::Entry},
    fmt::Write as _,
    fs,
    path::Path,
};

use anyhow::{Context as _, Result};
use registry::{Luck, Record, fingerprint};

/// A fingerprint after every so many actions, and at the end.
const EVERY: usize = 25;
/// So much of each is enough to tell two positions apart.
const N_DIGITS: usize = 8;
/// The file beside the records.
const FILE: &str = "trails.txt";

/// The fingerprints of a game on its way, played again by its own rules.
pub fn of(games: &'static [registry::Entry], record: &Record) -> Result<String> {
    let entry = registry::find_in(games, &record.game).context("a game of the list")?;
    let rules = entry.rulebook(record.rules_version)?;
    let mut table = match &record.position {
        Some(position) => rules.arrange(record.seats, &record.options, position)?,
        None => rules.replay_table(record.seats, &record.options, &record.setup_draws)?,
    };
    let mut trail = String::new();
    for (n, step) in (1..).zip(&record.actions) {
        let action = step.action.as_deref().context("nothing is secret in a whole game")?;
        table.play(step.seat, action, Luck::Scripted(&step.draws), step.time)?;
        if n % EVERY == 0 || n == record.actions.len() {
            let print = fingerprint(&*table);
            let digits = print.split(':').next_back().and_then(|it| it.get(..N_DIGITS));
            let _ = write!(trail, " {}", digits.context("a fingerprint is longer")?);
        }
    }
    Ok(trail.trim_start().to_owned())
}

/// The trails that are kept beside the records of a folder, by name.
pub fn read(folder: &Path) -> Result<BTreeMap<String, String>> {
    let text = fs::read_to_string(folder.join(FILE))?;
    let lines = text.lines().filter_map(|line| line.split_once(": "));
    Ok(lines.map(|(name, trail)| (name.to_owned(), trail.to_owned())).collect())
}

/// Adds the trails of records that have none; those that are there must not change.
pub fn write(games: &'static [registry::Entry], folder: &Path) -> Result<()> {
    let mut trails = read(folder).unwrap_or_default();
    for kept in super::read(folder)? {
        if let Entry::Vacant(place) = trails.entry(kept.name) {
            place.insert(of(games, &kept.record)?);
        }
    }
    let lines: Vec<String> =
        trails.iter().map(|(name, trail)| format!("{name}: {trail}")).collect();
    fs::write(folder.join(FILE), lines.join("\n") + "\n")?;
    Ok(())
}
