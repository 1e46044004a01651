//! The conversation with one browser (a WebSocket with a heartbeat): what it says goes to the table,
//! what the table says to it.

use std::{ops::ControlFlow, pin::pin, sync::Arc, time::Duration};

use axum::{
    body::Bytes,
    extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code},
};
use futures_util::SinkExt as _;
use protocol::ClientMsg;
use table::ListenerId;
use tokio::{
    sync::{OwnedSemaphorePermit, mpsc, watch},
    time::{Instant, MissedTickBehavior, interval_at, sleep_until, timeout},
};

use crate::{Limits, bucket::Bucket, home::TableMsg};

/// A browser's place among a table's listeners; it is given back when the conversation ends.
pub(crate) struct Listening {
    pub(crate) table: mpsc::Sender<TableMsg>,
    pub(crate) listener: ListenerId,
}

pub(crate) struct Conversation {
    pub(crate) listening: Listening,
    /// What the table says. It ends when the table has let this browser go.
    pub(crate) messages: mpsc::Receiver<Utf8Bytes>,
    pub(crate) limits: Arc<Limits>,
    pub(crate) closing: watch::Receiver<bool>,
    pub(crate) _place: OwnedSemaphorePermit,
}

/// Why a conversation ends, as browsers are told.
type Goodbye = (u16, &'static str);

impl Conversation {
    pub(crate) async fn hold(mut self, mut socket: WebSocket) {
        let Some((code, reason)) = self.talk(&mut socket).await else { return };
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        let close = socket.send(Message::Close(Some(frame)));
        // Whether it still hears is not our concern.
        let _ = timeout(self.limits.patience, close).await;
    }

    /// Carries messages both ways until there is a reason to say goodbye; none if nobody is there.
    async fn talk(&mut self, socket: &mut WebSocket) -> Option<Goodbye> {
        let Conversation { listening, messages, limits, closing, _place } = self;
        let pause = limits.ping_every;
        let mut pings = interval_at(Instant::now() + pause, pause);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut unanswered = 0;
        let size = limits.messages_per_socket;
        let refill = 3 * Duration::from_secs(1) / size.max(1);
        let mut bucket = Bucket::new(size, refill, Instant::now());
        // A browser that says too much at once is not read for a while.
        let mut read_again = Instant::now();
        let mut too_fast = false;
        // One future for the whole conversation: each new one would stand in line again.
        let mut closed = pin!(closing.changed());

        loop {
            tokio::select! {
                // What the table says comes first and mostly alone: nothing else need be asked then.
                // It cannot go on for ever, for who does not keep up is let go.
                biased;
                message = messages.recv() => {
                    let Some(message) = message else {
                        return Some((close_code::AGAIN, "too slow, or the table closed"));
                    };
                    let say = say(socket, message, messages);
                    timeout(limits.patience, say).await.ok()?.ok()?;
                }
                heard = socket.recv(), if !too_fast => {
                    unanswered = 0;
                    let Ok(heard) = heard? else {
                        return Some((close_code::POLICY, "not understood"));
                    };
                    if let ControlFlow::Break(goodbye) = listening.hear(heard).await {
                        return goodbye;
                    }
                    if let Err(later) = bucket.take(Instant::now()) {
                        (too_fast, read_again) = (true, later);
                    }
                }
                () = sleep_until(read_again), if too_fast => too_fast = false,
                _ = pings.tick() => {
                    if 2 <= unanswered {
                        return Some((close_code::AWAY, "nobody there"));
                    }
                    unanswered += 1;
                    let ping = socket.send(Message::Ping(Bytes::new()));
                    timeout(limits.patience, ping).await.ok()?.ok()?;
                }
                _ = &mut closed => return Some((close_code::AWAY, "the house closes")),
            }
        }
    }
}

/// Sends a message and all that wait behind it, in as few writes as possible.
async fn say(
    socket: &mut WebSocket,
    message: Utf8Bytes,
    messages: &mut mpsc::Receiver<Utf8Bytes>,
) -> Result<(), axum::Error> {
    socket.feed(Message::Text(message)).await?;
    while let Ok(message) = messages.try_recv() {
        socket.feed(Message::Text(message)).await?;
    }
    socket.flush().await
}

impl Listening {
    async fn hear(&self, heard: Message) -> ControlFlow<Option<Goodbye>> {
        let text = match heard {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) => return ControlFlow::Continue(()),
            Message::Close(_) => return ControlFlow::Break(None),
            Message::Binary(_) => {
                return ControlFlow::Break(Some((close_code::UNSUPPORTED, "text only")));
            }
        };
        let Ok(msg) = serde_json::from_str::<ClientMsg>(&text) else {
            return ControlFlow::Break(Some((close_code::POLICY, "not understood")));
        };
        match self.table.send(TableMsg::Said { listener: self.listener, msg }).await {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(Some((close_code::AGAIN, "the table closed"))),
        }
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        let Err(mpsc::error::TrySendError::Full(left)) =
            self.table.try_send(TableMsg::Left { listener: self.listener })
        else {
            return;
        };
        let table = self.table.clone();
        tokio::spawn(async move {
            let _ = table.send(left).await;
        });
    }
}
