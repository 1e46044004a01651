//! What two players can agree upon: the return of generals.

use std::{fmt, str::FromStr};

use kernel::Seat;
use serde::Serialize;

/// C05-52 The sums that can be offered: any sum can be named in talk, these are carried out.
pub const SUMS: [u16; 7] = [10, 20, 30, 40, 50, 75, 100];

/// An offer that waits for its answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deal {
    pub to: Seat,
    pub terms: Terms,
}

/// C05-52 What is offered for a general of one's own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Terms {
    /// Talents.
    Ransom { sum: u16 },
    /// C05-54 Promises, which bind nobody.
    Promise,
    /// A general of the captor, held by the one who offers.
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
            [Terms::Ransom { sum }, Terms::ExchangePaying { sum }, Terms::ExchangeAsking { sum }]
        });
        [Terms::Promise, Terms::Exchange].into_iter().chain(sums)
    }

    /// Whether the one who offers gives a general too.
    pub fn is_exchange(self) -> bool {
        match self {
            Terms::Ransom { .. } | Terms::Promise => false,
            Terms::Exchange | Terms::ExchangePaying { .. } | Terms::ExchangeAsking { .. } => true,
        }
    }

    /// What the one who offers pays.
    pub fn pays(self) -> u32 {
        match self {
            Terms::Ransom { sum } | Terms::ExchangePaying { sum } => sum.into(),
            Terms::Promise | Terms::Exchange | Terms::ExchangeAsking { .. } => 0,
        }
    }

    /// What the one who offers is paid.
    pub fn asks(self) -> u32 {
        match self {
            Terms::ExchangeAsking { sum } => sum.into(),
            Terms::Ransom { .. }
            | Terms::Promise
            | Terms::Exchange
            | Terms::ExchangePaying { .. } => 0,
        }
    }
}

impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Terms::Ransom { sum } => write!(f, "ransom {sum}"),
            Terms::Promise => f.write_str("promise"),
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
