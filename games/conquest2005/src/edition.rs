//! What this edition tells the family.

use conquest::{Edition, army::Unit};

use crate::{
    board::board,
    options::Options,
    pieces::{self, GALLEYS, GENERALS, Galley},
    places::{Province, Sea},
    state::{N_GALLEYS, Own},
};

/// Its printed facts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Edition2005;

/// C05-14 A galley lies in a province, whichever of its seas it has come from.
impl Edition for Edition2005 {
    type Options = Options;
    type Sea = Sea;
    type Berth = Province;
    type Trail = ();
    type Galleys = [Galley; N_GALLEYS];
    type Own = Own;

    const GALLEYS: usize = GALLEYS;
    const GENERALS: u8 = GENERALS;
    const PRICES: [u32; 4] = [10, 20, 30, 20];

    #[inline]
    fn board() -> &'static conquest::board::Board {
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
