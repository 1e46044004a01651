//! What two players can agree upon: prisoners and talents.

use std::fmt;

use conquest::deal::{self, OwnTerms, SUMS};
use serde::Serialize;

pub type Deal = deal::Deal<Terms>;
pub type Terms = deal::Terms<Own>;

/// C84-46 What a captor offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Own {
    /// A prisoner for talents.
    Release { sum: u16 },
}

impl OwnTerms for Own {
    fn all() -> Vec<Own> {
        SUMS.map(|sum| Own::Release { sum }).to_vec()
    }

    fn gives(self) -> bool {
        true
    }

    fn asks(self) -> u32 {
        let Own::Release { sum } = self;
        sum.into()
    }
}

impl fmt::Display for Own {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Own::Release { sum } = self;
        write!(f, "release {sum}")
    }
}
