//! The browser as a home for tables: JSON in, JSON out, nothing else.
//!
//! The same crate serves two kinds of Web Worker. One keeps tables ([`Home`]): it is told what the
//! page says and answers what is to be told, stored and thought about; the worker around it has the
//! clock, the luck and the store. Others think, hint and try things out on copies.

#![warn(missing_docs)]

mod request;
mod reply;
mod walk;
mod home;
mod door;

pub use home::Home;
pub use reply::{Answer, Certificate, Errand, Fault, Hint, Reply, Verdict};
pub use request::{Language, Person, Request};
