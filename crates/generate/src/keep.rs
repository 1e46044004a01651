//! Kept games: whole games of every kind, by every version of every game's rules, to be run again
//! for ever. A rule whose consequences change without a new version is caught by them.

pub mod kinds;
pub mod trail;
mod collect;

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, Result, ensure};
use registry::{Entry, Record, Table};

use kinds::Kinds;

use crate::LISTS;

/// At least so many are kept of each game.
pub const N_KEPT: usize = 10;
/// At least so many of them come from transcripts that people wrote.
pub const N_BY_HAND: usize = 2;
/// How the names of those begin, after their version.
pub const BY_HAND: &str = "by-hand-";
/// How many games computers play for a collection.
const N_PLAYED: u64 = 60;

/// One kept game.
pub struct Kept {
    /// File name without ending, e.g. `v1-by-hand-fall-of-rome`.
    pub name: String,
    pub record: Record,
}

/// A game that may be worth keeping.
struct Candidate {
    name: String,
    table: Box<dyn Table>,
    kinds: Kinds,
}

/// The folder of the kept games of a game.
pub fn folder(id: &str) -> PathBuf {
    crate::home(id).join("records")
}

/// The kept games in a folder, by name.
pub fn read(folder: &Path) -> Result<Vec<Kept>> {
    let mut kept = Vec::new();
    for file in fs::read_dir(folder).with_context(|| format!("{}", folder.display()))? {
        let path = file?.path();
        if path.extension().is_some_and(|it| it == "json") {
            let name = path.file_stem().context("a file has a name")?.to_string_lossy();
            let text = fs::read_to_string(&path)?;
            let record = serde_json::from_str(&text).with_context(|| format!("{name}"))?;
            kept.push(Kept { name: name.into_owned(), record });
        }
    }
    kept.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(kept)
}

/// Plays games of all kinds by the newest rules, keeps a small choice of them that shows everything
/// that can happen, and says what none of them shows; of an older version of which none is kept it
/// keeps the first. What is kept already stays.
pub fn write(id: &str) -> Result<()> {
    let found = LISTS.iter().find_map(|games| Some((*games, registry::find_in(games, id)?)));
    let (games, entry) = found.with_context(|| format!("there is no game {id}"))?;
    let version = entry.meta.rules_version();
    let folder = folder(id);
    fs::create_dir_all(&folder)?;
    let known = kinds::of_game(id)?;
    let mut kept_versions = BTreeSet::new();
    let mut collection = Collection { missing: known.clone(), n_by_hand: 0, n_played: 0 };
    for Kept { name, record } in read(&folder)? {
        kept_versions.insert(record.rules_version);
        if record.rules_version == version {
            let table = registry::load_from(games, &record).with_context(|| name.clone())?;
            collection.add(&name, &kinds::of_table(&*table, &known));
        }
    }
    for Candidate { name, table, .. } in collection.choose(candidates(entry, &known)?) {
        kept_versions.insert(table.rulebook().version());
        keep(&folder, &name, &*table)?;
    }
    for version in (1..version).filter(|it| !kept_versions.contains(it)) {
        let rules = entry.rulebook(version)?;
        let played = (0..N_PLAYED).find_map(|n| collect::by_computers(rules, n).transpose());
        let (name, table) = played.context("no game ends")??;
        keep(&folder, &name, &*table)?;
    }
    trail::write(games, &folder)?;
    let (missing, by_hand) = (collection.missing, collection.n_by_hand);
    ensure!(N_BY_HAND <= by_hand, too_few_by_hand(entry.meta.id, by_hand));
    ensure!(missing.is_empty(), "no game shows {missing:?}: write transcripts that do, and end");
    Ok(())
}

fn keep(folder: &Path, name: &str, table: &dyn Table) -> Result<()> {
    let path = folder.join(format!("v{}-{name}.json", table.rulebook().version()));
    fs::write(path, document(&table.record(None))?)?;
    Ok(())
}

/// What is to be done when hardly any transcript plays a game to its end.
pub fn too_few_by_hand(id: &str, by_hand: usize) -> String {
    format!(
        "{id}: {by_hand} of its kept games come from transcripts, {N_BY_HAND} are needed: write \
         transcripts that are played to the end, then cargo xtask keep {id}"
    )
}

/// Games from transcripts first, then those of computers.
fn candidates(entry: &'static Entry, known: &Kinds) -> Result<Vec<Candidate>> {
    let mut all = Vec::new();
    let mut add = |name: String, table: Box<dyn Table>| {
        let kinds = kinds::of_table(&*table, known);
        all.push(Candidate { name, table, kinds });
    };
    for path in collect::transcripts(entry.meta.id)? {
        let stem = path.file_stem().context("a file has a name")?.to_string_lossy();
        let text = fs::read_to_string(&path)?;
        let ended = collect::from_transcript(entry, &text);
        let ended = ended.with_context(|| format!("{}", path.display()))?;
        for (n, table) in (1..).zip(ended) {
            add(format!("{BY_HAND}{stem}-{n}"), table);
        }
    }
    for n in 0..N_PLAYED {
        if let Some((name, table)) = collect::by_computers(entry.newest_rulebook(), n)? {
            add(name, table);
        }
    }
    Ok(all)
}

/// What the games that are kept have not shown yet, and how many they are.
struct Collection {
    missing: Kinds,
    n_by_hand: usize,
    n_played: usize,
}

impl Collection {
    fn add(&mut self, name: &str, kinds: &Kinds) {
        self.missing.retain(|kind| !kinds.contains(kind));
        if name.contains(BY_HAND) {
            self.n_by_hand += 1;
        } else {
            self.n_played += 1;
        }
    }

    /// The games that bring most for their length until nothing new is left, then short ones until
    /// there are enough.
    fn choose(&mut self, mut all: Vec<Candidate>) -> Vec<Candidate> {
        let mut chosen: Vec<Candidate> = Vec::new();
        while let Some(next) = self.best(&all).or_else(|| self.shortest(&all)) {
            let next = all.swap_remove(next);
            self.add(&next.name, &next.kinds);
            chosen.push(next);
        }
        chosen
    }

    fn best(&self, all: &[Candidate]) -> Option<usize> {
        let gain = |it: &Candidate| it.kinds.intersection(&self.missing).count();
        let worth = |it: &Candidate| gain(it) * 1_000 / (50 + it.table.n_steps());
        (0..all.len()).filter(|&n| 0 < gain(&all[n])).max_by_key(|&n| worth(&all[n]))
    }

    fn shortest(&self, all: &[Candidate]) -> Option<usize> {
        let is_wanted = |it: &Candidate| {
            if it.name.contains(BY_HAND) {
                self.n_by_hand < N_BY_HAND
            } else {
                self.n_played < N_KEPT
            }
        };
        (0..all.len()).filter(|&n| is_wanted(&all[n])).min_by_key(|&n| all[n].table.n_steps())
    }
}

/// A record as a document with a line for each action.
fn document(record: &Record) -> Result<String> {
    // Inside a text the quotation marks would be escaped.
    Ok(serde_json::to_string(record)?.replace("{\"seat\":", "\n{\"seat\":") + "\n")
}
