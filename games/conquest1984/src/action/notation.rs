//! One line for each choice, both ways.

use std::fmt;

use conquest::read_offer;
use parts::names::whole;

use super::Choice;
use crate::pieces::{Field, GALLEYS, GalleyName, Unit};

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Fight { field } => write!(f, "fight {field}"),
            Choice::Target { unit } => write!(f, "target {unit}"),
            Choice::Retreat { to } => write!(f, "retreat {to}"),
            Choice::Lose { galley } => write!(f, "lose {galley}"),
            Choice::Offer { to, terms } => write!(f, "offer {to} {terms}"),
            Choice::Accept { from } => write!(f, "accept {from}"),
            Choice::Refuse { from } => write!(f, "refuse {from}"),
            Choice::Later => f.write_str("later"),
            Choice::Withdraw => f.write_str("withdraw"),
            Choice::Execute { of } => write!(f, "execute {of}"),
            Choice::Hold => f.write_str("hold"),
        }
    }
}

pub(super) fn read(verb: &str, rest: &str) -> Option<Choice> {
    Some(match (verb, rest) {
        ("later", "") => Choice::Later,
        ("withdraw", "") => Choice::Withdraw,
        ("hold", "") => Choice::Hold,
        ("fight", field) => Choice::Fight { field: whole(Field::take(field)?)? },
        ("target", unit) => Choice::Target { unit: Unit::named(unit)? },
        ("retreat", to) => Choice::Retreat { to: to.parse().ok()? },
        ("lose", galley) => Choice::Lose { galley: whole(GalleyName::take(galley, GALLEYS)?)? },
        ("offer", rest) => read_offer(rest).map(|(to, terms)| Choice::Offer { to, terms })?,
        ("accept", from) => Choice::Accept { from: from.parse().ok()? },
        ("refuse", from) => Choice::Refuse { from: from.parse().ok()? },
        ("execute", of) => Choice::Execute { of: of.parse().ok()? },
        _ => return None,
    })
}
