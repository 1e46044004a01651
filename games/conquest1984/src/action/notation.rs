//! One line for each action, both ways.

use std::{fmt, str::FromStr};

use parts::names::whole;

use super::{Action, Order};
use crate::{
    pieces::{Field, GALLEYS, GalleyName, Unit},
    places::Province,
};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Order(order) => order.fmt(f),
            Action::Fight { field } => write!(f, "fight {field}"),
            Action::Target { unit } => write!(f, "target {unit}"),
            Action::Retreat { to } => write!(f, "retreat {to}"),
            Action::Lose { galley } => write!(f, "lose {galley}"),
            Action::Offer { to, terms } => write!(f, "offer {to} {terms}"),
            Action::Accept { from } => write!(f, "accept {from}"),
            Action::Refuse { from } => write!(f, "refuse {from}"),
            Action::Later => f.write_str("later"),
            Action::Withdraw => f.write_str("withdraw"),
            Action::Execute { of } => write!(f, "execute {of}"),
        }
    }
}

impl FromStr for Action {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read(text).ok_or(())
    }
}

fn read(text: &str) -> Option<Action> {
    if let Some(order) = Order::read(text) {
        return Some(order.into());
    }
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let action = match (verb, rest) {
        ("later", "") => Action::Later,
        ("withdraw", "") => Action::Withdraw,
        ("fight", field) => Action::Fight { field: whole(Field::take(field)?)? },
        ("target", unit) => Action::Target { unit: Unit::named(unit)? },
        ("retreat", to) => Action::Retreat { to: to.parse().ok()? },
        ("lose", galley) => Action::Lose { galley: whole(GalleyName::take(galley, GALLEYS)?)? },
        ("offer", rest) => {
            let (to, terms) = Province::take(rest)?;
            Action::Offer { to, terms: terms.parse().ok()? }
        }
        ("accept", from) => Action::Accept { from: from.parse().ok()? },
        ("refuse", from) => Action::Refuse { from: from.parse().ok()? },
        ("execute", of) => Action::Execute { of: of.parse().ok()? },
        _ => return None,
    };
    Some(action)
}
