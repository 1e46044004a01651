//! What a player may decide, and how it is written.

mod notation;

use conquest::Click;

use crate::{
    Conquest1984,
    deal::Terms,
    handle::{Handle, Own},
    pieces::{Field, GalleyName, Unit},
    places::Province,
};

pub type Order = conquest::Order<Conquest1984>;

/// A player is named by his home province.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// What both editions know.
    Order(Order),
    /// `fight Dalmatia`, `fight Mare Narbo`
    Fight { field: Field },
    /// `target cavalry`
    Target { unit: Unit },
    /// `retreat Italia`
    Retreat { to: Province },
    /// `lose Hispania 2`: that galley bears the loss.
    Lose { galley: GalleyName },
    /// `offer Macedonia ransom 30`
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
}

impl Action {
    /// What to click.
    pub fn path(self) -> Vec<Handle> {
        let player = |home: Province| Handle::from(Click::Player { home });
        match self {
            Action::Order(order) => order.path(),
            Action::Fight { field } => vec![field.into()],
            Action::Target { unit } => vec![Click::Unit { unit }.into()],
            Action::Retreat { to } => vec![Click::Retreat.into(), to.into()],
            Action::Lose { galley } => vec![Click::Galley { galley }.into()],
            Action::Offer { to, terms } => {
                vec![Click::Offer.into(), player(to), Handle::Terms { terms }]
            }
            Action::Accept { from } => vec![Click::Accept.into(), player(from)],
            Action::Refuse { from } => vec![Click::Refuse.into(), player(from)],
            Action::Later => vec![Handle::Own(Own::Later)],
            Action::Withdraw => vec![Handle::Own(Own::Withdraw)],
            Action::Execute { of } => vec![Handle::Own(Own::Execute), player(of)],
        }
    }
}

impl From<Order> for Action {
    #[inline]
    fn from(order: Order) -> Self {
        Action::Order(order)
    }
}
