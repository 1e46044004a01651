//! What can be clicked.

use serde::Serialize;

use crate::{
    deal::Terms,
    pieces::{GalleyName, Leader, Unit},
    places::{Province, Sea},
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Handle {
    /// A province or a sea, with what is there.
    Space {
        at: Place,
    },
    /// Somebody who leads a legion.
    Leader {
        leader: Leader,
    },
    /// Units of this kind, to go along or to be aimed at.
    Unit {
        unit: Unit,
    },
    /// Cavalry with one movement left.
    TiredCavalry,
    /// Generals who go aboard together.
    Generals,
    Galley {
        galley: GalleyName,
    },
    /// So many of them.
    Count {
        n: u8,
    },
    /// A player, named by the home province.
    Player {
        home: Province,
    },
    /// What is offered.
    Terms {
        terms: Terms,
    },
    /// So many of this kind, where all kinds are named one after the other.
    Units {
        unit: Unit,
        n: u8,
    },
    RideOn,
    Halt,
    Board,
    EndMovement,
    EndCombat,
    Stand,
    Retreat,
    Hold,
    Destroy,
    Buy {
        unit: Unit,
    },
    BuildCity,
    BuildWall,
    BuildRoad,
    EndTurn,
    Offer,
    Accept,
    Refuse,
    Concede,
    /// Whether the usual choices are made without asking.
    Usual {
        on: bool,
    },
}

/// What a map has room for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Place {
    Land(Province),
    Sea(Sea),
}

impl kernel::Handle for Handle {
    fn stays_in_sight(&self) -> bool {
        !matches!(
            self,
            Handle::Space { .. }
                | Handle::Leader { .. }
                | Handle::Unit { .. }
                | Handle::TiredCavalry
                | Handle::Generals
                | Handle::Galley { .. }
        )
    }
}

impl From<Province> for Handle {
    fn from(at: Province) -> Handle {
        Handle::Space { at: Place::Land(at) }
    }
}

impl From<Sea> for Handle {
    fn from(at: Sea) -> Handle {
        Handle::Space { at: Place::Sea(at) }
    }
}
