//! What a player may decide, and how it is written.

use std::{fmt, str::FromStr};

use crate::{city::City, handle::Handle};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// `connect Massilia`: lays the cheapest chain to this city.
    Connect { city: City },
    /// `from Roma`: starts a chain there.
    From { start: City },
    /// `to Genua`: goes on to a neighbor, or by the cheapest way to an available city.
    To { city: City },
    /// `confirm`: takes the tokens and scores the route.
    Confirm,
    /// `score 2`: the same, with the second of the routes to choose from.
    Score { nth: u8 },
}

impl Action {
    /// What to click.
    pub fn path(self) -> Vec<Handle> {
        match self {
            Action::Connect { city: at } | Action::From { start: at } | Action::To { city: at } => {
                vec![Handle::Space { at }]
            }
            Action::Confirm => vec![Handle::Confirm],
            Action::Score { nth } => vec![Handle::Score { nth }],
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Connect { city } => write!(f, "connect {city}"),
            Action::From { start } => write!(f, "from {start}"),
            Action::To { city } => write!(f, "to {city}"),
            Action::Confirm => f.write_str("confirm"),
            Action::Score { nth } => write!(f, "score {nth}"),
        }
    }
}

impl FromStr for Action {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let named = || City::named(rest).ok_or(());
        match verb {
            "connect" => Ok(Action::Connect { city: named()? }),
            "from" => Ok(Action::From { start: named()? }),
            "to" => Ok(Action::To { city: named()? }),
            "confirm" if rest.is_empty() => Ok(Action::Confirm),
            "score" => {
                let nth: u8 = rest.parse().map_err(|_| ())?;
                // One number is written in one way: no `+1`, no `01`.
                if nth.to_string() == rest { Ok(Action::Score { nth }) } else { Err(()) }
            }
            _ => Err(()),
        }
    }
}
