//! English sentences for transcripts and logs; people read those of their catalogue.

use std::fmt;

use conquest::{Feat, Victory, company, several};

use super::{Act, Dice, Event};
use crate::pieces::{Leader, Units};

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Deed(deed) => deed.fmt(f),
            Event::HomeChosen { seat, home } => write!(f, "seat {} is {home}", seat.0 + 1),
            Event::Feat(Feat::LeaderChosen { who, leader, at }) => {
                write!(f, "{who}: {} in {at} gets ready", with_article(*leader))
            }
            Event::RodeOn { who, at } => write!(f, "{who}: the road leads on from {at}"),
            Event::Marched { who, leader, units, from, to, by_road } => {
                let by_road = if *by_road { " by road" } else { "" };
                write!(f, "{who}: {} goes from {from} to {to}{by_road}", with_article(*leader))?;
                company(f, *units)
            }
            Event::Act(Act::Sailed { who, galley, to, units, generals, caesar }) => {
                write!(f, "{who}: galley {galley} sails into {to}")?;
                aboard(f, *units, *generals, *caesar)
            }
            Event::Act(Act::Landed { who, galley, at, units, generals, caesar }) => {
                write!(f, "{who}: galley {galley} lands in {at}")?;
                aboard(f, *units, *generals, *caesar)
            }
            Event::Met { who, at, foe } => write!(f, "{who} meets {foe} in {at}"),
            Event::Act(Act::BattleJoined { field, attacker, defender }) => {
                write!(f, "battle: {field}, {attacker} against {defender}")
            }
            Event::LegionFormed { who, legion, reserve } => {
                write!(f, "{who} fights with {legion}")?;
                if reserve.is_empty() { Ok(()) } else { write!(f, "; in reserve: {reserve}") }
            }
            Event::Rolled { who, dice, hits } => {
                write!(f, "{who} rolls {dice}: {}", several(*hits, "hit"))
            }
            Event::UnitsLost { who, units } => write!(f, "{who} loses {units}"),
            Event::Stood { who } => write!(f, "{who} fights on"),
            Event::Retreated { who, from, to: Some(to) } => {
                write!(f, "{who} retreats from {from} to {to}")
            }
            Event::Retreated { who, from, to: None } => {
                write!(f, "{who} retreats from {from} and has nowhere to go")
            }
            Event::Pursued { who, dice, hits } => {
                write!(f, "{who} pursues with {dice}: {}", several(*hits, "hit"))
            }
            Event::CutDown { who, of, units } => write!(f, "{who} cuts down {units} of {of}"),
            Event::Act(Act::BattleWon { who, field }) => {
                write!(f, "{who} wins the battle: {field}")
            }
            Event::BattleUndecided { field } => write!(f, "nobody wins the battle: {field}"),
            Event::GalleyGivenUp { galley, of } => write!(f, "{of} gives up the galley {galley}"),
            Event::GalleySunk { galley, of, units } => {
                write!(f, "{of}: galley {galley} sinks")?;
                company(f, *units)
            }
            Event::Feat(Feat::GalleysDestroyed { of, at, n }) => {
                write!(f, "destroyed: {} of {of} in {at}", several(*n, "galley"))
            }
            Event::GeneralsDrowned { of, n } => {
                write!(f, "drowned: {} of {of}", several(*n, "general"))
            }
            Event::CaptivesJudged { who, of, held, removed } => {
                write!(f, "{who} holds {held} and removes {removed} of the generals of {of}")
            }
            Event::Feat(Feat::Eliminated { who, by, sum }) => write!(
                f,
                "the Caesar of {who} is captured by {by}: {sum} talents and all else are won"
            ),
            Event::Vanished { who } => write!(f, "the Caesar of {who} drowns: nobody inherits"),
            Event::Feat(Feat::Bought { who, unit, n, sum }) => {
                write!(f, "{who} buys {n} {unit} for {sum} talents")
            }
            Event::Act(Act::GalleyBought { who, galley, at, sum }) => {
                write!(f, "{who} buys the galley {galley} for {sum} talents, in {at}")
            }
            Event::Feat(Feat::CityBuilt { who, at, sum }) => {
                write!(f, "{who} builds a city in {at} for {sum} talents")
            }
            Event::Feat(Feat::WallBuilt { who, at, sum }) => {
                write!(f, "{who} fortifies {at} for {sum} talents")
            }
            Event::RoadBuilt { who, between: [a, b], sum } => {
                write!(f, "{who} builds a road from {a} to {b} for {sum} talents")
            }
            Event::Act(Act::Offered { who, to, terms }) => write!(f, "{who} offers {to}: {terms}"),
            Event::Act(Act::Agreed { who, with, terms }) => {
                write!(f, "{who} agrees with {with}: {terms}")
            }
            Event::Feat(Feat::GeneralsReturned { who, n }) => {
                write!(f, "{} of {who} back", several(*n, "general"))
            }
            Event::UsualSet { who, on: true } => write!(f, "{who} takes the usual losses"),
            Event::UsualSet { who, on: false } => write!(f, "{who} chooses its losses itself"),
            Event::Feat(Feat::Won { who, by: Victory::LastCaesar }) => {
                write!(f, "{who} has the last Caesar")
            }
            Event::Feat(Feat::Won { who, by: Victory::Concession }) => {
                write!(f, "all have conceded: {who} wins")
            }
            Event::Feat(Feat::Won { who, by: Victory::RoundLimit }) => {
                write!(f, "the last round is over: {who} wins")
            }
            Event::Feat(Feat::Shared) => f.write_str("the game is shared"),
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

fn with_article(leader: Leader) -> &'static str {
    match leader {
        Leader::Caesar => "the Caesar",
        Leader::General | Leader::Tired => "a general",
    }
}

/// ` with 3 infantry, 1 general, the Caesar`
fn aboard(f: &mut fmt::Formatter<'_>, units: Units, generals: u8, caesar: bool) -> fmt::Result {
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
