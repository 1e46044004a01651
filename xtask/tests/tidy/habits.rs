//! Habits that keep the house as it is.

use std::path::PathBuf;

use toml::Table;

use crate::tree::{files, games, read, short};

/// A browser finds functions by their plain names, and to give them is unsafe.
const ENGINE: &str = "crates/wasm/Cargo.toml";

const MAX_LINES: usize = 400;

/// Made from the Rust types, however long it gets.
const GENERATED: &str = "client/src/lib/protocol";

fn sources() -> Vec<PathBuf> {
    files(&xtask::root(), &[".rs", ".ts", ".svelte", ".js", ".mjs", ".css"])
}

/// This folder speaks of what it forbids.
fn others() -> impl Iterator<Item = PathBuf> {
    sources().into_iter().filter(|path| !short(path).starts_with("xtask/tests"))
}

#[test]
fn a_file_is_one_idea() {
    for path in sources() {
        let n_lines = read(&path).lines().count();
        let made = short(&path).starts_with(GENERATED);
        assert!(made || n_lines <= MAX_LINES, "{} has {n_lines} lines", short(&path));
    }
}

#[test]
fn every_game_has_the_same_rooms() {
    const ROOMS: [&str; 19] = [
        "README.md",
        "RULES.md",
        "REGLES.md",
        "RULINGS.md",
        "DECISIONS.md",
        "questions.txt",
        "board.json",
        "src/lib.rs",
        "src/board.rs",
        "src/state.rs",
        "src/setup.rs",
        "src/action.rs",
        "src/rules.rs",
        "src/illegal.rs",
        "src/event.rs",
        "src/view.rs",
        "src/arrange.rs",
        "src/bot.rs",
        "tests/conformance.rs",
    ];
    for game in games() {
        for room in ROOMS {
            assert!(game.join(room).exists(), "{} has no {room}", short(&game));
        }
    }
}

#[test]
fn french_rules_do_not_break_a_line_before_a_sign() {
    let template = xtask::root().join("xtask/template");
    for game in games().into_iter().chain([template]) {
        let french = ["REGLES.md", "DECISIONS.md"].map(|name| game.join(name));
        for path in french.iter().filter(|path| path.exists()) {
            let (text, name) = (read(path), short(path));
            for loose in [" :", " ;", " !", " ?", "« ", " »", "'"] {
                assert!(
                    !text.contains(loose),
                    "{name}: {loose:?}; a no-break space (U+00A0) and ’ are meant"
                );
            }
        }
    }
}

#[test]
fn no_test_is_ignored_expected_to_panic_or_asleep() {
    let banned =
        ["#[ignore", "#[should_panic", "thread::sleep", "time::sleep", ".skip(", "waitForTimeout"];
    for path in others() {
        let name = short(&path);
        let is_test = name.contains("/tests/") || name.contains("/e2e/") || name.contains(".test.");
        let text = read(&path);
        let is_rust = path.extension().is_some_and(|it| it == "rs");
        for word in banned.iter().filter(|word| **word != ".skip(" || !is_rust) {
            let always = word.starts_with("#[");
            assert!(!(is_test || always) || !text.contains(word), "{name}: {word}");
        }
    }
}

#[test]
fn no_test_stands_where_tests_are_not_built() {
    for path in files(&xtask::root(), &["Cargo.toml"]) {
        let folder = path.parent().unwrap();
        let text = read(&path);
        let library = text.split("\n[").find(|section| section.starts_with("lib]"));
        if !library.is_some_and(|section| section.contains("\ntest = false")) {
            continue;
        }
        for source in files(&folder.join("src"), &[".rs"]) {
            let has_tests = read(&source).contains("#[cfg(test)]");
            assert!(!has_tests, "{}: Cargo.toml says `test = false`", short(&source));
        }
    }
}

#[test]
fn nothing_is_allowed_without_a_reason_and_nothing_is_left_to_do() {
    for path in others() {
        let (name, text) = (short(&path), read(&path));
        for word in ["#[allow", "#![allow", "TODO", "FIXME", "PLACEHOLDER:"] {
            assert!(!text.contains(word), "{name}: {word}");
        }
    }
}

#[test]
fn the_browser_asks_no_other_host() {
    let root = xtask::root();
    let mut shown = files(&root.join("client/src"), &[".ts", ".svelte", ".css", ".json", ".html"]);
    shown.push(root.join("client/index.html"));
    for path in shown {
        for line in read(&path).lines().filter(|line| line.contains("://")) {
            let harmless = ["http://www.w3.org/", "ws://", "wss://", "http://127.0.0.1"];
            let fine = harmless.iter().any(|it| line.contains(it)) || line.trim().starts_with("//");
            assert!(fine, "{}: {line}", short(&path));
        }
    }
}

#[test]
fn every_crate_keeps_the_lints_of_the_house() {
    for path in files(&xtask::root(), &["Cargo.toml"]) {
        let text = read(&path);
        // The fuzz targets are no part of the workspace: libFuzzer's macro is unsafe inside.
        let is_crate =
            text.contains("[package]") && !["fuzz/Cargo.toml", ENGINE].contains(&&*short(&path));
        assert!(!is_crate || text.contains("[lints]\nworkspace = true"), "{}", short(&path));
    }
}

#[test]
fn the_engine_keeps_them_too_but_for_the_names_of_its_door() {
    let manifest =
        |path: &str| -> Table { toml::from_str(&read(&xtask::root().join(path))).unwrap() };
    let mut house = manifest("Cargo.toml")["workspace"]["lints"].clone();
    house["rust"]["unsafe_code"] = "deny".into();
    assert_eq!(manifest(ENGINE)["lints"], house);
}
