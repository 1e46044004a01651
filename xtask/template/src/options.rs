//! What can be chosen before the first turn.

use kernel::{OptionKind, OptionMeta};
use serde::{Deserialize, Serialize};

use crate::rulings::Rulings;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Options {
    /// CAL-04 Whoever takes the last pebble loses.
    pub misere: bool,
    /// What the version of the rules decides.
    #[serde(skip)]
    pub rulings: Rulings,
}

pub const OPTIONS: &[OptionMeta] = &[OptionMeta {
    id: "misere",
    clause: "CAL-04",
    kind: OptionKind::Flag { default: false, with_computers: false },
}];
