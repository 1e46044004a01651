//! The smallest client that can speak to a table: it should cost next to nothing itself.

use std::{io, net::SocketAddr};

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

pub(super) struct Wire {
    stream: TcpStream,
    /// What was read and not yet heard.
    rest: Vec<u8>,
}

impl Wire {
    pub(super) async fn open(addr: SocketAddr, table: &str, cookie: &str) -> io::Result<Wire> {
        let mut stream = TcpStream::connect(addr).await?;
        stream.set_nodelay(true)?;
        let request = format!(
            "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {addr}\r\ncookie: {cookie}\r\n\
             connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await?;
        let mut wire = Wire { stream, rest: Vec::new() };
        loop {
            if let Some(end) = wire.rest.windows(4).position(|four| four == b"\r\n\r\n") {
                if !wire.rest.starts_with(b"HTTP/1.1 101") {
                    let head = String::from_utf8_lossy(&wire.rest[..end]).into_owned();
                    return Err(io::Error::other(head));
                }
                wire.rest.drain(..end + 4);
                return Ok(wire);
            }
            wire.read().await?;
        }
    }

    /// Says something. Clients must mask what they say; a mask of zeros changes nothing.
    pub(super) async fn say(&mut self, text: &str) -> io::Result<()> {
        let mut frame = vec![0x81];
        match u8::try_from(text.len()) {
            Ok(len) if len < 126 => frame.push(0x80 | len),
            Ok(_) | Err(_) => {
                let len = u16::try_from(text.len()).map_err(io::Error::other)?;
                frame.push(0x80 | 0x7e);
                frame.extend_from_slice(&len.to_be_bytes());
            }
        }
        frame.extend_from_slice(&[0; 4]);
        frame.extend_from_slice(text.as_bytes());
        self.stream.write_all(&frame).await
    }

    /// Waits for a message that begins so.
    pub(super) async fn hear(&mut self, beginning: &str) -> io::Result<()> {
        loop {
            while let Some((start, end)) = frame(&self.rest) {
                let wanted = self.rest[start..end].starts_with(beginning.as_bytes());
                self.rest.drain(..end);
                if wanted {
                    self.rest.shrink_to(0);
                    return Ok(());
                }
            }
            self.read().await?;
        }
    }

    async fn read(&mut self) -> io::Result<()> {
        let mut some = [0; 2048];
        let n = self.stream.read(&mut some).await?;
        if n == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        self.rest.extend_from_slice(&some[..n]);
        Ok(())
    }
}

/// Where the content of the first whole frame begins and ends.
fn frame(bytes: &[u8]) -> Option<(usize, usize)> {
    let big = |digits: &[u8]| digits.iter().fold(0, |len, &digit| len << 8 | usize::from(digit));
    let (start, len) = match bytes.get(1)? & 0x7f {
        126 => (4, big(bytes.get(2..4)?)),
        127 => (10, big(bytes.get(2..10)?)),
        len => (2, usize::from(len)),
    };
    (start + len <= bytes.len()).then_some((start, start + len))
}
