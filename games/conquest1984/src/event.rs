//! What happened, in the rulebook's words. A player is named by his home province.

mod annotations;
mod words;

use conquest::{Deed, Feat};
use serde::Serialize;

use crate::{
    board::Coast,
    deal::Terms,
    pieces::{Field, GalleyName, Leader, Unit, Units},
    places::{Province, Sea},
};

pub type Act = conquest::Act<Sea, Coast, Field, Terms>;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Event {
    Marched {
        who: Province,
        leader: Leader,
        units: Units,
        from: Province,
        to: Province,
    },
    /// Enemies stand where combat units have come.
    Met {
        who: Province,
        field: Field,
    },
    MoneyTaken {
        who: Province,
        of: Province,
        sum: u32,
    },
    Rolled {
        who: Province,
        target: Unit,
        /// None where no die was needed.
        die: Option<u8>,
        advantage: u8,
        hit: bool,
    },
    GalleyStruck {
        of: Province,
        galley: GalleyName,
        unit: Unit,
    },
    Retreated {
        who: Province,
        from: Province,
        to: Province,
    },
    /// Without the home province.
    NoTribute {
        who: Province,
        /// What its provinces would have paid.
        worth: u32,
    },
    RoadBuilt {
        who: Province,
        between: [Province; 2],
    },
    LeftOpen {
        who: Province,
    },
    Withdrawn {
        who: Province,
    },
    Executed {
        who: Province,
        of: Province,
    },
    /// What happens in both editions.
    #[serde(untagged)]
    Deed(#[cfg_attr(debug_assertions, ts(inline))] Deed),
    #[serde(untagged)]
    Feat(#[cfg_attr(debug_assertions, ts(inline))] Feat),
    #[serde(untagged)]
    Act(#[cfg_attr(debug_assertions, ts(inline))] Act),
}

impl From<Deed> for Event {
    fn from(deed: Deed) -> Self {
        Event::Deed(deed)
    }
}

impl From<Feat> for Event {
    fn from(feat: Feat) -> Self {
        Event::Feat(feat)
    }
}
