//! A record of each version of each game's rules is kept, to be opened for ever.

use std::fs;

use anyhow::{Context as _, Result, ensure};
use registry::{Dice, Luck, Table};

/// Where they lie.
const FOLDER: &str = "crates/registry/tests/records";

/// Plays a whole game without thought and keeps its record, if none of these rules is kept yet.
pub fn write(id: &str) -> Result<()> {
    let entry = registry::find(id).with_context(|| format!("there is no game {id}"))?;
    let path = crate::root().join(FOLDER).join(format!("{id}-{}.json", entry.meta.rules_version()));
    ensure!(!path.exists(), "{} is there already: it must not change", path.display());
    let mut dice = Dice::seeded(1);
    let options = entry.options_with_computers();
    let mut table = entry.new_table(entry.meta.min_seats, &options, &mut dice)?;
    while !table.turn().is_over() {
        play(&mut *table, &mut dice)?;
    }
    fs::write(&path, serde_json::to_string_pretty(&table.record(None))? + "\n")?;
    Ok(())
}

/// Plays one of the legal actions, now an early one and now a late one.
fn play(table: &mut dyn Table, dice: &mut Dice) -> Result<()> {
    let seat = table.turn().waiting().iter().next().context("nobody is waited for")?;
    let legal = table.legal(seat);
    let action = legal.get(table.n_steps() * 7919 % legal.len().max(1));
    let action = action.context("who must act cannot")?;
    table.play(seat, action, Luck::Drawn(dice), 0)?;
    Ok(())
}
