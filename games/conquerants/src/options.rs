//! What can be chosen before the first turn.

use std::ops::Not;

use kernel::{OptionKind, OptionMeta};
use serde::{Deserialize, Serialize};

use crate::rulings::Rulings;

/// The longest time for an answer, in seconds.
pub const MAX_ANSWER_SECONDS: u16 = 600;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Options {
    /// CON-02 The peoples are dealt to the seats instead of chosen.
    pub dealt_peoples: bool,
    /// CON-45 The players bid for the peoples before the game begins.
    // Left out where it is off, so that records from before there was such a choice stay as they are.
    #[serde(skip_serializing_if = "Not::not")]
    #[cfg_attr(debug_assertions, ts(as = "Option<bool>", optional))]
    pub bid_peoples: bool,
    /// CON-20 The seconds in which an asked player answers; 0 for as long as it takes. The rules
    /// have no clock: whoever keeps the time refuses for a player who is late.
    pub answer_seconds: u16,
    /// What the version of the rules decides.
    #[serde(skip)]
    pub rulings: Rulings,
}

pub const OPTIONS: &[OptionMeta] = &[
    OptionMeta {
        id: "dealt_peoples",
        clause: "CON-02",
        kind: OptionKind::Flag { default: false, with_computers: false },
    },
    OptionMeta {
        id: "bid_peoples",
        clause: "CON-45",
        kind: OptionKind::Flag { default: false, with_computers: false },
    },
    OptionMeta {
        id: "answer_seconds",
        clause: "CON-20",
        kind: OptionKind::Number { default: 0, max: MAX_ANSWER_SECONDS as u32 },
    },
];
