//! What a browser says to a table.

use kernel::Seat;
use serde::{Deserialize, Serialize};

/// Everything a browser can say over a table's socket. Anything else closes it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum ClientMsg {
    /// First of all, and again when the eyes change: whose view is wanted, and what was seen.
    Look {
        /// A seat of one's own, or nothing for the public view.
        eyes: Option<Seat>,
        /// The last version seen through these eyes, to be sent only what was missed; or through
        /// those before them in this conversation, to be sent only what they did not see.
        since: Option<u64>,
    },
    /// Asks for a page of the story: what came before a version that is known.
    Earlier {
        /// The first version that is known.
        before: u64,
    },
    /// Plays an action.
    Play {
        /// Named again in the one answer to this message.
        ack: u32,
        /// The version on which the decision was made.
        version: u64,
        /// For which of one's own seats.
        seat: Seat,
        /// In notation, as offered.
        action: String,
    },
    /// Takes one's last action back.
    Undo {
        /// Named again in the one answer to this message.
        ack: u32,
        /// The version on which the decision was made.
        version: u64,
        /// For which of one's own seats.
        seat: Seat,
    },
}
