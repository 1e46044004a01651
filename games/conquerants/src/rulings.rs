//! What each version of the rules changed.
//!
//! A table is played to its end by the version it began with.

use kernel::Version;

pub const VERSIONS: &[Version] = &[
    Version::FIRST,
    // One territory in each camp loses its peace, and its owner chooses which.
    Version { clauses: &["CON-26"] },
];

/// What the version decides. Rules read it like any option; nobody chooses it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rulings {
    /// CON-26 A fight takes the peace of one bordering territory in each camp, which its owner
    /// chooses; before, of one for each player in it, the first in the order of the board.
    pub peace_by_camp: bool,
}

impl Rulings {
    pub fn of(version: u32) -> Rulings {
        Rulings { peace_by_camp: 2 <= version }
    }
}

impl Default for Rulings {
    /// Those of the newest version.
    fn default() -> Self {
        Rulings::of(u32::MAX)
    }
}
