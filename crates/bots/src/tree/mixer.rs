//! A hasher for keys that nobody outside can choose: two numbers, mixed well enough.

use std::hash::Hasher;

/// An odd number without a pattern.
const ODD: u64 = 0x9e37_79b9_7f4a_7c15;

#[derive(Default)]
pub(super) struct Mixer(u64);

impl Mixer {
    fn mix(&mut self, word: u64) {
        let mixed = (self.0.rotate_left(23) ^ word).wrapping_mul(ODD);
        self.0 = mixed ^ mixed >> 32;
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.mix(u64::from(byte));
        }
    }

    fn write_u32(&mut self, word: u32) {
        self.mix(u64::from(word));
    }

    fn write_u64(&mut self, word: u64) {
        self.mix(word);
    }

    fn finish(&self) -> u64 {
        self.0.wrapping_mul(ODD)
    }
}
