//! Places at the table (player slots).

use serde::{Deserialize, Serialize};

/// The largest table any of the games needs.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from zero in playing order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Seat(pub u8);

/// Some of the seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct SeatSet(u16);

impl Seat {
    /// The seats of a table of `n`, in playing order.
    #[inline]
    pub fn first(n: usize) -> impl Iterator<Item = Seat> {
        (0..n.min(MAX_SEATS)).filter_map(|it| u8::try_from(it).ok()).map(Seat)
    }

    /// Where this seat stands in an array.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }
}

impl SeatSet {
    /// No seat at all.
    pub const NONE: SeatSet = SeatSet(0);

    /// Tells whether `seat` is among them.
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        seat.idx() < MAX_SEATS && self.0 & (1 << seat.0) != 0
    }

    /// Tells whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Counts them.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Lists them in playing order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::first(MAX_SEATS).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> Self {
        SeatSet(seats.into_iter().fold(0, |bits, seat| bits | (1 << seat.0)))
    }
}

impl From<Seat> for SeatSet {
    fn from(seat: Seat) -> Self {
        SeatSet(1 << seat.0)
    }
}
