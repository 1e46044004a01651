//! Luck (what a chance node draws): an argument of every rule that needs it, and never anything else.

/// Where luck comes from: a generator on the server, a recorded log on replay,
/// a script in tests.
pub trait Source {
    /// Draws a number in `low..low + n`, each equally likely.
    fn draw(&mut self, low: u32, n: u32) -> u32;
}

/// The only luck a rule may use. Remembers every draw, so that a game can be
/// told again without the generator that made it.
pub struct Chance<'a> {
    source: &'a mut dyn Source,
    draws: Vec<u32>,
}

impl<'a> Chance<'a> {
    /// Draws from `source`.
    pub fn new(source: &'a mut dyn Source) -> Self {
        Chance { source, draws: Vec::new() }
    }

    /// Rolls one die with faces `1..=sides`; its face is what the log holds.
    pub fn die(&mut self, sides: u32) -> u32 {
        self.draw(1, sides)
    }

    /// Draws a number below `n`.
    pub fn below(&mut self, n: u32) -> u32 {
        self.draw(0, n)
    }

    /// Takes one item out of `items`. A deck is never shuffled: its order is
    /// decided when a card leaves it, so there is no order to leak.
    pub fn take<T>(&mut self, items: &mut Vec<T>) -> Option<T> {
        let n = u32::try_from(items.len()).ok().filter(|&n| 0 < n)?;
        Some(items.remove(self.below(n) as usize))
    }

    /// The draws made so far, in order. An action that made one cannot be undone.
    pub fn draws(&self) -> &[u32] {
        &self.draws
    }

    /// Hands the draws over to the log.
    pub fn into_draws(self) -> Vec<u32> {
        self.draws
    }

    fn draw(&mut self, low: u32, n: u32) -> u32 {
        let drawn = self.source.draw(low, n);
        self.draws.push(drawn);
        drawn
    }
}

/// A small generator, the same on every machine: for tests, bots and benchmarks.
/// Tables of people draw from a cryptographic one.
#[derive(Debug, Clone)]
pub struct Seeded(pub u64);

impl Seeded {
    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `n`, by multiplication; the bias is far below what can be noticed.
    pub fn below(&mut self, n: usize) -> usize {
        let high = self.next_u64() >> 32;
        usize::try_from((high * n as u64) >> 32).unwrap_or(0)
    }
}

impl Source for Seeded {
    fn draw(&mut self, low: u32, n: u32) -> u32 {
        low + u32::try_from(self.below(n as usize)).unwrap_or(0)
    }
}

/// Luck written down in advance. What does not fit is remembered rather than
/// reported at once, because rules cannot fail: ask [`Script::fits`] afterwards.
#[derive(Debug, Clone)]
pub struct Script<'a> {
    rest: &'a [u32],
    /// What is drawn in place of what is missing. It varies as luck does, so that
    /// a rule that rolls until somebody is hit comes to an end all the same.
    stand_in: Option<Seeded>,
}

impl<'a> Script<'a> {
    /// Draws exactly these, in this order.
    pub fn new(draws: &'a [u32]) -> Self {
        Script { rest: draws, stand_in: None }
    }

    /// Tells whether every draw was there, in range, and none was left over.
    pub fn fits(&self) -> bool {
        self.stand_in.is_none() && self.rest.is_empty()
    }
}

impl Source for Script<'_> {
    fn draw(&mut self, low: u32, n: u32) -> u32 {
        match self.rest.split_first() {
            Some((&drawn, rest)) if low <= drawn && drawn - low < n => {
                self.rest = rest;
                drawn
            }
            Some(_) | None => self.stand_in.get_or_insert(Seeded(0)).draw(low, n),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_fits_what_it_was_written_for() {
        let mut script = Script::new(&[6, 0]);
        let mut chance = Chance::new(&mut script);
        assert_eq!((chance.die(6), chance.below(4)), (6, 0));
        assert!(script.fits());
    }

    #[test]
    fn a_script_that_is_short_long_or_out_of_range_does_not_fit() {
        for draws in [&[][..], &[1, 2], &[7], &[0]] {
            let mut script = Script::new(draws);
            let rolled = Chance::new(&mut script).die(6);
            assert!((1..=6).contains(&rolled) && !script.fits(), "{draws:?}");
        }
    }

    #[test]
    fn who_waits_for_a_face_that_no_script_holds_still_sees_it() {
        let mut script = Script::new(&[]);
        let mut chance = Chance::new(&mut script);
        let seen: Vec<u32> = (0..100).map(|_| chance.die(6)).collect();
        assert!((1..=6).all(|face| seen.contains(&face)));
    }
}
