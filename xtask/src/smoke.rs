//! What a newcomer does first.

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    process::{Child, Command, Stdio},
};

use anyhow::{Context as _, Result, bail};

use crate::run::{built, cargo, step, title};

/// Does as `cargo run --release`, and looks at the page.
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
    let asked = ask_for_page(&mut table);
    table.kill()?;
    table.wait()?;
    fs::remove_dir_all(&folder)?;
    asked
}

/// Reads the address that the table prints, and its page.
fn ask_for_page(table: &mut Child) -> Result<()> {
    let out = table.stdout.take().context("no output")?;
    let mut line = String::new();
    BufReader::new(out).read_line(&mut line)?;
    let address = line.trim().rsplit("http://").next().unwrap_or_default();
    let mut stream = TcpStream::connect(address).with_context(|| format!("reaching {line}"))?;
    write!(stream, "GET / HTTP/1.0\r\nHost: {address}\r\n\r\n")?;
    let mut page = String::new();
    stream.read_to_string(&mut page)?;
    if !page.starts_with("HTTP/1.0 200") || !page.contains("<title>Septem") {
        bail!("the page is not there:\n{page}");
    }
    Ok(())
}
