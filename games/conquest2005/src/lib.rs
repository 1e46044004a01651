//! *Conquest of the Empire Classic*, 2005: two to six Caesars, symbol dice and combat legions.
//!
//! This file is a table of contents. The rules are in `RULES.md` and, clause by
//! clause, in [`rules`].

// Facts.
pub mod places;
pub mod board;
pub mod pieces;
pub mod deal;
pub mod options;
pub mod rulings;
mod edition;
pub mod state;
pub mod setup;

// Decisions and what becomes of them.
pub mod handle;
pub mod action;
pub mod usual;
pub mod rules;
pub mod illegal;
pub mod event;

// What others may know.
pub mod view;
pub mod arrange;
pub mod odds;
mod bot;
pub mod danger;
mod luck;

/// The game, as the rest of the table knows it.
pub type Conquest2005 = conquest::Conquest<state::State>;
