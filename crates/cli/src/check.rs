//! `septem check`

use std::{
    io::{self, IsTerminal as _, Write as _},
    path::PathBuf,
};

use anyhow::{Context as _, Result};
use server::{CheckReport, Place};

use crate::{Verdict, output, serve::DEFAULT_DATA};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where the SQLite file lives.
    #[arg(long, value_name = "DIR", default_value = DEFAULT_DATA)]
    data: PathBuf,
    /// A PostgreSQL database instead of the file.
    #[arg(long, value_name = "URL", env = "SEPTEM_DATABASE_URL", hide_env_values = true)]
    database_url: Option<String>,
    /// Prints one JSON document.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let place = match &args.database_url {
        Some(url) => Place::Url(url),
        None => Place::Folder(&args.data),
    };
    let shows_progress = io::stderr().is_terminal();
    let progress = |done, all| {
        if shows_progress && (done % PROGRESS_EVERY == 0 || done == all) {
            let _ = write!(io::stderr(), "\r{done} of {all} tables");
        }
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let checked = runtime.block_on(server::check(registry::GAMES, place, progress));
    if shows_progress {
        let _ = writeln!(io::stderr());
    }
    let report = checked.context("the stored tables cannot be read")?;
    if args.json {
        output::document(&report)?;
    } else {
        tell(&report)?;
    }
    Ok(if report.faults.is_empty() { Verdict::Done } else { Verdict::No })
}

/// How many tables lie between two words of progress.
const PROGRESS_EVERY: u64 = 100;

fn tell(report: &CheckReport) -> Result<()> {
    for fault in &report.faults {
        output::say(format_args!("{} {}: {}", fault.table, fault.code, fault.message))?;
    }
    let n_faults = report.faults.len();
    output::say(format_args!(
        "{} tables, {} actions: {} would go on as they were played, {n_faults} would not",
        report.tables,
        report.actions,
        report.tables - n_faults as u64,
    ))
}
