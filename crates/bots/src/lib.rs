//! Computer players. They are given a view, never a state: what they cannot know they imagine.

#![warn(missing_docs)]

mod player;
mod random;

pub use player::{Budget, NoSuchPlayer, Player, Thought, think};
