//! Any bytes as a conversation with the engine, line by line.

#![no_main]

use cli::Engine;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let mut engine = Engine::default();
    for line in input.split(|&byte| byte == b'\n') {
        fuzzing::engine_line(|line| engine.answer(line), line);
    }
});
