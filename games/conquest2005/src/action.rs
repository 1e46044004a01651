//! What a player may decide, and how it is written.

mod notation;

use conquest::Click;

use crate::{
    Conquest2005,
    deal::Terms,
    handle::{Handle, Own},
    pieces::{GalleyName, Unit, Units},
    places::{Province, Sea},
};

pub type Order = conquest::Order<Conquest2005>;

/// A player is named by his home province.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// What both editions know.
    Order(Order),
    /// `home Italia`: the home province one chooses.
    Home { at: Province },
    /// `ride on`: who has come by road is about to follow it further.
    Ride,
    /// `fight Dalmatia`
    Fight { at: Province },
    /// `fight Mare Narbo Egyptus`: against his galleys there.
    FightAtSea { sea: Sea, foe: Province },
    /// `end combat`: no battle at sea is wanted any more.
    EndCombat,
    /// `form infantry 5 cavalry 2`: the combat legion.
    Form { units: Units },
    /// `lose infantry 3`
    Lose { units: Units },
    /// `stand`: the battle goes on.
    Stand,
    /// `retreat Italia`, or `retreat` where nothing is open.
    Retreat { to: Option<Province> },
    /// `cut down infantry 2`: who falls in the pursuit.
    CutDown { units: Units },
    /// `sink Hispania 2`: that galley bears a hit.
    Sink { galley: GalleyName },
    /// `hold 2`: so many of the captured generals are held, the others removed.
    Hold { n: u8 },
    /// `offer Macedonia ransom 30`
    Offer { to: Province, terms: Terms },
    /// `accept`
    Accept,
    /// `refuse`
    Refuse,
    /// `usual on`: the usual losses are taken without asking.
    Usual { on: bool },
}

impl Action {
    /// What to click.
    pub fn path(self) -> Vec<Handle> {
        let player = |home: Province| Handle::from(Click::Player { home });
        let count = |unit: Unit, units: Units| Handle::Own(Own::Units { unit, n: units.get(unit) });
        let counts = |units: Units| Unit::LAND.map(|it| count(it, units)).to_vec();
        match self {
            Action::Order(order) => order.path(),
            Action::Ride => vec![Handle::Own(Own::RideOn)],
            Action::Home { at } | Action::Fight { at } => vec![at.into()],
            Action::FightAtSea { sea, foe } => vec![sea.into(), player(foe)],
            Action::EndCombat => vec![Handle::Own(Own::EndCombat)],
            Action::Form { units } | Action::Lose { units } | Action::CutDown { units } => {
                counts(units)
            }
            Action::Stand => vec![Handle::Own(Own::Stand)],
            Action::Retreat { to: Some(to) } => vec![Click::Retreat.into(), to.into()],
            Action::Retreat { to: None } => vec![Click::Retreat.into()],
            Action::Sink { galley } => vec![Click::Galley { galley }.into()],
            Action::Hold { n } => vec![Handle::Own(Own::Hold), Click::Count { n }.into()],
            Action::Offer { to, terms } => {
                vec![Click::Offer.into(), player(to), Handle::Terms { terms }]
            }
            Action::Accept => vec![Click::Accept.into()],
            Action::Refuse => vec![Click::Refuse.into()],
            Action::Usual { on } => vec![Handle::Own(Own::Usual { on })],
        }
    }
}

impl From<Order> for Action {
    #[inline]
    fn from(order: Order) -> Self {
        Action::Order(order)
    }
}
