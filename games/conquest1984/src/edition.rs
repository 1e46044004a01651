//! What this edition tells the family.

use conquest::{Edition, army::Unit, board::Board};
use parts::mask::Mask;

use crate::{
    board::{Coast, board},
    options::Options,
    pieces::{GALLEYS, GENERALS, Galley, LEGION},
    places::Sea,
    rulings::Rulings,
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
    type Galleys = [Galley; N_GALLEYS];
    type Own = Own;

    const TRAILS_LAST: bool = false;
    const GALLEYS: usize = GALLEYS;
    const GENERALS: u8 = GENERALS;
    const PRICES: [u32; 4] = [10, 25, 40, 25];

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

    /// C84-24 From one part of a broken coast not every sea of the province.
    #[inline]
    fn seas_at(coast: Coast) -> Mask {
        coast.seas()
    }

    fn most_bought(_unit: Unit) -> u8 {
        LEGION
    }
}
