//! What can be chosen before the first turn.

use std::ops::Not;

use kernel::{OptionKind, OptionMeta};
use serde::{Deserialize, Serialize};

use crate::rulings::Rulings;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own at the table")]
pub struct Options {
    /// CES-21 Gold scores the square of the number of coins.
    pub gold_squares: bool,
    /// CES-24 With two or three players any 30 of the 40 treasures are used.
    pub wild_treasures: bool,
    /// CES-25 With two or three players whoever owns a whole colour scores all its cities.
    pub whole_colors: bool,
    /// CES-36 Who plays later begins with more points.
    // Left out where it is off, so that records from before there was such a choice stay as they are.
    #[serde(skip_serializing_if = "Not::not")]
    #[cfg_attr(debug_assertions, ts(as = "Option<bool>", optional))]
    pub head_start: bool,
    /// What the version of the rules decides.
    #[serde(skip)]
    pub rulings: Rulings,
}

/// A flag that is off unless the table wants it.
const fn off(id: &'static str, clause: &'static str) -> OptionMeta {
    let kind = OptionKind::Flag { default: false, with_computers: false };
    OptionMeta { id, clause, kind }
}

/// CES-30 Any of them may be used together.
pub const OPTIONS: &[OptionMeta] = &[
    off("gold_squares", "CES-21"),
    off("wild_treasures", "CES-24"),
    off("whole_colors", "CES-25"),
    off("head_start", "CES-36"),
];
