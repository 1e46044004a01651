//! What a player may decide, and how it is written.

use std::{fmt, str::FromStr};

use kernel::Secrecy;

use crate::{
    board::{Province, Route},
    handle::Handle,
    pieces::{Card, Place, Unit},
};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// `march Roma Cannae`, over land or by convoy.
    March { from: Province, to: Province },
    /// `march Hannibal Zama`: there is one Hannibal, wherever he stands.
    MarchHannibal { to: Province },
    /// `sail Roma-Corsica Cannae-Sicilia`
    Sail { from: Route, to: Route },
    /// `exchange Roma`: gives up a legion there for a fleet.
    Exchange { from: Province },
    /// `exchange Hannibal`
    ExchangeHannibal,
    /// `pass`
    Pass,
    /// `engage legion`
    EngageLegion,
    /// `engage Hannibal`
    EngageHannibal,
    /// `seal 4`
    Seal { card: Card },
}

impl Action {
    /// Whose piece moves, for messages: Hannibal or an ordinary legion.
    pub fn unit(self) -> Unit {
        match self {
            Action::MarchHannibal { .. } | Action::ExchangeHannibal | Action::EngageHannibal => {
                Unit::Hannibal
            }
            Action::Sail { .. } => Unit::Fleet,
            Action::March { .. }
            | Action::Exchange { .. }
            | Action::EngageLegion
            | Action::Pass
            | Action::Seal { .. } => Unit::Legion,
        }
    }

    /// HAN-20 A chosen card is its player's secret until both are shown.
    pub fn secrecy(self) -> Secrecy {
        match self {
            Action::Seal { .. } => Secrecy::UntilRevealed,
            Action::March { .. }
            | Action::MarchHannibal { .. }
            | Action::Sail { .. }
            | Action::Exchange { .. }
            | Action::ExchangeHannibal
            | Action::Pass
            | Action::EngageLegion
            | Action::EngageHannibal => Secrecy::Open,
        }
    }

    /// What to click. A province stands for the ordinary legions in it.
    pub fn path(self) -> Vec<Handle> {
        let land = |at: Province| Handle::Space { at: Place::Land(at) };
        let route = |at: Route| Handle::Space { at: Place::Sea(at) };
        match self {
            Action::March { from, to } => vec![land(from), land(to)],
            Action::MarchHannibal { to } => vec![Handle::Hannibal, land(to)],
            Action::Sail { from, to } => vec![route(from), route(to)],
            Action::Exchange { from } => vec![Handle::Exchange, land(from)],
            Action::ExchangeHannibal => vec![Handle::Exchange, Handle::Hannibal],
            Action::Pass => vec![Handle::Pass],
            Action::EngageLegion => vec![Handle::EngageLegion],
            Action::EngageHannibal => vec![Handle::EngageHannibal],
            Action::Seal { card } => vec![Handle::Card { card }],
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::March { from, to } => write!(f, "march {from} {to}"),
            Action::MarchHannibal { to } => write!(f, "march Hannibal {to}"),
            Action::Sail { from, to } => write!(f, "sail {from} {to}"),
            Action::Exchange { from } => write!(f, "exchange {from}"),
            Action::ExchangeHannibal => f.write_str("exchange Hannibal"),
            Action::Pass => f.write_str("pass"),
            Action::EngageLegion => f.write_str("engage legion"),
            Action::EngageHannibal => f.write_str("engage Hannibal"),
            Action::Seal { card } => write!(f, "seal {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (verb, rest) {
            ("pass", "") => Ok(Action::Pass),
            ("engage", "legion") => Ok(Action::EngageLegion),
            ("engage", "Hannibal") => Ok(Action::EngageHannibal),
            ("exchange", "Hannibal") => Ok(Action::ExchangeHannibal),
            ("exchange", from) => Ok(Action::Exchange { from: whole(Province::take(from))? }),
            ("seal", card) => Ok(Action::Seal { card: card.parse()? }),
            ("sail", routes) => {
                let (from, rest) = Route::take(routes).ok_or(())?;
                Ok(Action::Sail { from, to: whole(Route::take(rest))? })
            }
            ("march", places) => {
                if let Some(to) = places.strip_prefix("Hannibal ") {
                    return Ok(Action::MarchHannibal { to: whole(Province::take(to))? });
                }
                let (from, rest) = Province::take(places).ok_or(())?;
                Ok(Action::March { from, to: whole(Province::take(rest))? })
            }
            _ => Err(()),
        }
    }
}

/// A name that nothing follows.
fn whole<T>(taken: Option<(T, &str)>) -> Result<T, ()> {
    taken.filter(|(_, rest)| rest.is_empty()).map(|(it, _)| it).ok_or(())
}
