//! Chores behind one door: `cargo xtask help` lists them.



use anyhow::{Result, bail};
use xtask::types;

const HELP: &str = "\
cargo xtask types     writes the client's TypeScript types from the Rust ones
";

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words[..] {
        ["types"] => types::write(),
        _ => bail!("{HELP}"),
    }
}
