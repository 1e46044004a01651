//! What a player may decide, and how it is written.

mod notation;

use crate::{
    deal::Terms,
    handle::Handle,
    pieces::{GalleyName, Leader, Unit, Units},
    places::{Province, Sea},
};

/// A player is named by his home province.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// `home Italia`: the home province one chooses.
    Home { at: Province },
    /// `lead Italia general`: a leader is about to go.
    Lead { at: Province, leader: Leader },
    /// `ride on`: who has come by road is about to follow it further.
    Ride,
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
    /// `sail Hispania 2 Mare Narbo`: from a province without pieces, or from sea to sea.
    Sail { galley: GalleyName, to: Sea },
    /// `land Hispania 2 Sicilia`
    Land { galley: GalleyName, to: Province },
    /// `end movement`
    EndMovement,
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
    /// `destroy Neapolis`: its city.
    Destroy { at: Province },
    /// `buy infantry 3`
    Buy { unit: Unit, n: u8 },
    /// `buy galley Hispania`
    BuyGalley { at: Province },
    /// `build city Neapolis`
    City { at: Province },
    /// `build wall Neapolis`: the fortification of its city.
    Wall { at: Province },
    /// `build road Italia-Neapolis`
    Road { between: [Province; 2] },
    /// `end turn`
    EndTurn,
    /// `offer Macedonia ransom 30`
    Offer { to: Province, terms: Terms },
    /// `accept`
    Accept,
    /// `refuse`
    Refuse,
    /// `concede Hispania`
    Concede { to: Province },
    /// `usual on`: the usual losses are taken without asking.
    Usual { on: bool },
}

impl Action {
    /// What to click.
    pub fn path(self) -> Vec<Handle> {
        let player = |home: Province| Handle::Player { home };
        let count = |unit: Unit, units: Units| Handle::Units { unit, n: units.get(unit) };
        let counts = |units: Units| Unit::LAND.map(|it| count(it, units)).to_vec();
        match self {
            Action::Lead { at, leader } => vec![at.into(), Handle::Leader { leader }],
            Action::Ride => vec![Handle::RideOn],
            Action::Take { unit, n } => vec![Handle::Unit { unit }, Handle::Count { n }],
            Action::TakeTired { n } => vec![Handle::TiredCavalry, Handle::Count { n }],
            Action::TakeGenerals { n } => vec![Handle::Generals, Handle::Count { n }],
            Action::TakeCaesar => vec![Handle::Leader { leader: Leader::Caesar }],
            Action::Home { at } | Action::Go { to: at } | Action::Fight { at } => vec![at.into()],
            Action::Halt => vec![Handle::Halt],
            Action::Board { galley } => vec![Handle::Galley { galley }, Handle::Board],
            Action::SetSail { to } => vec![to.into()],
            Action::Sail { galley, to } => vec![Handle::Galley { galley }, to.into()],
            Action::Land { galley, to } => vec![Handle::Galley { galley }, to.into()],
            Action::EndMovement => vec![Handle::EndMovement],
            Action::FightAtSea { sea, foe } => vec![sea.into(), player(foe)],
            Action::EndCombat => vec![Handle::EndCombat],
            Action::Form { units } | Action::Lose { units } | Action::CutDown { units } => {
                counts(units)
            }
            Action::Stand => vec![Handle::Stand],
            Action::Retreat { to: Some(to) } => vec![Handle::Retreat, to.into()],
            Action::Retreat { to: None } => vec![Handle::Retreat],
            Action::Sink { galley } => vec![Handle::Galley { galley }],
            Action::Hold { n } => vec![Handle::Hold, Handle::Count { n }],
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
            Action::Accept => vec![Handle::Accept],
            Action::Refuse => vec![Handle::Refuse],
            Action::Concede { to } => vec![Handle::Concede, player(to)],
            Action::Usual { on } => vec![Handle::Usual { on }],
        }
    }
}
