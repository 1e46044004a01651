//! The kit is tested as the games are: with a rulebook, a small one.

mod faults;
mod files;
mod reach;
mod toy;
