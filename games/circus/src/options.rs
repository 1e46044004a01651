//! What can be chosen before the first turn.

use kernel::{OptionKind, OptionMeta};
use serde::{Deserialize, Serialize};

use crate::rulings::Rulings;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(clippy::struct_excessive_bools, reason = "each is a box that the table ticks or not")]
pub struct Options {
    /// CIR-20 The others play on for places.
    pub race_on: bool,
    /// CIR-23 All cards of a chariot in a round go the same way.
    pub same_direction: bool,
    /// CIR-24 At most two cards for a chariot in a round.
    pub two_cards: bool,
    /// CIR-02 The start area is the wedge in the corner.
    pub start_wedge: bool,
    /// CIR-05 Who has done the lap mixes with who has not, as the book's letter has it.
    pub literal_order: bool,
    /// CIR-34 The race ends after so many rounds; 0 for never.
    pub round_limit: u16,
    /// What the version of the rules decides.
    #[serde(skip)]
    pub rulings: Rulings,
}

/// CIR-34 The largest limit; a race of people takes about ten rounds.
pub const MAX_ROUND_LIMIT: u16 = 200;

pub const OPTIONS: &[OptionMeta] = &[
    flag("race_on", "CIR-20"),
    flag("same_direction", "CIR-23"),
    flag("two_cards", "CIR-24"),
    flag("start_wedge", "CIR-02"),
    flag("literal_order", "CIR-05"),
    OptionMeta {
        id: "round_limit",
        clause: "CIR-34",
        kind: OptionKind::Number { default: 0, max: MAX_ROUND_LIMIT as u32 },
    },
];

impl Options {
    /// CIR-09 How many cards a chariot may be given in a round; CIR-24 fewer where the table says so.
    #[inline]
    pub fn card_limit(self) -> u8 {
        if self.two_cards { 2 } else { 3 }
    }

    /// CIR-33 Whether cards discarded to change direction come on top of those.
    #[inline]
    pub fn discards_apart(self) -> bool {
        self.same_direction && self.rulings.discard_apart
    }
}

const fn flag(id: &'static str, clause: &'static str) -> OptionMeta {
    OptionMeta { id, clause, kind: OptionKind::Flag { default: false, with_computers: false } }
}
