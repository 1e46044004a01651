//! The table for the browser.
//!
//! One task owns one table and wakes on one closed set of messages. Nothing a browser says is
//! believed, and nobody hears what is not stored.

#![warn(missing_docs)]

// From the outside in.
mod config;
mod server;
mod listen;
mod app;
mod api;
mod socket;
mod directory;
mod home;
mod thinkers;
mod resume;
mod check;

// What they lean on.
mod error;
mod guest;
mod guard;
mod bucket;
mod courses;
mod world;

// What it costs.
pub mod bench;

pub use check::{CheckReport, Place, TableFault, check};
pub use config::{Config, Limits};
pub use guard::POLICY;
pub use server::{ServeError, Server};
pub use world::World;
