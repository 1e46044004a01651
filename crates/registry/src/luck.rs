//! Where a table's luck comes from.

use kernel::Source;
use rand::{Rng as _, SeedableRng as _};
use rand_chacha::ChaCha12Rng;

/// Luck for one action.
pub enum Luck<'a> {
    /// From a generator.
    Drawn(&'a mut Dice),
    /// Exactly these draws, a die as its face.
    Scripted(&'a [u32]),
}

/// A cryptographic generator, so that nobody can tell the next die from those before.
#[derive(Debug, Clone)]
pub struct Dice(ChaCha12Rng);

impl Dice {
    /// The same seed gives the same game.
    pub fn seeded(seed: u64) -> Dice {
        Dice(ChaCha12Rng::seed_from_u64(seed))
    }

    /// For tables of people: `key` comes from the operating system.
    pub fn keyed(key: [u8; 32]) -> Dice {
        Dice(ChaCha12Rng::from_seed(key))
    }
}

impl Source for Dice {
    fn draw(&mut self, low: u32, n: u32) -> u32 {
        // Rejection: every value is equally likely.
        let n = n.max(1);
        let limit = u32::MAX - u32::MAX % n;
        loop {
            let bits = self.0.next_u32();
            if bits < limit {
                return low + bits % n;
            }
        }
    }
}
