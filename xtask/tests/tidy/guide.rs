//! The guide to a new game points only at what is there.

use std::path::PathBuf;

use xtask::new_game::{TEMPLATE, TEMPLATE_PAGE};

use crate::tree::read;

const GUIDE: &str = "docs/adding-a-game.md";

/// The game that the guide speaks of is the template under another name.
const NAMED: [(&str, &str); 2] =
    [("client/src/lib/games/senet", TEMPLATE_PAGE), ("games/senet", TEMPLATE)];

/// What looks like a path in a text: links, and what stands between backticks and is one word with
/// an ending or a folder in it.
fn paths(text: &str) -> Vec<String> {
    let quoted = text.split('`').skip(1).step_by(2).map(str::to_owned);
    let links = text.split("](").skip(1).filter_map(|it| it.split(')').next());
    let linked = links.map(|it| format!("docs/{it}"));
    quoted.chain(linked).filter(|it| is_path(it)).collect()
}

fn is_path(text: &str) -> bool {
    const ENDINGS: [&str; 7] = [".md", ".rs", ".json", ".ts", ".svelte", ".css", ".toml"];
    let is_plain = text.chars().all(|it| it.is_ascii_alphanumeric() || "/._-".contains(it));
    is_plain && (text.contains('/') || ENDINGS.iter().any(|it| text.ends_with(it)))
}

/// Where a path of the guide may begin: at the top, or in a folder of the new game.
fn exists(path: &str) -> bool {
    let named =
        NAMED.iter().find_map(|(from, to)| Some((*to).to_owned() + path.strip_prefix(from)?));
    let path = named.unwrap_or_else(|| path.to_owned());
    let homes = ["", TEMPLATE, TEMPLATE_PAGE].map(|home| xtask::root().join(home));
    homes.into_iter().map(|home: PathBuf| home.join(&path)).any(|it| it.exists())
}

#[test]
fn every_path_of_the_guide_exists() {
    let paths = paths(&read(&xtask::root().join(GUIDE)));
    assert!(50 < paths.len(), "{} paths", paths.len());
    let missing: Vec<_> = paths.iter().filter(|path| !exists(path)).collect();
    assert!(missing.is_empty(), "{GUIDE} names {missing:?}");
}

#[test]
fn a_path_is_told_from_a_command_and_a_missing_one_is_found() {
    let text =
        "`cargo run -- engine` `= view` `src/rules.rs` `Board.svelte` [x](engine.md) `RULES.md`";
    assert_eq!(paths(text), ["src/rules.rs", "Board.svelte", "RULES.md", "docs/engine.md"]);
    assert!(exists("src/rules.rs") && exists("games/senet/src/rules.rs") && exists("Board.svelte"));
    assert!(!exists("src/rule.rs") && !exists("games/senet/Board.svelte"));
}
