//! English sentences for transcripts and logs; people read those of their catalogue.

use std::fmt;

use conquest::{Clauses, Feat, Incidents, March, Victory, Words, company, several};

use super::{Dice, Incident};
use crate::pieces::Cargo;

impl Incidents for Incident {
    const BOOK: Clauses = Clauses {
        prices_rose: &["C05-46"],
        roads_removed: &["C05-44"],
        generals_captured: &["C05-31"],
        conceded: &["C05-53"],
        galleys_destroyed: &["C05-34"],
        eliminated: &["C05-33"],
        generals_returned: &[],
        agreed: &["C05-52"],
    };

    const WORDS: Words = Words {
        caesar: "the Caesar",
        lands: "lands in",
        buys: ["buys the galley", " talents, in"],
        agrees: "agrees with",
    };

    /// ` with 3 infantry, 1 general, the Caesar`
    fn aboard(f: &mut fmt::Formatter<'_>, aboard: Cargo) -> fmt::Result {
        let Cargo { units, generals, caesar } = aboard;
        let mut parts = Vec::new();
        if !units.is_empty() {
            parts.push(units.to_string());
        }
        if 0 < generals {
            parts.push(several(generals, "general"));
        }
        if caesar {
            parts.push("the Caesar".to_owned());
        }
        if parts.is_empty() { Ok(()) } else { write!(f, " with {}", parts.join(", ")) }
    }

    fn feat(f: &mut fmt::Formatter<'_>, feat: Feat) -> fmt::Result {
        match feat {
            Feat::LeaderChosen { who, leader, at } => {
                write!(f, "{who}: {} in {at} gets ready", Incident::leader(leader))
            }
            Feat::GalleysDestroyed { of, at, n } => {
                write!(f, "destroyed: {} of {of} in {at}", several(n, "galley"))
            }
            Feat::Eliminated { who, by, sum } => write!(
                f,
                "the Caesar of {who} is captured by {by}: {sum} talents and all else are won"
            ),
            Feat::Bought { who, unit, n, sum } => {
                write!(f, "{who} buys {n} {unit} for {sum} talents")
            }
            Feat::CityBuilt { who, at, sum } => {
                write!(f, "{who} builds a city in {at} for {sum} talents")
            }
            Feat::WallBuilt { who, at, sum } => {
                write!(f, "{who} fortifies {at} for {sum} talents")
            }
            Feat::GeneralsReturned { who, n } => {
                write!(f, "{} of {who} back", several(n, "general"))
            }
            Feat::Won { who, by: Victory::LastCaesar } => {
                write!(f, "{who} has the last Caesar")
            }
            Feat::Won { who, by: Victory::Concession } => {
                write!(f, "all have conceded: {who} wins")
            }
            Feat::Won { who, by: Victory::RoundLimit } => {
                write!(f, "the last round is over: {who} wins")
            }
            Feat::Shared => f.write_str("the game is shared"),
        }
    }
}

impl fmt::Display for Incident {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Incident::HomeChosen { seat, home } => {
                write!(f, "seat {} is {home}", seat.0 + 1)
            }
            Incident::RodeOn { who, at } => {
                write!(f, "{who}: the road leads on from {at}")
            }
            Incident::Marched { march, by_road } => {
                let March { who, leader, units, from, to } = march;
                let by_road = if *by_road { " by road" } else { "" };
                write!(
                    f,
                    "{who}: {} goes from {from} to {to}{by_road}",
                    Incident::leader(*leader)
                )?;
                company(f, *units)
            }
            Incident::Met { who, at, foe } => write!(f, "{who} meets {foe} in {at}"),
            Incident::LegionFormed { who, legion, reserve } => {
                write!(f, "{who} fights with {legion}")?;
                if reserve.is_empty() { Ok(()) } else { write!(f, "; in reserve: {reserve}") }
            }
            Incident::Rolled { who, dice, hits } => {
                write!(f, "{who} rolls {dice}: {}", several(*hits, "hit"))
            }
            Incident::UnitsLost { who, units } => write!(f, "{who} loses {units}"),
            Incident::Stood { who } => write!(f, "{who} fights on"),
            Incident::Retreated { who, from, to: Some(to) } => {
                write!(f, "{who} retreats from {from} to {to}")
            }
            Incident::Retreated { who, from, to: None } => {
                write!(f, "{who} retreats from {from} and has nowhere to go")
            }
            Incident::Pursued { who, dice, hits } => {
                write!(f, "{who} pursues with {dice}: {}", several(*hits, "hit"))
            }
            Incident::CutDown { who, of, units } => {
                write!(f, "{who} cuts down {units} of {of}")
            }
            Incident::BattleUndecided { field } => {
                write!(f, "nobody wins the battle: {field}")
            }
            Incident::GalleyGivenUp { galley, of } => {
                write!(f, "{of} gives up the galley {galley}")
            }
            Incident::GalleySunk { galley, of, units } => {
                write!(f, "{of}: galley {galley} sinks")?;
                company(f, *units)
            }
            Incident::GeneralsDrowned { of, n } => {
                write!(f, "drowned: {} of {of}", several(*n, "general"))
            }
            Incident::CaptivesJudged { who, of, held, removed } => {
                write!(f, "{who} holds {held} and removes {removed} of the generals of {of}")
            }
            Incident::Vanished { who } => {
                write!(f, "the Caesar of {who} drowns: nobody inherits")
            }
            Incident::RoadBuilt { who, between: [a, b], sum } => {
                write!(f, "{who} builds a road from {a} to {b} for {sum} talents")
            }
            Incident::UsualSet { who, on: true } => {
                write!(f, "{who} takes the usual losses")
            }
            Incident::UsualSet { who, on: false } => {
                write!(f, "{who} chooses its losses itself")
            }
        }
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Dice { infantry, cavalry, catapult, galley, blank } = *self;
        let faces = [
            (infantry, "infantry"),
            (cavalry, "cavalry"),
            (catapult, "catapult"),
            (galley, "galley"),
            (blank, "blank"),
        ];
        let mut comma = "";
        for (n, name) in faces.into_iter().filter(|it| 0 < it.0) {
            write!(f, "{comma}{n} {name}")?;
            comma = ", ";
        }
        Ok(())
    }
}
