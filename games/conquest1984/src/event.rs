//! What happened, in the rulebook's words. A player is named by his home province.

mod annotations;
mod words;

use conquest::March;
use serde::Serialize;

use crate::{
    board::Coast,
    deal::Terms,
    pieces::{Field, GalleyName, Unit},
    places::{Province, Sea},
};

pub type Event = conquest::Event<Sea, Coast, Field, Terms, Incident>;

/// What happens in this edition only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Incident {
    Marched {
        #[serde(flatten)]
        march: March,
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
    /// So many he has now.
    Held {
        who: Province,
        of: Province,
        n: u8,
    },
}
