//! One line for each order, both ways.

use std::{fmt, str::FromStr};

use kernel::MAX_SEATS;
use parts::names::whole;

use super::Order;
use crate::{
    Berth as _, Edition, Leader,
    army::Unit,
    empire::{GalleyName, Province},
    seas::Sea as _,
};

impl<E: Edition> fmt::Display for Order<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::Lead { at, leader } => write!(f, "lead {at} {leader}"),
            Order::Take { unit, n } => write!(f, "take {unit} {n}"),
            Order::TakeTired { n } => write!(f, "take tired cavalry {n}"),
            Order::TakeGenerals { n } => write!(f, "take generals {n}"),
            Order::TakeCaesar => f.write_str("take Caesar"),
            Order::Go { to } => write!(f, "go {to}"),
            Order::Halt => f.write_str("halt"),
            Order::Board { galley } => write!(f, "board {galley}"),
            Order::SetSail { to } => write!(f, "set sail {to}"),
            Order::Sail { galley, to } => write!(f, "sail {galley} {to}"),
            Order::Land { galley, to } => write!(f, "land {galley} {to}"),
            Order::EndMovement => f.write_str("end movement"),
            Order::Destroy { at } => write!(f, "destroy {at}"),
            Order::Buy { unit, n } => write!(f, "buy {unit} {n}"),
            Order::BuyGalley { at } => write!(f, "buy galley {at}"),
            Order::City { at } => write!(f, "build city {at}"),
            Order::Wall { at } => write!(f, "build wall {at}"),
            Order::Road { between: [a, b] } => write!(f, "build road {a}-{b}"),
            Order::EndTurn => f.write_str("end turn"),
            Order::Concede { to } => write!(f, "concede {to}"),
        }
    }
}

impl<E: Edition> Order<E> {
    /// Reads an order as it is written here; what else an edition knows is none.
    pub fn read(text: &str) -> Option<Self> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let order = match (verb, rest) {
            ("halt", "") => Order::Halt,
            ("end", "movement") => Order::EndMovement,
            ("end", "turn") => Order::EndTurn,
            ("lead", rest) => {
                let (at, name) = Province::take(rest)?;
                Order::Lead { at, leader: Leader::ALL.into_iter().find(|it| it.name() == name)? }
            }
            ("take", rest) => take(rest)?,
            ("go", to) => Order::Go { to: to.parse().ok()? },
            ("board", name) => Order::Board { galley: whole(galley::<E>(name)?)? },
            ("set", rest) => Order::SetSail { to: sea::<E>(rest.strip_prefix("sail ")?)? },
            ("sail", rest) => {
                let (galley, to) = galley::<E>(rest)?;
                Order::Sail { galley, to: sea::<E>(to)? }
            }
            ("land", rest) => {
                let (galley, to) = galley::<E>(rest)?;
                Order::Land { galley, to: to.parse().ok()? }
            }
            ("destroy", at) => Order::Destroy { at: at.parse().ok()? },
            ("buy", rest) => buy(rest)?,
            ("build", rest) => build(rest)?,
            ("concede", to) => Order::Concede { to: to.parse().ok()? },
            _ => return None,
        };
        Some(order)
    }
}

fn take<E: Edition>(rest: &str) -> Option<Order<E>> {
    if rest == "Caesar" {
        return Some(Order::TakeCaesar);
    }
    let (what, n) = rest.rsplit_once(' ')?;
    let n: u8 = n.parse().ok().filter(|&n| 0 < n)?;
    match what {
        // All generals of the box could stand together.
        "generals" => {
            let all = MAX_SEATS * usize::from(E::GENERALS);
            (usize::from(n) <= all).then_some(Order::TakeGenerals { n })
        }
        // C84-11 C05-07 Whether so many can go along the rules say, and why not.
        "tired cavalry" => Some(Order::TakeTired { n }),
        unit => {
            let unit = Unit::named(unit).filter(|&it| it != Unit::Galley)?;
            Some(Order::Take { unit, n })
        }
    }
}

fn buy<E: Edition>(rest: &str) -> Option<Order<E>> {
    let (what, rest) = rest.split_once(' ')?;
    let unit = Unit::named(what)?;
    if unit == Unit::Galley {
        return Some(Order::BuyGalley { at: whole(E::Berth::take(rest)?)? });
    }
    let n = rest.parse().ok().filter(|n| (1..=E::most_bought(unit)).contains(n))?;
    Some(Order::Buy { unit, n })
}

fn build<E: Edition>(rest: &str) -> Option<Order<E>> {
    let (what, at) = rest.split_once(' ')?;
    match what {
        "city" => Some(Order::City { at: at.parse().ok()? }),
        "wall" => Some(Order::Wall { at: at.parse().ok()? }),
        "road" => {
            let (one, rest) = Province::take(at)?;
            let other = rest.strip_prefix('-')?.parse().ok()?;
            Some(Order::Road { between: [one.min(other), one.max(other)] })
        }
        _ => None,
    }
}

fn galley<E: Edition>(text: &str) -> Option<(GalleyName, &str)> {
    GalleyName::take(text, E::GALLEYS)
}

fn sea<E: Edition>(text: &str) -> Option<E::Sea> {
    whole(E::Sea::take(text)?)
}

/// Reads to whom something is offered, and what: `Macedonia ransom 30`.
pub fn read_offer<T: FromStr>(text: &str) -> Option<(Province, T)> {
    let (to, terms) = Province::take(text)?;
    Some((to, terms.parse().ok()?))
}
