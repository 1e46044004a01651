//! What can be clicked.

use conquest::Click;
use serde::Serialize;

use crate::{
    deal::Terms,
    pieces::Unit,
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
    EndCombat,
    Stand,
    Hold,
    /// Whether the usual choices are made without asking.
    Usual {
        on: bool,
    },
    /// What can be clicked in both editions.
    #[serde(untagged)]
    Click(#[cfg_attr(debug_assertions, ts(inline))] Click),
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
        match self {
            Handle::Space { .. } => false,
            Handle::Click(click) => click.is_button(),
            Handle::Terms { .. }
            | Handle::Units { .. }
            | Handle::RideOn
            | Handle::EndCombat
            | Handle::Stand
            | Handle::Hold
            | Handle::Usual { .. } => true,
        }
    }
}

impl From<Click> for Handle {
    fn from(click: Click) -> Handle {
        Handle::Click(click)
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
