//! Chores behind one door.

use anyhow::{Result, bail};
use xtask::{suite, types};

const HELP: &str = "\
cargo xtask test      runs everything: format, lints, rules, tidy, store, server, client, browser
cargo xtask browser   builds the client and the table and runs the browser tests alone
cargo xtask smoke     builds the release binary, starts it, and asks it for its page
cargo xtask playouts  plays 10,000 random games through every law of the conformance suite
cargo xtask types     writes the client's TypeScript types from the Rust ones
cargo xtask bless     rewrites what the transcripts say happened";

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words[..] {
        ["test"] => suite::test(),
        ["browser"] => suite::browser(),
        ["smoke"] => suite::smoke(),
        ["playouts"] => suite::playouts(),
        ["types"] => types::write(),
        ["bless"] => suite::bless(),
        _ => bail!("what to do?\n\n{HELP}"),
    }
}
