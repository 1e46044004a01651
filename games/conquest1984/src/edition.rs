//! What this edition tells the family.

use conquest::{Edition, army::Unit};

use crate::{
    board::{Coast, board},
    options::Options,
    pieces::{self, GALLEYS, GENERALS, Galley, LEGION},
    places::Sea,
    state::{N_GALLEYS, Own},
};

/// Its printed facts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Edition1984;

/// C84-24 A galley lies on a coast, or on one of the two parts of it; C84-23 having landed it sails only
/// back to where it has come from.
impl Edition for Edition1984 {
    type Options = Options;
    type Sea = Sea;
    type Berth = Coast;
    type Trail = Option<Sea>;
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

    fn most_bought(_unit: Unit) -> u8 {
        LEGION
    }
}
