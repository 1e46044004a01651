//! What is carried or led together, and how it is written down.

use std::fmt;

use super::{Unit, Units};

/// Units and leaders that are carried together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Cargo {
    /// Combat units.
    pub units: Units,
    /// Leaders without a name.
    pub generals: u8,
    /// Whether the one with a name is among them.
    pub caesar: bool,
}

impl Cargo {
    /// Nothing.
    pub const NONE: Cargo = Cargo { units: Units::NONE, generals: 0, caesar: false };

    /// Tells whether there is nothing.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Cargo::NONE
    }

    /// Generals and the Caesar.
    #[inline]
    pub fn n_leaders(self) -> u8 {
        self.generals + u8::from(self.caesar)
    }

    /// Reads the front of `text` as it is written here, each word once and no number above `most`.
    /// What is none of it is left.
    pub fn take(text: &str, most: u8) -> Option<(Cargo, &str)> {
        let mut cargo = Cargo::NONE;
        let mut rest = text;
        loop {
            let (word, after) = rest.split_once(' ').unwrap_or((rest, ""));
            if word == "Caesar" && !cargo.caesar {
                cargo.caesar = true;
                rest = after;
                continue;
            }
            let unit = Unit::named(word).filter(|&it| it != Unit::Galley);
            if unit.is_none() && word != "general" {
                return Some((cargo, rest));
            }
            let (n, after) = after.split_once(' ').unwrap_or((after, ""));
            let n: u8 = n.parse().ok().filter(|n| (1..=most).contains(n))?;
            let place = match unit {
                Some(unit) => &mut cargo.units.0[unit as usize],
                None => &mut cargo.generals,
            };
            if *place != 0 {
                return None;
            }
            *place = n;
            rest = after;
        }
    }
}

/// In a line of a position: ` infantry 3 general 1 Caesar`, a blank before each word, so that
/// nothing is written for nothing.
impl fmt::Display for Cargo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for unit in Unit::LAND.into_iter().filter(|&it| 0 < self.units.get(it)) {
            write!(f, " {unit} {}", self.units.get(unit))?;
        }
        if 0 < self.generals {
            write!(f, " general {}", self.generals)?;
        }
        if self.caesar { f.write_str(" Caesar") } else { Ok(()) }
    }
}

impl From<Units> for Cargo {
    #[inline]
    fn from(units: Units) -> Self {
        Cargo { units, ..Cargo::NONE }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargo_is_read_as_it_is_written() {
        for (units, generals, caesar, text) in [
            ([0, 0, 0], 0, false, ""),
            ([3, 0, 1], 0, false, " infantry 3 catapult 1"),
            ([0, 2, 0], 1, true, " cavalry 2 general 1 Caesar"),
            ([0, 0, 0], 0, true, " Caesar"),
        ] {
            let cargo = Cargo { units: Units(units), generals, caesar };
            assert_eq!(cargo.to_string(), text);
            assert_eq!(Cargo::take(text.trim_start(), 60), Some((cargo, "")));
        }
    }

    #[test]
    fn what_is_no_cargo_is_left() {
        let infantry = Cargo::from(Units([2, 0, 0]));
        assert_eq!(Cargo::take("infantry 2 moves 1", 60), Some((infantry, "moves 1")));
        assert_eq!(Cargo::take("galley 2", 60), Some((Cargo::NONE, "galley 2")));
    }

    #[test]
    fn numbers_that_no_box_holds_are_refused() {
        for text in ["infantry 61", "general 61", "infantry 0", "infantry", "infantry x"] {
            assert_eq!(Cargo::take(text, 60), None, "{text}");
        }
    }

    #[test]
    fn nothing_is_counted_twice() {
        assert_eq!(Cargo::take("infantry 2 infantry 3", 60), None);
        let caesar = Cargo { caesar: true, ..Cargo::NONE };
        assert_eq!(Cargo::take("Caesar Caesar", 60), Some((caesar, "Caesar")));
    }
}
