//! Printed facts: who touches whom, what pays how much, who starts where. Read from `board.json`.

use std::{array, collections::BTreeMap, fmt, sync::LazyLock};

use parts::{
    board_file::{self, LinkFact, SeaMapFile},
    mask::{Borders, Mask},
    roads::Ways,
    waters::Waters,
};
use serde::{Deserialize, Serialize, Serializer};

use crate::{
    options::Options,
    places::{N_PROVINCES, N_SEAS, Province, Sea},
};

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

/// What the printed board says, ready for the rules to ask.
#[derive(Debug)]
pub struct Board {
    land: Borders<N_PROVINCES>,
    /// C84-71 The same with the border that players dispute.
    land_disputed: Borders<N_PROVINCES>,
    /// C84-57 The borders, numbered; the disputed one is the last.
    pub ways: Ways<N_PROVINCES>,
    pub waters: Waters<N_PROVINCES, N_SEAS>,
    /// C84-50 The provinces that pay 10; the others pay 5.
    pub rich: Mask,
    /// C84-01 The home provinces in playing order, by number of seats.
    homes: [Vec<Province>; 7],
    /// Which part of a broken coast comes second, by province.
    second_is_east: Mask,
}

/// The board, read once.
pub fn board() -> &'static Board {
    static BOARD: LazyLock<Board> = LazyLock::new(|| Board::read(include_str!("../board.json")));
    &BOARD
}

/// The facts of `board.json` that only this game has.
#[derive(Deserialize)]
struct ConquestFile {
    provinces: Vec<ProvinceFact>,
    broken_coasts: Vec<BrokenCoast>,
    disputed: Vec<LinkFact<Province>>,
    /// By number of seats.
    homes: BTreeMap<usize, Vec<Province>>,
}

#[derive(Deserialize)]
struct ProvinceFact {
    id: Province,
    tribute: u8,
    home: bool,
}

#[derive(Deserialize)]
struct BrokenCoast {
    province: Province,
    west: Vec<Sea>,
    east: Vec<Sea>,
}

impl Board {
    fn read(json: &str) -> Board {
        let map: SeaMapFile<Province, Sea> = board_file::read(json);
        let mut own: ConquestFile = board_file::read(json);
        assert!(
            board_file::lists(&map.provinces, Province::ALL.map(|it| (it, it.name())))
                && board_file::lists(&map.seas, Sea::ALL.map(|it| (it, it.name()))),
            "board.json lists other places, or in another order"
        );
        let firm = map.land.iter().map(|it| it.ends(Province::idx));
        let disputed = own.disputed.iter().map(|it| it.ends(Province::idx));
        let all: Vec<(usize, usize)> = firm.clone().chain(disputed).collect();
        let rich = own.provinces.iter().filter(|it| it.tribute == 10).map(|it| it.id.idx());
        let mask = |seas: &[Sea]| seas.iter().map(|it| it.idx()).collect::<Mask>();
        let second =
            own.broken_coasts.iter().map(|it| (it.province.idx(), mask(&it.east))).collect();
        let west_is_there = own.broken_coasts.iter().all(|it| !it.west.is_empty());
        assert!(west_is_there, "board.json: a broken coast has two parts");
        let homes: [_; 7] = array::from_fn(|n| own.homes.remove(&n).unwrap_or_default());
        assert!((2..=6).all(|n| homes[n].len() == n), "board.json: every seat has a home");
        assert!(
            own.provinces.iter().all(|it| it.home == homes[6].contains(&it.id)),
            "board.json: the homes of six are the home provinces"
        );
        Board {
            land: Borders::new(firm),
            land_disputed: Borders::new(all.clone()),
            ways: Ways::new(all),
            waters: Waters::new(
                map.coast.iter().map(|it| (it.province.idx(), it.sea.idx())),
                map.sea.iter().map(|it| it.ends(Sea::idx)),
                second,
            ),
            rich: rich.collect(),
            second_is_east: own.broken_coasts.iter().map(|it| it.province.idx()).collect(),
            homes,
        }
    }

    /// C84-19 The provinces that touch on land: straits are no borders. C84-71 One border is there
    /// only where the table has chosen it.
    pub fn neighbors(&self, options: &Options, province: Province) -> Mask {
        let borders = if options.mesopotamia_arabia { &self.land_disputed } else { &self.land };
        borders.of(province.idx())
    }

    /// C84-01 C84-03 The homes in playing order.
    pub fn homes(&self, n_seats: usize) -> &[Province] {
        &self.homes[n_seats]
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
        let broken = board().second_is_east.has(self.province().idx());
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
    fn the_board_is_as_large_as_printed() {
        let board = board();
        assert_eq!(board.ways.len(), 56, "55 borders and the disputed one");
        assert_eq!(board.rich.len(), 16);
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
            assert!(!board().neighbors(&Options::default(), a).has(b.idx()), "{a} and {b}");
        }
    }
}
