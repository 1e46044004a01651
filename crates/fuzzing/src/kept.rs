//! Kept records: real games to begin from.

use std::{fs, path::Path};

use registry::Record;

/// Every kept record, in the order of their names.
///
/// # Panics
/// When they are not where they should be.
pub fn kept() -> Vec<Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../registry/tests/records");
    let files = fs::read_dir(folder).expect("a folder of records");
    let mut paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    let text = |path| fs::read_to_string(path).expect("a record is text");
    paths.iter().map(|path| serde_json::from_str(&text(path)).expect("a record")).collect()
}

/// The record that the first byte of an input picks, and the rest of the input as text.
pub fn picked<'a>(records: &'a [Record], input: &'a [u8]) -> Option<(&'a Record, &'a str)> {
    let (&first, rest) = input.split_first()?;
    let record = records.get(usize::from(first) % records.len().max(1))?;
    Some((record, std::str::from_utf8(rest).ok()?))
}
