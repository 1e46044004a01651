//! What the log adds: the clauses behind an event, and the places it is about.

use conquest::{Deed, Feat};
use kernel::Annotate;

use super::Event;
use crate::places::Province;

impl Annotate for Event {
    fn clauses(&self) -> &'static [&'static str] {
        match self {
            Event::Deed(deed) => clauses_of_deed(*deed),
            Event::Feat(feat) => clauses_of_feat(*feat),
            Event::Met { .. } => &["C05-19"],
            Event::LegionFormed { .. } => &["C05-20"],
            Event::Rolled { .. } => &["C05-21"],
            Event::Retreated { .. } => &["C05-32"],
            Event::Pursued { .. } => &["C05-30"],
            Event::GeneralsDrowned { .. } | Event::Vanished { .. } => &["C05-40"],
            Event::CaptivesJudged { .. } => &["C05-37"],
            Event::Agreed { .. } => &["C05-52"],
            Event::HomeChosen { .. }
            | Event::RodeOn { .. }
            | Event::Marched { .. }
            | Event::Sailed { .. }
            | Event::Landed { .. }
            | Event::BattleJoined { .. }
            | Event::UnitsLost { .. }
            | Event::Stood { .. }
            | Event::CutDown { .. }
            | Event::BattleWon { .. }
            | Event::BattleUndecided { .. }
            | Event::GalleyGivenUp { .. }
            | Event::GalleySunk { .. }
            | Event::GalleyBought { .. }
            | Event::RoadBuilt { .. }
            | Event::Offered { .. }
            | Event::UsualSet { .. } => &[],
        }
    }

    fn places(&self) -> Vec<String> {
        let ids: &[&str] = match self {
            Event::HomeChosen { home, .. } => &[home.id()],
            Event::RodeOn { at, .. }
            | Event::Landed { at, .. }
            | Event::Met { at, .. }
            | Event::GalleyBought { at, .. } => &[at.id()],
            Event::BattleJoined { field, .. }
            | Event::BattleWon { field, .. }
            | Event::BattleUndecided { field } => &[field.id()],
            Event::Marched { from, to, .. } | Event::Retreated { from, to: Some(to), .. } => {
                &[from.id(), to.id()]
            }
            Event::Retreated { from, to: None, .. } => &[from.id()],
            Event::Sailed { to, .. } => &[to.id()],
            Event::RoadBuilt { between: [one, other], .. } => &[one.id(), other.id()],
            Event::Deed(deed) => return place(deed.place()),
            Event::Feat(feat) => return place(feat.place()),
            Event::LegionFormed { .. }
            | Event::Rolled { .. }
            | Event::UnitsLost { .. }
            | Event::Stood { .. }
            | Event::Pursued { .. }
            | Event::CutDown { .. }
            | Event::GalleyGivenUp { .. }
            | Event::GalleySunk { .. }
            | Event::GeneralsDrowned { .. }
            | Event::CaptivesJudged { .. }
            | Event::Vanished { .. }
            | Event::Offered { .. }
            | Event::Agreed { .. }
            | Event::UsualSet { .. } => &[],
        };
        ids.iter().map(ToString::to_string).collect()
    }
}

fn place(at: Option<Province>) -> Vec<String> {
    at.map(|at| at.id().to_owned()).into_iter().collect()
}

fn clauses_of_deed(deed: Deed) -> &'static [&'static str] {
    match deed {
        Deed::PricesRose { .. } => &["C05-46"],
        Deed::RoadsRemoved { .. } => &["C05-44"],
        Deed::GeneralsCaptured { .. } => &["C05-31"],
        Deed::Conceded { .. } => &["C05-53"],
        Deed::TurnBegan { .. }
        | Deed::UnitsTaken { .. }
        | Deed::LeadersTaken { .. }
        | Deed::Halted { .. }
        | Deed::GalleyChosen { .. }
        | Deed::MovementEnded { .. }
        | Deed::Taken { .. }
        | Deed::TributeCollected { .. }
        | Deed::CityDestroyed { .. }
        | Deed::Refused { .. } => &[],
    }
}

fn clauses_of_feat(feat: Feat) -> &'static [&'static str] {
    match feat {
        Feat::GalleysDestroyed { .. } => &["C05-34"],
        Feat::Eliminated { .. } => &["C05-33"],
        Feat::LeaderChosen { .. }
        | Feat::Bought { .. }
        | Feat::CityBuilt { .. }
        | Feat::WallBuilt { .. }
        | Feat::GeneralsReturned { .. }
        | Feat::Won { .. }
        | Feat::Shared => &[],
    }
}
