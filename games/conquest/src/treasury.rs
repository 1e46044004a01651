//! Purses, and a bank that remembers what it has paid and taken.

/// The money of `N` players. The bank never runs dry, but every coin in a purse came from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Treasury<const N: usize> {
    purses: [u32; N],
    paid_out: u32,
    paid_in: u32,
}

impl<const N: usize> Treasury<N> {
    /// Empty purses.
    pub const EMPTY: Self = Treasury { purses: [0; N], paid_out: 0, paid_in: 0 };

    /// What is in a purse.
    #[inline]
    pub fn of(&self, player: usize) -> u32 {
        self.purses[player]
    }

    /// All that the bank has paid so far.
    pub fn paid_out(&self) -> u32 {
        self.paid_out
    }

    /// All that was paid to the bank so far.
    pub fn paid_in(&self) -> u32 {
        self.paid_in
    }

    /// The bank pays.
    pub fn earn(&mut self, player: usize, sum: u32) {
        self.purses[player] += sum;
        self.paid_out += sum;
    }

    /// A player pays the bank; the purse must hold it.
    pub fn spend(&mut self, player: usize, sum: u32) {
        debug_assert!(sum <= self.purses[player], "the purse does not hold so much");
        self.purses[player] -= sum;
        self.paid_in += sum;
    }

    /// One player pays another; the purse must hold it.
    pub fn hand_over(&mut self, from: usize, to: usize, sum: u32) {
        debug_assert!(sum <= self.purses[from], "the purse does not hold so much");
        self.purses[from] -= sum;
        self.purses[to] += sum;
    }

    /// A treasury as it was written down; the bank's accounts must agree with the purses.
    pub fn restored(purses: [u32; N], paid_in: u32) -> Option<Self> {
        let held = purses.iter().try_fold(0_u32, |sum, &it| sum.checked_add(it))?;
        Some(Treasury { purses, paid_out: held.checked_add(paid_in)?, paid_in })
    }

    /// Says which coins came from nowhere, or went there.
    pub fn audit(&self) -> Result<(), String> {
        let held: u64 = self.purses.iter().map(|&it| u64::from(it)).sum();
        if held + u64::from(self.paid_in) == u64::from(self.paid_out) {
            return Ok(());
        }
        let Treasury { paid_out, paid_in, .. } = self;
        Err(format!("{held} are in purses; the bank paid {paid_out} and was paid {paid_in}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_coin_comes_from_the_bank_and_returns_to_it() {
        let mut treasury = Treasury::<2>::EMPTY;
        treasury.earn(0, 40);
        treasury.hand_over(0, 1, 15);
        treasury.spend(1, 10);
        assert_eq!((treasury.of(0), treasury.of(1)), (25, 5));
        assert_eq!((treasury.paid_out(), treasury.paid_in()), (40, 10));
        assert_eq!(treasury.audit(), Ok(()));
        assert_eq!(Treasury::restored([25, 5], 10), Some(treasury));
        treasury.purses[0] += 1;
        assert!(treasury.audit().is_err(), "a coin from nowhere is noticed");
    }
}
