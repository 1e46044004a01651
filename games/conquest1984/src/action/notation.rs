//! One line for each action, both ways.

use std::{fmt, str::FromStr};

use parts::names::whole;

use super::Action;
use crate::{
    board::Coast,
    pieces::{Field, GALLEYS, GalleyName, LEGION, Leader, Unit},
    places::{Province, Sea},
};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lead { at, leader } => write!(f, "lead {at} {leader}"),
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
            Action::Fight { field } => write!(f, "fight {field}"),
            Action::Target { unit } => write!(f, "target {unit}"),
            Action::Retreat { to } => write!(f, "retreat {to}"),
            Action::Lose { galley } => write!(f, "lose {galley}"),
            Action::Destroy { at } => write!(f, "destroy {at}"),
            Action::Buy { unit, n } => write!(f, "buy {unit} {n}"),
            Action::BuyGalley { at } => write!(f, "buy galley {at}"),
            Action::City { at } => write!(f, "build city {at}"),
            Action::Wall { at } => write!(f, "build wall {at}"),
            Action::Road { between: [a, b] } => write!(f, "build road {a}-{b}"),
            Action::EndTurn => f.write_str("end turn"),
            Action::Offer { to, terms } => write!(f, "offer {to} {terms}"),
            Action::Accept { from } => write!(f, "accept {from}"),
            Action::Refuse { from } => write!(f, "refuse {from}"),
            Action::Later => f.write_str("later"),
            Action::Withdraw => f.write_str("withdraw"),
            Action::Execute { of } => write!(f, "execute {of}"),
            Action::Concede { to } => write!(f, "concede {to}"),
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
        ("later", "") => Action::Later,
        ("withdraw", "") => Action::Withdraw,
        ("end", "movement") => Action::EndMovement,
        ("end", "turn") => Action::EndTurn,
        ("lead", rest) => {
            let (at, name) = Province::take(rest)?;
            Action::Lead { at, leader: Leader::ALL.into_iter().find(|it| it.name() == name)? }
        }
        ("take", rest) => take(rest)?,
        ("go", to) => Action::Go { to: province(to)? },
        ("board", galley) => Action::Board { galley: whole(GalleyName::take(galley, GALLEYS)?)? },
        ("set", rest) => Action::SetSail { to: sea(rest.strip_prefix("sail ")?)? },
        ("sail", rest) => {
            let (galley, to) = GalleyName::take(rest, GALLEYS)?;
            Action::Sail { galley, to: sea(to)? }
        }
        ("land", rest) => {
            let (galley, to) = GalleyName::take(rest, GALLEYS)?;
            Action::Land { galley, to: province(to)? }
        }
        ("fight", field) => Action::Fight { field: whole(Field::take(field)?)? },
        ("target", unit) => Action::Target { unit: Unit::named(unit)? },
        ("retreat", to) => Action::Retreat { to: province(to)? },
        ("lose", galley) => Action::Lose { galley: whole(GalleyName::take(galley, GALLEYS)?)? },
        ("destroy", at) => Action::Destroy { at: province(at)? },
        ("buy", rest) => buy(rest)?,
        ("build", rest) => build(rest)?,
        ("offer", rest) => {
            let (to, terms) = Province::take(rest)?;
            Action::Offer { to, terms: terms.parse().ok()? }
        }
        ("accept", from) => Action::Accept { from: province(from)? },
        ("refuse", from) => Action::Refuse { from: province(from)? },
        ("execute", of) => Action::Execute { of: province(of)? },
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
        // All generals of the box could stand together.
        "generals" => (n <= 36).then_some(Action::TakeGenerals { n }),
        "tired cavalry" => (n <= LEGION).then_some(Action::TakeTired { n }),
        unit => {
            let unit = Unit::named(unit).filter(|&it| it != Unit::Galley && n <= LEGION)?;
            Some(Action::Take { unit, n })
        }
    }
}

fn buy(rest: &str) -> Option<Action> {
    let (what, rest) = rest.split_once(' ')?;
    let unit = Unit::named(what)?;
    if unit == Unit::Galley {
        return Some(Action::BuyGalley { at: whole(Coast::take(rest)?)? });
    }
    let n = rest.parse().ok().filter(|n| (1..=LEGION).contains(n))?;
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

fn sea(text: &str) -> Option<Sea> {
    whole(Sea::take(text)?)
}
