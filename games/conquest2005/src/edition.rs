//! What this edition tells the family.

use conquest::{Edition, army::Unit};

use crate::{
    Conquest2005,
    board::board,
    options::Options,
    pieces::{self, GALLEYS, GENERALS, Galley},
    places::{Province, Sea},
    state::{N_GALLEYS, Own},
};

/// C05-14 A galley lies in a province, whichever of its seas it has come from.
impl Edition for Conquest2005 {
    type Options = Options;
    type Sea = Sea;
    type Berth = Province;
    type Trail = ();
    type Galleys = [Galley; N_GALLEYS];
    type Own = Own;

    const GALLEYS: usize = GALLEYS;
    const GENERALS: u8 = GENERALS;

    #[inline]
    fn board() -> &'static conquest::board::Board {
        board()
    }

    #[inline]
    fn is_disputed_border_open(options: &Options) -> bool {
        options.mesopotamia_arabia
    }

    fn round_limit(options: &Options) -> u16 {
        options.round_limit
    }

    #[inline]
    fn price(unit: Unit) -> u32 {
        pieces::price(unit)
    }

    fn most_bought(unit: Unit) -> u8 {
        pieces::supply(unit)
    }
}
