//! One table: a task that owns a game, the seats around it and everyone who looks at it.

// What a table is made of, each without a clock, a store or a socket.
mod chronicle;
mod clocks;
mod seating;
mod offering;
mod listeners;

// The task that brings them together.
mod msg;
mod load;
mod task;
mod sitting;
mod deciding;
mod telling;
mod answering;
mod computers;
mod sealing;

pub(crate) use listeners::{ListenerId, Out};
pub(crate) use load::{LoadError, load};
pub(crate) use msg::{Reply, TableMsg};
pub(crate) use seating::Seating;
pub(crate) use task::{Context, run, standing};
