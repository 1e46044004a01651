//! What a player may decide, and how it is written.

use std::{fmt, str::FromStr};

use kernel::Secrecy;

use crate::{handle::Handle, pieces::Card, pile::Pile};

/// IMP-03 `pile Africa Syria Games`: chooses these cards, the top one first. It is the only thing
/// there is to decide, with Oracle once more after the others have shown theirs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Action(pub Pile);

impl Action {
    /// IMP-12 A pile is its player's secret until all are shown; IMP-39 what lies under an Oracle
    /// is not shown then either.
    pub fn secrecy(self) -> Secrecy {
        if self.0.top() == Some(Card::Oracle) { Secrecy::UntilOver } else { Secrecy::UntilRevealed }
    }

    /// The cards in order, and then a button: so a pile is put together before anyone hears of it.
    pub fn path(self) -> Vec<Handle> {
        let cards = self.0.cards().map(|card| Handle::Card { card });
        cards.chain([Handle::Confirm]).collect()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("pile")?;
        if self.0.is_empty() { Ok(()) } else { write!(f, " {}", self.0) }
    }
}

impl FromStr for Action {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "pile" {
            return Ok(Action(Pile::EMPTY));
        }
        let cards = text.strip_prefix("pile ").filter(|it| !it.is_empty()).ok_or(())?;
        Ok(Action(cards.parse()?))
    }
}
