//! What happened, in the rulebook's words.

use std::fmt;

use kernel::{Annotate, Seat};
use serde::Serialize;

use crate::board::{Hole, SEATS};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Event {
    /// Tells that a hole was named, not which.
    Named { seat: Seat },
    /// A turn begins.
    Threw { seat: Seat, die: u8 },
    /// `left` still lie there.
    Took { seat: Seat, hole: Hole, n: u8, left: u8 },
    /// A name is opened, and with it what the player's pebbles count.
    Opened { seat: Seat, hole: Hole, points: u8 },
    /// Once for each who has won.
    Won { seat: Seat },
}

impl Event {
    /// CAL-03 What is secret is told to nobody, until CAL-07 the names are opened.
    pub fn reveals(&self) -> bool {
        matches!(self, Event::Opened { .. })
    }
}

impl Annotate for Event {
    fn clauses(&self) -> &'static [&'static str] {
        match self {
            Event::Named { .. } | Event::Threw { .. } | Event::Took { .. } => &[],
            Event::Opened { .. } => &["CAL-07"],
            Event::Won { .. } => &["CAL-08"],
        }
    }

    fn places(&self) -> Vec<String> {
        match self {
            Event::Named { .. } | Event::Threw { .. } | Event::Won { .. } => vec![],
            Event::Took { hole, .. } | Event::Opened { hole, .. } => vec![hole.to_string()],
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |seat: &Seat| SEATS[seat.idx()];
        match self {
            Event::Named { seat } => write!(f, "{} names a hole", name(seat)),
            Event::Threw { seat, die } => write!(f, "{} throws {die}", name(seat)),
            Event::Took { seat, hole, n, left } => {
                write!(f, "{} takes {n} from {hole}, {left} left", name(seat))
            }
            Event::Opened { seat, hole, points } => {
                write!(f, "{} had named {hole}: {points} points", name(seat))
            }
            Event::Won { seat } => write!(f, "{} wins", name(seat)),
        }
    }
}
