//! What a player has to fear of the next turn of another.

use serde::Serialize;

use crate::Seat;

/// Something that another player could do in their next turn, or in what is left of the one that
/// runs, if nobody prevents it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Danger {
    /// What would be lost.
    pub stake: Stake,
    /// How, by the game's own name for it: its catalogue has a sentence for each.
    pub how: &'static str,
    /// Who could do it.
    pub by: Seat,
    /// Where it would fall, by the ids that views and click paths use.
    pub at: Vec<String>,
    /// From where it would come.
    pub from: Vec<String>,
    /// How likely it is if it is tried, in ten-thousandths, where that can be counted exactly.
    pub chance: Option<u16>,
}

/// What is in danger.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Stake {
    /// The game ends, and somebody else has won.
    Game,
    /// A leader, and what goes with him.
    Leader,
    /// A home.
    Home,
}
