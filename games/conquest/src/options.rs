//! Options that both editions offer, each by a clause of its own book.

use kernel::{OptionKind, OptionMeta};

/// The longest game that a table can ask for, in rounds.
pub const MAX_ROUND_LIMIT: u16 = 100;

/// Whether Mesopotamia and Arabia Petrea touch.
pub const fn disputed_border(clause: &'static str) -> OptionMeta {
    let kind = OptionKind::Flag { default: false, with_computers: false };
    OptionMeta { id: "mesopotamia_arabia", clause, kind }
}

/// After how many rounds the game ends; 0 for as long as it takes.
pub const fn round_limit(clause: &'static str) -> OptionMeta {
    let kind = OptionKind::Number { default: 0, max: MAX_ROUND_LIMIT as u32 };
    OptionMeta { id: "round_limit", clause, kind }
}
