//! What can be chosen before the first turn.

use kernel::{OptionKind, OptionMeta};
use serde::{Deserialize, Serialize};

use crate::{board::board, rulings::Rulings};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Options {
    /// CAL-01 More pebbles in each hole.
    pub plenty: bool,
    /// What the version of the rules decides.
    #[serde(skip)]
    pub rulings: Rulings,
}

pub const OPTIONS: &[OptionMeta] = &[OptionMeta {
    id: "plenty",
    clause: "CAL-01",
    kind: OptionKind::Flag { default: false, with_computers: false },
}];

impl Options {
    /// CAL-01 How many pebbles lie in each hole at first.
    pub fn pebbles(self) -> u8 {
        if self.plenty { board().plenty } else { board().pebbles }
    }
}
