//! What is made from the games and committed. It knows them all, so the chores that need none of
//! them do without it: `cargo xtask` builds it when it is asked for.

pub mod keep;
// Only builds with debug assertions describe their types: see docs/decisions/0010.
#[cfg(debug_assertions)]
pub mod types;

use std::path::{Path, PathBuf};

/// Where the client keeps the types that are made from ours.
pub const TYPES: &str = "client/src/lib/protocol";

/// The top folder of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
