//! What happens, told with the places and terms that each edition prints itself.

use std::fmt;

use kernel::Annotate;
use serde::Serialize;

use crate::{
    Berth, Clauses, Deed, Feat, Leader,
    army::{Cargo, Units},
    empire::{GalleyName, Province},
    seas::{Battlefield, Sea},
};

/// Something that happened, with the edition's seas `S`, berths `B`, battlefields `F` and terms `T`, or
/// an incident `I` of this edition only. A player is named by his home province.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Event<S, B, F, T, I> {
    Sailed {
        who: Province,
        galley: GalleyName,
        to: S,
        units: Units,
        generals: u8,
        caesar: bool,
    },
    Landed {
        who: Province,
        galley: GalleyName,
        at: B,
        units: Units,
        generals: u8,
        caesar: bool,
    },
    BattleJoined {
        field: F,
        attacker: Province,
        defender: Province,
    },
    BattleWon {
        who: Province,
        field: F,
    },
    GalleyBought {
        who: Province,
        galley: GalleyName,
        at: B,
        sum: u32,
    },
    Offered {
        who: Province,
        to: Province,
        terms: T,
    },
    Agreed {
        who: Province,
        with: Province,
        terms: T,
    },
    #[serde(untagged)]
    Deed(#[cfg_attr(debug_assertions, ts(inline))] Deed),
    #[serde(untagged)]
    Feat(#[cfg_attr(debug_assertions, ts(inline))] Feat),
    #[serde(untagged)]
    Own(#[cfg_attr(debug_assertions, ts(inline))] I),
}

/// Who has marched, with whom and where to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(missing_docs, reason = "they are what they are called")]
pub struct March {
    pub who: Province,
    pub leader: Leader,
    pub units: Units,
    pub from: Province,
    pub to: Province,
}

/// The words of an edition for what both tell alike.
#[derive(Debug, Clone, Copy)]
pub struct Words {
    /// What a Caesar is called.
    pub caesar: &'static str,
    /// What a galley does that goes ashore: before the place.
    pub lands: &'static str,
    /// Before the name of a galley that is bought, and after its price.
    pub buys: [&'static str; 2],
    /// Before the one whose offer is taken.
    pub agrees: &'static str,
}

/// What happens in one edition only, and how its book speaks of what happens in both. The sentences
/// are English ones for transcripts and logs; people read those of their catalogue.
pub trait Incidents: Annotate + fmt::Display {
    /// The clauses behind what happens in both.
    const BOOK: Clauses;
    /// How it says what both tell alike.
    const WORDS: Words;

    /// Who is aboard.
    fn aboard(f: &mut fmt::Formatter<'_>, aboard: Cargo) -> fmt::Result;
    /// What each book says in words of its own.
    fn feat(f: &mut fmt::Formatter<'_>, feat: Feat) -> fmt::Result;
    /// How a leader is spoken of.
    fn leader(leader: Leader) -> &'static str {
        match leader {
            Leader::Caesar => Self::WORDS.caesar,
            Leader::General | Leader::Tired => "a general",
        }
    }
}

impl<S, B, F, T, I> From<Deed> for Event<S, B, F, T, I> {
    fn from(deed: Deed) -> Self {
        Event::Deed(deed)
    }
}

impl<S, B, F, T, I> From<Feat> for Event<S, B, F, T, I> {
    fn from(feat: Feat) -> Self {
        Event::Feat(feat)
    }
}

impl<S, B, F, T, I: Incidents> fmt::Display for Event<S, B, F, T, I>
where
    S: fmt::Display,
    B: fmt::Display,
    F: fmt::Display,
    T: fmt::Display,
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Deed(deed) => deed.fmt(f),
            Event::Own(incident) => incident.fmt(f),
            Event::Feat(feat) => I::feat(f, *feat),
            &Event::Sailed { who, galley, ref to, units, generals, caesar } => {
                write!(f, "{who}: galley {galley} sails into {to}")?;
                I::aboard(f, Cargo { units, generals, caesar })
            }
            &Event::Landed { who, galley, ref at, units, generals, caesar } => {
                write!(f, "{who}: galley {galley} {} {at}", I::WORDS.lands)?;
                I::aboard(f, Cargo { units, generals, caesar })
            }
            Event::BattleJoined { field, attacker, defender } => {
                write!(f, "battle: {field}, {attacker} against {defender}")
            }
            Event::BattleWon { who, field } => write!(f, "{who} wins the battle: {field}"),
            Event::GalleyBought { who, galley, at, sum } => {
                let [buys, placed] = I::WORDS.buys;
                write!(f, "{who} {buys} {galley} for {sum}{placed} {at}")
            }
            Event::Offered { who, to, terms } => write!(f, "{who} offers {to}: {terms}"),
            Event::Agreed { who, with, terms } => {
                write!(f, "{who} {} {with}: {terms}", I::WORDS.agrees)
            }
        }
    }
}

impl<S: Sea, B: Berth, F: Battlefield, T, I: Incidents> Annotate for Event<S, B, F, T, I> {
    fn clauses(&self) -> &'static [&'static str] {
        match self {
            Event::Agreed { .. } => I::BOOK.agreed,
            Event::Deed(deed) => deed.clauses(&I::BOOK),
            Event::Feat(feat) => feat.clauses(&I::BOOK),
            Event::Own(incident) => incident.clauses(),
            Event::Sailed { .. }
            | Event::Landed { .. }
            | Event::BattleJoined { .. }
            | Event::BattleWon { .. }
            | Event::GalleyBought { .. }
            | Event::Offered { .. } => &[],
        }
    }

    fn places(&self) -> Vec<String> {
        let id = match self {
            Event::Sailed { to, .. } => to.id(),
            Event::Landed { at, .. } | Event::GalleyBought { at, .. } => at.province().id(),
            Event::BattleJoined { field, .. } | Event::BattleWon { field, .. } => field.id(),
            Event::Deed(deed) => return deed.places(),
            Event::Feat(feat) => return feat.places(),
            Event::Own(incident) => return incident.places(),
            Event::Offered { .. } | Event::Agreed { .. } => return Vec::new(),
        };
        vec![id.to_owned()]
    }
}
