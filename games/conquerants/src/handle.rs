//! What can be clicked.

use serde::Serialize;

use crate::{
    board::Territory,
    people::{People, Peoples},
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Handle {
    /// A people that is bid for.
    Bid {
        people: People,
    },
    /// What is bid for it.
    Price {
        points: u16,
    },
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
        #[cfg_attr(debug_assertions, ts(as = "Vec<People>"))]
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
