//! Sets of spaces as bits, and maps as one such set for each space.

use std::ops::{BitAnd, BitOr, Not};

/// Some of the spaces of a board with at most 64.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Mask(u64);

impl Mask {
    /// No space.
    pub const NONE: Mask = Mask(0);

    /// Only the space with this index.
    #[inline]
    pub fn only(idx: usize) -> Mask {
        Mask(1 << idx)
    }

    /// These and the space with this index.
    #[inline]
    pub fn with(self, idx: usize) -> Mask {
        Mask(self.0 | 1 << idx)
    }

    /// These without the space with this index.
    #[inline]
    pub fn without(self, idx: usize) -> Mask {
        Mask(self.0 & !(1 << idx))
    }

    /// How many they are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Tells whether the space with this index is among them.
    #[inline]
    pub fn has(self, idx: usize) -> bool {
        self.0 >> idx & 1 == 1
    }

    /// Tells whether any space is in both sets.
    #[inline]
    pub fn meets(self, other: Mask) -> bool {
        self.0 & other.0 != 0
    }

    /// Tells whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The indices, smallest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let idx = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            Some(idx)
        })
    }
}

impl BitAnd for Mask {
    type Output = Mask;

    fn bitand(self, other: Mask) -> Mask {
        Mask(self.0 & other.0)
    }
}

impl BitOr for Mask {
    type Output = Mask;

    fn bitor(self, other: Mask) -> Mask {
        Mask(self.0 | other.0)
    }
}

impl Not for Mask {
    type Output = Mask;

    fn not(self) -> Mask {
        Mask(!self.0)
    }
}

impl FromIterator<usize> for Mask {
    fn from_iter<T: IntoIterator<Item = usize>>(indices: T) -> Self {
        indices.into_iter().fold(Mask::NONE, Mask::with)
    }
}

/// Who borders whom, both ways.
#[derive(Debug, Clone, Copy)]
pub struct Borders<const N: usize>([Mask; N]);

impl<const N: usize> Borders<N> {
    /// Every pair once, in either direction.
    #[inline]
    pub fn new(pairs: impl IntoIterator<Item = (usize, usize)>) -> Self {
        let mut of = [Mask::NONE; N];
        for (a, b) in pairs {
            of[a] = of[a].with(b);
            of[b] = of[b].with(a);
        }
        Borders(of)
    }

    /// The neighbors of a space.
    #[inline]
    pub fn of(&self, idx: usize) -> Mask {
        self.0[idx]
    }

    /// Tells whether two spaces border.
    #[inline]
    pub fn join(&self, a: usize, b: usize) -> bool {
        self.0[a].has(b)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_border_holds_both_ways_and_nowhere_else() {
        let borders = Borders::<4>::new([(0, 1), (2, 1)]);
        assert!(borders.join(0, 1) && borders.join(1, 0) && borders.join(1, 2));
        assert!(!borders.join(0, 2) && !borders.join(3, 0));
        assert_eq!(borders.of(1).iter().collect::<Vec<_>>(), [0, 2]);
    }

    #[test]
    fn sets_are_joined_cut_and_counted() {
        let [a, b]: [Mask; 2] = [[0, 1, 5].into_iter().collect(), [1, 5, 9].into_iter().collect()];
        assert_eq!((a & b).iter().collect::<Vec<_>>(), [1, 5]);
        assert_eq!((a & !b).iter().collect::<Vec<_>>(), [0]);
        assert_eq!(((a | b).len(), a.without(5).len(), a.without(9).len()), (4, 2, 3));
    }

    #[test]
    fn the_last_bit_is_a_space_like_any_other() {
        let mask: Mask = [0, 63].into_iter().collect();
        assert_eq!(mask.iter().collect::<Vec<_>>(), [0, 63]);
        assert!(mask.meets(Mask::only(63)) && !mask.meets(Mask::only(62)));
    }
}
