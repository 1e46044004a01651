//! Combat units, counted by kind.

use std::{array, fmt, ops};

use serde::Serialize;

use super::Unit;

/// Combat units, counted: infantry, cavalry, catapults.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Units(pub [u8; 3]);

impl Units {
    /// Nobody.
    pub const NONE: Units = Units([0; 3]);

    /// So many of one kind; galleys are none of them.
    #[inline]
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

    /// All kinds together.
    #[inline]
    pub fn total(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }

    /// Tells whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 3]
    }

    /// Tells whether all of `other` are among these.
    #[inline]
    pub fn holds(self, other: Units) -> bool {
        (0..3).all(|idx| other.0[idx] <= self.0[idx])
    }

    /// As many as both hold.
    #[inline]
    pub fn least(self, other: Units) -> Units {
        Units(array::from_fn(|idx| self.0[idx].min(other.0[idx])))
    }

    /// The first `n` of these, one kind after another as `order` says; all of them if they are
    /// fewer.
    #[inline]
    pub fn first(self, n: u8, order: [Unit; 3]) -> Units {
        let mut left = n;
        let mut out = Units::NONE;
        for unit in order {
            let some = self.get(unit).min(left);
            out = out + Units::of(unit, some);
            left -= some;
        }
        out
    }

    /// Every way to pick `n` of these.
    #[inline]
    pub fn picks(self, n: u8) -> impl Iterator<Item = Units> {
        let [infantry, cavalry, catapults] = self.0;
        (0..=catapults.min(n)).flat_map(move |k| {
            let rest = n - k;
            (rest.saturating_sub(infantry)..=cavalry.min(rest))
                .map(move |c| Units([rest - c, c, k]))
        })
    }

    /// The only way to pick `n` of these, if there is only one; all of them if they are fewer.
    #[inline]
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
        Units(array::from_fn(|idx| self.0[idx] + other.0[idx]))
    }
}

impl ops::Sub for Units {
    type Output = Units;

    #[inline]
    fn sub(self, other: Units) -> Units {
        Units(array::from_fn(|idx| self.0[idx] - other.0[idx]))
    }
}

/// In a sentence: `3 infantry, 1 catapult`.
impl fmt::Display for Units {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        let mut comma = "";
        for unit in Unit::LAND.into_iter().filter(|&it| 0 < self.get(it)) {
            write!(f, "{comma}{} {unit}", self.get(unit))?;
            comma = ", ";
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn galleys_are_not_counted() {
        assert_eq!(Units::of(Unit::Galley, 3), Units::NONE);
        assert_eq!(Units([1, 2, 3]).get(Unit::Galley), 0);
        assert_eq!(Unit::LAND.map(|it| Units([1, 2, 3]).get(it)), [1, 2, 3]);
    }

    #[test]
    fn armies_join_and_part() {
        let (all, some) = (Units([3, 2, 1]), Units([1, 2, 0]));
        assert_eq!(all - some + some, all);
        assert_eq!((all + some).total(), all.total() + some.total());
        assert_eq!(all.least(Units([9, 1, 0])), Units([3, 1, 0]));
        assert!(all.holds(some) && !some.holds(all) && !Units([9, 9, 0]).holds(all));
    }

    #[test]
    fn the_first_come_in_the_order_that_is_asked_for() {
        let order = [Unit::Catapult, Unit::Cavalry, Unit::Infantry];
        assert_eq!(Units([5, 2, 1]).first(7, order), Units([4, 2, 1]));
        assert_eq!(Units([5, 2, 1]).first(2, order), Units([0, 1, 1]));
        assert_eq!(Units([1, 0, 1]).first(7, order), Units([1, 0, 1]));
    }

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

    #[test]
    fn a_sentence_names_only_what_is_there() {
        assert_eq!(Units([3, 0, 1]).to_string(), "3 infantry, 1 catapult");
        assert_eq!(Units::NONE.to_string(), "nothing");
    }

    #[test]
    fn a_browser_is_told_three_numbers() {
        assert_eq!(serde_json::to_string(&Units([3, 0, 1])).unwrap(), "[3,0,1]");
    }
}
