//! What each version of the rules changed.
//!
//! A table is played to its end by the version it began with.

use kernel::Version;

pub const VERSIONS: &[Version] = &[
    Version::FIRST,
    // Other ways on both sides of the board.
    Version { clauses: &["CES-35"] },
];

/// What the version decides. Rules read it like any option; nobody chooses it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rulings {
    /// CES-35 The ways that were laid so that no place in the order of play is much better than
    /// another; before, one trunk carried nearly half of all journeys.
    pub balanced_ways: bool,
}

impl Rulings {
    pub fn of(version: u32) -> Rulings {
        Rulings { balanced_ways: 2 <= version }
    }
}

impl Default for Rulings {
    /// Those of the newest version.
    fn default() -> Self {
        Rulings::of(u32::MAX)
    }
}
