//! What the log adds: the clauses behind an event, and the places it is about.

use conquest::{Clauses, Feat, seas::Battlefield as _};
use kernel::Annotate;

use super::Event;

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

impl Annotate for Event {
    fn clauses(&self) -> &'static [&'static str] {
        match self {
            Event::Deed(deed) => deed.clauses(&BOOK),
            Event::Feat(feat) => feat.clauses(&BOOK),
            Event::Act(act) => act.clauses(&BOOK),
            Event::Met { .. } => &["C84-28"],
            Event::MoneyTaken { .. } | Event::NoTribute { .. } => &["C84-49"],
            Event::Retreated { .. } => &["C84-34"],
            Event::GalleyStruck { .. } => &["C84-44"],
            Event::Marched { .. }
            | Event::Rolled { .. }
            | Event::RoadBuilt { .. }
            | Event::LeftOpen { .. }
            | Event::Withdrawn { .. }
            | Event::Executed { .. } => &[],
        }
    }

    fn places(&self) -> Vec<String> {
        let ids: &[&str] = match self {
            Event::Feat(Feat::Bought { who, .. }) => &[who.id()],
            Event::Met { field, .. } => &[field.id()],
            Event::Marched { from, to, .. } | Event::Retreated { from, to, .. } => {
                &[from.id(), to.id()]
            }
            Event::RoadBuilt { between: [one, other], .. } => &[one.id(), other.id()],
            Event::Deed(deed) => return deed.places(),
            Event::Feat(feat) => return feat.places(),
            Event::Act(act) => return act.places(),
            Event::MoneyTaken { .. }
            | Event::Rolled { .. }
            | Event::GalleyStruck { .. }
            | Event::NoTribute { .. }
            | Event::LeftOpen { .. }
            | Event::Withdrawn { .. }
            | Event::Executed { .. } => &[],
        };
        ids.iter().map(ToString::to_string).collect()
    }
}
