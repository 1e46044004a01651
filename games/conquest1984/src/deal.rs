//! What two players can agree upon: prisoners and talents.

use std::{fmt, str::FromStr};

use kernel::Seat;
use serde::Serialize;

/// C84-46 The sums that can be offered: any sum can be named in talk, these are carried out.
pub const SUMS: [u16; 7] = [10, 20, 30, 40, 50, 75, 100];

/// An offer, still open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deal {
    pub to: Seat,
    pub terms: Terms,
}

/// C84-46 What is offered, as the one who offers says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Terms {
    /// Talents for a general of his own.
    Ransom { sum: u16 },
    /// A prisoner for talents.
    Release { sum: u16 },
    /// A prisoner for a general of his own.
    Exchange,
    /// The same, and talents on top.
    ExchangePaying { sum: u16 },
    /// The same, for talents on top.
    ExchangeAsking { sum: u16 },
}

impl Terms {
    /// Everything that can be offered.
    pub fn all() -> impl Iterator<Item = Terms> {
        let sums = SUMS.into_iter().flat_map(|sum| {
            [
                Terms::Ransom { sum },
                Terms::Release { sum },
                Terms::ExchangePaying { sum },
                Terms::ExchangeAsking { sum },
            ]
        });
        [Terms::Exchange].into_iter().chain(sums)
    }

    /// Whether the one who offers gives a prisoner.
    pub fn gives(self) -> bool {
        !matches!(self, Terms::Ransom { .. })
    }

    /// Whether the one who offers gets a general back.
    pub fn takes(self) -> bool {
        !matches!(self, Terms::Release { .. })
    }

    /// What the one who offers pays.
    pub fn pays(self) -> u32 {
        match self {
            Terms::Ransom { sum } | Terms::ExchangePaying { sum } => sum.into(),
            Terms::Release { .. } | Terms::Exchange | Terms::ExchangeAsking { .. } => 0,
        }
    }

    /// What the one who offers is paid.
    pub fn asks(self) -> u32 {
        match self {
            Terms::Release { sum } | Terms::ExchangeAsking { sum } => sum.into(),
            Terms::Ransom { .. } | Terms::Exchange | Terms::ExchangePaying { .. } => 0,
        }
    }
}

impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Terms::Ransom { sum } => write!(f, "ransom {sum}"),
            Terms::Release { sum } => write!(f, "release {sum}"),
            Terms::Exchange => f.write_str("exchange"),
            Terms::ExchangePaying { sum } => write!(f, "exchange paying {sum}"),
            Terms::ExchangeAsking { sum } => write!(f, "exchange asking {sum}"),
        }
    }
}

impl FromStr for Terms {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Terms::all().find(|it| it.to_string() == text).ok_or(())
    }
}
