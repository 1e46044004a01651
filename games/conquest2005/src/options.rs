//! What can be chosen before the first turn.

use conquest::options::{disputed_border, round_limit};
use kernel::{OptionKind, OptionMeta};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Options {
    /// C05-01 How players come to their home provinces.
    pub homes: Homes,
    /// C05-64 Mesopotamia and Arabia Petrea touch.
    pub mesopotamia_arabia: bool,
    /// C05-61 The game ends after so many rounds; 0 for as long as it takes.
    pub round_limit: u16,
}

/// C05-01 Chosen in the order of the seats, or dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Homes {
    #[default]
    Chosen,
    Dealt,
}

pub const OPTIONS: &[OptionMeta] = &[
    OptionMeta {
        id: "homes",
        clause: "C05-01",
        kind: OptionKind::Choice { values: &["chosen", "dealt"], default: "chosen" },
    },
    disputed_border("C05-64"),
    round_limit("C05-61"),
];
