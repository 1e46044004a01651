//! What can be clicked.

use serde::Serialize;

use crate::{deal::Terms, pieces::Unit, places::Sea};

pub type Handle = conquest::Handle<Sea, Terms, Own>;

/// What can be clicked in this edition only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Own {
    /// So many of this kind, where all kinds are named one after the other.
    Units {
        unit: Unit,
        n: u8,
    },
    RideOn,
    EndCombat,
    Stand,
    Hold,
    /// Whether the usual choices are made without asking.
    Usual {
        on: bool,
    },
}

/// All of them are buttons.
impl kernel::Handle for Own {
    fn stays_in_sight(&self) -> bool {
        true
    }
}
