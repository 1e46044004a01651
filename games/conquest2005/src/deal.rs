//! What two players can agree upon: the return of generals.

use std::fmt;

use conquest::deal::{self, OwnTerms};
use serde::Serialize;

pub type Deal = deal::Deal<Terms>;
pub type Terms = deal::Terms<Own>;

/// C05-52 What is offered for a general of one's own besides talents and generals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Own {
    /// C05-54 Promises, which bind nobody.
    Promise,
}

impl OwnTerms for Own {
    fn all() -> Vec<Own> {
        vec![Own::Promise]
    }

    fn gives(self) -> bool {
        false
    }

    fn asks(self) -> u32 {
        0
    }
}

impl fmt::Display for Own {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("promise")
    }
}
