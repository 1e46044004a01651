//! Any text as a list of actions.

#![no_main]

use std::sync::LazyLock;

use fuzzing::{kept, notation, picked};
use libfuzzer_sys::fuzz_target;
use registry::Record;

static RECORDS: LazyLock<Vec<Record>> = LazyLock::new(kept);

fuzz_target!(|input: &[u8]| {
    if let Some((start, text)) = picked(&RECORDS, input) {
        notation(start, text);
    }
});
