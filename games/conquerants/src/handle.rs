//! What can be clicked.

use serde::Serialize;

use crate::{board::Territory, people::Peoples};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Handle {
    Space {
        at: Territory,
    },
    Trade,
    Conquer,
    Romanise,
    /// Allies are looked for.
    Ask,
    /// These are asked.
    Allies {
        #[cfg_attr(debug_assertions, ts(as = "Vec<crate::people::People>"))]
        whom: Peoples,
    },
    Pass,
    Ready,
    Accept,
    Refuse,
    End,
}

impl kernel::Handle for Handle {
    fn stays_in_sight(&self) -> bool {
        !matches!(self, Handle::Space { .. })
    }
}
