//! What can be clicked.

use serde::Serialize;

use crate::pieces::Card;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Handle {
    Card {
        card: Card,
    },
    /// The pile is complete.
    Confirm,
}

impl kernel::Handle for Handle {}
