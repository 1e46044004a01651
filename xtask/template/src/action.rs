//! Decisions as small as a click, and their notation.

use std::{fmt, str::FromStr};

use kernel::Secrecy;

use crate::{board::Hole, handle::Handle};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// `name b2`
    Name { hole: Hole },
    /// `take b2 1`
    Take { hole: Hole, n: u8 },
}

impl Action {
    /// CAL-03 A name is its player's secret until the last pebble is taken.
    pub fn secrecy(self) -> Secrecy {
        match self {
            Action::Name { .. } => Secrecy::UntilOver,
            Action::Take { .. } => Secrecy::Open,
        }
    }

    pub fn path(self) -> Vec<Handle> {
        match self {
            Action::Name { hole } => vec![Handle::Space { at: hole }],
            Action::Take { hole, n } => vec![Handle::Space { at: hole }, Handle::Number { n }],
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Name { hole } => write!(f, "name {hole}"),
            Action::Take { hole, n } => write!(f, "take {hole} {n}"),
        }
    }
}

impl FromStr for Action {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split(' ').collect();
        let action = match words[..] {
            ["name", hole] => Action::Name { hole: hole.parse()? },
            ["take", hole, n] => {
                Action::Take { hole: hole.parse()?, n: n.parse().map_err(|_| ())? }
            }
            _ => return Err(()),
        };
        // `take b2 +1` and `take b2 01` are no notation.
        if action.to_string() == text { Ok(action) } else { Err(()) }
    }
}
