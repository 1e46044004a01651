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
    /// Bumped whenever an old game would no longer replay to the same end.
    pub rules_version: u32,
    /// The rules in our words, clause by clause: `RULES.md`.
    pub rules_en: &'static str,
    /// The same clauses in French: `REGLES.md`.
    pub rules_fr: &'static str,
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

impl Meta {
    /// Tells whether `n` can play.
    pub fn seats_fit(&self, n: usize) -> bool {
        self.min_seats <= n && n <= self.seats.len()
    }
}
