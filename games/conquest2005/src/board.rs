//! Printed facts: who touches whom, what pays how much, who starts where. Read from `board.json`.

use std::{array, collections::BTreeMap, sync::LazyLock};

use parts::{
    board_file::{self, LinkFact, SeaMapFile},
    mask::{Borders, Mask},
    roads::Ways,
    waters::Waters,
};
use serde::Deserialize;

use crate::{
    options::Options,
    places::{N_PROVINCES, N_SEAS, Province, Sea},
};

/// What the printed board says, ready for the rules to ask.
#[derive(Debug)]
pub struct Board {
    /// C05-12 Borders on land and straits.
    land: Borders<N_PROVINCES>,
    /// C05-64 The same with the border that players dispute.
    land_disputed: Borders<N_PROVINCES>,
    /// C05-51 The borders that can carry a road, numbered; straits are none of them, and the
    /// disputed one is the last.
    pub ways: Ways<N_PROVINCES>,
    disputed_way: usize,
    pub waters: Waters<N_PROVINCES, N_SEAS>,
    /// C05-14 The provinces where galleys can lie.
    pub coastal: Mask,
    /// C05-43 The provinces that pay 10; the others pay 5.
    pub rich: Mask,
    /// C05-01 The home provinces in playing order, by number of seats.
    homes: [Vec<Province>; 7],
    /// C05-03 All home provinces in playing order.
    order: Vec<Province>,
    /// C05-49 Where new galleys of a home go, if not there.
    harbors: Vec<(Province, Mask)>,
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
    crossings: Vec<LinkFact<Province>>,
    disputed: Vec<LinkFact<Province>>,
    galley_placement: Vec<HarborFact>,
    /// By number of seats.
    homes: BTreeMap<usize, Vec<Province>>,
    order: Vec<Province>,
}

#[derive(Deserialize)]
struct ProvinceFact {
    id: Province,
    tribute: u8,
    home: bool,
}

#[derive(Deserialize)]
struct HarborFact {
    home: Province,
    instead: Vec<Province>,
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
        assert!(
            own.provinces.iter().all(|it| it.home == own.order.contains(&it.id)),
            "board.json: the order of play names the home provinces"
        );
        let pairs = |links: &[LinkFact<Province>]| -> Vec<(usize, usize)> {
            links.iter().map(|it| it.ends(Province::idx)).collect()
        };
        let [firm, straits, disputed] =
            [&map.land, &own.crossings, &own.disputed].map(|it| pairs(it));
        let touching: Vec<_> = firm.iter().chain(&straits).copied().collect();
        let waters = Waters::new(
            map.coast.iter().map(|it| (it.province.idx(), it.sea.idx())),
            map.sea.iter().map(|it| it.ends(Sea::idx)),
            Vec::new(),
        );
        let coastal = (0..N_PROVINCES).filter(|&it| !waters.seas_of(it).is_empty()).collect();
        let rich = own.provinces.iter().filter(|it| it.tribute == 10).map(|it| it.id.idx());
        let homes: [_; 7] = array::from_fn(|n| own.homes.remove(&n).unwrap_or_default());
        assert!((2..=6).all(|n| homes[n].len() == n), "board.json: every seat has a home");
        let harbors = own.galley_placement.iter();
        Board {
            land: Borders::new(touching.iter().copied()),
            land_disputed: Borders::new(touching.iter().chain(&disputed).copied()),
            disputed_way: firm.len(),
            ways: Ways::new(firm.into_iter().chain(disputed)),
            waters,
            coastal,
            rich: rich.collect(),
            homes,
            order: own.order,
            harbors: harbors
                .map(|it| (it.home, it.instead.iter().map(|at| at.idx()).collect()))
                .collect(),
        }
    }

    /// C05-12 The provinces that touch on land or across a strait. C05-64 One border is there only
    /// where the table has chosen it.
    pub fn neighbors(&self, options: &Options, province: Province) -> Mask {
        let borders = if options.mesopotamia_arabia { &self.land_disputed } else { &self.land };
        borders.of(province.idx())
    }

    /// C05-51 The border between two provinces that can carry a road: no strait, C05-64 and the
    /// disputed one only where it is a border.
    pub fn way(&self, options: &Options, a: Province, b: Province) -> Option<usize> {
        let way = self.ways.between(a.idx(), b.idx())?;
        (way < self.disputed_way || options.mesopotamia_arabia).then_some(way)
    }

    /// C05-01 The homes in playing order.
    pub fn homes(&self, n_seats: usize) -> &[Province] {
        &self.homes[n_seats]
    }

    /// C05-03 The place of a home in the order of play.
    pub fn rank(&self, home: Province) -> usize {
        self.order.iter().position(|&it| it == home).unwrap_or(self.order.len())
    }

    /// C05-49 Where new galleys of a home can be placed.
    pub fn harbors(&self, home: Province) -> Mask {
        let instead = self.harbors.iter().find(|it| it.0 == home);
        instead.map_or(Mask::only(home.idx()), |it| it.1)
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
        assert_eq!(board.coastal.len(), 36, "six provinces have no sea");
    }

    // rule: C05-01 C05-03
    #[test]
    fn homes_are_listed_in_the_order_of_play() {
        for n_seats in 2..=6 {
            let ranks: Vec<_> = board().homes(n_seats).iter().map(|&it| board().rank(it)).collect();
            assert_eq!(ranks.len(), n_seats);
            assert!(ranks.is_sorted(), "{n_seats}: {ranks:?}");
        }
        assert_eq!(board().order.len(), 7);
    }

    // rule: C05-12 C05-51
    #[test]
    fn straits_are_crossed_and_carry_no_road() {
        use Province::{Asia, Baetica, Belgica, Britannia, Neapolis, Sicilia, Thracia, Tingitana};
        let options = Options::default();
        for (a, b) in
            [(Thracia, Asia), (Sicilia, Neapolis), (Britannia, Belgica), (Baetica, Tingitana)]
        {
            assert!(board().neighbors(&options, a).has(b.idx()), "{a} and {b}");
            assert_eq!(board().way(&options, a, b), None, "{a} and {b}");
        }
    }

    // rule: C05-64
    #[test]
    fn the_disputed_border_is_one_only_where_the_table_says_so() {
        use Province::{ArabiaPetrea, Mesopotamia};
        for mesopotamia_arabia in [false, true] {
            let options = Options { mesopotamia_arabia, ..Options::default() };
            let near = board().neighbors(&options, Mesopotamia).has(ArabiaPetrea.idx());
            let way = board().way(&options, Mesopotamia, ArabiaPetrea).is_some();
            assert_eq!((near, way), (mesopotamia_arabia, mesopotamia_arabia));
        }
    }
}
