//! What happens in both editions, at places and for terms that each prints itself.

use serde::Serialize;

use crate::{
    Berth, Clauses,
    army::Units,
    empire::{GalleyName, Province},
    seas::{Battlefield, Sea},
};

/// Something that happened, with the edition's seas `S`, berths `B`, battlefields `F` and terms `T`.
/// A player is named by his home province.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Act<S, B, F, T> {
    Sailed { who: Province, galley: GalleyName, to: S, units: Units, generals: u8, caesar: bool },
    Landed { who: Province, galley: GalleyName, at: B, units: Units, generals: u8, caesar: bool },
    BattleJoined { field: F, attacker: Province, defender: Province },
    BattleWon { who: Province, field: F },
    GalleyBought { who: Province, galley: GalleyName, at: B, sum: u32 },
    Offered { who: Province, to: Province, terms: T },
    Agreed { who: Province, with: Province, terms: T },
}

impl<S: Sea, B: Berth, F: Battlefield, T> Act<S, B, F, T> {
    /// The clauses behind it.
    pub fn clauses(&self, book: &Clauses) -> &'static [&'static str] {
        match self {
            Act::Agreed { .. } => book.agreed,
            Act::Sailed { .. }
            | Act::Landed { .. }
            | Act::BattleJoined { .. }
            | Act::BattleWon { .. }
            | Act::GalleyBought { .. }
            | Act::Offered { .. } => &[],
        }
    }

    /// The province or the sea it is about, if it is about one.
    pub fn places(&self) -> Vec<String> {
        let id = match self {
            Act::Sailed { to, .. } => to.id(),
            Act::Landed { at, .. } | Act::GalleyBought { at, .. } => at.province().id(),
            Act::BattleJoined { field, .. } | Act::BattleWon { field, .. } => field.id(),
            Act::Offered { .. } | Act::Agreed { .. } => return Vec::new(),
        };
        vec![id.to_owned()]
    }
}
