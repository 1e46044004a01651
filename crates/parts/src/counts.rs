//! How many pieces stand in each of a few spaces, small enough to be copied like a number.

use crate::mask::Mask;

/// Up to 15 pieces in each of up to 16 spaces: four bits a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts(u64);

/// Some of the spaces, in the shape of [`Counts`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Spread(u64);

/// The lowest bit of each space.
const ONES: u64 = 0x1111_1111_1111_1111;

impl Counts {
    /// Nothing anywhere.
    pub const NONE: Counts = Counts(0);

    /// The pieces in one space.
    #[inline]
    pub fn get(self, idx: usize) -> u8 {
        (self.0 >> (4 * idx) & 15) as u8
    }

    /// One piece comes.
    #[inline]
    pub fn add(&mut self, idx: usize) {
        debug_assert!(self.get(idx) < 15, "a space holds at most 15");
        self.0 += 1 << (4 * idx);
    }

    /// One piece goes.
    #[inline]
    pub fn take(&mut self, idx: usize) {
        debug_assert!(0 < self.get(idx), "nothing stands there");
        self.0 -= 1 << (4 * idx);
    }

    /// So many pieces stand there, at most 15.
    #[inline]
    pub fn set(&mut self, idx: usize, n: u8) {
        self.0 = self.0 & !(15 << (4 * idx)) | u64::from(n.min(15)) << (4 * idx);
    }

    /// All pieces together.
    #[inline]
    pub fn total(self) -> u32 {
        // Sums of neighbors first, so that none runs over into the next.
        let pairs = (self.0 & 0x0F0F_0F0F_0F0F_0F0F) + (self.0 >> 4 & 0x0F0F_0F0F_0F0F_0F0F);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
    }

    /// The spaces that hold any, in order.
    #[inline]
    pub fn held(self) -> impl Iterator<Item = usize> {
        let mut bits = (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & ONES;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let idx = bits.trailing_zeros() as usize / 4;
            bits &= bits - 1;
            Some(idx)
        })
    }

    /// Tells whether any of these spaces holds a piece.
    #[inline]
    pub fn meets(self, spread: Spread) -> bool {
        self.0 & spread.0 != 0
    }

    /// All counts in one number, for comparing positions.
    #[inline]
    pub fn bits(self) -> u64 {
        self.0
    }
}

impl From<Mask> for Spread {
    fn from(mask: Mask) -> Self {
        Spread(mask.iter().fold(0, |bits, idx| bits | 15 << (4 * idx)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_come_and_go_without_touching_their_neighbors() {
        let mut counts = Counts::NONE;
        for idx in [0, 3, 3, 15] {
            counts.add(idx);
        }
        assert_eq!((counts.get(2), counts.get(3), counts.get(4)), (0, 2, 0));
        assert_eq!(counts.held().collect::<Vec<_>>(), [0, 3, 15]);
        assert_eq!(counts.total(), 4);
        counts.take(3);
        counts.take(15);
        assert_eq!((counts.get(3), counts.total()), (1, 2));
    }

    #[test]
    fn the_total_is_right_when_every_space_is_full() {
        let mut counts = Counts::NONE;
        for idx in 0..16 {
            counts.set(idx, 15);
        }
        assert_eq!(counts.total(), 240);
        counts.set(5, 0);
        assert_eq!((counts.total(), counts.get(4), counts.get(6)), (225, 15, 15));
    }

    #[test]
    fn a_list_is_met_by_a_piece_in_any_of_its_spaces() {
        let list: Spread = [2, 7].into_iter().collect::<Mask>().into();
        let mut counts = Counts::NONE;
        counts.set(3, 15);
        assert!(!counts.meets(list));
        counts.add(7);
        assert!(counts.meets(list));
    }
}
