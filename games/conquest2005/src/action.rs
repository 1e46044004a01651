//! What a player may decide, and how it is written.

mod notation;

use conquest::{Choices, Click};

use crate::{
    deal::Terms,
    edition::Edition2005,
    handle::{Handle, Own},
    pieces::{GalleyName, Unit, Units},
    places::{Province, Sea},
};

pub type Action = conquest::Action<Edition2005, Choice>;
pub type Order = conquest::Order<Edition2005>;

/// What a player may decide in this edition only. Others are named by their home provinces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
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

impl Choices for Choice {
    type Handle = Handle;

    fn read(verb: &str, rest: &str) -> Option<Choice> {
        notation::read(verb, rest)
    }

    fn path(self) -> Vec<Handle> {
        let player = |home: Province| Handle::from(Click::Player { home });
        let count = |unit: Unit, units: Units| Handle::Own(Own::Units { unit, n: units.get(unit) });
        let counts = |units: Units| Unit::LAND.map(|it| count(it, units)).to_vec();
        match self {
            Choice::Ride => vec![Handle::Own(Own::RideOn)],
            Choice::Home { at } | Choice::Fight { at } => vec![at.into()],
            Choice::FightAtSea { sea, foe } => vec![sea.into(), player(foe)],
            Choice::EndCombat => vec![Handle::Own(Own::EndCombat)],
            Choice::Form { units } | Choice::Lose { units } | Choice::CutDown { units } => {
                counts(units)
            }
            Choice::Stand => vec![Handle::Own(Own::Stand)],
            Choice::Retreat { to: Some(to) } => vec![Click::Retreat.into(), to.into()],
            Choice::Retreat { to: None } => vec![Click::Retreat.into()],
            Choice::Sink { galley } => vec![Click::Galley { galley }.into()],
            Choice::Hold { n } => vec![Handle::Own(Own::Hold), Click::Count { n }.into()],
            Choice::Offer { to, terms } => {
                vec![Click::Offer.into(), player(to), Handle::Terms { terms }]
            }
            Choice::Accept => vec![Click::Accept.into()],
            Choice::Refuse => vec![Click::Refuse.into()],
            Choice::Usual { on } => vec![Handle::Own(Own::Usual { on })],
        }
    }
}
