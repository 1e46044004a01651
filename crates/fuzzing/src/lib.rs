//! What must hold for any input (properties for fuzzing), whoever invents it: libFuzzer in the
//! targets of `fuzz/`, or a generator with a fixed seed in the suite.
//!
//! Each function panics when its property is broken, and otherwise tells whether the input was
//! good for anything, so that a run that only ever sees rubbish can be noticed.
//! [`testkit::garbled`](../testkit/fn.garbled.html) asks the same of each rulebook by itself; here
//! everything goes through the types-erased face that other programs see.

#![warn(missing_docs)]

mod engine_line;
mod kept;
mod message;
mod notation;
mod position;
mod record;

pub use engine_line::engine_line;
pub use kept::{kept, picked};
pub use message::message;
pub use notation::{notation, notation_of};
pub use position::position;
pub use record::record;
