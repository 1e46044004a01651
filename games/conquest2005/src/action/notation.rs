//! One line for each action, both ways.

use std::{fmt, str::FromStr};

use parts::names::whole;

use super::Action;
use crate::{
    pieces::{ALL_GENERALS, Cargo, GALLEYS, GalleyName, Goods as _, LEGION, Leader, Unit, Units},
    places::{Province, Sea},
};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Home { at } => write!(f, "home {at}"),
            Action::Lead { at, leader } => write!(f, "lead {at} {leader}"),
            Action::Ride => f.write_str("ride on"),
            Action::Take { unit, n } => write!(f, "take {unit} {n}"),
            Action::TakeTired { n } => write!(f, "take tired cavalry {n}"),
            Action::TakeGenerals { n } => write!(f, "take generals {n}"),
            Action::TakeCaesar => f.write_str("take Caesar"),
            Action::Go { to } => write!(f, "go {to}"),
            Action::Halt => f.write_str("halt"),
            Action::Board { galley } => write!(f, "board {galley}"),
            Action::SetSail { to } => write!(f, "set sail {to}"),
            Action::Sail { galley, to } => write!(f, "sail {galley} {to}"),
            Action::Land { galley, to } => write!(f, "land {galley} {to}"),
            Action::EndMovement => f.write_str("end movement"),
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
            Action::Destroy { at } => write!(f, "destroy {at}"),
            Action::Buy { unit, n } => write!(f, "buy {unit} {n}"),
            Action::BuyGalley { at } => write!(f, "buy galley {at}"),
            Action::City { at } => write!(f, "build city {at}"),
            Action::Wall { at } => write!(f, "build wall {at}"),
            Action::Road { between: [a, b] } => write!(f, "build road {a}-{b}"),
            Action::EndTurn => f.write_str("end turn"),
            Action::Offer { to, terms } => write!(f, "offer {to} {terms}"),
            Action::Accept => f.write_str("accept"),
            Action::Refuse => f.write_str("refuse"),
            Action::Concede { to } => write!(f, "concede {to}"),
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
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let action = match (verb, rest) {
        ("halt", "") => Action::Halt,
        ("stand", "") => Action::Stand,
        ("accept", "") => Action::Accept,
        ("refuse", "") => Action::Refuse,
        ("ride", "on") => Action::Ride,
        ("end", "movement") => Action::EndMovement,
        ("end", "combat") => Action::EndCombat,
        ("end", "turn") => Action::EndTurn,
        ("usual", "on") => Action::Usual { on: true },
        ("usual", "off") => Action::Usual { on: false },
        ("home", at) => Action::Home { at: province(at)? },
        ("lead", rest) => {
            let (at, name) = Province::take(rest)?;
            Action::Lead { at, leader: Leader::ALL.into_iter().find(|it| it.name() == name)? }
        }
        ("take", rest) => take(rest)?,
        ("go", to) => Action::Go { to: province(to)? },
        ("board", name) => Action::Board { galley: galley(name)? },
        ("set", rest) => Action::SetSail { to: whole(Sea::take(rest.strip_prefix("sail ")?)?)? },
        ("sail", rest) => {
            let (galley, to) = GalleyName::take(rest, GALLEYS)?;
            Action::Sail { galley, to: whole(Sea::take(to)?)? }
        }
        ("land", rest) => {
            let (galley, to) = GalleyName::take(rest, GALLEYS)?;
            Action::Land { galley, to: province(to)? }
        }
        ("fight", field) => match Sea::take(field) {
            Some((sea, foe)) => Action::FightAtSea { sea, foe: province(foe)? },
            None => Action::Fight { at: province(field)? },
        },
        ("form", list) => Action::Form { units: units(list)? },
        ("lose", list) => Action::Lose { units: units(list)? },
        ("cut", rest) => Action::CutDown { units: units(rest.strip_prefix("down ")?)? },
        ("retreat", "") if text == "retreat" => Action::Retreat { to: None },
        ("retreat", to) => Action::Retreat { to: Some(province(to)?) },
        ("sink", name) => Action::Sink { galley: galley(name)? },
        ("hold", n) => Action::Hold { n: n.parse().ok().filter(|&n| n <= ALL_GENERALS)? },
        ("destroy", at) => Action::Destroy { at: province(at)? },
        ("buy", rest) => buy(rest)?,
        ("build", rest) => build(rest)?,
        ("offer", rest) => {
            let (to, terms) = Province::take(rest)?;
            Action::Offer { to, terms: terms.parse().ok()? }
        }
        ("concede", to) => Action::Concede { to: province(to)? },
        _ => return None,
    };
    Some(action)
}

fn take(rest: &str) -> Option<Action> {
    if rest == "Caesar" {
        return Some(Action::TakeCaesar);
    }
    let (what, n) = rest.rsplit_once(' ')?;
    let n: u8 = n.parse().ok().filter(|&n| 0 < n)?;
    match what {
        "generals" => (n <= ALL_GENERALS).then_some(Action::TakeGenerals { n }),
        "tired cavalry" => (n <= LEGION).then_some(Action::TakeTired { n }),
        unit => {
            let unit = Unit::named(unit).filter(|&it| it != Unit::Galley && n <= LEGION)?;
            Some(Action::Take { unit, n })
        }
    }
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

fn buy(rest: &str) -> Option<Action> {
    let (what, rest) = rest.split_once(' ')?;
    let unit = Unit::named(what)?;
    if unit == Unit::Galley {
        return Some(Action::BuyGalley { at: province(rest)? });
    }
    let n = rest.parse().ok().filter(|&n| (1..=unit.stock()).contains(&n))?;
    Some(Action::Buy { unit, n })
}

fn build(rest: &str) -> Option<Action> {
    let (what, at) = rest.split_once(' ')?;
    match what {
        "city" => Some(Action::City { at: province(at)? }),
        "wall" => Some(Action::Wall { at: province(at)? }),
        "road" => {
            let (one, rest) = Province::take(at)?;
            let other = province(rest.strip_prefix('-')?)?;
            Some(Action::Road { between: [one.min(other), one.max(other)] })
        }
        _ => None,
    }
}

fn province(text: &str) -> Option<Province> {
    whole(Province::take(text)?)
}

fn galley(text: &str) -> Option<GalleyName> {
    whole(GalleyName::take(text, GALLEYS)?)
}
