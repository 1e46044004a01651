//! What two players can agree upon: the return of generals.

use std::{fmt, str::FromStr};

use conquest::deal::{self, Bargain, SUMS};
use serde::Serialize;

pub type Deal = deal::Deal<Terms>;

/// C05-52 What is offered for a general of one's own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Terms {
    /// C05-54 Promises, which bind nobody.
    Promise,
    #[serde(untagged)]
    Bargain(#[cfg_attr(debug_assertions, ts(inline))] Bargain),
}

impl Terms {
    /// Everything that can be offered.
    pub fn all() -> impl Iterator<Item = Terms> {
        let sums = SUMS.into_iter().flat_map(|sum| {
            let ransom = Bargain::Ransom { sum };
            [ransom, Bargain::ExchangePaying { sum }, Bargain::ExchangeAsking { sum }]
        });
        let bargains = [Bargain::Exchange].into_iter().chain(sums);
        [Terms::Promise].into_iter().chain(bargains.map(Terms::Bargain))
    }

    fn bargain(self) -> Option<Bargain> {
        match self {
            Terms::Promise => None,
            Terms::Bargain(bargain) => Some(bargain),
        }
    }

    /// Whether the one who offers gives a general too.
    pub fn is_exchange(self) -> bool {
        self.bargain().is_some_and(Bargain::is_exchange)
    }

    /// What the one who offers pays.
    pub fn pays(self) -> u32 {
        self.bargain().map_or(0, Bargain::pays)
    }

    /// What the one who offers is paid.
    pub fn asks(self) -> u32 {
        self.bargain().map_or(0, Bargain::asks)
    }
}

impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Terms::Promise => f.write_str("promise"),
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
