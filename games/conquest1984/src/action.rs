//! What a player may decide, and how it is written.

mod notation;

use kernel::Handle;

use crate::{
    board::Coast,
    deal::Terms,
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
        let button = |id: &'static str| Handle::button(id);
        let space = |at: Province| Handle::space(at.id());
        let player = |home: Province| Handle::button(format!("player-{}", home.id()));
        let slug = |text: &str| Handle::button(text.replace(' ', "-"));
        match self {
            Action::Lead { at, leader } => {
                vec![space(at), Handle::piece(leader.name().replace(' ', "-").to_lowercase())]
            }
            Action::Take { unit, n } => vec![Handle::piece(unit), Handle::button(n)],
            Action::TakeTired { n } => vec![Handle::piece("tired-cavalry"), Handle::button(n)],
            Action::TakeGenerals { n } => vec![Handle::piece("general"), Handle::button(n)],
            Action::TakeCaesar => vec![Handle::piece("caesar")],
            Action::Go { to } => vec![space(to)],
            Action::Halt => vec![button("halt")],
            Action::Board { galley } => vec![Handle::piece(galley.id()), button("board")],
            Action::SetSail { to } => vec![Handle::space(to.id())],
            Action::Sail { galley, to } => {
                vec![Handle::piece(galley.id()), Handle::space(to.id())]
            }
            Action::Land { galley, to } => vec![Handle::piece(galley.id()), space(to)],
            Action::EndMovement => vec![button("end-movement")],
            Action::Fight { field } => vec![Handle::space(field.id())],
            Action::Target { unit } => vec![Handle::piece(unit)],
            Action::Retreat { to } => vec![button("retreat"), space(to)],
            Action::Lose { galley } => vec![Handle::piece(galley.id())],
            Action::Destroy { at } => vec![button("destroy"), space(at)],
            Action::Buy { unit, n } => {
                vec![Handle::button(format!("buy-{unit}")), Handle::button(n)]
            }
            Action::BuyGalley { at } => vec![button("buy-galley"), Handle::space(at.id())],
            Action::City { at } => vec![button("build-city"), space(at)],
            Action::Wall { at } => vec![button("build-wall"), space(at)],
            Action::Road { between: [a, b] } => vec![button("build-road"), space(a), space(b)],
            Action::EndTurn => vec![button("end-turn")],
            Action::Offer { to, terms } => {
                vec![button("offer"), player(to), slug(&terms.to_string())]
            }
            Action::Accept { from } => vec![button("accept"), player(from)],
            Action::Refuse { from } => vec![button("refuse"), player(from)],
            Action::Later => vec![button("later")],
            Action::Withdraw => vec![button("withdraw")],
            Action::Execute { of } => vec![button("execute"), player(of)],
            Action::Concede { to } => vec![button("concede"), player(to)],
        }
    }
}
