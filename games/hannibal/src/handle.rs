//! What can be clicked.

use serde::Serialize;

use crate::pieces::{Card, Place};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Handle {
    /// A province for the ordinary legions in it, or a route for its fleets.
    Space {
        at: Place,
    },
    /// The one Hannibal, wherever he stands.
    Hannibal,
    Card {
        card: Card,
    },
    Pass,
    Exchange,
    EngageLegion,
    EngageHannibal,
}

impl kernel::Handle for Handle {
    fn stays_in_sight(&self) -> bool {
        !matches!(self, Handle::Space { .. } | Handle::Hannibal)
    }
}
