//! What happens in both editions.

use std::fmt;

use serde::Serialize;

use crate::{
    Leader,
    army::{Unit, Units},
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

/// Where an edition's book speaks of what happens in both, as far as the log should say so.
#[derive(Debug, Clone, Copy)]
#[expect(missing_docs, reason = "they are called as the events are")]
pub struct Clauses {
    pub prices_rose: &'static [&'static str],
    pub roads_removed: &'static [&'static str],
    pub generals_captured: &'static [&'static str],
    pub conceded: &'static [&'static str],
    pub galleys_destroyed: &'static [&'static str],
    pub eliminated: &'static [&'static str],
    pub generals_returned: &'static [&'static str],
    pub agreed: &'static [&'static str],
}

impl Deed {
    /// The clauses behind it.
    pub fn clauses(self, book: &Clauses) -> &'static [&'static str] {
        match self {
            Deed::PricesRose { .. } => book.prices_rose,
            Deed::RoadsRemoved { .. } => book.roads_removed,
            Deed::GeneralsCaptured { .. } => book.generals_captured,
            Deed::Conceded { .. } => book.conceded,
            Deed::TurnBegan { .. }
            | Deed::UnitsTaken { .. }
            | Deed::LeadersTaken { .. }
            | Deed::Halted { .. }
            | Deed::GalleyChosen { .. }
            | Deed::MovementEnded { .. }
            | Deed::Taken { .. }
            | Deed::TributeCollected { .. }
            | Deed::CityDestroyed { .. }
            | Deed::Refused { .. } => &[],
        }
    }

    /// The province it is about, if it is about one.
    pub fn places(self) -> Vec<String> {
        match self {
            Deed::Taken { at, .. }
            | Deed::RoadsRemoved { at, .. }
            | Deed::CityDestroyed { at, .. } => vec![at.id().to_owned()],
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
            | Deed::Conceded { .. } => Vec::new(),
        }
    }
}

impl Feat {
    /// The clauses behind it.
    pub fn clauses(self, book: &Clauses) -> &'static [&'static str] {
        match self {
            Feat::GalleysDestroyed { .. } => book.galleys_destroyed,
            Feat::Eliminated { .. } => book.eliminated,
            Feat::GeneralsReturned { .. } => book.generals_returned,
            Feat::LeaderChosen { .. }
            | Feat::Bought { .. }
            | Feat::CityBuilt { .. }
            | Feat::WallBuilt { .. }
            | Feat::Won { .. }
            | Feat::Shared => &[],
        }
    }

    /// The province it is about, if it is about one.
    pub fn places(self) -> Vec<String> {
        match self {
            // Who is bought comes home.
            Feat::Bought { who: at, .. }
            | Feat::LeaderChosen { at, .. }
            | Feat::GalleysDestroyed { at, .. }
            | Feat::CityBuilt { at, .. }
            | Feat::WallBuilt { at, .. } => vec![at.id().to_owned()],
            Feat::Eliminated { .. }
            | Feat::GeneralsReturned { .. }
            | Feat::Won { .. }
            | Feat::Shared => Vec::new(),
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

/// ` with 3 infantry`, if anybody goes along.
pub fn company(f: &mut fmt::Formatter<'_>, units: Units) -> fmt::Result {
    if units.is_empty() { Ok(()) } else { write!(f, " with {units}") }
}

/// `no galley`, `1 galley`, `2 galleys`
pub fn several(n: u8, what: &str) -> String {
    match n {
        0 => format!("no {what}"),
        1 => format!("1 {what}"),
        _ => format!("{n} {what}s"),
    }
}
