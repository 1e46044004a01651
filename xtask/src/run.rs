//! Running other programs, and saying which one failed.

use std::{
    env,
    io::{self, Write as _},
    path::{self, Path, PathBuf},
    process::Command,
    time::Instant,
};

use anyhow::{Context as _, Result, bail};

use crate::processor;

/// How cargo is told to build elsewhere than in `target`.
const TARGET: &str = "CARGO_TARGET_DIR";

/// Says what comes next.
pub fn title(text: &str) {
    let _ = writeln!(io::stderr().lock(), "\n== {text}");
}

/// Runs `command` to its end, under a title; its failure is ours.
pub fn step(text: &str, command: &mut Command) -> Result<()> {
    title(text);
    let (begun, before) = (Instant::now(), processor::of_ended_children());
    let status = command.status().with_context(|| format!("{text}: cannot start {command:?}"))?;
    let spent =
        processor::of_ended_children().zip(before).and_then(|(now, then)| now.checked_sub(then));
    processor::record(text, begun.elapsed(), spent);
    if !status.success() {
        bail!("{text}: failed ({status})");
    }
    Ok(())
}

/// A program with arguments, started in `dir`.
pub fn program(dir: &Path, name: &str, args: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.args(args).current_dir(dir);
    command
}

/// The same cargo that runs us, building where it built us.
pub fn cargo(args: &[&str]) -> Command {
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = program(&crate::root(), &cargo, args);
    // Where it is not a whole path, it begins where the chore was called.
    let folder = env::var_os(TARGET).and_then(|it| path::absolute(it).ok());
    command.envs(folder.map(|it| (TARGET, it)));
    command
}

/// The folder that we were built in: there cargo builds all of ours, wherever it was told to.
pub fn target() -> Result<PathBuf> {
    let own = env::current_exe()?;
    Ok(own.ancestors().nth(2).context("this program lies in no folder")?.to_owned())
}

/// A program of ours that cargo has built, in the profile's folder `debug` or `release`.
pub fn built(profile: &str, name: &str) -> Result<PathBuf> {
    Ok(target()?.join(profile).join(name).with_extension(env::consts::EXE_EXTENSION))
}
