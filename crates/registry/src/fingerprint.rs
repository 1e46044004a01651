//! A short text that tells two positions apart: stored beside a game, it shows later whether the
//! game is still the same.

use sha2::{Digest as _, Sha256};

use crate::Table;

/// How a fingerprint is made. It is bumped when positions are written in other lines, so that old
/// fingerprints are known to say nothing any more.
const SCHEME: &str = "p1";

/// The fingerprint of everything that is true at `table` now.
pub fn fingerprint(table: &dyn Table) -> String {
    format!("{SCHEME}:{:x}", Sha256::digest(table.position()))
}

/// Tells whether `stored` speaks against `table`: it was made in the same way and is another.
pub fn contradicts(stored: &str, table: &dyn Table) -> bool {
    let scheme = stored.split(':').next();
    scheme == Some(SCHEME) && stored != fingerprint(table)
}
