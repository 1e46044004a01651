//! What a player may decide, and how it is written.

mod notation;

use crate::{
    board::Coast,
    deal::Terms,
    handle::Handle,
    pieces::{Field, GalleyName, Leader, Unit},
    places::{Province, Sea},
};

/// A player is named by his home province.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
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
    SetSail { to: Sea },
    /// `sail Hispania 2 Mare Narbo`: from a coast without pieces, or from sea to sea.
    Sail { galley: GalleyName, to: Sea },
    /// `land Hispania 2 Sicilia`
    Land { galley: GalleyName, to: Province },
    /// `end movement`
    EndMovement,
    /// `fight Dalmatia`, `fight Mare Narbo`
    Fight { field: Field },
    /// `target cavalry`
    Target { unit: Unit },
    /// `retreat Italia`
    Retreat { to: Province },
    /// `lose Hispania 2`: that galley bears the loss.
    Lose { galley: GalleyName },
    /// `destroy Neapolis`: its city.
    Destroy { at: Province },
    /// `buy infantry 3`
    Buy { unit: Unit, n: u8 },
    /// `buy galley Hispania west`
    BuyGalley { at: Coast },
    /// `build city Neapolis`
    City { at: Province },
    /// `build wall Neapolis`
    Wall { at: Province },
    /// `build road Italia-Neapolis`
    Road { between: [Province; 2] },
    /// `end turn`
    EndTurn,
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
    /// `concede Hispania`
    Concede { to: Province },
}

impl Action {
    /// What to click.
    pub fn path(self) -> Vec<Handle> {
        let player = |home: Province| Handle::Player { home };
        match self {
            Action::Lead { at, leader } => vec![at.into(), Handle::Leader { leader }],
            Action::Take { unit, n } => vec![Handle::Unit { unit }, Handle::Count { n }],
            Action::TakeTired { n } => vec![Handle::TiredCavalry, Handle::Count { n }],
            Action::TakeGenerals { n } => vec![Handle::Generals, Handle::Count { n }],
            Action::TakeCaesar => vec![Handle::Leader { leader: Leader::Caesar }],
            Action::Go { to } => vec![to.into()],
            Action::Halt => vec![Handle::Halt],
            Action::Board { galley } => vec![Handle::Galley { galley }, Handle::Board],
            Action::SetSail { to } => vec![to.into()],
            Action::Sail { galley, to } => vec![Handle::Galley { galley }, to.into()],
            Action::Land { galley, to } => vec![Handle::Galley { galley }, to.into()],
            Action::EndMovement => vec![Handle::EndMovement],
            Action::Fight { field } => vec![field.into()],
            Action::Target { unit } => vec![Handle::Unit { unit }],
            Action::Retreat { to } => vec![Handle::Retreat, to.into()],
            Action::Lose { galley } => vec![Handle::Galley { galley }],
            Action::Destroy { at } => vec![Handle::Destroy, at.into()],
            Action::Buy { unit, n } => vec![Handle::Buy { unit }, Handle::Count { n }],
            Action::BuyGalley { at } => vec![Handle::Buy { unit: Unit::Galley }, at.into()],
            Action::City { at } => vec![Handle::BuildCity, at.into()],
            Action::Wall { at } => vec![Handle::BuildWall, at.into()],
            Action::Road { between: [a, b] } => vec![Handle::BuildRoad, a.into(), b.into()],
            Action::EndTurn => vec![Handle::EndTurn],
            Action::Offer { to, terms } => {
                vec![Handle::Offer, player(to), Handle::Terms { terms }]
            }
            Action::Accept { from } => vec![Handle::Accept, player(from)],
            Action::Refuse { from } => vec![Handle::Refuse, player(from)],
            Action::Later => vec![Handle::Later],
            Action::Withdraw => vec![Handle::Withdraw],
            Action::Execute { of } => vec![Handle::Execute, player(of)],
            Action::Concede { to } => vec![Handle::Concede, player(to)],
        }
    }
}
