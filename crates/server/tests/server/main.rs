//! A real server on a real port, spoken to as browsers and other programs speak to it.

#![expect(clippy::unwrap_used, reason = "what cannot be had fails the story")]

// What stories are made of.
mod http;
mod house;
mod browser;
mod socket;
mod postgres;

// Playing.
mod secrets;
mod foresight;
mod refusals;
mod undo;
mod resume;
mod retold;
mod seats;
mod computers;
mod clocks;
mod aside;
mod stories;

// Looking back.
mod past;
mod lists;

// Bringing a game along.
mod import;

// What must not go wrong.
mod storing;
mod restarts;
mod versions;
mod garbage;
mod limits;
mod client;
