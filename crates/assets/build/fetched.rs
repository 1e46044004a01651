//! The engine among the files of the client: under the hash of its content, so that browsers keep it
//! for good, and named in the page, so that they find it.

use std::{
    env, fs,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    path::{Path, PathBuf},
};

use crate::engine;

/// How the page says that there is no engine.
const NONE: &str = "name=\"septem-engine\" content=\"\"";

/// Does as `how` says: `build`, `skip`, or the path of an engine that is built already.
pub(crate) fn add(how: &str, top: &Path, dist: &Path) -> Result<(), String> {
    let built = match how {
        "skip" => return Ok(()),
        "build" => build(top)?,
        path => {
            println!("cargo::rerun-if-changed={path}");
            Some(PathBuf::from(path))
        }
    };
    let Some(built) = built else { return Ok(()) };
    let said = |error| format!("the engine, {}: {error}", built.display());
    let bytes = fs::read(&built).map_err(said)?;
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    let name = format!("assets/engine-{:016x}.wasm", hasher.finish());
    let page = dist.join("index.html");
    let text = fs::read_to_string(&page).map_err(said)?;
    if !text.contains(NONE) {
        return Err(format!("the page has no <meta {NONE}> to name the engine in"));
    }
    let named = text.replace(NONE, &NONE.replace("\"\"", &format!("\"{name}\"")));
    fs::create_dir_all(dist.join("assets")).map_err(said)?;
    fs::write(dist.join(name), bytes).map_err(said)?;
    fs::write(page, named).map_err(said)
}

/// Builds the engine. Nothing where the compiler cannot build for browsers: everything else works
/// without it.
fn build(top: &Path) -> Result<Option<PathBuf>, String> {
    if let Err(why) = engine::ensure_target(top) {
        println!("cargo::warning=built without the engine for the browser: {why}");
        // Rustup lists there what it has installed.
        let listed = engine::libraries(top)
            .and_then(|it| Some(it.ancestors().nth(2)?.join("components")))
            .filter(|it| it.exists());
        if let Some(listed) = listed {
            println!("cargo::rerun-if-changed={}", listed.display());
        }
        return Ok(None);
    }
    let target = target()?;
    let out = engine::cargo(top, &target)
        .output()
        .map_err(|error| format!("cargo could not be started for the engine: {error}"))?;
    if !out.status.success() {
        return Err(format!(
            "the engine for the browser could not be built; SEPTEM_ENGINE=skip builds without it.\n{}",
            String::from_utf8_lossy(&out.stderr)
        ));
    }
    let file = engine::file(&target);
    watch(top, &target, &file)?;
    Ok(Some(file))
}

/// The folder that everything is built in: cargo marks it for those who make backups.
fn target() -> Result<PathBuf, String> {
    let out = env::var_os("OUT_DIR").map(PathBuf::from).ok_or("cargo did not set OUT_DIR")?;
    let marked = out.ancestors().find(|it| it.join("CACHEDIR.TAG").exists());
    Ok(marked.unwrap_or(&out).to_owned())
}

/// Cargo lists beside what it built all that it is made of: `wasm.wasm: a.rs b.rs`.
fn watch(top: &Path, target: &Path, file: &Path) -> Result<(), String> {
    let list = file.with_extension("d");
    let text = fs::read_to_string(&list).map_err(|error| format!("{}: {error}", list.display()))?;
    let made_of = text.split_once(": ").map_or("", |(_, made_of)| made_of);
    // A space within a name stands behind a backslash.
    let named = made_of.trim().replace("\\ ", "\0");
    let named = named.split(' ').map(|name| PathBuf::from(name.replace('\0', " ")));
    let written = named.filter(|path| !path.starts_with(target));
    for path in written.chain(["Cargo.toml", "Cargo.lock"].map(|name| top.join(name))) {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    Ok(())
}
