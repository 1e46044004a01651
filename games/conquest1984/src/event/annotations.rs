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
            Event::Met { .. } => &["C84-28"],
            Event::MoneyTaken { .. } | Event::NoTribute { .. } => &["C84-49"],
            Event::Retreated { .. } => &["C84-34"],
            Event::GalleyStruck { .. } => &["C84-44"],
            Event::Agreed { .. } => &["C84-46"],
            Event::Marched { .. }
            | Event::Sailed { .. }
            | Event::Landed { .. }
            | Event::BattleJoined { .. }
            | Event::Rolled { .. }
            | Event::BattleWon { .. }
            | Event::GalleyBought { .. }
            | Event::RoadBuilt { .. }
            | Event::Offered { .. }
            | Event::LeftOpen { .. }
            | Event::Withdrawn { .. }
            | Event::Executed { .. } => &[],
        }
    }

    fn places(&self) -> Vec<String> {
        let ids: &[&str] = match self {
            Event::Feat(Feat::Bought { who, .. }) => &[who.id()],
            Event::Landed { at, .. } | Event::GalleyBought { at, .. } => &[at.province().id()],
            Event::Met { field, .. }
            | Event::BattleJoined { field, .. }
            | Event::BattleWon { field, .. } => &[field.id()],
            Event::Marched { from, to, .. } | Event::Retreated { from, to, .. } => {
                &[from.id(), to.id()]
            }
            Event::Sailed { to, .. } => &[to.id()],
            Event::RoadBuilt { between: [one, other], .. } => &[one.id(), other.id()],
            Event::Deed(deed) => return place(deed.place()),
            Event::Feat(feat) => return place(feat.place()),
            Event::MoneyTaken { .. }
            | Event::Rolled { .. }
            | Event::GalleyStruck { .. }
            | Event::NoTribute { .. }
            | Event::Offered { .. }
            | Event::Agreed { .. }
            | Event::LeftOpen { .. }
            | Event::Withdrawn { .. }
            | Event::Executed { .. } => &[],
        };
        ids.iter().map(ToString::to_string).collect()
    }
}

fn place(at: Option<Province>) -> Vec<String> {
    at.map(|at| at.id().to_owned()).into_iter().collect()
}

fn clauses_of_deed(deed: Deed) -> &'static [&'static str] {
    match deed {
        Deed::PricesRose { .. } => &["C84-53"],
        Deed::RoadsRemoved { .. } => &["C84-15"],
        Deed::GeneralsCaptured { .. } => &["C84-45"],
        Deed::Conceded { .. } => &["C84-59"],
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
        Feat::GalleysDestroyed { .. } => &["C84-37"],
        Feat::Eliminated { .. } => &["C84-47"],
        Feat::GeneralsReturned { .. } => &["C84-46"],
        Feat::LeaderChosen { .. }
        | Feat::Bought { .. }
        | Feat::CityBuilt { .. }
        | Feat::WallBuilt { .. }
        | Feat::Won { .. }
        | Feat::Shared => &[],
    }
}
