//! What `cargo xtask test` runs, in order: the quick and telling things first.

use std::{path::PathBuf, process::Command};

use anyhow::{Result, bail};

use crate::{
    engine, packages,
    postgres::Cluster,
    root,
    run::{built, cargo, program, step, title},
};

/// Everything. A missing browser, database or target is a failure, never a skip.
pub fn test() -> Result<()> {
    packages::ensure()?;
    step("format", &mut cargo(&["fmt", "--all", "--check"]))?;
    let web = Web { dist: client()?, engine: engine::build()? };
    let lints = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    step("lints", &mut web.cargo(&lints))?;
    let mut docs = web.cargo(&["doc", "--workspace", "--no-deps", "--quiet"]);
    step("docs", docs.env("RUSTDOCFLAGS", "-D warnings"))?;
    let cluster = Cluster::start()?;
    let mut tests = web.cargo(&["test", "--workspace"]);
    step("tests", tests.env("SEPTEM_TEST_POSTGRES", cluster.url()))?;
    drop(cluster);
    engine::compare(&web.engine)?;
    // The tests of the command line had the table built.
    in_browser()?;
    title("all is well");
    Ok(())
}

/// The browser tests alone.
pub fn browser() -> Result<()> {
    packages::ensure()?;
    install_client()?;
    let web = Web { dist: build_client()?, engine: engine::build()? };
    step("table for the browser", &mut web.cargo(&["build"]))?;
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

/// What browsers fetch, built once.
struct Web {
    dist: PathBuf,
    engine: PathBuf,
}

impl Web {
    /// Cargo with what was built, so that every step compiles the same thing.
    fn cargo(&self, args: &[&str]) -> Command {
        let mut command = cargo(args);
        command.env("SEPTEM_WEB", &self.dist).env("SEPTEM_ENGINE", &self.engine);
        command
    }
}

/// Plays in a real browser at the table that lies in the folder of debug builds.
fn in_browser() -> Result<()> {
    let Some(chromium) = packages::browser() else { bail!("chromium is not installed") };
    let mut tests = program(&root().join("client"), "npx", &["playwright", "test"]);
    tests.env("SEPTEM_BIN", built("debug", "septem")?).env("CHROMIUM", chromium);
    step("browser tests", tests.env("CI", "1"))
}
