//! What a player may decide, and how it is written.

use std::{fmt, str::FromStr};

use crate::{board::Hex, handle::Handle, pieces::Card};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// `place A14`: the next chariot onto the start area.
    Place { at: Hex },
    /// `card 3 B11`: moves the chariot whose turn it is by this card, onto this hex. The hex says
    /// the direction.
    Drive { card: Card, to: Hex },
    /// `spend 2`: uses the card without moving.
    Spend { card: Card },
    /// `stop`: no further card for this chariot.
    Stop,
}

impl Action {
    /// What to click. Which chariot moves is never a choice, so it is not clicked.
    pub fn path(self) -> Vec<Handle> {
        match self {
            Action::Place { at } => vec![Handle::Space { at }],
            Action::Drive { card, to } => vec![Handle::Card { card }, Handle::Space { at: to }],
            Action::Spend { card } => vec![Handle::Card { card }, Handle::Spend],
            Action::Stop => vec![Handle::Stop],
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place { at } => write!(f, "place {at}"),
            Action::Drive { card, to } => write!(f, "card {card} {to}"),
            Action::Spend { card } => write!(f, "spend {card}"),
            Action::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Action {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (verb, rest) {
            ("stop", "") if text == "stop" => Ok(Action::Stop),
            ("place", at) => Ok(Action::Place { at: at.parse()? }),
            ("spend", card) => Ok(Action::Spend { card: card.parse()? }),
            ("card", rest) => {
                let (card, to) = rest.split_once(' ').ok_or(())?;
                Ok(Action::Drive { card: card.parse()?, to: to.parse()? })
            }
            _ => Err(()),
        }
    }
}
