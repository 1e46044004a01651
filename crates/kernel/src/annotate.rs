//! What the log adds to an event, so that whoever tells it need know no rules.

/// An event that can name the clauses of `RULES.md` behind it and the spaces it is about.
pub trait Annotate {
    /// The clauses that a reader may want to look up, e.g. `HAN-13`; none for what every turn brings.
    fn clauses(&self) -> &'static [&'static str] {
        &[]
    }

    /// The spaces of the board, by the ids that views and click paths use.
    fn places(&self) -> Vec<String> {
        Vec::new()
    }
}
