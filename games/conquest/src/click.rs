//! What can be clicked in both editions, besides places.

use serde::Serialize;

use crate::{
    Leader,
    army::Unit,
    empire::{GalleyName, Province},
};

/// Something that can be clicked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Click {
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
    Halt,
    Board,
    EndMovement,
    Retreat,
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
}

impl Click {
    /// Whether it is a button, which stays in sight, and no piece.
    pub fn is_button(self) -> bool {
        !matches!(
            self,
            Click::Leader { .. }
                | Click::Unit { .. }
                | Click::TiredCavalry
                | Click::Generals
                | Click::Galley { .. }
        )
    }
}
