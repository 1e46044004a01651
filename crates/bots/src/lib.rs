//! Computer players. They are given a view, never a state: what they cannot know they imagine.

#![warn(missing_docs)]

mod player;
mod level;
mod random;
mod search;

mod determinization;
mod tree;
mod lone;
mod joint;
mod worth;
mod meter;
mod luck;

#[cfg(test)]
mod tests;

pub use player::{Budget, NoSuchPlayer, Player, Reasons, Thought, Weighed, think};
