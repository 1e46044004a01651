//! Chores behind one door.

use anyhow::{Result, bail};
use xtask::{engine, games, new_game::Name, processor, site, smoke, suite};

const HELP: &str = "\
cargo xtask test      runs everything: format, lints, rules, tidy, store, server, client, engine, browser
cargo xtask browser   builds the client and the table and runs the browser tests alone
cargo xtask engine    builds the engine that browsers fetch and puts it where `npm run dev` looks
cargo xtask site DIR  writes the page with its engine as plain files, for any host and any path
cargo xtask smoke     builds the release binary, starts it, and asks it for its page
cargo xtask playouts [GAME]
                      plays 10,000 random games through every law of the conformance suite
cargo xtask types     writes the client's TypeScript types from the Rust ones
cargo xtask bless [GAME]
                      rewrites what the transcripts say happened
cargo xtask new-game <id> <PREFIX> <title>
                      writes games/<id>, a game that runs, and its page, and tells the registry of it
cargo xtask keep <id> plays games and keeps records that show everything that can happen in one";

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["test"] => suite::test(),
        ["browser"] => suite::browser(),
        ["engine"] => engine::for_dev(),
        ["site", folder] => site::write(folder),
        ["smoke"] => smoke::test(),
        ["playouts"] => games::playouts(None),
        ["playouts", game] => games::playouts(Some(game)),
        ["types"] => games::generate(&["types"]),
        ["bless"] => games::bless(None),
        ["bless", game] => games::bless(Some(game)),
        ["new-game", id, prefix, ref title @ ..] if !title.is_empty() => {
            games::new_game(&Name::new(id, prefix, &title.join(" "))?)
        }
        ["keep", id] => games::generate(&["keep", id]),
        _ => bail!("what to do?\n\n{HELP}"),
    };
    processor::report();
    done
}
