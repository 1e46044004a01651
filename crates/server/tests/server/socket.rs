//! A browser's end of a table's socket, and everything it has heard, byte for byte.

use std::{net::SocketAddr, time::Duration};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Error, Message, client::IntoClientRequest as _},
};

/// Nothing takes that long; a story that waits longer waits for ever.
const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
    heard: Vec<String>,
    last_ack: u32,
}

impl Socket {
    pub(crate) async fn open(
        addr: SocketAddr,
        table: &str,
        origin: &str,
        cookie: Option<&str>,
    ) -> Result<Socket, u16> {
        let url = format!("ws://{addr}/api/tables/{table}/socket");
        let mut request = url.into_client_request().unwrap();
        let headers = request.headers_mut();
        headers.insert("origin", origin.parse().unwrap());
        if let Some(cookie) = cookie {
            headers.insert("cookie", cookie.parse().unwrap());
        }
        let stream = TcpStream::connect(addr).await.unwrap();
        match client_async(request, stream).await {
            Ok((stream, _)) => Ok(Socket { stream, heard: Vec::new(), last_ack: 0 }),
            Err(Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    pub(crate) async fn say(&mut self, msg: &Value) {
        self.send(Message::text(msg.to_string())).await;
    }

    pub(crate) async fn send(&mut self, message: Message) {
        self.stream.send(message).await.unwrap();
    }

    /// The next message, whatever it is.
    #[track_caller]
    pub(crate) fn next(&mut self) -> impl Future<Output = Value> {
        let caller = std::panic::Location::caller();
        async move {
            loop {
                let next = timeout(PATIENCE, self.stream.next()).await;
                let next = next.unwrap_or_else(|_| panic!("{caller}: nothing heard"));
                match next.unwrap_or_else(|| panic!("{caller}: closed")).unwrap() {
                    Message::Text(text) => {
                        let msg = serde_json::from_str(&text).unwrap();
                        self.heard.push(text.to_string());
                        return msg;
                    }
                    Message::Ping(_) => (),
                    other @ (Message::Binary(_)
                    | Message::Pong(_)
                    | Message::Close(_)
                    | Message::Frame(_)) => panic!("{caller}: {other:?}"),
                }
            }
        }
    }

    /// The next message of this type; those before it are only remembered.
    #[track_caller]
    pub(crate) fn hear(&mut self, kind: &str) -> impl Future<Output = Value> {
        let kind = kind.to_owned();
        async move {
            loop {
                let msg = self.next().await;
                if msg["type"] == kind.as_str() {
                    return msg;
                }
            }
        }
    }

    /// Waits until everything up to `version` was heard.
    pub(crate) async fn hear_version(&mut self, version: u64) -> Value {
        loop {
            let msg = self.next().await;
            if msg["now"]["version"] == version {
                return msg;
            }
        }
    }

    /// Plays an action that was decided on `version`; returns its one answer.
    pub(crate) async fn play(&mut self, version: u64, seat: u8, action: &str) -> Value {
        let ack = self.ack();
        let play = json!({
            "type": "play", "ack": ack, "version": version, "seat": seat, "action": action,
        });
        self.say(&play).await;
        self.answer(ack).await
    }

    /// Takes an action back; returns the one answer.
    pub(crate) async fn undo(&mut self, version: u64, seat: u8) -> Value {
        let ack = self.ack();
        self.say(&json!({ "type": "undo", "ack": ack, "version": version, "seat": seat })).await;
        self.answer(ack).await
    }

    fn ack(&mut self) -> u32 {
        self.last_ack += 1;
        self.last_ack
    }

    pub(crate) async fn answer(&mut self, ack: u32) -> Value {
        loop {
            let msg = self.next().await;
            if msg["ack"] == ack {
                return msg;
            }
        }
    }

    /// How the other side ends the conversation: its code.
    pub(crate) async fn goodbye(&mut self) -> Option<u16> {
        loop {
            match timeout(PATIENCE, self.stream.next()).await.unwrap() {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Ok(Message::Text(text))) => self.heard.push(text.to_string()),
                Some(Ok(_)) => (),
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// Everything heard so far, as it came over the wire.
    pub(crate) fn heard(&self) -> &[String] {
        &self.heard
    }
}

/// What a play was refused for.
#[track_caller]
pub(crate) fn refusal(answer: &Value) -> &str {
    assert_eq!(answer["type"], "refused", "{answer}");
    answer["code"].as_str().unwrap()
}

/// The version that an accepted play became.
#[track_caller]
pub(crate) fn accepted(answer: &Value) -> u64 {
    assert_eq!(answer["type"], "accepted", "{answer}");
    answer["version"].as_u64().unwrap()
}
