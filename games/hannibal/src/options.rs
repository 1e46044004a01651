//! What can be chosen before the first turn.

use std::ops::Not;

use kernel::{OptionKind, OptionMeta};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Options {
    /// HAN-37 The third occurrence of a position is a draw.
    pub repetition_draw: bool,
    /// HAN-41 Games with sides exchanged, until one player has won two in a row.
    pub match_play: bool,
    /// HAN-23 Spent cards lie face down: who holds what is for the players to remember.
    // Left out where it is off, so that records from before there was such a choice stay as they are.
    #[serde(skip_serializing_if = "Not::not")]
    #[cfg_attr(debug_assertions, ts(as = "Option<bool>", optional))]
    pub closed_hands: bool,
}

pub const OPTIONS: &[OptionMeta] = &[
    OptionMeta {
        id: "repetition_draw",
        clause: "HAN-37",
        kind: OptionKind::Flag { default: false, with_computers: true },
    },
    OptionMeta {
        id: "match_play",
        clause: "HAN-41",
        kind: OptionKind::Flag { default: false, with_computers: false },
    },
    OptionMeta {
        id: "closed_hands",
        clause: "HAN-23",
        kind: OptionKind::Flag { default: false, with_computers: false },
    },
];
