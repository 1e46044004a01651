//! Things that several boxes contain. Data structures only: a rule never lives here.

#![warn(missing_docs)]

pub mod board_file;
pub mod counts;
pub mod lines;
pub mod mask;
pub mod names;
