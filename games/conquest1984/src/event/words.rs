//! English sentences for transcripts and logs; people read those of their catalogue.

use std::fmt;

use super::{Event, Victory};
use crate::pieces::{Leader, Unit, Units};

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::TurnBegan { who, round } => write!(f, "{who} begins its turn, round {round}"),
            Event::PricesRose { by } => write!(f, "prices are {by} times the normal ones"),
            Event::LeaderChosen { who, leader, at } => {
                write!(f, "{who}: {} in {at} gets ready", with_article(*leader))
            }
            Event::UnitsTaken { who, unit, n } => write!(f, "{who}: {n} {unit} with them"),
            Event::LeadersTaken { who, leader: Leader::Caesar, .. } => {
                write!(f, "{who}: Caesar with them")
            }
            Event::LeadersTaken { who, n, .. } => {
                write!(f, "{who}: {} with them", several(*n, "general"))
            }
            Event::Marched { who, leader, units, from, to } => {
                write!(f, "{who}: {} goes from {from} to {to}", with_article(*leader))?;
                company(f, *units)
            }
            Event::Halted { who } => write!(f, "{who}: it stays where it is"),
            Event::GalleyChosen { who, galley } => write!(f, "{who}: galley {galley} gets ready"),
            Event::Sailed { who, galley, to, units, generals, caesar } => {
                write!(f, "{who}: galley {galley} sails into {to}")?;
                company(f, *units)?;
                passengers(f, *generals, *caesar)
            }
            Event::Landed { who, galley, at, units, generals, caesar } => {
                write!(f, "{who}: galley {galley} lands on the coast of {at}")?;
                company(f, *units)?;
                passengers(f, *generals, *caesar)
            }
            Event::Met { who, field } => write!(f, "{who} meets enemies: {field}"),
            Event::Taken { who, at, from: None } => write!(f, "{who} takes {at}"),
            Event::Taken { who, at, from: Some(from) } => write!(f, "{who} takes {at} from {from}"),
            Event::RoadsRemoved { at, n } => write!(f, "removed: {} to {at}", several(*n, "road")),
            Event::GalleysDestroyed { of, at, n } => {
                write!(f, "destroyed: {} of {of} on the coast of {at}", several(*n, "galley"))
            }
            Event::GeneralsCaptured { who, of, n } => {
                write!(f, "{who} captures {} of {of}", several(*n, "general"))
            }
            Event::MoneyTaken { who, of, sum } => write!(f, "{who} takes {sum} talents of {of}"),
            Event::Eliminated { who, by, sum } => {
                write!(
                    f,
                    "{by} captures the Caesar of {who}, all that was his, {sum} talents and 100"
                )
            }
            Event::MovementEnded { who } => write!(f, "{who} has moved"),
            Event::BattleJoined { field, attacker, defender } => {
                write!(f, "battle: {field}, {attacker} against {defender}")
            }
            Event::Rolled { who, target, die, advantage, hit } => {
                match (die, advantage) {
                    (None, _) => write!(f, "{who} needs no die against {target}")?,
                    (Some(die), 0) => write!(f, "{who} rolls {die} against {target}")?,
                    (Some(die), more) => write!(f, "{who} rolls {die} + {more} against {target}")?,
                }
                f.write_str(if *hit { ": destroyed" } else { ": missed" })
            }
            Event::GalleyStruck { of, galley, unit } => match unit {
                Unit::Galley => write!(f, "{of}: galley {galley} is sunk"),
                Unit::Infantry | Unit::Cavalry | Unit::Catapult => {
                    write!(f, "{of}: galley {galley} loses one {unit}")
                }
            },
            Event::Retreated { who, from, to } => write!(f, "{who} retreats from {from} to {to}"),
            Event::BattleWon { who, field } => write!(f, "{who} wins the battle: {field}"),
            Event::TributeCollected { who, sum } => write!(f, "{who} collects {sum} talents"),
            Event::NoTribute { who, .. } => {
                write!(f, "{who} has lost its home and collects nothing")
            }
            Event::CityDestroyed { who, at } => write!(f, "{who} destroys the city of {at}"),
            Event::Bought { who, unit, n, sum } => write!(f, "{who} buys {n} {unit} for {sum}"),
            Event::GalleyBought { who, galley, at, sum } => {
                write!(f, "{who} buys galley {galley} for {sum}: {at}")
            }
            Event::CityBuilt { who, at, sum } => write!(f, "{who} builds a city in {at} for {sum}"),
            Event::WallBuilt { who, at, sum } => write!(f, "{who} builds a wall in {at} for {sum}"),
            Event::RoadBuilt { who, between: [a, b] } => {
                write!(f, "{who} builds a road between {a} and {b}")
            }
            Event::Offered { who, to, terms } => write!(f, "{who} offers {to}: {terms}"),
            Event::Agreed { who, with, terms } => {
                write!(f, "{who} agrees with the offer of {with}: {terms}")
            }
            Event::Refused { who, to } => write!(f, "{who} refuses the offer of {to}"),
            Event::LeftOpen { who } => write!(f, "{who} will answer later"),
            Event::Withdrawn { who } => write!(f, "{who} withdraws its offer"),
            Event::GeneralsReturned { who, n } => {
                write!(f, "back to {who}: {}", several(*n, "general"))
            }
            Event::Executed { who, of } => write!(f, "{who} removes a captured general of {of}"),
            Event::Conceded { who, to } => write!(f, "{who} concedes to {to}"),
            Event::Won { who, by } => write!(f, "{who} wins: {}", how(*by)),
            Event::Shared => f.write_str("the last round is over, and the first are equal"),
        }
    }
}

fn how(by: Victory) -> &'static str {
    match by {
        Victory::LastCaesar => "the last Caesar",
        Victory::Concession => "the others concede",
        Victory::RoundLimit => "the greatest worth after the last round",
    }
}

fn several(n: u8, what: &str) -> String {
    let s = if n == 1 { "" } else { "s" };
    format!("{n} {what}{s}")
}

fn with_article(leader: Leader) -> &'static str {
    match leader {
        Leader::Caesar => "Caesar",
        Leader::General | Leader::Tired => "a general",
    }
}

fn company(f: &mut fmt::Formatter<'_>, units: Units) -> fmt::Result {
    if units.is_empty() { Ok(()) } else { write!(f, " with {units}") }
}

fn passengers(f: &mut fmt::Formatter<'_>, generals: u8, caesar: bool) -> fmt::Result {
    if 0 < generals {
        write!(f, " and {}", several(generals, "general"))?;
    }
    if caesar { f.write_str(" and Caesar") } else { Ok(()) }
}
