//! Ways of a board and sets of them. There are more than 64, so a set is wider than a mask.

use std::ops::{BitAnd, BitOr, Not};

/// One of the dotted ways, by its place in the board's list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Way(u8);

/// Some of the ways of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Ways(u128);

impl Way {
    /// The ways of a board that has `n`.
    pub fn first(n: usize) -> impl Iterator<Item = Way> {
        (0..u8::try_from(n).unwrap_or(u8::MAX)).map(Way)
    }

    /// Where this way stands in the board's list.
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }
}

impl Ways {
    /// No board has more.
    pub const MAX: usize = 128;
    pub const NONE: Ways = Ways(0);

    #[inline]
    pub fn has(self, way: Way) -> bool {
        self.0 >> way.0 & 1 == 1
    }

    #[inline]
    pub fn with(self, way: Way) -> Ways {
        Ways(self.0 | 1 << way.0)
    }

    /// How many they are.
    #[inline]
    pub fn len(self) -> u8 {
        u8::try_from(self.0.count_ones()).unwrap_or(u8::MAX)
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Lists them in the board's order.
    pub fn iter(self) -> impl Iterator<Item = Way> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let way = Way(u8::try_from(bits.trailing_zeros()).unwrap_or(u8::MAX));
            bits &= bits - 1;
            Some(way)
        })
    }
}

impl BitAnd for Ways {
    type Output = Ways;

    fn bitand(self, other: Ways) -> Ways {
        Ways(self.0 & other.0)
    }
}

impl BitOr for Ways {
    type Output = Ways;

    fn bitor(self, other: Ways) -> Ways {
        Ways(self.0 | other.0)
    }
}

impl Not for Ways {
    type Output = Ways;

    fn not(self) -> Ways {
        Ways(!self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_beyond_the_sixty_fourth_are_ways_like_any_other() {
        let all: Vec<Way> = Way::first(80).collect();
        let some = Ways::NONE.with(all[0]).with(all[64]).with(all[79]);
        assert_eq!(some.iter().collect::<Vec<_>>(), [all[0], all[64], all[79]]);
        assert_eq!((some.len(), some.has(all[64]), some.has(all[65])), (3, true, false));
        assert!((some & !some).is_empty());
    }
}
