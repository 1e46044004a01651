//! What a player may decide, and how it is written.

mod notation;

use conquest::{Choices, Click};

use crate::{
    deal::Terms,
    edition::Edition1984,
    handle::{Handle, Own},
    pieces::{Field, GalleyName, Unit},
    places::Province,
};

pub type Action = conquest::Action<Edition1984, Choice>;
pub type Order = conquest::Order<Edition1984>;

/// What a player may decide in this edition only. Others are named by their home provinces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// `fight Dalmatia`, `fight Mare Narbo`
    Fight { field: Field },
    /// `target cavalry`
    Target { unit: Unit },
    /// `retreat Italia`
    Retreat { to: Province },
    /// `lose Hispania 2`: that galley bears the loss.
    Lose { galley: GalleyName },
    /// `offer Macedonia ransom 35`, also in answer to an offer of his.
    Offer { to: Province, terms: Terms },
    /// `accept Macedonia`
    Accept { from: Province },
    /// `refuse Macedonia`
    Refuse { from: Province },
    /// `later`: the offer stays open.
    Later,
    /// `withdraw`: one's own offer.
    Withdraw,
    /// `execute Macedonia`: a captured general of his.
    Execute { of: Province },
    /// `hold`: the generals just captured are held.
    Hold,
}

impl Choices for Choice {
    type Handle = Handle;

    fn read(verb: &str, rest: &str) -> Option<Choice> {
        notation::read(verb, rest)
    }

    fn path(self) -> Vec<Handle> {
        let player = |home: Province| Handle::from(Click::Player { home });
        match self {
            Choice::Fight { field } => vec![field.into()],
            Choice::Target { unit } => vec![Click::Unit { unit }.into()],
            Choice::Retreat { to } => vec![Click::Retreat.into(), to.into()],
            Choice::Lose { galley } => vec![Click::Galley { galley }.into()],
            Choice::Offer { to, terms } => {
                vec![Click::Offer.into(), player(to), Handle::Terms { terms }]
            }
            Choice::Accept { from } => vec![Click::Accept.into(), player(from)],
            Choice::Refuse { from } => vec![Click::Refuse.into(), player(from)],
            Choice::Later => vec![Handle::Own(Own::Later)],
            Choice::Withdraw => vec![Handle::Own(Own::Withdraw)],
            Choice::Execute { of } => vec![Handle::Own(Own::Execute), player(of)],
            Choice::Hold => vec![Handle::Own(Own::Hold)],
        }
    }
}
