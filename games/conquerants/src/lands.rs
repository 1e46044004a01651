//! Sets of territories, small enough to be copied like a number.

use crate::board::{N_TERRITORIES, Territory, board};

/// Some of the territories, as bits in the order of `board.json`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Lands(u32);

impl Lands {
    pub const NONE: Lands = Lands(0);

    #[inline]
    pub fn has(self, land: Territory) -> bool {
        self.0 >> land as u32 & 1 == 1
    }

    #[inline]
    pub fn with(self, land: Territory) -> Lands {
        Lands(self.0 | 1 << land as u32)
    }

    #[inline]
    pub fn without(self, land: Territory) -> Lands {
        Lands(self.0 & !(1 << land as u32))
    }

    #[inline]
    pub fn or(self, other: Lands) -> Lands {
        Lands(self.0 | other.0)
    }

    #[inline]
    pub fn and(self, other: Lands) -> Lands {
        Lands(self.0 & other.0)
    }

    #[inline]
    pub fn minus(self, other: Lands) -> Lands {
        Lands(self.0 & !other.0)
    }

    #[inline]
    pub fn meets(self, other: Lands) -> bool {
        self.0 & other.0 != 0
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn len(self) -> u16 {
        u16::try_from(self.0.count_ones()).unwrap_or(0)
    }

    /// The first in the order of the board.
    #[inline]
    pub fn first(self) -> Option<Territory> {
        Territory::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// In the order of the board.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Territory> {
        let mut left = self;
        std::iter::from_fn(move || {
            let land = left.first()?;
            left = left.without(land);
            Some(land)
        })
    }

    /// CON-05 Everything with a common border, over land or over a shared sea, with any of these.
    #[inline]
    pub fn reach(self) -> Lands {
        let board = board();
        self.iter().fold(Lands::NONE, |all, land| all.or(board.common[land as usize]))
    }
}

impl FromIterator<Territory> for Lands {
    fn from_iter<T: IntoIterator<Item = Territory>>(lands: T) -> Self {
        lands.into_iter().fold(Lands::NONE, Lands::with)
    }
}

const _: () = assert!(N_TERRITORIES <= 32, "a set of territories has 32 bits");
