//! What two players can agree upon in both editions: captured generals for talents or for each other.

use std::fmt;

use kernel::Seat;
use serde::Serialize;

/// C84-46 C05-52 The sums that can be offered: any sum can be named in talk, these are carried out.
pub const SUMS: [u16; 7] = [10, 20, 30, 40, 50, 75, 100];

/// An offer that waits for its answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deal<T> {
    /// To whom it is made.
    pub to: Seat,
    /// What is offered.
    pub terms: T,
}

/// C84-46 C05-52 What is offered for a general of one's own, as the one who offers says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(missing_docs, reason = "they are talents")]
pub enum Bargain {
    /// Talents.
    Ransom { sum: u16 },
    /// A general of the captor, held by the one who offers.
    Exchange,
    /// The same, and talents on top.
    ExchangePaying { sum: u16 },
    /// The same, for talents on top.
    ExchangeAsking { sum: u16 },
}

impl Bargain {
    /// Whether the one who offers gives a general too.
    pub fn is_exchange(self) -> bool {
        !matches!(self, Bargain::Ransom { .. })
    }

    /// What the one who offers pays.
    pub fn pays(self) -> u32 {
        match self {
            Bargain::Ransom { sum } | Bargain::ExchangePaying { sum } => sum.into(),
            Bargain::Exchange | Bargain::ExchangeAsking { .. } => 0,
        }
    }

    /// What the one who offers is paid.
    pub fn asks(self) -> u32 {
        match self {
            Bargain::ExchangeAsking { sum } => sum.into(),
            Bargain::Ransom { .. } | Bargain::Exchange | Bargain::ExchangePaying { .. } => 0,
        }
    }
}

impl fmt::Display for Bargain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bargain::Ransom { sum } => write!(f, "ransom {sum}"),
            Bargain::Exchange => f.write_str("exchange"),
            Bargain::ExchangePaying { sum } => write!(f, "exchange paying {sum}"),
            Bargain::ExchangeAsking { sum } => write!(f, "exchange asking {sum}"),
        }
    }
}
