//! What happened, in the rulebook's words. A player is named by his home province.

mod annotations;
mod words;

use conquest::March;
use kernel::Seat;
use serde::Serialize;

use crate::{
    deal::Terms,
    pieces::{Face, Field, GalleyName, Units},
    places::{Province, Sea},
};

/// How many dice show each face.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Dice {
    pub infantry: u8,
    pub cavalry: u8,
    pub catapult: u8,
    pub galley: u8,
    pub blank: u8,
}

impl Dice {
    pub fn add(&mut self, face: Face) {
        match face {
            Face::Infantry => self.infantry += 1,
            Face::Cavalry => self.cavalry += 1,
            Face::Catapult => self.catapult += 1,
            Face::Galley => self.galley += 1,
            Face::Blank => self.blank += 1,
        }
    }
}

pub type Event = conquest::Event<Sea, Province, Field, Terms, Incident>;

/// What happens in this edition only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Incident {
    HomeChosen {
        seat: Seat,
        home: Province,
    },
    /// Who has come by road is about to follow it further.
    RodeOn {
        who: Province,
        at: Province,
    },
    Marched {
        #[serde(flatten)]
        march: March,
        by_road: bool,
    },
    /// Others stand where combat units have come.
    Met {
        who: Province,
        at: Province,
        foe: Province,
    },
    LegionFormed {
        who: Province,
        legion: Units,
        reserve: Units,
    },
    Rolled {
        who: Province,
        dice: Dice,
        hits: u8,
    },
    /// Laid down by the defender, lost by the attacker.
    UnitsLost {
        who: Province,
        units: Units,
    },
    Stood {
        who: Province,
    },
    Retreated {
        who: Province,
        from: Province,
        /// None where nothing is open.
        to: Option<Province>,
    },
    Pursued {
        who: Province,
        dice: Dice,
        hits: u8,
    },
    CutDown {
        who: Province,
        of: Province,
        units: Units,
    },
    /// Both have lost their last unit, or three rounds are over at sea.
    BattleUndecided {
        field: Field,
    },
    /// Named by its owner: it sinks when all are named.
    GalleyGivenUp {
        galley: GalleyName,
        of: Province,
    },
    GalleySunk {
        galley: GalleyName,
        of: Province,
        units: Units,
    },
    /// Nobody was left to capture them.
    GeneralsDrowned {
        of: Province,
        n: u8,
    },
    CaptivesJudged {
        who: Province,
        of: Province,
        held: u8,
        removed: u8,
    },
    /// His Caesar is drowned: nobody inherits.
    Vanished {
        who: Province,
    },
    RoadBuilt {
        who: Province,
        between: [Province; 2],
        sum: u32,
    },
    UsualSet {
        who: Province,
        on: bool,
    },
}
