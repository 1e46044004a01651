//! English sentences for transcripts and logs; people read those of their catalogue.

use std::fmt;

use conquest::{Feat, Victory, company, several};

use super::{Act, Event};
use crate::pieces::{Leader, Unit};

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Deed(deed) => deed.fmt(f),
            Event::Feat(Feat::LeaderChosen { who, leader, at }) => {
                write!(f, "{who}: {} in {at} gets ready", with_article(*leader))
            }
            Event::Marched { who, leader, units, from, to } => {
                write!(f, "{who}: {} goes from {from} to {to}", with_article(*leader))?;
                company(f, *units)
            }
            Event::Act(Act::Sailed { who, galley, to, units, generals, caesar }) => {
                write!(f, "{who}: galley {galley} sails into {to}")?;
                company(f, *units)?;
                passengers(f, *generals, *caesar)
            }
            Event::Act(Act::Landed { who, galley, at, units, generals, caesar }) => {
                write!(f, "{who}: galley {galley} lands on the coast of {at}")?;
                company(f, *units)?;
                passengers(f, *generals, *caesar)
            }
            Event::Met { who, field } => write!(f, "{who} meets enemies: {field}"),
            Event::Feat(Feat::GalleysDestroyed { of, at, n }) => {
                write!(f, "destroyed: {} of {of} on the coast of {at}", several(*n, "galley"))
            }
            Event::MoneyTaken { who, of, sum } => write!(f, "{who} takes {sum} talents of {of}"),
            Event::Feat(Feat::Eliminated { who, by, sum }) => {
                write!(
                    f,
                    "{by} captures the Caesar of {who}, all that was his, {sum} talents and 100"
                )
            }
            Event::Act(Act::BattleJoined { field, attacker, defender }) => {
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
            Event::Act(Act::BattleWon { who, field }) => {
                write!(f, "{who} wins the battle: {field}")
            }
            Event::NoTribute { who, .. } => {
                write!(f, "{who} has lost its home and collects nothing")
            }
            Event::Feat(Feat::Bought { who, unit, n, sum }) => {
                write!(f, "{who} buys {n} {unit} for {sum}")
            }
            Event::Act(Act::GalleyBought { who, galley, at, sum }) => {
                write!(f, "{who} buys galley {galley} for {sum}: {at}")
            }
            Event::Feat(Feat::CityBuilt { who, at, sum }) => {
                write!(f, "{who} builds a city in {at} for {sum}")
            }
            Event::Feat(Feat::WallBuilt { who, at, sum }) => {
                write!(f, "{who} builds a wall in {at} for {sum}")
            }
            Event::RoadBuilt { who, between: [a, b] } => {
                write!(f, "{who} builds a road between {a} and {b}")
            }
            Event::Act(Act::Offered { who, to, terms }) => write!(f, "{who} offers {to}: {terms}"),
            Event::Act(Act::Agreed { who, with, terms }) => {
                write!(f, "{who} agrees with the offer of {with}: {terms}")
            }
            Event::LeftOpen { who } => write!(f, "{who} will answer later"),
            Event::Withdrawn { who } => write!(f, "{who} withdraws its offer"),
            Event::Feat(Feat::GeneralsReturned { who, n }) => {
                write!(f, "back to {who}: {}", several(*n, "general"))
            }
            Event::Executed { who, of } => write!(f, "{who} removes a captured general of {of}"),
            Event::Feat(Feat::Won { who, by }) => write!(f, "{who} wins: {}", how(*by)),
            Event::Feat(Feat::Shared) => {
                f.write_str("the last round is over, and the first are equal")
            }
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

fn with_article(leader: Leader) -> &'static str {
    match leader {
        Leader::Caesar => "Caesar",
        Leader::General | Leader::Tired => "a general",
    }
}

fn passengers(f: &mut fmt::Formatter<'_>, generals: u8, caesar: bool) -> fmt::Result {
    if 0 < generals {
        write!(f, " and {}", several(generals, "general"))?;
    }
    if caesar { f.write_str(" and Caesar") } else { Ok(()) }
}
