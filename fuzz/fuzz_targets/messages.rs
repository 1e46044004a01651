//! Any bytes as what a browser says.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    fuzzing::message(input);
});
