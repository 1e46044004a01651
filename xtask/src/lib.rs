//! What the chores are made of. The tidy tests use it too.

pub mod keep;
pub mod new_game;
pub mod packages;
pub mod postgres;
pub mod run;
pub mod suite;
pub mod types;

use std::path::{Path, PathBuf};

/// The top folder of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new(".")).to_owned()
}
