//! Writes what is made from the games: `cargo xtask types` and `cargo xtask keep` come here.

use anyhow::{Result, bail};

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words[..] {
        #[cfg(debug_assertions)]
        ["types"] => generate::types::write(),
        ["keep", id] => generate::keep::write(id),
        _ => bail!("what to make? `types`, or `keep <game>`"),
    }
}
