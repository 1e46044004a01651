//! Any text as a position.

#![no_main]

use std::sync::LazyLock;

use fuzzing::{kept, picked, position};
use libfuzzer_sys::fuzz_target;
use registry::Record;

static RECORDS: LazyLock<Vec<Record>> = LazyLock::new(kept);

fuzz_target!(|input: &[u8]| {
    if let Some((start, text)) = picked(&RECORDS, input) {
        position(start, text);
    }
});
