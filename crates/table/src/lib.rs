//! What a table is (a sans-IO core): who sits there, what was played, what each pair of eyes is told,
//! who is waited for. No clock, no store, no socket and no luck of its own: messages come in, and
//! messages and things to be stored go out.
//!
//! Whoever keeps a table is its home: the server, or a browser. A home reads a table from where it is
//! kept, hands every message to [`Core`], carries out what that leaves in its outbox ([`Out`]), and
//! stores a version before it says [`Core::stored`].

#![warn(missing_docs)]

// What a table is made of.
mod chronicle;
mod seating;
mod offering;
mod listeners;
mod clocks;
mod computers;

// What brings them together.
mod core;
mod out;
mod deciding;
mod drafting;
mod sitting;
mod telling;
mod answering;

// Before the first move, and what is not a table yet.
mod founding;
mod importing;
mod names;
mod ids;
mod error;

pub use chronicle::Chronicle;
pub use core::{Core, standing};
pub use deciding::Fate;
pub use error::{AskError, FoldError};
pub use founding::{adopt, found};
pub use ids::{fresh_id, is_id};
pub use importing::{ImportError, import};
pub use listeners::ListenerId;
pub use names::{accept_name, invent_name};
pub use out::{Out, Question};
pub use seating::{Guest, Seating};
