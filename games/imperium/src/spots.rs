//! Provinces in events: where markers were placed, and which provinces form a chain.

use std::fmt;

use parts::{counts::Counts, mask::Mask};
use serde::{Serialize, Serializer};

use crate::board::{N_PROVINCES, Province};

/// Markers that one player places in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Placing(pub Counts);

/// So many markers in one province.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Spot {
    pub province: Province,
    pub n: u8,
}

/// IMP-24 Provinces joined by proconsuls of one player, and the one that was scored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chain {
    pub scored: Province,
    pub all: Mask,
}

impl Placing {
    pub fn spots(self) -> impl Iterator<Item = Spot> {
        self.0.held().map(move |idx| Spot { province: Province::ALL[idx], n: self.0.get(idx) })
    }
}

impl Chain {
    /// IMP-24 One for each province.
    pub fn points(self) -> u8 {
        u8::try_from(self.all.iter().count()).unwrap_or(u8::MAX)
    }

    /// The scored province first, the others in the order of the numbers after it.
    pub fn provinces(self) -> impl Iterator<Item = Province> {
        let from = self.scored;
        (0..N_PROVINCES).map(move |n| from.after(n)).filter(move |it| self.all.has(*it as usize))
    }
}

impl fmt::Display for Placing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (idx, Spot { province, n }) in self.spots().enumerate() {
            let comma = if 0 < idx { ", " } else { "" };
            write!(f, "{comma}{province} {n}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (idx, province) in self.provinces().enumerate() {
            let comma = if 0 < idx { ", " } else { "" };
            write!(f, "{comma}{province}")?;
        }
        Ok(())
    }
}

impl Serialize for Placing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.spots())
    }
}

impl Serialize for Chain {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.provinces())
    }
}
