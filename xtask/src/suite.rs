//! What `cargo xtask test` runs, in order: the quick and telling things first.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Result, bail};

use crate::{
    packages,
    postgres::Cluster,
    root,
    run::{built, cargo, program, step, title},
};

/// Everything. A missing browser or database is a failure, never a skip.
pub fn test() -> Result<()> {
    packages::ensure()?;
    step("format", &mut cargo(&["fmt", "--all", "--check"]))?;
    let dist = client()?;
    step(
        "lints",
        &mut with_client(
            &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"],
            &dist,
        ),
    )?;
    let mut docs = with_client(&["doc", "--workspace", "--no-deps", "--quiet"], &dist);
    step("docs", docs.env("RUSTDOCFLAGS", "-D warnings"))?;
    let cluster = Cluster::start()?;
    let mut tests = with_client(&["test", "--workspace"], &dist);
    step("tests", tests.env("SEPTEM_TEST_POSTGRES", cluster.url()))?;
    drop(cluster);
    // The tests of the command line had the table built.
    in_browser()?;
    title("all is well");
    Ok(())
}

/// The browser tests alone.
pub fn browser() -> Result<()> {
    packages::ensure()?;
    install_client()?;
    let dist = build_client()?;
    step("table for the browser", &mut with_client(&["build"], &dist))?;
    in_browser()
}

/// Types, formatting and unit tests of the client, then its build.
fn client() -> Result<PathBuf> {
    install_client()?;
    let dir = root().join("client");
    for (text, script) in [
        ("client: format", "format:check"),
        ("client: lints", "lint"),
        ("client: types", "check"),
        ("client: tests", "test"),
    ] {
        step(text, &mut program(&dir, "npm", &["run", "--silent", script]))?;
    }
    build_client()
}

fn install_client() -> Result<()> {
    let dir = root().join("client");
    let mut install = program(&dir, "npm", &["ci", "--include=dev", "--no-audit", "--no-fund"]);
    step("client: packages", install.env_remove("NODE_ENV").env_remove("NODE_OPTIONS"))
}

fn build_client() -> Result<PathBuf> {
    let dir = root().join("client");
    step("client: build", &mut program(&dir, "npm", &["run", "--silent", "build"]))?;
    Ok(dir.join("dist"))
}

/// Cargo with the client that was built, so that every step compiles the same thing.
fn with_client(args: &[&str], dist: &Path) -> Command {
    let mut command = cargo(args);
    command.env("SEPTEM_WEB", dist);
    command
}

/// Plays in a real browser at the table that lies in the folder of debug builds.
fn in_browser() -> Result<()> {
    let Some(chromium) = packages::browser() else { bail!("chromium is not installed") };
    let mut tests = program(&root().join("client"), "npx", &["playwright", "test"]);
    tests.env("SEPTEM_BIN", built("debug", "septem")?).env("CHROMIUM", chromium);
    step("browser tests", tests.env("CI", "1"))
}
