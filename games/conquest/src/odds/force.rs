//! A side of a battle in words: `3 infantry, 1 catapult, 1 general, 1 Caesar`.

use serde::Serialize;

use super::NoAnswer;
use crate::army::{Unit, Units};

/// More of a kind are none that a box holds.
const MOST: u8 = 60;

/// Who is with the units of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Leaders {
    /// They fall to who wins.
    pub generals: u8,
    /// With him everything falls.
    pub caesar: bool,
}

/// One side of a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Force {
    /// Those who fight on land.
    pub units: Units,
    /// At sea only.
    pub galleys: u8,
    /// Those who lead them.
    pub leaders: Leaders,
}

impl Leaders {
    /// Generals and Caesar together.
    pub fn count(self) -> u8 {
        self.generals + u8::from(self.caesar)
    }
}

impl Force {
    /// Reads a list of counts; plurals are understood, and what is named twice is added up.
    pub fn read(text: &str) -> Result<Force, NoAnswer> {
        let mut force = Force::default();
        let parts = text.split(',').map(str::trim).filter(|it| !it.is_empty());
        for part in parts {
            force.add(part)?;
        }
        if force == Force::default() { Err(no_force(text)) } else { Ok(force) }
    }

    fn add(&mut self, part: &str) -> Result<(), NoAnswer> {
        let (n, name) = part.split_once(' ').ok_or_else(|| no_force(part))?;
        let n: u8 = n.parse().map_err(|_| no_force(part))?;
        let name = name.trim().to_lowercase();
        let name = name.strip_suffix('s').unwrap_or(&name);
        if name == "caesar" {
            self.leaders.caesar |= 0 < n;
            return if n <= 1 { Ok(()) } else { Err(NoAnswer::Caesars) };
        }
        let count = match (name, Unit::named(name)) {
            ("general" | "leader", _) => &mut self.leaders.generals,
            (_, Some(Unit::Galley)) => &mut self.galleys,
            (_, Some(unit)) => &mut self.units.0[unit as usize],
            (_, None) => return Err(no_force(part)),
        };
        *count = count.saturating_add(n);
        if *count <= MOST { Ok(()) } else { Err(no_force(part)) }
    }
}

/// What was not understood, as far as it is worth repeating.
fn no_force(text: &str) -> NoAnswer {
    let text: String = text.chars().take(80).collect();
    NoAnswer::Force(if text.trim().is_empty() { "nothing".to_owned() } else { text })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_force_is_a_list_of_counts() {
        let read = |text| {
            let Force { units, galleys, leaders } = Force::read(text).unwrap();
            (units.0, galleys, leaders.generals, leaders.caesar)
        };
        assert_eq!(read("3 infantry, 1 catapult"), ([3, 0, 1], 0, 0, false));
        assert_eq!(read("2 catapults, 4 galleys"), ([0, 0, 2], 4, 0, false));
        assert_eq!(read("3 infantry, 1 general, 1 Caesar"), ([3, 0, 0], 0, 1, true));
        assert_eq!(read("1 infantry, 2 generals, 2 infantry"), ([3, 0, 0], 0, 2, false));
    }

    #[test]
    fn what_is_none_is_repeated() {
        for (text, repeated) in [
            ("", "nothing"),
            ("infantry", "infantry"),
            ("3 infantry, x cavalry", "x cavalry"),
            ("61 infantry", "61 infantry"),
            ("3 elephants", "3 elephants"),
            ("0 infantry", "0 infantry"),
            ("40 infantry, 40 infantry", "40 infantry"),
        ] {
            assert_eq!(Force::read(text), Err(NoAnswer::Force(repeated.to_owned())), "{text}");
        }
        assert_eq!(Force::read("3 infantry, 2 Caesars"), Err(NoAnswer::Caesars));
    }
}
