//! What players usually do where a battle leaves them a choice: who fights, who falls.
//!
//! C05-79 The rules take these choices for players who have asked for it; the odds assume them of both
//! sides.

use conquest::Edition as _;

use crate::{
    edition::Edition2005,
    pieces::{Cargo, Unit, Units},
};

/// C05-20 Catapults stay in reserve as far as they can, because C05-22 they hit from there; two
/// infantry fight beside each cavalry, because two faces of a die are infantry and one is cavalry.
pub fn legion(army: Units, size: u8) -> Units {
    let [infantry, cavalry, catapults] = army.0;
    let others = infantry + cavalry;
    if others <= size {
        return Units([infantry, cavalry, catapults.min(size - others)]);
    }
    let riders = cavalry.min((size + 1) / 3).max(size.saturating_sub(infantry));
    Units([size - riders, riders, 0])
}

/// C05-24 C05-26 The cheapest first.
pub fn losses(legion: Units, hits: u8) -> Units {
    legion.first(hits, [Unit::Infantry, Unit::Cavalry, Unit::Catapult])
}

/// C05-30 Of the others the dearest first.
pub fn prey(army: Units, hits: u8) -> Units {
    army.first(hits, [Unit::Catapult, Unit::Cavalry, Unit::Infantry])
}

/// C05-39 The galley with the least aboard sinks first: what it would cost, leaders included.
pub fn burden(cargo: Cargo) -> u32 {
    let caesar = if cargo.caesar { 1_000 } else { 0 };
    Edition2005::price_of(cargo.units) + 20 * u32::from(cargo.generals) + caesar
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn catapults_fight_only_when_there_is_room_left() {
        assert_eq!(legion(Units([5, 2, 1]), 7), Units([5, 2, 0]));
        assert_eq!(legion(Units([3, 1, 2]), 5), Units([3, 1, 1]));
        assert_eq!(legion(Units([2, 1, 2]), 9), Units([2, 1, 2]));
    }

    #[test]
    fn two_infantry_fight_beside_each_cavalry_while_both_are_there() {
        assert_eq!(legion(Units([9, 9, 0]), 6), Units([4, 2, 0]));
        assert_eq!(legion(Units([1, 9, 0]), 6), Units([1, 5, 0]));
        assert_eq!(legion(Units([9, 1, 0]), 6), Units([5, 1, 0]));
    }

    #[test]
    fn one_loses_the_cheapest_and_cuts_down_the_dearest() {
        assert_eq!(losses(Units([2, 2, 2]), 3), Units([2, 1, 0]));
        assert_eq!(prey(Units([2, 2, 1]), 2), Units([0, 1, 1]));
    }
}
