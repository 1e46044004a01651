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
    /// Plays a choice: an action, or several that are put together as one.
    Play {
        /// Named again in the one answer to this message.
        ack: u32,
        /// The version on which the decision was made.
        version: u64,
        /// For which of one's own seats.
        seat: Seat,
        /// In notation, as offered.
        action: String,
        /// What the choice began with, in order: played before it, all of it or nothing.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(debug_assertions, ts(as = "Option<Vec<String>>", optional))]
        before: Vec<String>,
        /// What keeps it from being played: then it is answered as a draft, and nothing has happened.
        #[serde(default, skip_serializing_if = "Hold::is_off")]
        #[cfg_attr(debug_assertions, ts(as = "Option<Hold>", optional))]
        hold: Hold,
    },
    /// Asks what a choice would be that is still being put together. Nothing happens, and nobody else
    /// is told.
    Draft {
        /// Named again in the one answer to this message.
        ack: u32,
        /// The version on which it is put together.
        version: u64,
        /// For which of one's own seats.
        seat: Seat,
        /// In notation, as offered one after the other.
        actions: Vec<String>,
    },
    /// Takes one's last choice back, and at a table against computers what they have answered.
    Undo {
        /// Named again in the one answer to this message.
        ack: u32,
        /// The version on which the decision was made.
        version: u64,
        /// For which of one's own seats.
        seat: Seat,
    },
}

/// What keeps a choice from being played at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Hold {
    /// It has only begun; what usually goes along is added to the answer.
    pub begun: bool,
    /// It could not be taken back.
    pub lasting: bool,
    /// It lets go by what could still be done.
    pub waiving: bool,
}

impl Hold {
    /// Nothing keeps it.
    pub fn is_off(&self) -> bool {
        *self == Hold::default()
    }
}
