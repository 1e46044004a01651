//! What two players can agree upon: prisoners and talents.

use std::{fmt, str::FromStr};

use conquest::deal::{self, Bargain, SUMS};
use serde::Serialize;

pub type Deal = deal::Deal<Terms>;

/// C84-46 What is offered, as the one who offers says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Terms {
    /// A prisoner for talents.
    Release { sum: u16 },
    /// For a general of his own.
    #[serde(untagged)]
    Bargain(#[cfg_attr(debug_assertions, ts(inline))] Bargain),
}

impl Terms {
    /// Everything that can be offered.
    pub fn all() -> impl Iterator<Item = Terms> {
        let sums = SUMS.into_iter().flat_map(|sum| {
            [
                Terms::Bargain(Bargain::Ransom { sum }),
                Terms::Release { sum },
                Terms::Bargain(Bargain::ExchangePaying { sum }),
                Terms::Bargain(Bargain::ExchangeAsking { sum }),
            ]
        });
        [Terms::Bargain(Bargain::Exchange)].into_iter().chain(sums)
    }

    /// Whether the one who offers gives a prisoner.
    pub fn gives(self) -> bool {
        match self {
            Terms::Release { .. } => true,
            Terms::Bargain(bargain) => bargain.is_exchange(),
        }
    }

    /// Whether the one who offers gets a general back.
    pub fn takes(self) -> bool {
        !matches!(self, Terms::Release { .. })
    }

    /// What the one who offers pays.
    pub fn pays(self) -> u32 {
        match self {
            Terms::Release { .. } => 0,
            Terms::Bargain(bargain) => bargain.pays(),
        }
    }

    /// What the one who offers is paid.
    pub fn asks(self) -> u32 {
        match self {
            Terms::Release { sum } => sum.into(),
            Terms::Bargain(bargain) => bargain.asks(),
        }
    }
}

impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Terms::Release { sum } => write!(f, "release {sum}"),
            Terms::Bargain(bargain) => bargain.fmt(f),
        }
    }
}

impl FromStr for Terms {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Terms::all().find(|it| it.to_string() == text).ok_or(())
    }
}
