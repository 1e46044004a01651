//! What `cargo xtask test` runs, in order: the quick and telling things first.

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::PathBuf,
    process::{Command, Stdio},
};

use anyhow::{Context as _, Result, bail};

use crate::{
    new_game::{self, Name},
    packages,
    postgres::Cluster,
    root,
    run::{cargo, program, step, title},
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
    in_browser(&dist)?;
    title("all is well");
    Ok(())
}

/// The browser tests alone.
pub fn browser() -> Result<()> {
    packages::ensure()?;
    let dist = built_client()?;
    in_browser(&dist)
}

/// 10,000 random games through every law.
pub fn playouts() -> Result<()> {
    let mut games = cargo(&["test", "--release", "--workspace", "--test", "conformance"]);
    step("10,000 games", games.env("SEPTEM_LONG_GAMES", "10000").env("SEPTEM_WEB", "skip"))
}

/// Rewrites the indented lines of the transcripts.
pub fn bless() -> Result<()> {
    let mut games = cargo(&["test", "--workspace", "--test", "conformance"]);
    step("bless", games.env("BLESS", "1"))
}

/// A new game that runs: written, known to the registry and to the client's types, and tested.
pub fn new_game(name: &Name) -> Result<()> {
    new_game::write(&root(), name)?;
    step("format", &mut cargo(&["fmt", "--all"]))?;
    // Another process: the registry that this one was built with does not know the game.
    step("types", &mut cargo(&["xtask", "types"]))?;
    step("a record", &mut cargo(&["xtask", "keep", name.id()]))?;
    step("the laws", &mut cargo(&["test", "-p", name.id()]))?;
    title(&format!(
        "games/{0} is a game; docs/adding-a-game.md says how it becomes {0}",
        name.id()
    ));
    Ok(())
}

/// What a newcomer does first: `cargo run --release`, and a look at the page.
pub fn smoke() -> Result<()> {
    step("release build", &mut cargo(&["build", "--release"]))?;
    title("the table answers");
    let folder = std::env::temp_dir().join(format!("septem-smoke-{}", std::process::id()));
    let mut table = Command::new(root().join("target/release/septem"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(&folder)
        .stdout(Stdio::piped())
        .spawn()
        .context("the release binary does not start")?;
    let asked = ask_for_page(&mut table);
    table.kill()?;
    table.wait()?;
    fs::remove_dir_all(&folder)?;
    asked
}

/// Reads the address that the table prints, and its page.
fn ask_for_page(table: &mut std::process::Child) -> Result<()> {
    let out = table.stdout.take().context("no output")?;
    let mut line = String::new();
    BufReader::new(out).read_line(&mut line)?;
    let address = line.trim().rsplit("http://").next().unwrap_or_default();
    let mut stream = TcpStream::connect(address).with_context(|| format!("reaching {line}"))?;
    write!(stream, "GET / HTTP/1.0\r\nHost: {address}\r\n\r\n")?;
    let mut page = String::new();
    stream.read_to_string(&mut page)?;
    if !page.starts_with("HTTP/1.0 200") || !page.contains("<title>Septem") {
        bail!("the page is not there:\n{page}");
    }
    Ok(())
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

fn built_client() -> Result<PathBuf> {
    install_client()?;
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
fn with_client(args: &[&str], dist: &std::path::Path) -> Command {
    let mut command = cargo(args);
    command.env("SEPTEM_WEB", dist);
    command
}

fn in_browser(dist: &std::path::Path) -> Result<()> {
    step("table for the browser", &mut with_client(&["build", "--workspace"], dist))?;
    let Some(chromium) = packages::browser() else { bail!("chromium is not installed") };
    let mut tests = program(&root().join("client"), "npx", &["playwright", "test"]);
    tests.env("SEPTEM_BIN", root().join("target/debug/septem")).env("CHROMIUM", chromium);
    step("browser tests", tests.env("CI", "1"))
}
