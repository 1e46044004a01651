//! What each version of the rules changed.
//!
//! A table is played to its end by the version it began with. A ruling that a version changed is a
//! field here, false in the versions before it; the rules ask `state.options.rulings`, and `RULES.md`
//! and `REGLES.md` tell players what changed.

use kernel::Version;

pub const VERSIONS: &[Version] = &[
    Version::FIRST,
    // What has landed stays ashore; who hits at sea says which galley bears it. Who captures generals
    // in another's turn is asked about them; an offer can be answered by an offer.
    Version { clauses: &["C84-44", "C84-45", "C84-60", "C84-73"] },
];

/// What the version decides. Rules read it like any option; nobody chooses it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each ruling is one or the other")]
pub struct Rulings {
    /// C84-44 Who hits at sea says which galley bears it, not the owner of the galleys.
    pub roller_picks_galley: bool,
    /// C84-45 Who has captured generals as defender says at once what becomes of them.
    pub captor_judges: bool,
    /// C84-60 An offer to a player whose own offer waits for an answer is that answer.
    pub counter_offers: bool,
    /// C84-73 What a galley has landed this turn boards nothing any more, not even that galley.
    pub landed_stay: bool,
}

impl Rulings {
    pub fn of(version: u32) -> Rulings {
        let second = 2 <= version;
        Rulings {
            roller_picks_galley: second,
            captor_judges: second,
            counter_offers: second,
            landed_stay: second,
        }
    }
}

impl Default for Rulings {
    /// Those of the newest version.
    fn default() -> Self {
        Rulings::of(u32::MAX)
    }
}
