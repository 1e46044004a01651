//! The browser's home, spoken to as its worker speaks to it.

#![expect(clippy::unwrap_used, reason = "what cannot be had fails the story")]

#[path = "all/device.rs"]
mod device;
#[path = "all/fork.rs"]
mod fork;
#[path = "all/stories.rs"]
mod stories;
#[path = "all/think.rs"]
mod think;
