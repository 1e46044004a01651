//! Why the rules of an edition say no.

use kernel::Cite;
use serde::Serialize;
use thiserror::Error;

use crate::Obstacle;

/// What both editions refuse, or a refusal `R` of one only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Serialize)]
#[serde(untagged)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Illegal<R> {
    #[error(transparent)]
    Obstacle(
        #[cfg_attr(debug_assertions, ts(inline))]
        #[from]
        Obstacle,
    ),
    #[error(transparent)]
    Own(#[cfg_attr(debug_assertions, ts(inline))] R),
}

/// The refusals of an edition, and the clauses of its book.
pub trait Refusals: Cite {
    /// Where the book says what both editions refuse.
    fn clause_of(obstacle: Obstacle) -> &'static str;
}

impl<R: Refusals> Cite for Illegal<R> {
    fn clause(&self) -> &'static str {
        match self {
            Illegal::Obstacle(obstacle) => R::clause_of(*obstacle),
            Illegal::Own(refusal) => refusal.clause(),
        }
    }
}
