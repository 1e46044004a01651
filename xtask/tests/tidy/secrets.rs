//! What could tell a secret without anybody having meant it.

use crate::tree::{files, games, read, short};

/// Whether a file makes the type `State` serializable, by derive or by hand.
fn serializes_state(text: &str) -> bool {
    let by_hand = text.contains("Serialize for State");
    let mut attributes = String::new();
    let by_derive = text.lines().any(|line| {
        let words = line.trim_start_matches("pub ").split([' ', ';', '(', '<']);
        let is_state = words.take(2).eq(["struct", "State"]) || line.contains("enum State ");
        let serializes = is_state && attributes.contains("Serialize");
        // Attributes may run over several lines; an item ends with a line that closes it.
        if line.trim().is_empty() || line.starts_with('}') || line.ends_with(';') {
            attributes.clear();
        } else {
            attributes.push_str(line);
        }
        serializes
    });
    by_hand || by_derive
}

#[test]
fn no_state_is_serializable_wherever_in_its_game_that_is_said() {
    for game in games() {
        let sources = files(&game.join("src"), &[".rs"]);
        let n_states = sources.iter().filter(|it| read(it).contains("struct State ")).count();
        assert_eq!(n_states, 1, "{}: one State, to be looked at", short(&game));
        for path in sources {
            assert!(!serializes_state(&read(&path)), "{}: a State that serializes", short(&path));
        }
    }
}

#[test]
fn a_state_that_is_serializable_is_found() {
    for text in [
        "#[derive(Debug, Serialize)]\npub struct State {\n}\n",
        "#[derive(\n    Debug,\n    serde::Serialize,\n)]\n/// All.\npub struct State {\n}\n",
        "impl serde::Serialize for State {\n}\n",
    ] {
        assert!(serializes_state(text), "{text}");
    }
    for text in [
        "#[derive(Serialize)]\npub struct View {\n}\n\n#[derive(Debug)]\npub struct State {\n}\n",
        "#[derive(Serialize)]\npub struct StateView {\n}\n",
        "use serde::Serialize;\n\npub struct State {\n}\n",
    ] {
        assert!(!serializes_state(text), "{text}");
    }
}
