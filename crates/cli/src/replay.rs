//! `septem replay`

use std::{fs, path::PathBuf};

use anyhow::{Context as _, Result};
use registry::{BadRecord, Record, ResultInfo};
use serde::Serialize;

use crate::{Verdict, output};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A record: one JSON document.
    file: PathBuf,
    /// Prints one JSON document.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    valid: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
    /// Why it is not valid, for programs.
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    actions: usize,
    result: Option<ResultInfo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
}

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let text = fs::read_to_string(&args.file)
        .with_context(|| format!("cannot read {}", args.file.display()))?;
    let report = match replay(&text) {
        Ok(report) => report,
        Err(error) => Report {
            valid: false,
            code: Some(error.code()),
            error: Some(error.to_string()),
            game: None,
            actions: 0,
            result: None,
            position: None,
        },
    };
    if args.json {
        output::document(&report)?;
    } else {
        tell(&report)?;
    }
    Ok(if report.valid { Verdict::Done } else { Verdict::No })
}

fn replay(text: &str) -> Result<Report, BadRecord> {
    let record: Record = serde_json::from_str(text)
        .map_err(|error| BadRecord::Wrong(format!("not a record: {error}")))?;
    let table = registry::load(&record)?;
    Ok(Report {
        valid: true,
        error: None,
        code: None,
        game: Some(record.game),
        actions: table.n_steps(),
        result: ResultInfo::of(table.turn(), table.n_seats()),
        position: Some(table.position()),
    })
}

fn tell(report: &Report) -> Result<()> {
    if let Some(error) = &report.error {
        return output::say(format_args!("the record cannot be verified: {error}"));
    }
    let game = report.game.as_deref().unwrap_or_default();
    output::say(format_args!("{game}: {} actions, all verified", report.actions))?;
    match &report.result {
        None => output::say("still running"),
        Some(result) if result.winners.is_empty() => output::say("drawn"),
        Some(result) => {
            let winners: Vec<String> = result.winners.iter().map(|it| it.0.to_string()).collect();
            output::say(format_args!("won by seat {}", winners.join(", ")))
        }
    }
}
