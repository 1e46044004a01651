//! The players' names in notation: five houses of Rome, in playing order.

use std::{fmt, str::FromStr};

use kernel::Seat;

/// As transcripts write the seats.
pub const SEATS: [&str; 5] = ["aemilia", "claudia", "cornelia", "fabia", "valeria"];

/// A seat, as sentences and positions write it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct House(pub Seat);

const NAMES: [&str; 5] = ["Aemilia", "Claudia", "Cornelia", "Fabia", "Valeria"];

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES.get(self.0.idx()).unwrap_or(&"nobody"))
    }
}

impl FromStr for House {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Seat::first(NAMES.len()).find(|seat| NAMES[seat.idx()] == text);
        found.map(House).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_and_houses_have_the_same_names() {
        for (seat, name) in SEATS.iter().zip(NAMES) {
            assert_eq!(*seat, name.to_lowercase());
        }
    }
}
