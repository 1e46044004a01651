//! One line for each action, both ways.

use std::{fmt, str::FromStr};

use parts::names::whole;

use super::{Action, Order};
use crate::{
    pieces::{ALL_GENERALS, Cargo, GALLEYS, GalleyName, Unit, Units},
    places::{Province, Sea},
};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Order(order) => order.fmt(f),
            Action::Home { at } => write!(f, "home {at}"),
            Action::Ride => f.write_str("ride on"),
            Action::Fight { at } => write!(f, "fight {at}"),
            Action::FightAtSea { sea, foe } => write!(f, "fight {sea} {foe}"),
            Action::EndCombat => f.write_str("end combat"),
            Action::Form { units } => write!(f, "form{}", Cargo::from(*units)),
            Action::Lose { units } => write!(f, "lose{}", Cargo::from(*units)),
            Action::Stand => f.write_str("stand"),
            Action::Retreat { to: Some(to) } => write!(f, "retreat {to}"),
            Action::Retreat { to: None } => f.write_str("retreat"),
            Action::CutDown { units } => write!(f, "cut down{}", Cargo::from(*units)),
            Action::Sink { galley } => write!(f, "sink {galley}"),
            Action::Hold { n } => write!(f, "hold {n}"),
            Action::Offer { to, terms } => write!(f, "offer {to} {terms}"),
            Action::Accept => f.write_str("accept"),
            Action::Refuse => f.write_str("refuse"),
            Action::Usual { on: true } => f.write_str("usual on"),
            Action::Usual { on: false } => f.write_str("usual off"),
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
        ("stand", "") => Action::Stand,
        ("accept", "") => Action::Accept,
        ("refuse", "") => Action::Refuse,
        ("ride", "on") => Action::Ride,
        ("end", "combat") => Action::EndCombat,
        ("usual", "on") => Action::Usual { on: true },
        ("usual", "off") => Action::Usual { on: false },
        ("home", at) => Action::Home { at: at.parse().ok()? },
        ("fight", field) => match Sea::take(field) {
            Some((sea, foe)) => Action::FightAtSea { sea, foe: foe.parse().ok()? },
            None => Action::Fight { at: field.parse().ok()? },
        },
        ("form", list) => Action::Form { units: units(list)? },
        ("lose", list) => Action::Lose { units: units(list)? },
        ("cut", rest) => Action::CutDown { units: units(rest.strip_prefix("down ")?)? },
        ("retreat", "") if text == "retreat" => Action::Retreat { to: None },
        ("retreat", to) => Action::Retreat { to: Some(to.parse().ok()?) },
        ("sink", name) => Action::Sink { galley: galley(name)? },
        ("hold", n) => Action::Hold { n: n.parse().ok().filter(|&n| n <= ALL_GENERALS)? },
        ("offer", rest) => {
            let (to, terms) = Province::take(rest)?;
            Action::Offer { to, terms: terms.parse().ok()? }
        }
        _ => return None,
    };
    Some(action)
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
