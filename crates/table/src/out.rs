//! What a table leaves for its home to do (the outbox).

use std::sync::Weak;

use bots::Player;
use kernel::Seat;
use protocol::ServerMsg;

use crate::ListenerId;

/// Something that the home is to do for the table.
#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "nearly all of them are told, and moved on at once")]
pub enum Out {
    /// Say this to these listeners. Whoever does not keep up has left ([`crate::Core::leave`]).
    Tell {
        /// All of them look through the same eyes.
        to: Vec<ListenerId>,
        /// What they are told.
        msg: ServerMsg,
    },
    /// Let a computer player think, and bring what it came to ([`crate::Core::bot_decided`]).
    Think(Question),
    /// Say when this much time has gone by ([`crate::Core::time_is_up`]).
    Wake {
        /// The seat that is late then.
        seat: Seat,
        /// On which version it was asked.
        version: u64,
        /// How many seconds it has.
        seconds: u32,
    },
    /// Ask the computer players again after a moment ([`crate::Core::go_on`]): a move of one of them
    /// could not be stored.
    TryAgain,
    /// A computer player has failed. Whoever keeps the house should know.
    AtALoss {
        /// Whose decision it was.
        seat: Seat,
        /// On this version.
        version: u64,
        /// The player.
        player: Player,
        /// How it failed.
        why: &'static str,
    },
}

/// A question to a computer player. What it may know is made by [`crate::Core::ponder`].
#[derive(Debug)]
pub struct Question {
    /// For which seat.
    pub seat: Seat,
    /// On which version.
    pub version: u64,
    /// Who thinks.
    pub player: Player,
    /// Nobody holds it any more when the answer is not wanted any more.
    pub wanted: Weak<()>,
}
