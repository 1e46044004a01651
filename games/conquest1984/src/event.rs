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
    Sailed {
        who: Province,
        galley: GalleyName,
        to: Sea,
        units: Units,
        generals: u8,
        caesar: bool,
    },
    Landed {
        who: Province,
        galley: GalleyName,
        at: Coast,
        units: Units,
        generals: u8,
        caesar: bool,
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
    BattleJoined {
        field: Field,
        attacker: Province,
        defender: Province,
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
    BattleWon {
        who: Province,
        field: Field,
    },
    /// Without the home province.
    NoTribute {
        who: Province,
        /// What its provinces would have paid.
        worth: u32,
    },
    GalleyBought {
        who: Province,
        galley: GalleyName,
        at: Coast,
        sum: u32,
    },
    RoadBuilt {
        who: Province,
        between: [Province; 2],
    },
    Offered {
        who: Province,
        to: Province,
        terms: Terms,
    },
    Agreed {
        who: Province,
        with: Province,
        terms: Terms,
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
