//! English sentences for transcripts and logs; people read those of their catalogue.

use std::fmt;

use super::{Dice, Event, Victory};
use crate::pieces::{Leader, Units};

impl fmt::Display for Event {
    #[expect(clippy::too_many_lines, reason = "one sentence for each kind")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::HomeChosen { seat, home } => write!(f, "seat {} is {home}", seat.0 + 1),
            Event::TurnBegan { who, round } => write!(f, "{who} begins its turn, round {round}"),
            Event::PricesRose { by } => write!(f, "prices are {by} times the normal ones"),
            Event::LeaderChosen { who, leader, at } => {
                write!(f, "{who}: {} in {at} gets ready", with_article(*leader))
            }
            Event::RodeOn { who, at } => write!(f, "{who}: the road leads on from {at}"),
            Event::UnitsTaken { who, unit, n } => write!(f, "{who}: {n} {unit} with them"),
            Event::LeadersTaken { who, leader: Leader::Caesar, .. } => {
                write!(f, "{who}: Caesar with them")
            }
            Event::LeadersTaken { who, n, .. } => {
                write!(f, "{who}: {} with them", several(*n, "general"))
            }
            Event::Marched { who, leader, units, from, to, by_road } => {
                let by_road = if *by_road { " by road" } else { "" };
                write!(f, "{who}: {} goes from {from} to {to}{by_road}", with_article(*leader))?;
                company(f, *units)
            }
            Event::Halted { who } => write!(f, "{who}: it stays where it is"),
            Event::GalleyChosen { who, galley } => write!(f, "{who}: galley {galley} gets ready"),
            Event::Sailed { who, galley, to, units, generals, caesar } => {
                write!(f, "{who}: galley {galley} sails into {to}")?;
                aboard(f, *units, *generals, *caesar)
            }
            Event::Landed { who, galley, at, units, generals, caesar } => {
                write!(f, "{who}: galley {galley} lands in {at}")?;
                aboard(f, *units, *generals, *caesar)
            }
            Event::Met { who, at, foe } => write!(f, "{who} meets {foe} in {at}"),
            Event::MovementEnded { who } => write!(f, "{who} has moved"),
            Event::BattleJoined { field, attacker, defender } => {
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
            Event::BattleWon { who, field } => write!(f, "{who} wins the battle: {field}"),
            Event::BattleUndecided { field } => write!(f, "nobody wins the battle: {field}"),
            Event::GalleyGivenUp { galley, of } => write!(f, "{of} gives up the galley {galley}"),
            Event::GalleySunk { galley, of, units } => {
                write!(f, "{of}: galley {galley} sinks")?;
                company(f, *units)
            }
            Event::Taken { who, at, from: None } => write!(f, "{who} takes {at}"),
            Event::Taken { who, at, from: Some(from) } => write!(f, "{who} takes {at} from {from}"),
            Event::GalleysDestroyed { of, at, n } => {
                write!(f, "destroyed: {} of {of} in {at}", several(*n, "galley"))
            }
            Event::GeneralsCaptured { who, of, n } => {
                write!(f, "{who} captures {} of {of}", several(*n, "general"))
            }
            Event::GeneralsDrowned { of, n } => {
                write!(f, "drowned: {} of {of}", several(*n, "general"))
            }
            Event::CaptivesJudged { who, of, held, removed } => {
                write!(f, "{who} holds {held} and removes {removed} of the generals of {of}")
            }
            Event::Eliminated { who, by, sum } => write!(
                f,
                "the Caesar of {who} is captured by {by}: {sum} talents and all else are won"
            ),
            Event::Vanished { who } => write!(f, "the Caesar of {who} drowns: nobody inherits"),
            Event::TributeCollected { who, sum } => write!(f, "{who} collects {sum} talents"),
            Event::CityDestroyed { who, at } => write!(f, "{who} destroys the city of {at}"),
            Event::RoadsRemoved { at, n } => {
                write!(f, "removed: {} to {at}", several(*n, "road"))
            }
            Event::Bought { who, unit, n, sum } => {
                write!(f, "{who} buys {n} {unit} for {sum} talents")
            }
            Event::GalleyBought { who, galley, at, sum } => {
                write!(f, "{who} buys the galley {galley} for {sum} talents, in {at}")
            }
            Event::CityBuilt { who, at, sum } => {
                write!(f, "{who} builds a city in {at} for {sum} talents")
            }
            Event::WallBuilt { who, at, sum } => {
                write!(f, "{who} fortifies {at} for {sum} talents")
            }
            Event::RoadBuilt { who, between: [a, b], sum } => {
                write!(f, "{who} builds a road from {a} to {b} for {sum} talents")
            }
            Event::Offered { who, to, terms } => write!(f, "{who} offers {to}: {terms}"),
            Event::Agreed { who, with, terms } => write!(f, "{who} agrees with {with}: {terms}"),
            Event::Refused { who, to } => write!(f, "{who} refuses the offer of {to}"),
            Event::GeneralsReturned { who, n } => {
                write!(f, "{} of {who} back", several(*n, "general"))
            }
            Event::Conceded { who, to } => write!(f, "{who} concedes to {to}"),
            Event::UsualSet { who, on: true } => write!(f, "{who} takes the usual losses"),
            Event::UsualSet { who, on: false } => write!(f, "{who} chooses its losses itself"),
            Event::Won { who, by: Victory::LastCaesar } => write!(f, "{who} has the last Caesar"),
            Event::Won { who, by: Victory::Concession } => {
                write!(f, "all have conceded: {who} wins")
            }
            Event::Won { who, by: Victory::RoundLimit } => {
                write!(f, "the last round is over: {who} wins")
            }
            Event::Shared => f.write_str("the game is shared"),
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

fn several(n: u8, what: &str) -> String {
    match (n, what) {
        (1, _) => format!("1 {what}"),
        (0, _) => format!("no {what}"),
        (_, _) => format!("{n} {what}s"),
    }
}

fn company(f: &mut fmt::Formatter<'_>, units: Units) -> fmt::Result {
    if units.is_empty() { Ok(()) } else { write!(f, " with {units}") }
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
