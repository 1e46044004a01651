//! What each version of the rules changed.
//!
//! A table is played to its end by the version it began with. So when a rule is mended and an old
//! game would then end otherwise, a version is added here, the rules read its ruling, and
//! `RULES.md` and `REGLES.md` tell players what changed.

use kernel::Version;

pub const VERSIONS: &[Version] = &[
    Version::FIRST,
    // Equal points no longer share a place.
    Version { clauses: &["CAL-08"] },
];

/// What the version decides. Rules read it like any option; nobody chooses it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rulings {
    /// CAL-08 Of players with equal points, whoever plays later is placed before the others.
    pub later_first: bool,
}

impl Rulings {
    pub fn of(version: u32) -> Rulings {
        Rulings { later_first: 2 <= version }
    }
}

impl Default for Rulings {
    /// Those of the newest version.
    fn default() -> Self {
        Rulings::of(u32::MAX)
    }
}
