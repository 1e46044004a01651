//! What the log adds: the clauses behind an event, and the places it is about.

use conquest::{March, seas::Battlefield as _};
use kernel::Annotate;

use super::Incident;

impl Annotate for Incident {
    fn clauses(&self) -> &'static [&'static str] {
        match self {
            Incident::Met { .. } => &["C84-28"],
            Incident::MoneyTaken { .. } | Incident::NoTribute { .. } => &["C84-49"],
            Incident::Retreated { .. } => &["C84-34"],
            Incident::GalleyStruck { .. } => &["C84-44"],
            Incident::Executed { .. } | Incident::Held { .. } => &["C84-45"],
            Incident::Marched { .. }
            | Incident::Rolled { .. }
            | Incident::RoadBuilt { .. }
            | Incident::LeftOpen { .. }
            | Incident::Withdrawn { .. } => &[],
        }
    }

    fn places(&self) -> Vec<String> {
        let ids: &[&str] = match self {
            Incident::Met { field, .. } => &[field.id()],
            Incident::Marched { march: March { from, to, .. } }
            | Incident::Retreated { from, to, .. } => &[from.id(), to.id()],
            Incident::RoadBuilt { between: [one, other], .. } => &[one.id(), other.id()],
            Incident::MoneyTaken { .. }
            | Incident::Rolled { .. }
            | Incident::GalleyStruck { .. }
            | Incident::NoTribute { .. }
            | Incident::LeftOpen { .. }
            | Incident::Withdrawn { .. }
            | Incident::Executed { .. }
            | Incident::Held { .. } => &[],
        };
        ids.iter().map(ToString::to_string).collect()
    }
}
