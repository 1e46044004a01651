//! What a player may decide in both editions, and what to click for it.

mod notation;

pub use notation::read_offer;

use crate::{
    Click, Edition, Leader,
    army::Unit,
    empire::{GalleyName, Province},
};

/// One decision that both editions know. A player is named by his home province.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is explained by how it is written")]
pub enum Order<E: Edition> {
    /// `lead Italia general`: a leader is about to go.
    Lead { at: Province, leader: Leader },
    /// `take infantry 3`: with him, or aboard.
    Take { unit: Unit, n: u8 },
    /// `take tired cavalry 2`: cavalry with one movement left.
    TakeTired { n: u8 },
    /// `take generals 2`: aboard.
    TakeGenerals { n: u8 },
    /// `take Caesar`: aboard.
    TakeCaesar,
    /// `go Dalmatia`: to a neighbor or along roads.
    Go { to: Province },
    /// `halt`: the leader, or the galley, stays where it is this turn.
    Halt,
    /// `board Hispania 2`: pieces are about to go aboard that galley.
    Board { galley: GalleyName },
    /// `set sail Mare Narbo`, with what is aboard.
    SetSail { to: E::Sea },
    /// `sail Hispania 2 Mare Narbo`: from the shore without pieces, or from sea to sea.
    Sail { galley: GalleyName, to: E::Sea },
    /// `land Hispania 2 Sicilia`
    Land { galley: GalleyName, to: Province },
    /// `end movement`
    EndMovement,
    /// `destroy Neapolis`: its city.
    Destroy { at: Province },
    /// `buy infantry 3`
    Buy { unit: Unit, n: u8 },
    /// `buy galley Hispania west`, where a coast has two parts.
    BuyGalley { at: E::Berth },
    /// `build city Neapolis`
    City { at: Province },
    /// `build wall Neapolis`: the fortification of its city.
    Wall { at: Province },
    /// `build road Italia-Neapolis`
    Road { between: [Province; 2] },
    /// `end turn`
    EndTurn,
    /// `concede Hispania`
    Concede { to: Province },
}

impl<E: Edition> Order<E> {
    /// What to click.
    pub fn path<H>(self) -> Vec<H>
    where
        H: From<Click> + From<Province> + From<E::Sea> + From<E::Berth>,
    {
        match self {
            Order::Lead { at, leader } => vec![at.into(), Click::Leader { leader }.into()],
            Order::Take { unit, n } => vec![Click::Unit { unit }.into(), Click::Count { n }.into()],
            Order::TakeTired { n } => vec![Click::TiredCavalry.into(), Click::Count { n }.into()],
            Order::TakeGenerals { n } => vec![Click::Generals.into(), Click::Count { n }.into()],
            Order::TakeCaesar => vec![Click::Leader { leader: Leader::Caesar }.into()],
            Order::Go { to } => vec![to.into()],
            Order::Halt => vec![Click::Halt.into()],
            Order::Board { galley } => vec![Click::Galley { galley }.into(), Click::Board.into()],
            Order::SetSail { to } => vec![to.into()],
            Order::Sail { galley, to } => vec![Click::Galley { galley }.into(), to.into()],
            Order::Land { galley, to } => vec![Click::Galley { galley }.into(), to.into()],
            Order::EndMovement => vec![Click::EndMovement.into()],
            Order::Destroy { at } => vec![Click::Destroy.into(), at.into()],
            Order::Buy { unit, n } => vec![Click::Buy { unit }.into(), Click::Count { n }.into()],
            Order::BuyGalley { at } => vec![Click::Buy { unit: Unit::Galley }.into(), at.into()],
            Order::City { at } => vec![Click::BuildCity.into(), at.into()],
            Order::Wall { at } => vec![Click::BuildWall.into(), at.into()],
            Order::Road { between: [a, b] } => vec![Click::BuildRoad.into(), a.into(), b.into()],
            Order::EndTurn => vec![Click::EndTurn.into()],
            Order::Concede { to } => vec![Click::Concede.into(), Click::Player { home: to }.into()],
        }
    }
}
