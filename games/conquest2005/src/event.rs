//! What happened, in the rulebook's words. A player is named by his home province.

mod annotations;
mod words;

use kernel::Seat;
use serde::Serialize;

use crate::{
    deal::Terms,
    pieces::{Face, Field, GalleyName, Leader, Unit, Units},
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

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Event {
    HomeChosen {
        seat: Seat,
        home: Province,
    },
    TurnBegan {
        who: Province,
        round: u16,
    },
    /// Prices are multiplied by this from now on.
    PricesRose {
        by: u8,
    },
    LeaderChosen {
        who: Province,
        leader: Leader,
        at: Province,
    },
    /// Who has come by road is about to follow it further.
    RodeOn {
        who: Province,
        at: Province,
    },
    UnitsTaken {
        who: Province,
        unit: Unit,
        n: u8,
    },
    LeadersTaken {
        who: Province,
        leader: Leader,
        n: u8,
    },
    Marched {
        who: Province,
        leader: Leader,
        units: Units,
        from: Province,
        to: Province,
        by_road: bool,
    },
    Halted {
        who: Province,
    },
    GalleyChosen {
        who: Province,
        galley: GalleyName,
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
        at: Province,
        units: Units,
        generals: u8,
        caesar: bool,
    },
    /// Others stand where combat units have come.
    Met {
        who: Province,
        at: Province,
        foe: Province,
    },
    MovementEnded {
        who: Province,
    },
    BattleJoined {
        field: Field,
        attacker: Province,
        defender: Province,
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
    BattleWon {
        who: Province,
        field: Field,
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
    Taken {
        who: Province,
        at: Province,
        /// From whom, if it was anyone's.
        from: Option<Province>,
    },
    GalleysDestroyed {
        of: Province,
        at: Province,
        n: u8,
    },
    GeneralsCaptured {
        who: Province,
        of: Province,
        n: u8,
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
    /// His Caesar is captured: everything of his passes to the captor.
    Eliminated {
        who: Province,
        by: Province,
        sum: u32,
    },
    /// His Caesar is drowned: nobody inherits.
    Vanished {
        who: Province,
    },
    TributeCollected {
        who: Province,
        sum: u32,
    },
    CityDestroyed {
        who: Province,
        at: Province,
    },
    RoadsRemoved {
        at: Province,
        n: u8,
    },
    Bought {
        who: Province,
        unit: Unit,
        n: u8,
        sum: u32,
    },
    GalleyBought {
        who: Province,
        galley: GalleyName,
        at: Province,
        sum: u32,
    },
    CityBuilt {
        who: Province,
        at: Province,
        sum: u32,
    },
    WallBuilt {
        who: Province,
        at: Province,
        sum: u32,
    },
    RoadBuilt {
        who: Province,
        between: [Province; 2],
        sum: u32,
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
    Refused {
        who: Province,
        to: Province,
    },
    GeneralsReturned {
        who: Province,
        n: u8,
    },
    Conceded {
        who: Province,
        to: Province,
    },
    UsualSet {
        who: Province,
        on: bool,
    },
    Won {
        who: Province,
        by: Victory,
    },
    /// Nobody is before the others.
    Shared,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Victory {
    LastCaesar,
    Concession,
    RoundLimit,
}
