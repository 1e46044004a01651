//! Every stored table run again, and nothing written: what a host does before an update.

use std::path::Path;

use protocol::TableStatus;
use registry::Entry;
use serde::Serialize;
use store::{Store, StoreError};
use table::{Seating, standing};

use crate::{
    home::{LoadError, load},
    server::FILE,
};

/// How many ids are read at once.
const PAGE: u32 = 1_000;

/// Where the tables lie.
#[derive(Debug, Clone, Copy)]
pub enum Place<'a> {
    /// In the data folder of a host, which must be there.
    Folder(&'a Path),
    /// In a database by its address.
    Url(&'a str),
}

/// What was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CheckReport {
    /// Every table was run.
    pub tables: u64,
    /// So many actions were played again.
    pub actions: u64,
    /// The tables that this program could not play on.
    pub faults: Vec<TableFault>,
}

/// A table that this program could not play on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TableFault {
    /// The id in its address.
    pub table: String,
    /// `unknown_rules`, `unreadable` or `ends_otherwise`.
    pub code: &'static str,
    /// Why, in English. It names no action: it might be secret.
    pub message: String,
}

/// Runs every table again by the rules it was played by. `progress` is told how many are done, and
/// of how many.
pub async fn check(
    games: &'static [Entry],
    place: Place<'_>,
    mut progress: impl FnMut(u64, u64),
) -> Result<CheckReport, StoreError> {
    let store = match place {
        Place::Folder(folder) => Store::open_file_to_read(&folder.join(FILE)).await?,
        Place::Url(url) => Store::open_url_to_read(url).await?,
    };
    let n_tables = store.n_tables().await?;
    let mut report = CheckReport { tables: 0, actions: 0, faults: Vec::new() };
    let mut last = String::new();
    loop {
        let ids = store.table_ids(&last, PAGE).await?;
        let Some(end) = ids.last() else { break };
        last.clone_from(end);
        for id in ids {
            match run(games, &store, &id).await? {
                Ok(n_actions) => report.actions += n_actions,
                Err((code, message)) => {
                    report.faults.push(TableFault { table: id, code, message });
                }
            }
            report.tables += 1;
            progress(report.tables, n_tables);
        }
    }
    store.close().await;
    Ok(report)
}

/// Why a table could not be played on: a code and a reason.
type Fault = (&'static str, String);

/// Runs one table; says how many actions it took. Only a store that fails ends the whole.
async fn run(
    games: &'static [Entry],
    store: &Store,
    id: &str,
) -> Result<Result<u64, Fault>, StoreError> {
    // Read first: a table that goes on meanwhile has more in its log than this says, never less.
    let (version, stored) = store.standing(id).await?;
    let (table, chronicle) = match load(games, store, id).await {
        Ok(loaded) => loaded,
        Err(LoadError::Store(error)) if !matches!(error, StoreError::Corrupt(_)) => {
            return Err(error);
        }
        Err(LoadError::UnknownRules(unknown)) => {
            return Ok(Err(("unknown_rules", unknown.to_string())));
        }
        Err(error) => return Ok(Err(("unreadable", error.to_string()))),
    };
    if chronicle.version() < version {
        let why = format!("{} of {version} versions are there", chronicle.version());
        return Ok(Err(("unreadable", why)));
    }
    let mut now = standing(&Seating::new(table.seats), chronicle.game());
    if now.status == TableStatus::Over && stored.waiting == 0 {
        // Who has won was not always kept.
        now.waiting = 0;
    }
    if chronicle.version() == version && now != stored {
        let why = format!("it stood as {stored:?} and would stand as {now:?}");
        return Ok(Err(("ends_otherwise", why)));
    }
    Ok(Ok(chronicle.game().n_steps() as u64))
}
