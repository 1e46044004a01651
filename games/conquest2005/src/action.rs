//! What a player may decide, and how it is written.

mod notation;

use kernel::Handle;

use crate::{
    deal::Terms,
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
        let button = |id: &'static str| Handle::button(id);
        let space = |at: Province| Handle::space(at.id());
        let player = |home: Province| Handle::button(format!("player-{}", home.id()));
        let slug = |text: &str| Handle::button(text.replace(' ', "-"));
        let count = |unit: Unit, n: u8| Handle::button(format!("{unit}-{n}"));
        let counts = |units: Units| Unit::LAND.map(|it| count(it, units.get(it))).to_vec();
        match self {
            Action::Lead { at, leader } => {
                vec![space(at), Handle::piece(leader.name().replace(' ', "-").to_lowercase())]
            }
            Action::Ride => vec![button("ride-on")],
            Action::Take { unit, n } => vec![Handle::piece(unit), Handle::button(n)],
            Action::TakeTired { n } => vec![Handle::piece("tired-cavalry"), Handle::button(n)],
            Action::TakeGenerals { n } => vec![Handle::piece("general"), Handle::button(n)],
            Action::TakeCaesar => vec![Handle::piece("caesar")],
            Action::Home { at } | Action::Go { to: at } | Action::Fight { at } => vec![space(at)],
            Action::Halt => vec![button("halt")],
            Action::Board { galley } => vec![Handle::piece(galley.id()), button("board")],
            Action::SetSail { to } => vec![Handle::space(to.id())],
            Action::Sail { galley, to } => {
                vec![Handle::piece(galley.id()), Handle::space(to.id())]
            }
            Action::Land { galley, to } => vec![Handle::piece(galley.id()), space(to)],
            Action::EndMovement => vec![button("end-movement")],
            Action::FightAtSea { sea, foe } => vec![Handle::space(sea.id()), player(foe)],
            Action::EndCombat => vec![button("end-combat")],
            Action::Form { units } | Action::Lose { units } | Action::CutDown { units } => {
                counts(units)
            }
            Action::Stand => vec![button("stand")],
            Action::Retreat { to: Some(to) } => vec![button("retreat"), space(to)],
            Action::Retreat { to: None } => vec![button("retreat")],
            Action::Sink { galley } => vec![Handle::piece(galley.id())],
            Action::Hold { n } => vec![button("hold"), Handle::button(n)],
            Action::Destroy { at } => vec![button("destroy"), space(at)],
            Action::Buy { unit, n } => {
                vec![Handle::button(format!("buy-{unit}")), Handle::button(n)]
            }
            Action::BuyGalley { at } => vec![button("buy-galley"), space(at)],
            Action::City { at } => vec![button("build-city"), space(at)],
            Action::Wall { at } => vec![button("build-wall"), space(at)],
            Action::Road { between: [a, b] } => vec![button("build-road"), space(a), space(b)],
            Action::EndTurn => vec![button("end-turn")],
            Action::Offer { to, terms } => {
                vec![button("offer"), player(to), slug(&terms.to_string())]
            }
            Action::Accept => vec![button("accept")],
            Action::Refuse => vec![button("refuse")],
            Action::Concede { to } => vec![button("concede"), player(to)],
            Action::Usual { on: true } => vec![button("usual-on")],
            Action::Usual { on: false } => vec![button("usual-off")],
        }
    }
}
