//! What can be chosen before the first turn.

use kernel::{OptionKind, OptionMeta};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Options {
    /// IMP-17 The proconsul's marker does not count in its province.
    pub proconsul_apart: bool,
    /// IMP-44 The game ends after so many rounds; 0 for never.
    pub round_limit: RoundLimit,
}

/// IMP-44 A number of rounds that a table can ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "u32")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct RoundLimit(pub u32);

const MAX_ROUNDS: u32 = 100;

pub const OPTIONS: &[OptionMeta] = &[
    OptionMeta {
        id: "proconsul_apart",
        clause: "IMP-17",
        kind: OptionKind::Flag { default: false, with_computers: false },
    },
    OptionMeta {
        id: "round_limit",
        clause: "IMP-44",
        kind: OptionKind::Number { default: 0, max: MAX_ROUNDS },
    },
];

impl TryFrom<u32> for RoundLimit {
    type Error = String;

    fn try_from(n: u32) -> Result<Self, Self::Error> {
        if n <= MAX_ROUNDS {
            Ok(RoundLimit(n))
        } else {
            Err(format!("at most {MAX_ROUNDS} rounds"))
        }
    }
}
