//! The engine that browsers fetch: built once, laid out for the dev loop, and held against the games.

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
    process::Stdio,
};

use anyhow::{Context as _, Error, Result};

use crate::{
    root,
    run::{built, program, step, target},
};

/// How the build script of `assets` builds it, too.
#[path = "../../crates/assets/build/engine.rs"]
mod building;

/// Where `npm run dev` looks for it.
const DEV: &str = "client/.engine/engine.wasm";

/// Makes sure that the engine can be built. That it cannot is a failure: a program does without it,
/// its tests do not.
pub fn ensure() -> Result<()> {
    building::ensure_target(&root()).map_err(Error::msg).context("the engine cannot be built")
}

/// Builds the engine and says where it lies.
pub fn build() -> Result<PathBuf> {
    ensure()?;
    let target = target()?;
    step("engine", &mut building::cargo(&root(), &target))?;
    Ok(building::file(&target))
}

/// Builds the engine and puts it where `npm run dev` looks for it.
pub fn for_dev() -> Result<()> {
    let engine = build()?;
    let place = root().join(DEV);
    fs::create_dir_all(place.parent().unwrap_or(&place))?;
    fs::copy(engine, place).context(DEV)?;
    Ok(())
}

/// Walks through every game, here and in the engine, and compares what was told. The tests had the
/// native walks built.
pub fn compare(engine: &Path) -> Result<()> {
    let examples = root().join("crates/wasm/examples");
    let native = built("debug/examples", "walks")?;
    let told = native.with_extension("txt");
    let mut walks = program(&root(), &native.to_string_lossy(), &[]);
    step("walks: natively", walks.stdout(File::create(&told)?))?;
    let mut node = program(&examples, "node", &["walks.mjs"]);
    node.arg(engine).stdin(Stdio::from(File::open(&told)?));
    step("walks: in the engine", &mut node)
}
