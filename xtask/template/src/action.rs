//! Decisions as small as a click, and their notation.

use std::{fmt, str::FromStr};

use crate::handle::Handle;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    Take { n: u8 },
}

impl Action {
    pub fn path(self) -> Vec<Handle> {
        match self {
            Action::Take { n } => vec![Handle::Take { n }],
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take { n } => write!(f, "take {n}"),
        }
    }
}

impl FromStr for Action {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let digits = text.strip_prefix("take ").ok_or(())?;
        let action = Action::Take { n: digits.parse().map_err(|_| ())? };
        // `take +2` and `take 02` are no notation.
        if action.to_string() == text { Ok(action) } else { Err(()) }
    }
}
