//! What two players can agree upon in both editions: captured generals for talents or for each other.

use std::{fmt, str::FromStr};

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

/// What is offered, as the one who offers says it: for a general of his own, or what only this edition
/// knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(missing_docs, reason = "they are explained above")]
pub enum Terms<O> {
    Bargain(#[cfg_attr(debug_assertions, ts(inline))] Bargain),
    Own(#[cfg_attr(debug_assertions, ts(inline))] O),
}

/// What can be offered in one edition only.
pub trait OwnTerms: Copy + fmt::Display {
    /// All of it.
    fn all() -> Vec<Self>;
    /// Whether the one who offers gives a general that he holds.
    fn gives(self) -> bool;
    /// What the one who offers is paid.
    fn asks(self) -> u32;
}

impl<O: OwnTerms> Terms<O> {
    /// Everything that can be offered.
    pub fn all() -> impl Iterator<Item = Terms<O>> {
        let sums = SUMS.into_iter().flat_map(|sum| {
            let ransom = Bargain::Ransom { sum };
            [ransom, Bargain::ExchangePaying { sum }, Bargain::ExchangeAsking { sum }]
        });
        let bargains = [Bargain::Exchange].into_iter().chain(sums).map(Terms::Bargain);
        O::all().into_iter().map(Terms::Own).chain(bargains)
    }

    /// Whether the one who offers gives a general that he holds.
    pub fn gives(self) -> bool {
        match self {
            Terms::Bargain(bargain) => bargain.is_exchange(),
            Terms::Own(own) => own.gives(),
        }
    }

    /// Whether the one who offers gets a general back.
    pub fn takes(self) -> bool {
        matches!(self, Terms::Bargain(_))
    }

    /// What the one who offers pays.
    pub fn pays(self) -> u32 {
        match self {
            Terms::Bargain(bargain) => bargain.pays(),
            Terms::Own(_) => 0,
        }
    }

    /// What the one who offers is paid.
    pub fn asks(self) -> u32 {
        match self {
            Terms::Bargain(bargain) => bargain.asks(),
            Terms::Own(own) => own.asks(),
        }
    }
}

impl<O: OwnTerms> FromStr for Terms<O> {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Terms::all().find(|it| it.to_string() == text).ok_or(())
    }
}

impl<O: fmt::Display> fmt::Display for Terms<O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Terms::Bargain(bargain) => bargain.fmt(f),
            Terms::Own(own) => own.fmt(f),
        }
    }
}

impl Bargain {
    /// Whether the one who offers gives a general too.
    fn is_exchange(self) -> bool {
        !matches!(self, Bargain::Ransom { .. })
    }

    /// What the one who offers pays.
    fn pays(self) -> u32 {
        match self {
            Bargain::Ransom { sum } | Bargain::ExchangePaying { sum } => sum.into(),
            Bargain::Exchange | Bargain::ExchangeAsking { .. } => 0,
        }
    }

    /// What the one who offers is paid.
    fn asks(self) -> u32 {
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
