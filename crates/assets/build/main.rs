//! Builds the browser client into `OUT_DIR/dist`. A crate of its own, so that npm runs only when the
//! client has changed.
//!
//! `SEPTEM_WEB` says how: `build` (usual in release), `skip` for a page that says so (usual in
//! debug), or the path of a client that is built already. `SEPTEM_ENGINE` says the same of the engine
//! that browsers fetch to play without us; there is none where there is no client.

#![expect(clippy::print_stdout, reason = "this is how a build script speaks to cargo")]

mod compress;
mod engine;
mod fetched;
mod node;
mod whole;

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

/// What the client is made of. Never its folder as a whole: `node_modules` and `dist` live in it
/// and would make every build a new one.
const SOURCES: [&str; 9] = [
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
    "index.html",
    "src",
    "sw",
    "public",
];

const STAND_IN: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<meta name=\"septem-engine\" content=\"\">
<meta name=\"septem-version\" content=\"\">
<title>Septem</title>
<p>The client is not part of this build (SEPTEM_WEB=skip). For work on it, run <code>npm run dev</code> in <code>client/</code>.
<p lang=\"fr\">Le client ne fait pas partie de cette version (SEPTEM_WEB=skip). Pour y travailler, lancez <code>npm run dev</code> dans <code>client/</code>.
</html>
";

fn main() {
    if let Err(reason) = run() {
        for line in reason.lines() {
            println!("cargo::error={line}");
        }
        std::process::exit(1);
    }
}

fn run() -> Result<(), String> {
    let manifest = folder("CARGO_MANIFEST_DIR")?;
    let top = manifest.ancestors().nth(2).ok_or("this crate lies in no project")?;
    let client = top.join("client");
    let dist = folder("OUT_DIR")?.join("dist");
    let release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let usual = |wanted: bool| if wanted { "build" } else { "skip" }.to_owned();
    let how = env::var("SEPTEM_WEB").unwrap_or_else(|_| usual(release));
    let engine =
        env::var("SEPTEM_ENGINE").unwrap_or_else(|_| usual(release && how.as_str() != "skip"));
    let said = |what: &str, error: io::Error| format!("{what}: {error}");
    if dist.exists() {
        fs::remove_dir_all(&dist).map_err(|error| said("emptying the last build", error))?;
    }
    fs::create_dir_all(&dist).map_err(|error| said("making room for the client", error))?;
    match how.as_str() {
        "skip" => fs::write(dist.join("index.html"), STAND_IN)
            .map_err(|error| said("writing the placeholder page", error))?,
        "build" => node::build(&client, &dist)?,
        path => {
            println!("cargo::rerun-if-changed={path}");
            copy(Path::new(path), &dist)
                .map_err(|error| said(&format!("SEPTEM_WEB={path}"), error))?;
        }
    }
    fetched::add(&engine, top, &dist)?;
    whole::finish(&dist)?;
    compress::all(&dist).map_err(|error| said("compressing the client", error))?;
    // Said last: a build that fails runs again anyway, and its reason should not be hard to find.
    println!("cargo::rerun-if-env-changed=SEPTEM_WEB");
    println!("cargo::rerun-if-env-changed=SEPTEM_ENGINE");
    for source in SOURCES.map(|name| client.join(name)).iter().filter(|it| it.exists()) {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    // The client shows where the facts of each board come from.
    let games = fs::read_dir(top.join("games")).into_iter().flatten().flatten();
    for board in games.map(|game| game.path().join("board.json")).filter(|it| it.exists()) {
        println!("cargo::rerun-if-changed={}", board.display());
    }
    Ok(())
}

fn folder(variable: &str) -> Result<PathBuf, String> {
    env::var_os(variable).map(PathBuf::from).ok_or_else(|| format!("cargo did not set {variable}"))
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
