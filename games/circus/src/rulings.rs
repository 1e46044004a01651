//! What each version of the rules changed.
//!
//! A table is played to its end by the version it began with: the rules read what its version
//! decides, and `RULES.md` and `REGLES.md` tell players what changed.

use kernel::Version;

pub const VERSIONS: &[Version] = &[
    Version::FIRST,
    // A card discarded for a change of direction is none of the chariot's own.
    Version { clauses: &["CIR-23", "CIR-24", "CIR-33"] },
];

/// What the version decides. Rules read it like any option; nobody chooses it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rulings {
    /// CIR-33 A card discarded to change direction is not counted among the chariot's two or three.
    pub discard_apart: bool,
}

impl Rulings {
    pub fn of(version: u32) -> Rulings {
        Rulings { discard_apart: 2 <= version }
    }
}

impl Default for Rulings {
    /// Those of the newest version.
    fn default() -> Self {
        Rulings::of(u32::MAX)
    }
}
