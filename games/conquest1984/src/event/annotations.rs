//! What the log adds: the clauses behind an event, and the places it is about.

use kernel::Annotate;

use super::Event;

impl Annotate for Event {
    fn clauses(&self) -> &'static [&'static str] {
        match self {
            Event::PricesRose { .. } => &["C84-53"],
            Event::Met { .. } => &["C84-28"],
            Event::RoadsRemoved { .. } => &["C84-15"],
            Event::GalleysDestroyed { .. } => &["C84-37"],
            Event::GeneralsCaptured { .. } => &["C84-45"],
            Event::MoneyTaken { .. } | Event::NoTribute { .. } => &["C84-49"],
            Event::Eliminated { .. } => &["C84-47"],
            Event::Retreated { .. } => &["C84-34"],
            Event::GalleyStruck { .. } => &["C84-44"],
            Event::Agreed { .. } | Event::GeneralsReturned { .. } => &["C84-46"],
            Event::Conceded { .. } => &["C84-59"],
            Event::TurnBegan { .. }
            | Event::LeaderChosen { .. }
            | Event::UnitsTaken { .. }
            | Event::LeadersTaken { .. }
            | Event::Marched { .. }
            | Event::Halted { .. }
            | Event::GalleyChosen { .. }
            | Event::Sailed { .. }
            | Event::Landed { .. }
            | Event::Taken { .. }
            | Event::MovementEnded { .. }
            | Event::BattleJoined { .. }
            | Event::Rolled { .. }
            | Event::BattleWon { .. }
            | Event::TributeCollected { .. }
            | Event::CityDestroyed { .. }
            | Event::Bought { .. }
            | Event::GalleyBought { .. }
            | Event::CityBuilt { .. }
            | Event::WallBuilt { .. }
            | Event::RoadBuilt { .. }
            | Event::Offered { .. }
            | Event::Refused { .. }
            | Event::LeftOpen { .. }
            | Event::Withdrawn { .. }
            | Event::Executed { .. }
            | Event::Won { .. }
            | Event::Shared => &[],
        }
    }

    fn places(&self) -> Vec<String> {
        let ids: &[&str] = match self {
            Event::LeaderChosen { at, .. }
            | Event::Taken { at, .. }
            | Event::RoadsRemoved { at, .. }
            | Event::GalleysDestroyed { at, .. }
            | Event::CityDestroyed { at, .. }
            | Event::CityBuilt { at, .. }
            | Event::WallBuilt { at, .. } => &[at.id()],
            Event::Landed { at, .. } | Event::GalleyBought { at, .. } => &[at.province().id()],
            Event::Met { field, .. }
            | Event::BattleJoined { field, .. }
            | Event::BattleWon { field, .. } => &[field.id()],
            Event::Marched { from, to, .. } | Event::Retreated { from, to, .. } => {
                &[from.id(), to.id()]
            }
            Event::Sailed { to, .. } => &[to.id()],
            Event::Bought { who, .. } => &[who.id()],
            Event::RoadBuilt { between: [one, other], .. } => &[one.id(), other.id()],
            Event::TurnBegan { .. }
            | Event::PricesRose { .. }
            | Event::UnitsTaken { .. }
            | Event::LeadersTaken { .. }
            | Event::Halted { .. }
            | Event::GalleyChosen { .. }
            | Event::GeneralsCaptured { .. }
            | Event::MoneyTaken { .. }
            | Event::Eliminated { .. }
            | Event::MovementEnded { .. }
            | Event::Rolled { .. }
            | Event::GalleyStruck { .. }
            | Event::TributeCollected { .. }
            | Event::NoTribute { .. }
            | Event::Offered { .. }
            | Event::Agreed { .. }
            | Event::Refused { .. }
            | Event::LeftOpen { .. }
            | Event::Withdrawn { .. }
            | Event::GeneralsReturned { .. }
            | Event::Executed { .. }
            | Event::Conceded { .. }
            | Event::Won { .. }
            | Event::Shared => &[],
        };
        ids.iter().map(ToString::to_string).collect()
    }
}
