//! What the chores are made of. The tidy tests use it too.

pub mod engine;
pub mod games;
pub mod new_game;
pub mod packages;
pub mod postgres;
pub mod processor;
pub mod run;
pub mod site;
pub mod smoke;
pub mod suite;

use std::path::{Path, PathBuf};

/// The top folder of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new(".")).to_owned()
}
