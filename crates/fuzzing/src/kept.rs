//! Kept records: real games to begin from.

use std::{fs, path::Path};

use registry::{GAMES, Record};

/// The first kept record of each game, in the order of the lobby.
///
/// # Panics
/// When they are not where they should be.
pub fn kept() -> Vec<Record> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let first = |id: &str| {
        let files = fs::read_dir(games.join(id).join("records")).expect("a folder of records");
        let paths = files.map(|file| file.expect("a file").path());
        let path = paths.filter(|path| path.extension().is_some_and(|it| it == "json")).min();
        let text = fs::read_to_string(path.expect("a record")).expect("a record is text");
        serde_json::from_str(&text).expect("a record")
    };
    GAMES.iter().map(|entry| first(entry.meta.id)).collect()
}

/// The record that the first byte of an input picks, and the rest of the input as text.
pub fn picked<'a>(records: &'a [Record], input: &'a [u8]) -> Option<(&'a Record, &'a str)> {
    let (&first, rest) = input.split_first()?;
    let record = records.get(usize::from(first) % records.len().max(1))?;
    Some((record, std::str::from_utf8(rest).ok()?))
}
