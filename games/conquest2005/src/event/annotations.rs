//! What the log adds: the clauses behind an event, and the places it is about.

use conquest::{March, seas::Battlefield as _};
use kernel::Annotate;

use super::Incident;

impl Annotate for Incident {
    fn clauses(&self) -> &'static [&'static str] {
        match self {
            Incident::Met { .. } => &["C05-19"],
            Incident::LegionFormed { .. } => &["C05-20"],
            Incident::Rolled { .. } => &["C05-21"],
            Incident::Retreated { .. } => &["C05-32"],
            Incident::Pursued { .. } => &["C05-30"],
            Incident::GeneralsDrowned { .. } | Incident::Vanished { .. } => &["C05-40"],
            Incident::CaptivesJudged { .. } => &["C05-37"],
            Incident::HomeChosen { .. }
            | Incident::RodeOn { .. }
            | Incident::Marched { .. }
            | Incident::UnitsLost { .. }
            | Incident::Stood { .. }
            | Incident::CutDown { .. }
            | Incident::BattleUndecided { .. }
            | Incident::GalleyGivenUp { .. }
            | Incident::GalleySunk { .. }
            | Incident::RoadBuilt { .. }
            | Incident::UsualSet { .. } => &[],
        }
    }

    fn places(&self) -> Vec<String> {
        let ids: &[&str] = match self {
            Incident::HomeChosen { home, .. } => &[home.id()],
            Incident::RodeOn { at, .. } | Incident::Met { at, .. } => &[at.id()],
            Incident::BattleUndecided { field } => &[field.id()],
            Incident::Marched { march: March { from, to, .. }, .. }
            | Incident::Retreated { from, to: Some(to), .. } => &[from.id(), to.id()],
            Incident::Retreated { from, to: None, .. } => &[from.id()],
            Incident::RoadBuilt { between: [one, other], .. } => &[one.id(), other.id()],
            Incident::LegionFormed { .. }
            | Incident::Rolled { .. }
            | Incident::UnitsLost { .. }
            | Incident::Stood { .. }
            | Incident::Pursued { .. }
            | Incident::CutDown { .. }
            | Incident::GalleyGivenUp { .. }
            | Incident::GalleySunk { .. }
            | Incident::GeneralsDrowned { .. }
            | Incident::CaptivesJudged { .. }
            | Incident::Vanished { .. }
            | Incident::UsualSet { .. } => &[],
        };
        ids.iter().map(ToString::to_string).collect()
    }
}
