//! What can be chosen before the first turn.

use kernel::{OptionKind, OptionMeta};
use serde::{Deserialize, Serialize};

/// The longest game that a table can ask for, in rounds.
pub const MAX_ROUND_LIMIT: u16 = 100;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Options {
    /// C84-71 Mesopotamia and Arabia Petrea touch.
    pub mesopotamia_arabia: bool,
    /// C84-67 The game ends after so many rounds; 0 for as long as it takes.
    pub round_limit: u16,
}

pub const OPTIONS: &[OptionMeta] = &[
    OptionMeta {
        id: "mesopotamia_arabia",
        clause: "C84-71",
        kind: OptionKind::Flag { default: false, with_computers: false },
    },
    OptionMeta {
        id: "round_limit",
        clause: "C84-67",
        kind: OptionKind::Number { default: 0, max: MAX_ROUND_LIMIT as u32 },
    },
];
