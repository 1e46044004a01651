//! The games without a server.

use std::path;

use anyhow::Result;

use crate::run::{built, cargo, program, step};

/// Writes the page with its engine as plain files into `folder`, which begins where the chore was
/// called.
pub fn write(folder: &str) -> Result<()> {
    let folder = path::absolute(folder)?;
    step("release build", &mut cargo(&["build", "--release", "--bin", "septem"]))?;
    let septem = built("release", "septem")?;
    let mut site = program(&crate::root(), &septem.to_string_lossy(), &["site"]);
    step("site", site.arg(folder))
}
