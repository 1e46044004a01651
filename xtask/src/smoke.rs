//! What a newcomer does first.

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    process::{Child, Command, Stdio},
};

use anyhow::{Context as _, Result, ensure};

use crate::run::{built, cargo, step, title};

/// Does as `cargo run --release`, and looks at the page and at what it fetches.
pub fn test() -> Result<()> {
    step("release build", &mut cargo(&["build", "--release"]))?;
    title("the table answers");
    let folder = std::env::temp_dir().join(format!("septem-smoke-{}", std::process::id()));
    let mut table = Command::new(built("release", "septem")?)
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(&folder)
        .stdout(Stdio::piped())
        .spawn()
        .context("the release binary does not start")?;
    let asked = look_around(&mut table);
    table.kill()?;
    table.wait()?;
    fs::remove_dir_all(&folder)?;
    asked
}

/// Reads the address that the table prints, its page, and the engine that the page names.
fn look_around(table: &mut Child) -> Result<()> {
    let out = table.stdout.take().context("no output")?;
    let mut line = String::new();
    BufReader::new(out).read_line(&mut line)?;
    let address = line.trim().rsplit("http://").next().unwrap_or_default();
    let (head, page) = ask(address, "/", "identity")?;
    let is_there = head.starts_with("http/1.0 200") && page.contains("<title>Septem");
    ensure!(is_there, "the page is not there:\n{head}\n{page}");
    let engine = engine_in(&page).context("the page names no engine")?;
    let (head, _) = ask(address, &format!("/{engine}"), "gzip, br")?;
    let wanted = ["content-type: application/wasm", "content-encoding: br", "immutable"];
    let is_there = head.starts_with("http/1.0 200") && wanted.iter().all(|it| head.contains(it));
    ensure!(is_there, "the engine {engine} is not sent as it should be:\n{head}");
    Ok(())
}

/// The head of an answer, in small letters, and its body as far as it is text.
fn ask(address: &str, path: &str, encodings: &str) -> Result<(String, String)> {
    let mut stream = TcpStream::connect(address).with_context(|| format!("reaching {address}"))?;
    let head = format!("GET {path} HTTP/1.0\r\nHost: {address}\r\nAccept-Encoding: {encodings}");
    write!(stream, "{head}\r\n\r\n")?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").context("no whole answer")?;
    Ok((head.to_lowercase(), body.to_owned()))
}

/// Where the page says that the engine is.
fn engine_in(page: &str) -> Option<&str> {
    let (_, rest) = page.split_once("name=\"septem-engine\" content=\"")?;
    rest.split('"').next().filter(|path| !path.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_names_its_engine_or_none() {
        let page = |path| format!("<meta name=\"septem-engine\" content=\"{path}\" />\n<title>");
        assert_eq!(engine_in(&page("assets/engine-12.wasm")), Some("assets/engine-12.wasm"));
        assert_eq!(engine_in(&page("")), None);
        assert_eq!(engine_in("<title>Septem"), None);
    }
}
