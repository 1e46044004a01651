//! Who may name a game: whoever else does would have to be remembered for the next one.

use std::path::Path;

use crate::tree::{files, games, read, short};

/// Where games are named: in lists, and in their own rooms.
const HOMES: [&str; 4] =
    ["crates/registry/", "client/src/lib/games/", "client/src/lib/protocol/", "xtask/tests"];

fn is_test(path: &str) -> bool {
    path.contains("/tests") || path.contains(".test.")
}

/// The first quoted game, or path into its folder, in what is not a test.
fn named<'a>(text: &str, ids: &'a [String]) -> Option<&'a String> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    ids.iter().find(|id| {
        ["'", "\"", "/"].iter().any(|quote| code.contains(&format!("{quote}{id}{quote}")))
    })
}

fn ids() -> Vec<String> {
    let name = |path: &Path| path.file_name().map(|it| it.to_string_lossy().into_owned());
    games().iter().filter_map(|path| name(path)).filter(|id| id != "template").collect()
}

#[test]
fn only_the_registry_and_the_clients_folder_of_games_name_games() {
    let (root, ids) = (xtask::root(), ids());
    assert!(ids.iter().any(|id| id == "hannibal"), "{ids:?}");
    for folder in ["crates", "xtask", "client/src"] {
        for path in files(&root.join(folder), &[".rs", ".ts", ".svelte"]) {
            let name = short(&path);
            if is_test(&name) || HOMES.iter().any(|home| name.starts_with(home)) {
                continue;
            }
            let found = named(&read(&path), &ids);
            assert_eq!(found, None, "{name}");
        }
    }
}

#[test]
fn a_named_game_is_found() {
    let ids = ["hannibal".to_owned()];
    for text in ["find(\"hannibal\")", "game === 'hannibal'", "from '../games/hannibal/x.ts'"] {
        assert!(named(text, &ids).is_some(), "{text}");
    }
    for text in ["// hannibal is one", "#[cfg(test)]\nfind(\"hannibal\")"] {
        assert!(named(text, &ids).is_none(), "{text}");
    }
}
