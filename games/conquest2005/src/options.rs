//! What can be chosen before the first turn.

use std::ops::Not;

use conquest::options::{disputed_border, round_limit};
use kernel::{OptionKind, OptionMeta};
use serde::{Deserialize, Serialize};

use crate::rulings::Rulings;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Options {
    /// C05-01 How players come to their home provinces.
    pub homes: Homes,
    /// C05-64 Mesopotamia and Arabia Petrea touch.
    pub mesopotamia_arabia: bool,
    /// C05-80 Galleys bar a retreat, and no garrison destroys them.
    // Left out where it is off, so that records from before there was such a choice stay as they are.
    #[serde(skip_serializing_if = "Not::not")]
    #[cfg_attr(debug_assertions, ts(as = "Option<bool>", optional))]
    pub galleys_hold_ports: bool,
    /// C05-81 The coasts of Hispania, Italia and Macedonia are in parts that do not touch.
    #[serde(skip_serializing_if = "Not::not")]
    #[cfg_attr(debug_assertions, ts(as = "Option<bool>", optional))]
    pub separate_coasts: bool,
    /// C05-61 The game ends after so many rounds; 0 for as long as it takes.
    pub round_limit: u16,
    /// What the version of the rules decides.
    #[serde(skip)]
    pub rulings: Rulings,
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
    flag("galleys_hold_ports", "C05-80"),
    flag("separate_coasts", "C05-81"),
    round_limit("C05-61"),
];

const fn flag(id: &'static str, clause: &'static str) -> OptionMeta {
    let kind = OptionKind::Flag { default: false, with_computers: false };
    OptionMeta { id, clause, kind }
}

impl Options {
    /// C05-67 C05-70 C05-80 Whether others' galleys bar a retreat and stay where a garrison is.
    pub fn galleys_hold(self) -> bool {
        self.galleys_hold_ports || !self.rulings.galleys_yield
    }
}
