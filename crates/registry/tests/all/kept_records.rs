//! Old records open for ever: one of each version of each game's rules is kept.

use std::{fs, path::Path};

use registry::{GAMES, Record, load};

fn kept() -> Vec<(String, Record)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let files = fs::read_dir(folder).expect("a folder of records");
    files
        .map(|file| {
            let path = file.expect("a file").path();
            let text = fs::read_to_string(&path).expect("readable");
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, serde_json::from_str(&text).expect("a record"))
        })
        .collect()
}

#[test]
fn every_kept_record_still_runs_to_the_same_end() {
    for (name, record) in kept() {
        let table = load(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(table.turn().is_over(), "{name} is a whole game");
        assert_eq!(table.record(None), record, "{name} is written as it was");
    }
}

#[test]
fn one_record_of_each_version_of_the_rules_is_kept() {
    for entry in GAMES {
        for version in 1..=entry.meta.rules_version() {
            let name = format!("{}-{version}.json", entry.meta.id);
            assert!(kept().iter().any(|(it, _)| *it == name), "{name} is missing");
        }
    }
}
