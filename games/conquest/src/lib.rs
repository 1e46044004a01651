//! What both editions of *Conquest of the Empire* print alike and rule alike.
//!
//! This is no game: it has no rulebook of its own and asks no edition which one it is. An edition
//! says in [`Edition`] what it prints otherwise, keeps what it rules otherwise, and holds the table
//! that both share, a [`Realm`], inside its state. Only the two editions may use this crate.

#![warn(missing_docs)]

// Facts.
pub mod places;
pub mod seas;
pub mod empire;
pub mod army;
pub mod treasury;
pub mod roads;
pub mod waters;
pub mod distances;
pub mod board;
mod edition;
mod deref;
pub mod options;

// What stands on the table.
mod fleet;
mod leaders;
mod phase;
mod realm;
mod audit;
pub mod deal;

// Decisions and what becomes of them.
mod order;
mod action;
mod click;
mod handle;
mod candidates;
mod rules;
mod obstacle;
mod illegal;
mod deed;
mod event;

// What others may know.
pub mod view;
pub mod position;
pub mod odds;
pub mod advice;
pub mod bot;
pub mod danger;
mod retold;

// All of it together.
mod game;
mod habit;

pub use action::{Action, Choices};
pub use candidates::{list_boarding, list_voyages};
pub use click::Click;
pub use deed::{Clauses, Deed, Feat, Story, Victory, company, several};
pub use edition::{Berth, Edition};
pub use event::{Event, Incidents, March, Words};
pub use fleet::{Anchor, Galley};
pub use game::{
    ActionOf, Audited, Candidates, Complete, Conquest, Judged, Rules, Setup, Shown, meta,
};
pub use handle::{Handle, Place};
pub use illegal::{Illegal, Refusals};
pub use leaders::{Caesar, LEGION, Leader, Ready};
pub use obstacle::Obstacle;
pub use order::{Order, read_offer};
pub use phase::{Boarding, Column, Ending, Phase, Stage};
pub use position::Written;
pub use realm::Realm;
pub use retold::Retold;
pub use rules::{
    Buying, Capturing, Conceding, INFLATION, Marching, Sailing, Table, Turning, check_order,
    commit_order, inherit,
};
