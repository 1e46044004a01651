//! The task that owns a table (an actor): messages in, one after another, and no locks.

use std::{panic::resume_unwind, sync::Arc};

use registry::Entry;
use store::Store;
use table::{Core, ListenerId};
use tokio::{
    sync::{mpsc, oneshot},
    task::spawn_blocking,
};

use super::{
    Ear, Reply, TableMsg,
    ears::Ears,
    load::{LoadError, read},
};
use crate::{Limits, World, directory::Opened, error::ApiError, thinkers::Thinkers};

/// A story of more versions is told again away from the threads that serve everyone.
const LONG: usize = 1000;

/// What every table needs from the house.
#[derive(Clone)]
pub(crate) struct Context {
    pub(crate) games: &'static [Entry],
    pub(crate) store: Store,
    pub(crate) world: World,
    pub(crate) thinkers: Arc<Thinkers>,
    pub(crate) limits: Arc<Limits>,
}

/// A table in memory, owned by one task.
pub(super) struct TableTask {
    pub(super) context: Context,
    pub(super) me: mpsc::WeakSender<TableMsg>,
    pub(super) core: Core,
    pub(super) ears: Ears,
    /// Dropped when the table has begun to go on by itself.
    begun: Vec<oneshot::Sender<()>>,
}

/// Looks after a table from its first message until nobody needs it.
pub(crate) async fn run(context: Context, opened: Opened) {
    let Opened { id, mut msgs, me, directory } = opened;
    let mut task = match TableTask::load(context, &id, me).await {
        Ok(task) => task,
        Err(error) => {
            report(&id, &error);
            directory.forget(&id);
            return refuse_all(msgs, &error).await;
        }
    };
    task.core.wake(task.context.world.now());
    task.run_errands();
    while let Some(msg) = msgs.recv().await {
        if let TableMsg::Rest = msg {
            if task.core.is_idle() {
                task.seal().await;
                if directory.put_away(&id, &msgs) {
                    return;
                }
            }
        } else if let Err(error) = task.hear(msg).await {
            report(&id, &error);
            directory.forget(&id);
            return refuse_all(msgs, &error).await;
        }
    }
}

fn report(id: &str, error: &LoadError) {
    match error {
        LoadError::NoSuchTable => (),
        LoadError::UnknownRules(unknown) => {
            tracing::warn!(table.id = id, %unknown, "a table waits for a newer program");
        }
        LoadError::Unreadable(_) | LoadError::Store(_) => {
            tracing::error!(table.id = id, %error, "a table cannot be set up again");
        }
    }
}

async fn refuse_all(mut msgs: mpsc::Receiver<TableMsg>, error: &LoadError) {
    msgs.close();
    while let Some(msg) = msgs.recv().await {
        msg.refuse(error);
    }
}

impl TableTask {
    async fn load(
        context: Context,
        id: &str,
        me: mpsc::WeakSender<TableMsg>,
    ) -> Result<TableTask, LoadError> {
        let (table, log) = read(&context.store, id).await?;
        let is_long = LONG < log.len();
        let (games, luck) = (context.games, context.world.bytes());
        let open = move || Core::open(games, table, &log, luck);
        let core = if is_long {
            let opening = spawn_blocking(open).await;
            opening.unwrap_or_else(|failed| resume_unwind(failed.into_panic()))?
        } else {
            open()?
        };
        Ok(TableTask { context, me, core, ears: Ears::default(), begun: Vec::new() })
    }

    async fn hear(&mut self, msg: TableMsg) -> Result<(), LoadError> {
        let now = self.context.world.now();
        match msg {
            TableMsg::Joined { guest, ear, reply } => self.join(guest, ear, reply),
            TableMsg::Said { listener, msg } => {
                let new = self.core.said(listener, &msg, now);
                self.store(new).await?;
            }
            TableMsg::Left { listener } => self.leave(listener),
            TableMsg::Describe { guest, reply } => {
                let _ = reply.send(Ok(self.core.describe(guest.as_deref())));
            }
            TableMsg::Sit { guest, seat, reply } => {
                let _ = reply.send(self.sit(&guest, seat).await?);
            }
            TableMsg::Renamed { guest } => self.core.rename(&guest),
            TableMsg::LookBack { guest, eyes, ply, reply } => {
                let seen = self.core.look_back(guest.as_deref(), eyes, ply);
                let _ = reply.send(seen.map_err(ApiError::from));
            }
            TableMsg::Foresee { guest, seat, action, clicks, reply } => {
                let foreseen = self.core.foresee(guest.as_deref(), seat, &action, clicks);
                let _ = reply.send(foreseen.map_err(ApiError::from));
            }
            TableMsg::Ponder { guest, seat, reply } => {
                let known = self.core.known_to(guest.as_deref(), seat);
                let _ = reply.send(known.map_err(ApiError::from));
            }
            TableMsg::Retell { reply } => {
                let _ = reply.send(self.core.retell().map_err(ApiError::from));
            }
            TableMsg::Record { guest, eyes, reply } => {
                let record = self.core.record(guest.as_deref(), eyes);
                let _ = reply.send(record.map_err(ApiError::from));
            }
            TableMsg::BotDecided { seat, version, thought } => {
                let new = self.core.bot_decided(seat, version, thought, now);
                self.store(new).await?;
                self.begun.clear();
            }
            TableMsg::TimeIsUp { seat, version } => {
                let new = self.core.time_is_up(seat, version, now);
                self.store(new).await?;
            }
            TableMsg::GoOn { begun } => {
                self.begun.extend(begun);
                self.core.go_on();
            }
            TableMsg::Seal { done } => {
                self.seal().await;
                let _ = done.send(());
            }
            TableMsg::Rest => (),
        }
        self.run_errands();
        if !self.core.is_thinking() {
            self.begun.clear();
        }
        Ok(())
    }

    /// A browser begins to look.
    fn join(&mut self, guest: Option<String>, ear: Ear, reply: Reply<ListenerId>) {
        if self.context.limits.sockets_per_table <= self.core.n_listeners() {
            let _ = reply.send(Err(ApiError::Busy));
            return;
        }
        let listener = self.core.join(guest);
        self.ears.add(listener, ear);
        if reply.send(Ok(listener)).is_err() {
            self.leave(listener);
        }
    }

    fn leave(&mut self, listener: ListenerId) {
        self.ears.remove(listener);
        self.core.leave(listener);
    }
}
