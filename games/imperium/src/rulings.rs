//! What each version of the rules changed.
//!
//! A table is played to its end by the version it began with: the rules read what its version
//! decides, and `RULES.md` and `REGLES.md` tell players what changed.

use kernel::Version;

pub const VERSIONS: &[Version] = &[
    Version::FIRST,
    // A proconsul's point is paid as long as he sits, the chain once, when he is new.
    Version { clauses: &["IMP-24", "IMP-26", "IMP-43"] },
];

/// What the version decides. Rules read it like any option; nobody chooses it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rulings {
    /// IMP-24 Whoever is proconsul after the scoring is paid a point, and the chain if he is new.
    pub seat_pays: bool,
}

impl Rulings {
    pub fn of(version: u32) -> Rulings {
        Rulings { seat_pays: 2 <= version }
    }
}

impl Default for Rulings {
    /// Those of the newest version.
    fn default() -> Self {
        Rulings::of(u32::MAX)
    }
}
