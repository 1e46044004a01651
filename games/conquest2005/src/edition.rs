//! What this edition tells the family.

use conquest::{Edition, army::Unit, board::Board};

use crate::{
    board::board,
    options::Options,
    pieces::{self, GALLEYS, GENERALS, Galley},
    places::{Province, Sea},
    rulings::Rulings,
    state::{N_GALLEYS, Own},
};

/// Its printed facts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Edition2005;

/// C05-14 A galley lies in a province, whichever of its seas it has come from; C05-81 that is
/// remembered only where the parts of a coast do not touch.
impl Edition for Edition2005 {
    type Options = Options;
    type Sea = Sea;
    type Berth = Province;
    type Galleys = [Galley; N_GALLEYS];
    type Own = Own;

    const TRAILS_LAST: bool = true;
    const GALLEYS: usize = GALLEYS;
    const GENERALS: u8 = GENERALS;
    const PRICES: [u32; 4] = [10, 20, 30, 20];

    fn set_version(options: &mut Options, version: u32) {
        options.rulings = Rulings::of(version);
    }

    #[inline]
    fn board() -> &'static Board {
        board()
    }

    #[inline]
    fn border_and_rounds(options: &Options) -> (bool, u16) {
        (options.mesopotamia_arabia, options.round_limit)
    }

    fn most_bought(unit: Unit) -> u8 {
        pieces::supply(unit)
    }
}
