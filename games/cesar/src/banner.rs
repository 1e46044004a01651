//! What players are called in notation: by the colours of their roads, in playing order.

use std::{fmt, str::FromStr};

use kernel::Seat;

/// As transcripts write the seats.
pub const SEATS: [&str; 5] = ["red", "blue", "yellow", "green", "purple"];

/// A seat, as sentences and positions write it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Banner(pub Seat);

const NAMES: [&str; 5] = ["Red", "Blue", "Yellow", "Green", "Purple"];

impl fmt::Display for Banner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES.get(self.0.idx()).unwrap_or(&"nobody"))
    }
}

impl FromStr for Banner {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Seat::first(NAMES.len()).find(|seat| NAMES[seat.idx()] == text);
        found.map(Banner).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_and_banners_have_the_same_names() {
        for (seat, name) in SEATS.iter().zip(NAMES) {
            assert_eq!(*seat, name.to_lowercase());
        }
    }
}
