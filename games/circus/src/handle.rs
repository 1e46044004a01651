//! What can be clicked.

use serde::Serialize;

use crate::{board::Hex, pieces::Card};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Handle {
    Space {
        at: Hex,
    },
    Card {
        card: Card,
    },
    /// The card is used without moving.
    Spend,
    /// No further card.
    Stop,
}

impl kernel::Handle for Handle {
    fn stays_in_sight(&self) -> bool {
        !matches!(self, Handle::Space { .. })
    }
}
