//! What the log adds: the clauses behind an event, and the places it is about.

use kernel::Annotate;

use super::Event;

impl Annotate for Event {
    fn clauses(&self) -> &'static [&'static str] {
        match self {
            Event::PricesRose { .. } => &["C05-46"],
            Event::Met { .. } => &["C05-19"],
            Event::LegionFormed { .. } => &["C05-20"],
            Event::Rolled { .. } => &["C05-21"],
            Event::Retreated { .. } => &["C05-32"],
            Event::Pursued { .. } => &["C05-30"],
            Event::GalleysDestroyed { .. } => &["C05-34"],
            Event::GeneralsCaptured { .. } => &["C05-31"],
            Event::GeneralsDrowned { .. } | Event::Vanished { .. } => &["C05-40"],
            Event::CaptivesJudged { .. } => &["C05-37"],
            Event::Eliminated { .. } => &["C05-33"],
            Event::RoadsRemoved { .. } => &["C05-44"],
            Event::Agreed { .. } => &["C05-52"],
            Event::Conceded { .. } => &["C05-53"],
            Event::HomeChosen { .. }
            | Event::TurnBegan { .. }
            | Event::LeaderChosen { .. }
            | Event::RodeOn { .. }
            | Event::UnitsTaken { .. }
            | Event::LeadersTaken { .. }
            | Event::Marched { .. }
            | Event::Halted { .. }
            | Event::GalleyChosen { .. }
            | Event::Sailed { .. }
            | Event::Landed { .. }
            | Event::MovementEnded { .. }
            | Event::BattleJoined { .. }
            | Event::UnitsLost { .. }
            | Event::Stood { .. }
            | Event::CutDown { .. }
            | Event::BattleWon { .. }
            | Event::BattleUndecided { .. }
            | Event::GalleyGivenUp { .. }
            | Event::GalleySunk { .. }
            | Event::Taken { .. }
            | Event::TributeCollected { .. }
            | Event::CityDestroyed { .. }
            | Event::Bought { .. }
            | Event::GalleyBought { .. }
            | Event::CityBuilt { .. }
            | Event::WallBuilt { .. }
            | Event::RoadBuilt { .. }
            | Event::Offered { .. }
            | Event::Refused { .. }
            | Event::GeneralsReturned { .. }
            | Event::UsualSet { .. }
            | Event::Won { .. }
            | Event::Shared => &[],
        }
    }

    fn places(&self) -> Vec<String> {
        let ids: &[&str] = match self {
            Event::HomeChosen { home, .. } => &[home.id()],
            Event::LeaderChosen { at, .. }
            | Event::RodeOn { at, .. }
            | Event::Landed { at, .. }
            | Event::Met { at, .. }
            | Event::Taken { at, .. }
            | Event::GalleysDestroyed { at, .. }
            | Event::CityDestroyed { at, .. }
            | Event::RoadsRemoved { at, .. }
            | Event::GalleyBought { at, .. }
            | Event::CityBuilt { at, .. }
            | Event::WallBuilt { at, .. } => &[at.id()],
            Event::BattleJoined { field, .. }
            | Event::BattleWon { field, .. }
            | Event::BattleUndecided { field } => &[field.id()],
            Event::Marched { from, to, .. } | Event::Retreated { from, to: Some(to), .. } => {
                &[from.id(), to.id()]
            }
            Event::Retreated { from, to: None, .. } => &[from.id()],
            Event::Sailed { to, .. } => &[to.id()],
            Event::RoadBuilt { between: [one, other], .. } => &[one.id(), other.id()],
            Event::TurnBegan { .. }
            | Event::PricesRose { .. }
            | Event::UnitsTaken { .. }
            | Event::LeadersTaken { .. }
            | Event::Halted { .. }
            | Event::GalleyChosen { .. }
            | Event::MovementEnded { .. }
            | Event::LegionFormed { .. }
            | Event::Rolled { .. }
            | Event::UnitsLost { .. }
            | Event::Stood { .. }
            | Event::Pursued { .. }
            | Event::CutDown { .. }
            | Event::GalleyGivenUp { .. }
            | Event::GalleySunk { .. }
            | Event::GeneralsCaptured { .. }
            | Event::GeneralsDrowned { .. }
            | Event::CaptivesJudged { .. }
            | Event::Eliminated { .. }
            | Event::Vanished { .. }
            | Event::TributeCollected { .. }
            | Event::Bought { .. }
            | Event::Offered { .. }
            | Event::Agreed { .. }
            | Event::Refused { .. }
            | Event::GeneralsReturned { .. }
            | Event::Conceded { .. }
            | Event::UsualSet { .. }
            | Event::Won { .. }
            | Event::Shared => &[],
        };
        ids.iter().map(ToString::to_string).collect()
    }
}
