//! One table at home in this house: a task that owns its core and carries out what that asks for.

mod msg;
mod load;
mod task;
mod storing;
mod errands;
mod ears;

pub(crate) use ears::Ear;
pub(crate) use load::{LoadError, load};
pub(crate) use msg::{Reply, TableMsg};
pub(crate) use task::{Context, run};
