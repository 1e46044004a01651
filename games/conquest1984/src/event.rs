//! What happened, in the rulebook's words. A player is named by his home province.

mod annotations;
mod words;

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
    Taken {
        who: Province,
        at: Province,
        /// From whom, if it was anyone's.
        from: Option<Province>,
    },
    RoadsRemoved {
        at: Province,
        n: u8,
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
    MoneyTaken {
        who: Province,
        of: Province,
        sum: u32,
    },
    /// His Caesar is captured: everything of his passes to the captor.
    Eliminated {
        who: Province,
        by: Province,
        /// His talents, without those of the bank.
        sum: u32,
    },
    MovementEnded {
        who: Province,
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
    TributeCollected {
        who: Province,
        sum: u32,
    },
    /// Without the home province.
    NoTribute {
        who: Province,
        /// What its provinces would have paid.
        worth: u32,
    },
    CityDestroyed {
        who: Province,
        at: Province,
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
        at: Coast,
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
    LeftOpen {
        who: Province,
    },
    Withdrawn {
        who: Province,
    },
    GeneralsReturned {
        who: Province,
        n: u8,
    },
    Executed {
        who: Province,
        of: Province,
    },
    Conceded {
        who: Province,
        to: Province,
    },
    Won {
        who: Province,
        by: Victory,
    },
    /// The last round is over, and these are equal.
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
