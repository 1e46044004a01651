//! Things that several boxes contain. Data structures only: a rule never lives here.

#![warn(missing_docs)]

pub mod army;
pub mod board_file;
pub mod counts;
pub mod empire;
pub mod lines;
pub mod mask;
pub mod names;
pub mod places;
pub mod roads;
pub mod treasury;
pub mod waters;
pub mod ways;
