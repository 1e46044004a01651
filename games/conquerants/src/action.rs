//! What a player may decide, and how it is written.

use std::{fmt, str::FromStr};

use parts::names::whole;

use crate::{
    board::Territory,
    handle::Handle,
    people::{People, Peoples},
};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// `bid Romans 6`
    Bid { people: People, points: u16 },
    /// `trade Campanie`
    Trade { at: Territory },
    /// `conquer Samnium`
    Conquer { at: Territory },
    /// `romanise Samnium`
    Romanise { at: Territory },
    /// `pass`
    Pass,
    /// `ask Gauls` or, at once, `ask Gauls Tarentines`
    Ask { whom: Peoples },
    /// `leave Samnium`: the die of a romanised territory stays out of the fight.
    Leave { at: Territory },
    /// `ready`: one's own side of the fight is complete.
    Ready,
    /// `accept`
    Accept,
    /// `refuse`
    Refuse,
    /// `unrest Samnium`: this is the territory that loses its peace.
    Unrest { at: Territory },
    /// `end`: nothing more before scoring.
    End,
}

impl Action {
    /// What to click. A territory comes before what is done with it, except where a button asks
    /// for one.
    pub fn path(self) -> Vec<Handle> {
        match self {
            Action::Bid { people, points } => {
                vec![Handle::Bid { people }, Handle::Price { points }]
            }
            Action::Trade { at } => vec![Handle::Space { at }, Handle::Trade],
            Action::Conquer { at } => vec![Handle::Space { at }, Handle::Conquer],
            Action::Romanise { at } => vec![Handle::Romanise, Handle::Space { at }],
            Action::Leave { at } | Action::Unrest { at } => vec![Handle::Space { at }],
            Action::Ask { whom } => vec![Handle::Ask, Handle::Allies { whom }],
            Action::Pass => vec![Handle::Pass],
            Action::Ready => vec![Handle::Ready],
            Action::Accept => vec![Handle::Accept],
            Action::Refuse => vec![Handle::Refuse],
            Action::End => vec![Handle::End],
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid { people, points } => write!(f, "bid {people} {points}"),
            Action::Trade { at } => write!(f, "trade {at}"),
            Action::Conquer { at } => write!(f, "conquer {at}"),
            Action::Romanise { at } => write!(f, "romanise {at}"),
            Action::Pass => f.write_str("pass"),
            Action::Ask { whom } => write!(f, "ask {whom}"),
            Action::Leave { at } => write!(f, "leave {at}"),
            Action::Ready => f.write_str("ready"),
            Action::Accept => f.write_str("accept"),
            Action::Refuse => f.write_str("refuse"),
            Action::Unrest { at } => write!(f, "unrest {at}"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (verb, rest) {
            ("pass", "") => Ok(Action::Pass),
            ("ready", "") => Ok(Action::Ready),
            ("accept", "") => Ok(Action::Accept),
            ("refuse", "") => Ok(Action::Refuse),
            ("end", "") => Ok(Action::End),
            ("trade", land) => Ok(Action::Trade { at: territory(land)? }),
            ("conquer", land) => Ok(Action::Conquer { at: territory(land)? }),
            ("romanise", land) => Ok(Action::Romanise { at: territory(land)? }),
            ("leave", land) => Ok(Action::Leave { at: territory(land)? }),
            ("unrest", land) => Ok(Action::Unrest { at: territory(land)? }),
            ("bid", bid) => read_bid(bid).ok_or(()),
            ("ask", whom) => Ok(Action::Ask { whom: whom.parse()? }),
            _ => Err(()),
        }
    }
}

/// `Romans 6`, the number as it is written.
fn read_bid(text: &str) -> Option<Action> {
    let (people, points) = text.split_once(' ')?;
    let bid = Action::Bid { people: people.parse().ok()?, points: points.parse().ok()? };
    (bid.to_string() == format!("bid {text}")).then_some(bid)
}

fn territory(text: &str) -> Result<Territory, ()> {
    Territory::take(text).and_then(whole).ok_or(())
}
