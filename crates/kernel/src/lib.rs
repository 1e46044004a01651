//! The contract between a game and everything around it.
//!
//! A game knows its rules and nothing else. The server, the bots, the tests and
//! the terminal know this contract and no game in particular.

#![warn(missing_docs)]

// In reading order.
mod game;
mod annotate;
mod meta;
mod turn;
mod play;
mod offer;
mod session;
mod rehearse;

// What is told of a game besides its moves.
mod danger;
mod fortune;
mod luck_report;
mod course;

// What rules are given.
mod chance;
mod seat;

// What computer players are given.
mod appraise;

pub use annotate::Annotate;
pub use appraise::{Appraise, even_out};
pub use chance::{Chance, Script, Seeded, Source};
pub use course::{Course, Fact, Point};
pub use danger::{Danger, Stake};
pub use fortune::Fortune;
pub use game::{Audience, Cite, Game, Lapse, Secrecy, Viewer};
pub use luck_report::LuckReport;
pub use meta::{Meta, OptionKind, OptionMeta, Version};
pub use offer::{Barred, Handle, Offer, Offers, offers};
pub use play::{Refusal, aside, legal, may_act, play, play_on};
pub use rehearse::{Fate, MAX_CHOICE, Rehearsal, rehearse};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use session::{Reach, Session, Step, UndoRefused};
pub use turn::{Outcome, Turn};
