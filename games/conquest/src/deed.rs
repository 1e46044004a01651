//! What happens in both editions.

use std::fmt;

use serde::Serialize;

use crate::{
    Leader,
    army::Unit,
    empire::{GalleyName, Province},
};

/// Something that happened and is told alike. A player is named by his home province.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Deed {
    TurnBegan {
        who: Province,
        round: u16,
    },
    /// Prices are multiplied by this from now on.
    PricesRose {
        by: u8,
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
    Halted {
        who: Province,
    },
    GalleyChosen {
        who: Province,
        galley: GalleyName,
    },
    MovementEnded {
        who: Province,
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
    GeneralsCaptured {
        who: Province,
        of: Province,
        n: u8,
    },
    TributeCollected {
        who: Province,
        sum: u32,
    },
    CityDestroyed {
        who: Province,
        at: Province,
    },
    Refused {
        who: Province,
        to: Province,
    },
    Conceded {
        who: Province,
        to: Province,
    },
}

/// Something that happened and that each edition tells in words of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Feat {
    LeaderChosen {
        who: Province,
        leader: Leader,
        at: Province,
    },
    GalleysDestroyed {
        of: Province,
        at: Province,
        n: u8,
    },
    /// His Caesar is captured: everything of his passes to the captor.
    Eliminated {
        who: Province,
        by: Province,
        /// His talents, without those of the bank.
        sum: u32,
    },
    Bought {
        who: Province,
        unit: Unit,
        n: u8,
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
    GeneralsReturned {
        who: Province,
        n: u8,
    },
    Won {
        who: Province,
        by: Victory,
    },
    /// Nobody is before the others.
    Shared,
}

/// How somebody has won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Victory {
    LastCaesar,
    Concession,
    RoundLimit,
}

impl Deed {
    /// The province it is about, if it is about one.
    pub fn place(self) -> Option<Province> {
        match self {
            Deed::Taken { at, .. }
            | Deed::RoadsRemoved { at, .. }
            | Deed::CityDestroyed { at, .. } => Some(at),
            Deed::TurnBegan { .. }
            | Deed::PricesRose { .. }
            | Deed::UnitsTaken { .. }
            | Deed::LeadersTaken { .. }
            | Deed::Halted { .. }
            | Deed::GalleyChosen { .. }
            | Deed::MovementEnded { .. }
            | Deed::GeneralsCaptured { .. }
            | Deed::TributeCollected { .. }
            | Deed::Refused { .. }
            | Deed::Conceded { .. } => None,
        }
    }
}

impl Feat {
    /// The province it is about, if it is about one in both editions.
    pub fn place(self) -> Option<Province> {
        match self {
            Feat::LeaderChosen { at, .. }
            | Feat::GalleysDestroyed { at, .. }
            | Feat::CityBuilt { at, .. }
            | Feat::WallBuilt { at, .. } => Some(at),
            Feat::Eliminated { .. }
            | Feat::Bought { .. }
            | Feat::GeneralsReturned { .. }
            | Feat::Won { .. }
            | Feat::Shared => None,
        }
    }
}

/// Events of an edition that can say what happens in both.
pub trait Story: From<Deed> + From<Feat> {}

impl<T: From<Deed> + From<Feat>> Story for T {}

/// English sentences for transcripts and logs; people read those of their catalogue.
impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::TurnBegan { who, round } => write!(f, "{who} begins its turn, round {round}"),
            Deed::PricesRose { by } => write!(f, "prices are {by} times the normal ones"),
            Deed::UnitsTaken { who, unit, n } => write!(f, "{who}: {n} {unit} with them"),
            Deed::LeadersTaken { who, leader: Leader::Caesar, .. } => {
                write!(f, "{who}: Caesar with them")
            }
            Deed::LeadersTaken { who, n, .. } => {
                write!(f, "{who}: {} with them", several(*n, "general"))
            }
            Deed::Halted { who } => write!(f, "{who}: it stays where it is"),
            Deed::GalleyChosen { who, galley } => write!(f, "{who}: galley {galley} gets ready"),
            Deed::MovementEnded { who } => write!(f, "{who} has moved"),
            Deed::Taken { who, at, from: None } => write!(f, "{who} takes {at}"),
            Deed::Taken { who, at, from: Some(from) } => write!(f, "{who} takes {at} from {from}"),
            Deed::RoadsRemoved { at, n } => write!(f, "removed: {} to {at}", several(*n, "road")),
            Deed::GeneralsCaptured { who, of, n } => {
                write!(f, "{who} captures {} of {of}", several(*n, "general"))
            }
            Deed::TributeCollected { who, sum } => write!(f, "{who} collects {sum} talents"),
            Deed::CityDestroyed { who, at } => write!(f, "{who} destroys the city of {at}"),
            Deed::Refused { who, to } => write!(f, "{who} refuses the offer of {to}"),
            Deed::Conceded { who, to } => write!(f, "{who} concedes to {to}"),
        }
    }
}

/// `no galley`, `1 galley`, `2 galleys`
pub fn several(n: u8, what: &str) -> String {
    match n {
        0 => format!("no {what}"),
        1 => format!("1 {what}"),
        _ => format!("{n} {what}s"),
    }
}
