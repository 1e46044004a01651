//! What this edition prints besides: coasts that are broken into two parts. The rest of the board is
//! that of both editions.

use std::{fmt, sync::LazyLock};

use conquest::{
    Berth,
    board::{Board, Extras},
};
use parts::mask::Mask;
use serde::{Serialize, Serializer};

use crate::places::{N_PROVINCES, Province, Sea};

/// Provinces with a broken coast have a second one.
pub const N_COASTS: usize = N_PROVINCES + 3;

/// C84-24 Where a galley lies at a province: its coast, or one of the two parts of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Coast(#[cfg_attr(debug_assertions, ts(type = "string"))] u8);

/// Others know a coast by its id.
impl Serialize for Coast {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.id())
    }
}

/// The board, read once. C84-19 Straits are no borders.
#[inline]
pub fn board() -> &'static Board {
    static BOARD: LazyLock<Board> = LazyLock::new(|| {
        let extras = Extras { parted: true, ..Extras::default() };
        let board = Board::read::<Sea>(include_str!("../board.json"), &extras);
        let homes: Mask = board.homes(6).iter().map(|it| it.idx()).collect();
        assert!(homes == board.home_provinces, "board.json: six have all homes");
        board
    });
    &BOARD
}

impl Berth for Coast {
    #[inline]
    fn province(self) -> Province {
        Coast::province(self)
    }

    fn id(self) -> String {
        Coast::id(self)
    }

    fn take(text: &str) -> Option<(Coast, &str)> {
        Coast::take(text)
    }
}

impl Coast {
    pub fn all() -> impl Iterator<Item = Coast> {
        (0..N_COASTS).filter_map(|idx| u8::try_from(idx).ok()).map(Coast)
    }

    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    /// The coasts of a province; two where it is broken, none without a sea.
    pub fn of(province: Province) -> impl Iterator<Item = Coast> {
        let coasts = board().waters.coasts_of(province.idx());
        coasts
            .filter(|&idx| !board().waters.seas_at(idx).is_empty())
            .filter_map(|idx| u8::try_from(idx).ok())
            .map(Coast)
    }

    /// The coast on which one lands coming from `sea`.
    pub fn on(province: Province, sea: Sea) -> Option<Coast> {
        let coast = board().waters.coast_on(province.idx(), sea.idx())?;
        u8::try_from(coast).ok().map(Coast)
    }

    pub fn province(self) -> Province {
        Province::at(board().waters.province_of(self.idx()))
    }

    /// The seas into which one sets sail from here.
    pub fn seas(self) -> Mask {
        board().waters.seas_at(self.idx())
    }

    /// Which part of a broken coast it is.
    fn part(self) -> Option<&'static str> {
        let broken = board().parts(self.province()).is_some();
        broken.then_some(if self.idx() < N_PROVINCES { "west" } else { "east" })
    }

    /// Tells whether it is one part of a broken coast.
    pub fn is_part(self) -> bool {
        self.part().is_some()
    }

    /// Its name in messages.
    pub fn id(self) -> String {
        match self.part() {
            Some(part) => format!("{}-{part}", self.province().id()),
            None => self.province().id().to_owned(),
        }
    }

    /// Takes a coast from the front of `text`; a broken one needs its part.
    pub fn take(text: &str) -> Option<(Coast, &str)> {
        let (province, rest) = Province::take(text)?;
        for coast in Coast::of(province) {
            let Some(part) = coast.part() else { return Some((coast, rest)) };
            let after = rest.strip_prefix(part);
            if let Some(after) = after.filter(|it| it.is_empty() || it.starts_with(' ')) {
                return Some((coast, after.trim_start_matches(' ')));
            }
        }
        None
    }
}

impl fmt::Display for Coast {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.part() {
            Some(part) => write!(f, "{} {part}", self.province()),
            None => write!(f, "{}", self.province()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_but_six_provinces_have_a_coast() {
        let board = board();
        let n_coasts = Coast::all().filter(|it| !it.seas().is_empty()).count();
        assert_eq!(n_coasts, board.waters.n_coasts() - 6, "six provinces have no sea");
    }

    #[test]
    fn coasts_can_be_read_back() {
        for coast in Coast::all().filter(|it| !it.seas().is_empty()) {
            assert_eq!(Coast::take(&coast.to_string()), Some((coast, "")));
        }
        assert_eq!(Coast::take("Italia"), None, "one of its two parts is meant");
    }

    // rule: C84-19
    #[test]
    fn straits_are_no_borders() {
        use Province::{Asia, Baetica, Corsica, Neapolis, Sardinia, Sicilia, Thracia, Tingitana};
        let straits =
            [(Thracia, Asia), (Sicilia, Neapolis), (Baetica, Tingitana), (Sardinia, Corsica)];
        for (a, b) in straits {
            assert!(!board().neighbors(false, a).has(b.idx()), "{a} and {b}");
        }
    }
}
