//! The task that owns a table (an actor): messages in, one after another, and no locks.

use std::sync::Arc;

use kernel::{Seat, SeatSet};
use protocol::TableStatus;
use registry::{Dice, Entry, Table};
use store::{Standing, Store, TableRow};
use tokio::sync::{mpsc, oneshot};

use super::{
    TableMsg,
    chronicle::Chronicle,
    clocks::Clocks,
    computers::Computers,
    listeners::Listeners,
    load::{LoadError, load},
    offering::Offering,
    seating::Seating,
};
use crate::{Limits, World, directory::Opened, thinkers::Thinkers};

/// What every table needs from the house.
#[derive(Clone)]
pub(crate) struct Context {
    pub(crate) games: &'static [Entry],
    pub(crate) store: Store,
    pub(crate) world: World,
    pub(crate) thinkers: Arc<Thinkers>,
    pub(crate) limits: Arc<Limits>,
}

/// A table in memory, owned by one task. Everything in it can be had again from what is stored.
pub(super) struct TableTask {
    pub(super) context: Context,
    pub(super) me: mpsc::WeakSender<TableMsg>,
    /// What never changes; who sits here is in `seating`.
    pub(super) table: TableRow,
    pub(super) seating: Seating,
    pub(super) chronicle: Chronicle,
    pub(super) offering: Offering,
    pub(super) listeners: Listeners,
    pub(super) computers: Computers,
    pub(super) clocks: Clocks,
    pub(super) dice: Dice,
    /// Dropped when the table has begun to go on by itself.
    pub(super) begun: Vec<oneshot::Sender<()>>,
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
    task.wind_clocks();
    task.ask_computers();
    while let Some(msg) = msgs.recv().await {
        if let TableMsg::Rest = msg {
            if task.is_idle() {
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
        let (mut table, chronicle) = load(context.games, &context.store, id).await?;
        let seating = Seating::new(std::mem::take(&mut table.seats));
        let may_act = may_act(&seating, chronicle.game());
        let offering = Offering::new(chronicle.game(), may_act, chronicle.version());
        let dice = Dice::keyed(context.world.bytes());
        Ok(TableTask {
            context,
            me,
            table,
            seating,
            chronicle,
            offering,
            listeners: Listeners::default(),
            computers: Computers::default(),
            clocks: Clocks::default(),
            dice,
            begun: Vec::new(),
        })
    }

    async fn hear(&mut self, msg: TableMsg) -> Result<(), LoadError> {
        match msg {
            TableMsg::Joined { guest, out, reply } => self.join(guest, out, reply),
            TableMsg::Said { listener, msg } => self.said(listener, msg).await?,
            TableMsg::Left { listener } => self.leave(listener),
            TableMsg::Describe { guest, reply } => {
                let _ = reply.send(Ok(self.describe(guest.as_deref())));
            }
            TableMsg::Sit { guest, seat, reply } => self.sit(guest, seat, reply).await?,
            TableMsg::Renamed { guest } => {
                if self.seating.rename(&guest.id, &guest.name) {
                    self.tell_seats();
                }
            }
            TableMsg::LookBack { guest, eyes, ply, reply } => {
                let _ = reply.send(self.look_back(guest.as_deref(), eyes, ply));
            }
            TableMsg::Foresee { guest, seat, action, clicks, reply } => {
                let _ = reply.send(self.foresee(guest.as_deref(), seat, &action, clicks));
            }
            TableMsg::Record { guest, eyes, reply } => {
                let _ = reply.send(self.record(guest.as_deref(), eyes));
            }
            TableMsg::BotDecided { seat, version, thought } => {
                self.bot_decided(seat, version, thought).await?;
            }
            TableMsg::TimeIsUp { seat, version } => self.time_is_up(seat, version).await?,
            TableMsg::GoOn { begun } => {
                self.begun.extend(begun);
                self.ask_computers();
            }
            TableMsg::Seal { done } => {
                self.seal().await;
                let _ = done.send(());
            }
            TableMsg::Rest => (),
        }
        Ok(())
    }

    /// The seats that may act now: none before all are taken.
    pub(super) fn waiting(&self) -> SeatSet {
        waiting(&self.seating, self.chronicle.game())
    }

    /// Those and everyone who may act besides, though nobody waits for them.
    pub(super) fn may_act(&self) -> SeatSet {
        may_act(&self.seating, self.chronicle.game())
    }

    pub(super) fn standing(&self) -> Standing {
        standing(&self.seating, self.chronicle.game())
    }

    /// Tells whether everyone would find the table the same if it were put away.
    fn is_idle(&self) -> bool {
        self.listeners.is_empty() && !self.computers.are_busy() && !self.clocks.are_running()
    }
}

fn waiting(seating: &Seating, game: &dyn Table) -> SeatSet {
    if seating.is_complete() { game.turn().waiting() } else { SeatSet::NONE }
}

fn may_act(seating: &Seating, game: &dyn Table) -> SeatSet {
    let besides = if seating.is_complete() { game.aside() } else { SeatSet::NONE };
    waiting(seating, game).iter().chain(besides.iter()).collect()
}

/// How a table stands, for lists and for the next start of the program.
pub(crate) fn standing(seating: &Seating, game: &dyn Table) -> Standing {
    let status = if game.turn().is_over() {
        TableStatus::Over
    } else if seating.is_complete() {
        TableStatus::Running
    } else {
        TableStatus::Open
    };
    let waiting = waiting(seating, game);
    Standing {
        status,
        waiting: waiting.iter().fold(0, |bits, Seat(seat)| bits | 1 << seat),
        awaits_computer: waiting.iter().any(|seat| seating.computer(seat).is_some()),
    }
}
