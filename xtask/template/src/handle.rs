//! What can be clicked. The browser is told by these names; its types are made from them.

use serde::Serialize;

use crate::board::Hole;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Handle {
    /// A hole.
    Space { at: Hole },
    /// A button for how many.
    Number { n: u8 },
}

impl kernel::Handle for Handle {
    fn stays_in_sight(&self) -> bool {
        matches!(self, Handle::Number { .. })
    }
}
