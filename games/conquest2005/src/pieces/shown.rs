//! How pieces are written.

use std::fmt;

use super::{Face, Field, GalleyName, Leader, Side, Unit, Units};

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Field::Land(province) => write!(f, "{province}"),
            Field::Sea(sea) => write!(f, "{sea}"),
        }
    }
}

impl fmt::Display for GalleyName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color, self.n)
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Leader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Face::Infantry => "infantry",
            Face::Cavalry => "cavalry",
            Face::Catapult => "catapult",
            Face::Galley => "galley",
            Face::Blank => "blank",
        })
    }
}

/// Says what goes along: `3 infantry, 1 catapult`.
impl fmt::Display for Units {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        let mut first = true;
        for unit in Unit::LAND.into_iter().filter(|&it| 0 < self.get(it)) {
            let comma = if first { "" } else { ", " };
            write!(f, "{comma}{} {unit}", self.get(unit))?;
            first = false;
        }
        Ok(())
    }
}
