//! What can be clicked.

use serde::Serialize;

use crate::city::City;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Handle {
    Space {
        at: City,
    },
    Confirm,
    /// The route to be scored, counted from 1, where there are several.
    Score {
        nth: u8,
    },
}

impl kernel::Handle for Handle {
    fn stays_in_sight(&self) -> bool {
        !matches!(self, Handle::Space { .. })
    }
}
