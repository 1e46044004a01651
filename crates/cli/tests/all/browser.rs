//! The smallest browser: one guest, plain requests, and a table's socket.

use std::{
    io::{self, BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    time::Duration,
};

use serde_json::{Value, json};

/// Nothing takes that long; whoever waits longer waits for ever.
const PATIENCE: Duration = Duration::from_secs(30);

#[derive(Clone)]
pub(crate) struct Browser {
    address: String,
    cookie: String,
}

impl Browser {
    /// Comes to the house for the first time.
    pub(crate) fn visit(address: &str) -> Browser {
        let mut browser = Browser { address: address.to_owned(), cookie: String::new() };
        let (head, _) = browser.ask("GET", "/api/me", None);
        let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = set.and_then(|set| set.split(';').next()).expect("a cookie");
        cookie.clone_into(&mut browser.cookie);
        browser
    }

    /// The same browser when the house has moved to another port.
    pub(crate) fn at(&self, address: &str) -> Browser {
        Browser { address: address.to_owned(), cookie: self.cookie.clone() }
    }

    /// Makes a table of Hannibal with these seats.
    pub(crate) fn make_table(&self, seats: &Value) -> String {
        let wish = json!({ "game": "hannibal", "seats": seats });
        let (_, body) = self.ask("POST", "/api/tables", Some(&wish));
        body["id"].as_str().expect("an id").to_owned()
    }

    fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> (String, Value) {
        let body = body.map(Value::to_string).unwrap_or_default();
        let mut stream = TcpStream::connect(&self.address).expect("the house is open");
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            self.cookie,
            body.len()
        )
        .expect("it listens");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        assert!(head.starts_with("HTTP/1.1 200"), "{answer}");
        (head.to_owned(), serde_json::from_str(body).expect("JSON"))
    }

    /// Looks at a table; the first message is the welcome.
    pub(crate) fn look(&self, table: &str, eyes: Option<u8>) -> io::Result<Socket> {
        let stream = TcpStream::connect(&self.address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        write!(
            &stream,
            "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\n\
             connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            self.address, self.cookie
        )?;
        let mut socket = Socket { stream: BufReader::new(stream) };
        let mut line = String::new();
        while line != "\r\n" {
            line.clear();
            socket.stream.read_line(&mut line)?;
        }
        socket.say(&json!({ "type": "look", "eyes": eyes, "since": null }))?;
        Ok(socket)
    }
}

/// A table's socket.
pub(crate) struct Socket {
    stream: BufReader<TcpStream>,
}

impl Socket {
    /// Says something. What a client says must be masked; a mask of zeros changes nothing.
    pub(crate) fn say(&mut self, msg: &Value) -> io::Result<()> {
        let text = msg.to_string();
        let len = u8::try_from(text.len()).expect("a short message");
        let mut frame = match len {
            126.. => vec![0x81, 0x80 | 0x7e, 0, len],
            _ => vec![0x81, 0x80 | len],
        };
        frame.extend_from_slice(&[0; 4]);
        frame.extend_from_slice(text.as_bytes());
        self.stream.get_mut().write_all(&frame)
    }

    /// The next message of this type.
    pub(crate) fn hear(&mut self, kind: &str) -> io::Result<Value> {
        loop {
            let mut head = [0; 2];
            self.stream.read_exact(&mut head)?;
            let n_digits = match head[1] {
                126 => 2,
                127 => 8,
                _ => 0,
            };
            let mut digits = vec![0; n_digits];
            self.stream.read_exact(&mut digits)?;
            let len = match n_digits {
                0 => usize::from(head[1]),
                _ => digits.iter().fold(0, |len, &digit| len << 8 | usize::from(digit)),
            };
            let mut text = vec![0; len];
            self.stream.read_exact(&mut text)?;
            if let Ok(msg) = serde_json::from_slice::<Value>(&text)
                && msg["type"] == kind
            {
                return Ok(msg);
            }
        }
    }
}
