//! English sentences for transcripts and logs; people read those of their catalogue.

use std::fmt;

use conquest::{Clauses, Feat, Incidents, March, Victory, Words, company, several};

use super::Incident;
use crate::pieces::{Cargo, Unit};

impl Incidents for Incident {
    const BOOK: Clauses = Clauses {
        prices_rose: &["C84-53"],
        roads_removed: &["C84-15"],
        generals_captured: &["C84-45"],
        conceded: &["C84-59"],
        galleys_destroyed: &["C84-37"],
        eliminated: &["C84-47"],
        generals_returned: &["C84-46"],
        agreed: &["C84-46"],
    };

    const WORDS: Words = Words {
        caesar: "Caesar",
        lands: "lands on the coast of",
        buys: ["buys galley", ":"],
        agrees: "agrees with the offer of",
    };

    fn aboard(f: &mut fmt::Formatter<'_>, aboard: Cargo) -> fmt::Result {
        let Cargo { units, generals, caesar } = aboard;
        company(f, units)?;
        if 0 < generals {
            write!(f, " and {}", several(generals, "general"))?;
        }
        if caesar { f.write_str(" and Caesar") } else { Ok(()) }
    }

    fn feat(f: &mut fmt::Formatter<'_>, feat: Feat) -> fmt::Result {
        match feat {
            Feat::LeaderChosen { who, leader, at } => {
                write!(f, "{who}: {} in {at} gets ready", Incident::leader(leader))
            }
            Feat::GalleysDestroyed { of, at, n } => {
                write!(f, "destroyed: {} of {of} on the coast of {at}", several(n, "galley"))
            }
            Feat::Eliminated { who, by, sum } => {
                write!(
                    f,
                    "{by} captures the Caesar of {who}, all that was his, {sum} talents and 100"
                )
            }
            Feat::Bought { who, unit, n, sum } => {
                write!(f, "{who} buys {n} {unit} for {sum}")
            }
            Feat::CityBuilt { who, at, sum } => {
                write!(f, "{who} builds a city in {at} for {sum}")
            }
            Feat::WallBuilt { who, at, sum } => {
                write!(f, "{who} builds a wall in {at} for {sum}")
            }
            Feat::GeneralsReturned { who, n } => {
                write!(f, "back to {who}: {}", several(n, "general"))
            }
            Feat::Won { who, by } => write!(f, "{who} wins: {}", how(by)),
            Feat::Shared => f.write_str("the last round is over, and the first are equal"),
        }
    }
}

impl fmt::Display for Incident {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Incident::Marched { march: March { who, leader, units, from, to } } => {
                write!(f, "{who}: {} goes from {from} to {to}", Incident::leader(*leader))?;
                company(f, *units)
            }
            Incident::Met { who, field } => write!(f, "{who} meets enemies: {field}"),
            Incident::MoneyTaken { who, of, sum } => {
                write!(f, "{who} takes {sum} talents of {of}")
            }
            Incident::Rolled { who, target, die, advantage, hit } => {
                match (die, advantage) {
                    (None, _) => write!(f, "{who} needs no die against {target}")?,
                    (Some(die), 0) => write!(f, "{who} rolls {die} against {target}")?,
                    (Some(die), more) => write!(f, "{who} rolls {die} + {more} against {target}")?,
                }
                f.write_str(if *hit { ": destroyed" } else { ": missed" })
            }
            Incident::GalleyStruck { of, galley, unit } => match unit {
                Unit::Galley => write!(f, "{of}: galley {galley} is sunk"),
                Unit::Infantry | Unit::Cavalry | Unit::Catapult => {
                    write!(f, "{of}: galley {galley} loses one {unit}")
                }
            },
            Incident::Retreated { who, from, to } => {
                write!(f, "{who} retreats from {from} to {to}")
            }
            Incident::NoTribute { who, .. } => {
                write!(f, "{who} has lost its home and collects nothing")
            }
            Incident::RoadBuilt { who, between: [a, b] } => {
                write!(f, "{who} builds a road between {a} and {b}")
            }
            Incident::LeftOpen { who } => write!(f, "{who} will answer later"),
            Incident::Withdrawn { who } => write!(f, "{who} withdraws its offer"),
            Incident::Executed { who, of } => {
                write!(f, "{who} removes a captured general of {of}")
            }
            Incident::Held { who, of, n } => {
                write!(f, "{who} holds {} of {of}", several(*n, "general"))
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
