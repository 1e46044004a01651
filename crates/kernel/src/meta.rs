//! Facts about a game that do not change from one table to the next.

/// Facts about a game that do not change from one table to the next.
#[derive(Debug, Clone, Copy)]
pub struct Meta {
    /// Folder, crate and URL name, e.g. `hannibal`.
    pub id: &'static str,
    /// English name. What people read elsewhere comes from the message catalogues.
    pub name: &'static str,
    /// Names of the seats in playing order, as written in transcripts.
    pub seats: &'static [&'static str],
    /// The smallest table; the largest is `seats.len()`.
    pub min_seats: usize,
    /// What can be chosen before the first turn.
    pub options: &'static [OptionMeta],
    /// What each version of the rules changed, the first one first. One is added whenever an old
    /// game would no longer replay to the same end; none is ever taken away.
    pub versions: &'static [Version],
    /// The rules in our words, clause by clause: `RULES.md`.
    pub rules_en: &'static str,
    /// The same clauses in French: `REGLES.md`.
    pub rules_fr: &'static str,
}

/// One version of the rules. It is not chosen: a table is played to its end by the version it began
/// with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Version {
    /// The clauses that it decides otherwise than the version before.
    pub clauses: &'static [&'static str],
}

/// One thing to choose before the first turn.
#[derive(Debug, Clone, Copy)]
pub struct OptionMeta {
    /// Its key in the options document.
    pub id: &'static str,
    /// The clause of the rules that offers it.
    pub clause: &'static str,
    /// Its values and what is taken when nobody chooses.
    pub kind: OptionKind,
}

/// The values of an option.
#[derive(Debug, Clone, Copy)]
pub enum OptionKind {
    /// On or off.
    Flag {
        /// Between people.
        default: bool,
        /// When a computer sits at the table.
        with_computers: bool,
    },
    /// One of several names.
    Choice {
        /// All of them.
        values: &'static [&'static str],
        /// The usual one.
        default: &'static str,
    },
    /// A number; zero means off.
    Number {
        /// Between people.
        default: u32,
        /// The largest that is accepted.
        max: u32,
    },
}

impl Version {
    /// The version that changes nothing, because it is the first.
    pub const FIRST: Version = Version { clauses: &[] };
}

impl Meta {
    /// The version by which new tables are played, counted from 1.
    pub fn rules_version(&self) -> u32 {
        u32::try_from(self.versions.len()).unwrap_or(u32::MAX)
    }

    /// Tells whether a table of this version can be played here. One of a newer program cannot.
    pub fn knows_version(&self, version: u32) -> bool {
        (1..=self.rules_version()).contains(&version)
    }

    /// Tells whether `n` can play.
    pub fn seats_fit(&self, n: usize) -> bool {
        self.min_seats <= n && n <= self.seats.len()
    }
}
