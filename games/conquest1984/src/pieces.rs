//! What stands on the board: combat units, leaders, galleys and what they carry.

use crate::{
    edition::Edition1984,
    places::{Province, Sea},
};

pub use conquest::{
    LEGION, Leader, Ready,
    army::{Cargo, Side, Unit, Units},
    empire::GalleyName,
};

pub use crate::places::Field;

pub type Anchor = conquest::Anchor<Edition1984>;
pub type Galley = conquest::Galley<Edition1984>;

/// C84-04 Galleys of each color.
pub const GALLEYS: usize = 6;
/// C84-02 Generals of each color.
pub const GENERALS: u8 = 6;

/// C84-07 How many combat units so many leaders can have with them.
pub fn room_for(n_leaders: u8) -> u8 {
    LEGION.saturating_mul(n_leaders)
}

/// C84-04 All colors share one stock; galleys are counted by color.
pub fn supply(unit: Unit) -> u8 {
    match unit {
        Unit::Infantry => 60,
        Unit::Cavalry => 30,
        Unit::Catapult => 20,
        Unit::Galley => 6,
    }
}

impl Field {
    /// Takes a province or a sea from the front of `text`.
    pub fn take(text: &str) -> Option<(Field, &str)> {
        let sea = Sea::take(text).map(|(sea, rest)| (Field::Sea(sea), rest));
        sea.or_else(|| Province::take(text).map(|(province, rest)| (Field::Land(province), rest)))
    }
}
