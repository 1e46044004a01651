//! Where words go: documents to standard output, everything else to standard error.

use std::{
    fmt,
    io::{self, Write as _},
};

use anyhow::Result;
use serde::Serialize;

/// Prints one machine-readable document.
pub(crate) fn document<T: Serialize>(value: &T) -> Result<()> {
    let mut out = io::stdout().lock();
    serde_json::to_writer_pretty(&mut out, value)?;
    writeln!(out)?;
    Ok(())
}

/// Prints a line of what was asked for.
pub(crate) fn say(line: impl fmt::Display) -> Result<()> {
    writeln!(io::stdout().lock(), "{line}")?;
    Ok(())
}

/// Prints a line for people only. Nobody listening is no reason to stop.
pub(crate) fn complain(line: impl fmt::Display) {
    let _ = writeln!(io::stderr().lock(), "septem: {line}");
}
