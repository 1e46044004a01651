//! What is made from the games and committed. It knows them all, so the chores that need none of
//! them do without it: `cargo xtask` builds it when it is asked for.

pub mod keep;
// Only builds with debug assertions describe their types: see docs/decisions/0010.
#[cfg(debug_assertions)]
pub mod types;

use std::path::{Path, PathBuf};

use registry::{Entry, GAMES};

/// Where the client keeps the types that are made from ours.
pub const TYPES: &str = "client/src/lib/protocol";

/// The game that new ones begin as. Nobody plays it, but what is made from a game is made from it
/// too.
pub static TEMPLATE: [Entry; 1] = [registry::entry::<calculi::Calculi>()];

/// The lists of games: those that are played, and the template.
pub static LISTS: [&[Entry]; 2] = [GAMES, &TEMPLATE];

/// The top folder of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The folder of a game.
pub fn home(id: &str) -> PathBuf {
    let is_template = registry::find_in(&TEMPLATE, id).is_some();
    if is_template { root().join("xtask/template") } else { root().join("games").join(id) }
}
