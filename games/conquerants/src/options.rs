//! What can be chosen before the first turn.

use kernel::{OptionKind, OptionMeta};
use serde::{Deserialize, Serialize};

/// The longest time for an answer, in seconds.
pub const MAX_ANSWER_SECONDS: u16 = 600;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Options {
    /// CON-02 The peoples are dealt to the seats instead of chosen.
    pub dealt_peoples: bool,
    /// CON-20 The seconds in which an asked player answers; 0 for as long as it takes. The rules
    /// have no clock: whoever keeps the time refuses for a player who is late.
    pub answer_seconds: u16,
}

pub const OPTIONS: &[OptionMeta] = &[
    OptionMeta {
        id: "dealt_peoples",
        clause: "CON-02",
        kind: OptionKind::Flag { default: false, with_computers: false },
    },
    OptionMeta {
        id: "answer_seconds",
        clause: "CON-20",
        kind: OptionKind::Number { default: 0, max: MAX_ANSWER_SECONDS as u32 },
    },
];
