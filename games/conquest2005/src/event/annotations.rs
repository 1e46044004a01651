//! What the log adds: the clauses behind an event, and the places it is about.

use conquest::{Clauses, seas::Battlefield as _};
use kernel::Annotate;

use super::Event;

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

impl Annotate for Event {
    fn clauses(&self) -> &'static [&'static str] {
        match self {
            Event::Deed(deed) => deed.clauses(&BOOK),
            Event::Feat(feat) => feat.clauses(&BOOK),
            Event::Act(act) => act.clauses(&BOOK),
            Event::Met { .. } => &["C05-19"],
            Event::LegionFormed { .. } => &["C05-20"],
            Event::Rolled { .. } => &["C05-21"],
            Event::Retreated { .. } => &["C05-32"],
            Event::Pursued { .. } => &["C05-30"],
            Event::GeneralsDrowned { .. } | Event::Vanished { .. } => &["C05-40"],
            Event::CaptivesJudged { .. } => &["C05-37"],
            Event::HomeChosen { .. }
            | Event::RodeOn { .. }
            | Event::Marched { .. }
            | Event::UnitsLost { .. }
            | Event::Stood { .. }
            | Event::CutDown { .. }
            | Event::BattleUndecided { .. }
            | Event::GalleyGivenUp { .. }
            | Event::GalleySunk { .. }
            | Event::RoadBuilt { .. }
            | Event::UsualSet { .. } => &[],
        }
    }

    fn places(&self) -> Vec<String> {
        let ids: &[&str] = match self {
            Event::HomeChosen { home, .. } => &[home.id()],
            Event::RodeOn { at, .. } | Event::Met { at, .. } => &[at.id()],
            Event::BattleUndecided { field } => &[field.id()],
            Event::Marched { from, to, .. } | Event::Retreated { from, to: Some(to), .. } => {
                &[from.id(), to.id()]
            }
            Event::Retreated { from, to: None, .. } => &[from.id()],
            Event::RoadBuilt { between: [one, other], .. } => &[one.id(), other.id()],
            Event::Deed(deed) => return deed.places(),
            Event::Feat(feat) => return feat.places(),
            Event::Act(act) => return act.places(),
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
            | Event::UsualSet { .. } => &[],
        };
        ids.iter().map(ToString::to_string).collect()
    }
}
