//! What each version of the rules changed.
//!
//! A table is played to its end by the version it began with. A ruling that a version changed is a
//! field here, false in the versions before it; the rules ask `state.options.rulings`, and `RULES.md`
//! and `REGLES.md` tell players what changed.

use kernel::Version;

pub const VERSIONS: &[Version] = &[
    Version::FIRST,
    // Galleys do not bar a retreat, and fall to a garrison.
    Version { clauses: &["C05-67", "C05-70"] },
];

/// What the version decides. Rules read it like any option; nobody chooses it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rulings {
    /// C05-70 Only land combat units bar a retreat, not galleys; C05-67 and they destroy galleys that
    /// lie with them.
    pub galleys_yield: bool,
}

impl Rulings {
    pub fn of(version: u32) -> Rulings {
        let second = 2 <= version;
        Rulings { galleys_yield: second }
    }
}

impl Default for Rulings {
    /// Those of the newest version.
    fn default() -> Self {
        Rulings::of(u32::MAX)
    }
}
