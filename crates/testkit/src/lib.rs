//! Tests every game gets for free.
//!
//! [`transcripts`] replays the `.play` files of a game and compares what happened with what the
//! file says happened. [`counts`] does the same for the number of ways a game can go on.
//! [`conformance`] plays random games and examines what must hold for any rulebook.
//! [`clauses`] holds the rules in both languages and the transcripts against each other.
//! [`garbled`] arranges positions that nobody would write; [`garble`] and [`scramble`] spoil any
//! input.
//! Where [`Golden`] says so, transcripts and counts are rewritten instead of compared.

#![warn(missing_docs)]

// Files that people and games write together.
mod scene;
mod golden;
mod transcript;
mod counts;
mod clauses;

// Laws of all rulebooks.
mod conformance;
mod garbled;

pub use clauses::{clauses, clauses_of};
pub use conformance::{Conformance, Failure, Report, conformance, examine};
pub use counts::{count, counts};
pub use garbled::{garble, garbled, scramble};
pub use golden::Golden;
pub use transcript::{replay, transcripts};
