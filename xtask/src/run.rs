//! Running other programs, and saying which one failed.

use std::{
    io::{self, Write as _},
    path::Path,
    process::Command,
    time::Instant,
};

use anyhow::{Context as _, Result, bail};

/// Says what comes next.
pub fn title(text: &str) {
    let _ = writeln!(io::stderr().lock(), "\n== {text}");
}

/// Runs `command` to its end, under a title; its failure is ours.
pub fn step(text: &str, command: &mut Command) -> Result<()> {
    title(text);
    let begun = Instant::now();
    let status = command.status().with_context(|| format!("{text}: cannot start {command:?}"))?;
    if !status.success() {
        bail!("{text}: failed ({status})");
    }
    let _ = writeln!(io::stderr().lock(), "== {text}: {} s", begun.elapsed().as_secs());
    Ok(())
}

/// A program with arguments, started in `dir`.
pub fn program(dir: &Path, name: &str, args: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.args(args).current_dir(dir);
    command
}

/// The same cargo that runs us.
pub fn cargo(args: &[&str]) -> Command {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    program(&crate::root(), &cargo, args)
}
