//! What happened, in the rulebook's words. Nothing in this game is secret.

use std::fmt;

use kernel::{Annotate, Seat};
use serde::Serialize;

use crate::board::SEATS;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Event {
    Took {
        seat: Seat,
        n: u8,
        /// How many are left.
        heap: u8,
    },
    Ended {
        /// Who took the last one.
        last: Seat,
    },
}

impl Annotate for Event {
    fn clauses(&self) -> &'static [&'static str] {
        match self {
            Event::Took { .. } => &[],
            Event::Ended { .. } => &["CAL-04"],
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Took { seat, n, heap } => {
                write!(f, "{} takes {n}, {heap} left", SEATS[seat.idx()])
            }
            Event::Ended { last } => write!(f, "{} took the last one", SEATS[last.idx()]),
        }
    }
}
