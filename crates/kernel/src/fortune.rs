//! What luck said, in terms that mean something to a player.

use crate::Seat;

/// One throw or draw: what it came to for a seat, and what it could have come to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fortune {
    /// Whose luck it is: more is better for this seat.
    pub seat: Seat,
    /// What is counted, by the game's own name for it, e.g. `hits`.
    pub kind: &'static str,
    /// What it came to: a place in `odds`.
    pub result: usize,
    /// In how many of all equally likely ways each result could have come, from 0 on.
    pub odds: Vec<u64>,
}

impl Fortune {
    /// A die with faces `1..=sides` of which so many are good: a hit or none.
    pub fn hit(seat: Seat, kind: &'static str, hit: bool, good: u32, sides: u32) -> Fortune {
        let good = good.min(sides);
        let odds = vec![u64::from(sides - good), u64::from(good)];
        Fortune { seat, kind, result: usize::from(hit), odds }
    }
}
