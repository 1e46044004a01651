//! One line for each choice, both ways.

use std::fmt;

use conquest::read_offer;
use parts::names::whole;

use super::Choice;
use crate::{
    pieces::{ALL_GENERALS, Cargo, GALLEYS, GalleyName, Unit, Units},
    places::Sea,
};

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Home { at } => write!(f, "home {at}"),
            Choice::Ride => f.write_str("ride on"),
            Choice::Fight { at } => write!(f, "fight {at}"),
            Choice::FightAtSea { sea, foe } => write!(f, "fight {sea} {foe}"),
            Choice::EndCombat => f.write_str("end combat"),
            Choice::Form { units } => write!(f, "form{}", Cargo::from(*units)),
            Choice::Lose { units } => write!(f, "lose{}", Cargo::from(*units)),
            Choice::Stand => f.write_str("stand"),
            Choice::Retreat { to: Some(to) } => write!(f, "retreat {to}"),
            Choice::Retreat { to: None } => f.write_str("retreat"),
            Choice::CutDown { units } => write!(f, "cut down{}", Cargo::from(*units)),
            Choice::Sink { galley } => write!(f, "sink {galley}"),
            Choice::Hold { n } => write!(f, "hold {n}"),
            Choice::Offer { to, terms } => write!(f, "offer {to} {terms}"),
            Choice::Accept => f.write_str("accept"),
            Choice::Refuse => f.write_str("refuse"),
            Choice::Usual { on: true } => f.write_str("usual on"),
            Choice::Usual { on: false } => f.write_str("usual off"),
        }
    }
}

pub(super) fn read(verb: &str, rest: &str) -> Option<Choice> {
    Some(match (verb, rest) {
        ("stand", "") => Choice::Stand,
        ("accept", "") => Choice::Accept,
        ("refuse", "") => Choice::Refuse,
        ("ride", "on") => Choice::Ride,
        ("end", "combat") => Choice::EndCombat,
        ("usual", "on") => Choice::Usual { on: true },
        ("usual", "off") => Choice::Usual { on: false },
        ("home", at) => Choice::Home { at: at.parse().ok()? },
        ("fight", field) => match Sea::take(field) {
            Some((sea, foe)) => Choice::FightAtSea { sea, foe: foe.parse().ok()? },
            None => Choice::Fight { at: field.parse().ok()? },
        },
        ("form", list) => Choice::Form { units: units(list)? },
        ("lose", list) => Choice::Lose { units: units(list)? },
        ("cut", rest) => Choice::CutDown { units: units(rest.strip_prefix("down ")?)? },
        ("retreat", "") => Choice::Retreat { to: None },
        ("retreat", to) => Choice::Retreat { to: Some(to.parse().ok()?) },
        ("sink", name) => Choice::Sink { galley: galley(name)? },
        ("hold", n) => Choice::Hold { n: n.parse().ok().filter(|&n| n <= ALL_GENERALS)? },
        ("offer", rest) => read_offer(rest).map(|(to, terms)| Choice::Offer { to, terms })?,
        _ => return None,
    })
}

/// `infantry 5 cavalry 2`, each kind once and in this order.
fn units(text: &str) -> Option<Units> {
    let mut out = Units::NONE;
    let mut rest = text;
    for unit in Unit::LAND {
        let Some(after) = rest.strip_prefix(unit.name()) else { continue };
        let (n, after) = after.strip_prefix(' ')?.split_once(' ').unwrap_or((after.trim(), ""));
        out.0[unit as usize] = n.parse().ok().filter(|n| (1..=120).contains(n))?;
        rest = after;
    }
    (rest.is_empty() && !out.is_empty()).then_some(out)
}

fn galley(text: &str) -> Option<GalleyName> {
    whole(GalleyName::take(text, GALLEYS)?)
}
