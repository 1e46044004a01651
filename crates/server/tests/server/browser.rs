//! Somebody at a browser: remembers the cookie, as browsers do.

use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::{
    http::{Answer, request},
    socket::Socket,
};

#[derive(Clone)]
pub(crate) struct Browser {
    addr: SocketAddr,
    cookie: Option<String>,
}

impl Browser {
    pub(crate) fn new(addr: SocketAddr) -> Browser {
        Browser { addr, cookie: None }
    }

    /// The same browser at another copy of the program.
    pub(crate) fn at(&self, addr: SocketAddr) -> Browser {
        Browser { addr, cookie: self.cookie.clone() }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.ask("GET", path, &[], b"").await
    }

    pub(crate) async fn put(&mut self, path: &str, body: &Value) -> Answer {
        self.send("PUT", path, body).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.send("POST", path, body).await
    }

    async fn send(&mut self, method: &str, path: &str, body: &Value) -> Answer {
        let json = [("content-type", "application/json")];
        self.ask(method, path, &json, body.to_string().as_bytes()).await
    }

    pub(crate) async fn ask(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Answer {
        let origin = format!("http://{}", self.addr);
        let mut all = vec![("origin", origin.as_str())];
        let cookie = self.cookie.clone();
        all.extend(cookie.as_deref().map(|cookie| ("cookie", cookie)));
        all.extend_from_slice(headers);
        let answer = request(self.addr, method, path, &all, body).await;
        if let Some(set) = answer.header("set-cookie") {
            self.cookie = set.split(';').next().map(str::to_owned);
        }
        answer
    }

    /// Makes a table of Hannibal with these seats; returns its id.
    pub(crate) async fn make_table(&mut self, seats: Value) -> String {
        let wish = json!({ "game": "hannibal", "seats": seats });
        self.post("/api/tables", &wish).await.json()["id"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn sit(&mut self, table: &str, seat: u8) -> Answer {
        self.post(&format!("/api/tables/{table}/seats/{seat}"), &Value::Null).await
    }

    /// Opens a table's socket and says nothing yet.
    pub(crate) async fn connect(&self, table: &str) -> Socket {
        let origin = format!("http://{}", self.addr);
        self.try_connect(table, &origin).await.unwrap_or_else(|status| panic!("{status}"))
    }

    /// The same from a page of any origin; returns the status of a refusal.
    pub(crate) async fn try_connect(&self, table: &str, origin: &str) -> Result<Socket, u16> {
        Socket::open(self.addr, table, origin, self.cookie.as_deref()).await
    }

    /// Opens a table's socket and looks through `eyes`; the welcome is the first thing heard.
    pub(crate) async fn look(&self, table: &str, eyes: Option<u8>) -> Socket {
        let mut socket = self.connect(table).await;
        socket.say(&json!({ "type": "look", "eyes": eyes, "since": null })).await;
        socket
    }
}
