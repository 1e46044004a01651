//! Everything that can wake a table up. Nothing else does.

use kernel::Seat;
use protocol::{ClientMsg, Foreseen, PastView, TableInfo};
use registry::{Ponder, Record, Retell, ThoughtInfo};
use table::{Guest, ListenerId};
use tokio::sync::oneshot;

use super::{Ear, load::LoadError};
use crate::error::ApiError;

/// Where the answer to a question is awaited.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, ApiError>>;

/// Everything that can wake a table up. Nothing else does.
pub(crate) enum TableMsg {
    /// A browser begins to look.
    Joined { guest: Option<String>, ear: Ear, reply: Reply<ListenerId> },
    /// A browser says something.
    Said { listener: ListenerId, msg: ClientMsg },
    /// A browser looks no more.
    Left { listener: ListenerId },
    /// Somebody asks who sits here.
    Describe { guest: Option<String>, reply: Reply<TableInfo> },
    /// Somebody sits down.
    Sit { guest: Guest, seat: Seat, reply: Reply<TableInfo> },
    /// A guest who sits here has another name.
    Renamed { guest: Guest },
    /// Somebody asks what some eyes saw after some actions.
    LookBack { guest: Option<String>, eyes: Option<Seat>, ply: u64, reply: Reply<PastView> },
    /// Somebody asks what the first clicks of an action would do.
    Foresee {
        guest: Option<String>,
        seat: Seat,
        action: String,
        clicks: usize,
        reply: Reply<Foreseen>,
    },
    /// Somebody asks what a seat has to fear: its view, to be thought about elsewhere, with its version.
    Ponder { guest: Option<String>, seat: Seat, reply: Reply<(u64, Box<dyn Ponder>)> },
    /// Somebody asks for the course of the game, to be told elsewhere.
    Retell { reply: Reply<Box<dyn Retell>> },
    /// Somebody asks for the record.
    Record { guest: Option<String>, eyes: Option<Seat>, reply: Reply<Record> },
    /// A computer player that was asked on `version` has thought.
    BotDecided { seat: Seat, version: u64, thought: Option<ThoughtInfo> },
    /// A seat that was asked on `version` is late.
    TimeIsUp { seat: Seat, version: u64 },
    /// Computer players that are waited for shall be asked. `begun` is dropped when one of them has
    /// decided, or when there is none.
    GoOn { begun: Option<oneshot::Sender<()>> },
    /// The house closes: how the table stands is to be stored.
    Seal { done: oneshot::Sender<()> },
    /// The table may be put away if nobody needs it.
    Rest,
}

impl TableMsg {
    /// Answers that there is no table to ask.
    pub(crate) fn refuse(self, error: &LoadError) {
        // Whoever asked may be gone; then nobody needs to know.
        match self {
            TableMsg::Joined { reply, .. } => drop(reply.send(Err(error.into()))),
            TableMsg::Describe { reply, .. } | TableMsg::Sit { reply, .. } => {
                drop(reply.send(Err(error.into())));
            }
            TableMsg::LookBack { reply, .. } => drop(reply.send(Err(error.into()))),
            TableMsg::Foresee { reply, .. } => drop(reply.send(Err(error.into()))),
            TableMsg::Ponder { reply, .. } => drop(reply.send(Err(error.into()))),
            TableMsg::Retell { reply } => drop(reply.send(Err(error.into()))),
            TableMsg::Record { reply, .. } => drop(reply.send(Err(error.into()))),
            TableMsg::Said { .. }
            | TableMsg::Left { .. }
            | TableMsg::Renamed { .. }
            | TableMsg::BotDecided { .. }
            | TableMsg::TimeIsUp { .. }
            | TableMsg::GoOn { .. }
            | TableMsg::Seal { .. }
            | TableMsg::Rest => (),
        }
    }
}
