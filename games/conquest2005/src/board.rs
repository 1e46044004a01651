//! What this edition prints besides: straits, harbors, and the order of play. The rest of the board
//! is that of both editions.

use std::sync::LazyLock;

use conquest::board::{Extras, Link};
use parts::{board_file, mask::Mask};
use serde::{Deserialize, Serialize};

use crate::places::{N_PROVINCES, Province, Sea};

/// C05-12 Straits are crossed.
#[derive(Debug)]
pub struct Board {
    shared: conquest::board::Board,
    /// C05-14 The provinces where galleys can lie.
    pub coastal: Mask,
    /// C05-03 All home provinces in playing order.
    order: Vec<Province>,
    /// C05-49 Where new galleys of a home go, if not there.
    harbors: Vec<(Province, Mask)>,
}

/// C05-81 One of the two parts of a broken coast.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Part {
    West,
    East,
}

/// The board, read once.
#[inline]
pub fn board() -> &'static Board {
    static BOARD: LazyLock<Board> = LazyLock::new(|| Board::read(include_str!("../board.json")));
    &BOARD
}

/// The facts of `board.json` that only this edition has.
#[derive(Deserialize)]
struct OwnFile {
    crossings: Vec<Link<Province>>,
    galley_placement: Vec<HarborFact>,
    order: Vec<Province>,
}

#[derive(Deserialize)]
struct HarborFact {
    home: Province,
    instead: Vec<Province>,
}

impl Board {
    fn read(json: &str) -> Board {
        let own: OwnFile = board_file::read(json);
        let straits = own.crossings.iter().map(Link::ends).collect();
        let extras = Extras { straits, ..Extras::default() };
        let shared = conquest::board::Board::read::<Sea>(json, &extras);
        let homes: Mask = own.order.iter().map(|it| it.idx()).collect();
        assert!(homes == shared.home_provinces, "board.json: the order of play names all homes");
        let on_sea = |at: &usize| !shared.waters.seas_of(*at).is_empty();
        let harbors = own.galley_placement.iter();
        Board {
            coastal: (0..N_PROVINCES).filter(on_sea).collect(),
            order: own.order,
            harbors: harbors
                .map(|it| (it.home, it.instead.iter().map(|at| at.idx()).collect()))
                .collect(),
            shared,
        }
    }

    /// C05-03 The place of a home in the order of play.
    pub fn rank(&self, home: Province) -> usize {
        self.order.iter().position(|&it| it == home).unwrap_or(self.order.len())
    }

    /// C05-81 The seas on the part of a coast on which `sea` lies; all of them where it has no parts.
    pub fn part(&self, at: Province, sea: Sea) -> Mask {
        let part = self.parts(at).and_then(|it| it.into_iter().find(|part| part.has(sea.idx())));
        part.unwrap_or(self.waters.seas_of(at.idx()))
    }

    /// C05-81 On which part of a coast `sea` lies, if it is in parts.
    pub fn side(&self, at: Province, sea: Sea) -> Option<Part> {
        let [west, east] = self.parts(at)?;
        let sides = [(west, Part::West), (east, Part::East)];
        sides.into_iter().find(|(seas, _)| seas.has(sea.idx())).map(|(_, part)| part)
    }

    /// C05-49 Where new galleys of a home can be placed.
    pub fn harbors(&self, home: Province) -> Mask {
        let instead = self.harbors.iter().find(|it| it.0 == home);
        instead.map_or(Mask::only(home.idx()), |it| it.1)
    }
}

conquest::deref!(Board, shared: conquest::board::Board);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn galleys_lie_at_all_but_six_provinces() {
        assert_eq!(board().coastal.len(), 36, "six provinces have no sea");
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
        for (a, b) in
            [(Thracia, Asia), (Sicilia, Neapolis), (Britannia, Belgica), (Baetica, Tingitana)]
        {
            assert!(board().neighbors(false, a).has(b.idx()), "{a} and {b}");
            assert_eq!(board().way(false, a, b), None, "{a} and {b}");
        }
    }

    // rule: C05-64
    #[test]
    fn the_disputed_border_is_one_only_where_the_table_says_so() {
        use Province::{ArabiaPetrea, Mesopotamia};
        for open in [false, true] {
            let near = board().neighbors(open, Mesopotamia).has(ArabiaPetrea.idx());
            let way = board().way(open, Mesopotamia, ArabiaPetrea).is_some();
            assert_eq!((near, way), (open, open));
        }
    }
}
