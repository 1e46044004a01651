//! What can be chosen before the first turn.

use std::ops::Not;

use kernel::{OptionKind, OptionMeta};
use serde::{Deserialize, Serialize};

use crate::rulings::Rulings;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Options {
    /// IMP-17 The proconsul's marker does not count in its province.
    pub proconsul_apart: bool,
    /// IMP-24 The chain is paid to every sole leader, and nothing to who does not lead alone.
    // Left out where it is off, so that records from before there was such a choice stay as they are.
    #[serde(skip_serializing_if = "Not::not")]
    #[cfg_attr(debug_assertions, ts(as = "Option<bool>", optional))]
    pub lead_pays: bool,
    /// IMP-44 The game ends after so many rounds; 0 for never.
    pub round_limit: RoundLimit,
    /// What the version of the rules decides.
    #[serde(skip)]
    pub rulings: Rulings,
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
        id: "lead_pays",
        clause: "IMP-24",
        kind: OptionKind::Flag { default: false, with_computers: false },
    },
    OptionMeta {
        id: "round_limit",
        clause: "IMP-44",
        kind: OptionKind::Number { default: 0, max: MAX_ROUNDS },
    },
];

impl Options {
    /// IMP-24 Whether the proconsul's points go with the lead, by choice or because the table is an
    /// old one, and not with the seat.
    #[inline]
    pub fn pays_the_lead(self) -> bool {
        self.lead_pays || !self.rulings.seat_pays
    }
}

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
