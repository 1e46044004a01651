//! What browser and server say to each other. Every message that crosses the wire is one of these;
//! the TypeScript types of the client are made from them.

#![warn(missing_docs)]

// Over the socket of a table.
mod client_msg;
mod server_msg;
mod offers;

// Over plain requests.
mod table;
mod guest;
mod error;

// In a database, or in the browser's own store.
pub mod stored;

pub use client_msg::{ClientMsg, Hold};
pub use error::ErrorBody;
pub use guest::{GuestInfo, NameGuest};
pub use offers::{OffersTree, Twig};
pub use server_msg::{
    Clock, DraftInfo, DraftStage, DraftedAction, EventMsg, Now, OverInfo, RefusalCode, ServerMsg,
    StepKind, StepMsg,
};
pub use table::{
    CreateTable, Created, Dangers, Foreseen, ImportTable, Origin, PastView, SeatInfo, SeatPlan,
    Sitter, TableInfo, TableStatus, TableSummary,
};
