//! Combat units, counted by kind.

use std::ops;

use serde::Serialize;

use super::Unit;

/// Combat units, counted: infantry, cavalry, catapults.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Units(pub [u8; 3]);

impl Units {
    pub const NONE: Units = Units([0; 3]);

    pub fn of(unit: Unit, n: u8) -> Units {
        let mut units = Units::NONE;
        if unit != Unit::Galley {
            units.0[unit as usize] = n;
        }
        units
    }

    /// How many of one kind; galleys are none of them.
    #[inline]
    pub fn get(self, unit: Unit) -> u8 {
        self.0.get(unit as usize).copied().unwrap_or(0)
    }

    #[inline]
    pub fn total(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 3]
    }

    /// Tells whether all of `other` are among these.
    pub fn holds(self, other: Units) -> bool {
        (0..3).all(|idx| other.0[idx] <= self.0[idx])
    }

    /// As many as both hold.
    pub fn least(self, other: Units) -> Units {
        Units(std::array::from_fn(|idx| self.0[idx].min(other.0[idx])))
    }

    /// The first `n` of these, one kind after another as `order` says.
    pub fn first(self, n: u8, order: [Unit; 3]) -> Units {
        let mut left = n;
        let mut out = Units::NONE;
        for unit in order {
            let some = self.get(unit).min(left);
            out.0[unit as usize] = some;
            left -= some;
        }
        out
    }

    /// Every way to pick `n` of these.
    pub fn picks(self, n: u8) -> impl Iterator<Item = Units> {
        let [infantry, cavalry, catapults] = self.0;
        (0..=catapults.min(n)).flat_map(move |k| {
            let rest = n - k;
            (rest.saturating_sub(infantry)..=cavalry.min(rest))
                .map(move |c| Units([rest - c, c, k]))
        })
    }

    /// The only way to pick `n` of these, if there is only one; all of them if they are fewer.
    pub fn only_pick(self, n: u8) -> Option<Units> {
        if self.total() <= n {
            return Some(self);
        }
        let mut kinds = Unit::LAND.into_iter().filter(|&it| 0 < self.get(it));
        match (n, kinds.next(), kinds.next()) {
            (0, _, _) => Some(Units::NONE),
            (_, Some(kind), None) => Some(Units::of(kind, n)),
            (_, _, _) => None,
        }
    }
}

impl ops::Add for Units {
    type Output = Units;

    #[inline]
    fn add(self, other: Units) -> Units {
        Units(std::array::from_fn(|idx| self.0[idx] + other.0[idx]))
    }
}

impl ops::Sub for Units {
    type Output = Units;

    #[inline]
    fn sub(self, other: Units) -> Units {
        Units(std::array::from_fn(|idx| self.0[idx] - other.0[idx]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picks_are_all_ways_and_each_once() {
        let army = Units([3, 2, 1]);
        for n in 0..=6 {
            let mut picks: Vec<Units> = army.picks(n).collect();
            assert!(picks.iter().all(|it| it.total() == n && army.holds(*it)));
            picks.sort();
            let listed = picks.len();
            picks.dedup();
            let all =
                (0..=3).flat_map(|i| (0..=2).flat_map(move |c| (0..=1).map(move |k| i + c + k)));
            assert_eq!((listed, picks.len()), (picks.len(), all.filter(|&it| it == n).count()));
        }
    }

    #[test]
    fn a_pick_without_a_choice_is_known() {
        assert_eq!(Units([3, 2, 1]).only_pick(6), Some(Units([3, 2, 1])));
        assert_eq!(Units([3, 2, 1]).only_pick(9), Some(Units([3, 2, 1])));
        assert_eq!(Units([3, 2, 1]).only_pick(0), Some(Units::NONE));
        assert_eq!(Units([0, 4, 0]).only_pick(3), Some(Units([0, 3, 0])));
        assert_eq!(Units([1, 4, 0]).only_pick(3), None);
    }
}
