//! Printed facts: which cities and ways a board has, and what they are worth. All from `board.json`.

use std::{array, sync::LazyLock};

use parts::{board_file, mask::Mask};
use serde::Deserialize;

use crate::{
    city::{City, N_CITIES},
    color::{Color, N_COLORS},
    rulings::Rulings,
    treasure::{N_KINDS, Treasure},
    way::{Way, Ways},
};

/// The board has two sides.
const N_SIDES: usize = 2;

/// One side of the board, ready for the rules to ask.
#[derive(Debug)]
pub struct Board {
    /// CES-02 The cities on this side, Rome not among them.
    pub cities: Mask,
    pub n_cities: usize,
    /// The dotted ways.
    pub ways: Vec<WayFact>,
    /// What leads away from each city.
    pub links: [Vec<Link>; N_CITIES],
    /// The neighbors of each city by a way of one road, and by a way of two.
    pub near: [[Mask; N_CITIES]; 2],
    /// CES-10 The ways that take two roads.
    pub doubles: Ways,
    /// The cities of each colour on this side.
    pub of_color: [Mask; N_COLORS],
    /// How many treasures of each kind are laid out by the usual rule.
    pub bag: [u8; N_KINDS],
}

/// One dotted way.
#[derive(Debug, Clone, Copy)]
pub struct WayFact {
    pub ends: [City; 2],
    /// CES-10 How many roads it takes.
    pub roads: u8,
}

/// A way, seen from one of its ends.
#[derive(Debug, Clone, Copy)]
pub struct Link {
    pub way: Way,
    pub to: City,
    pub roads: u8,
}

/// What is the same on both sides.
#[derive(Debug)]
pub struct Facts {
    /// The colour of each city; Rome has none, and its entry says nothing.
    pub colors: [Color; N_CITIES],
    /// The printed value of each city, 0 for Rome.
    pub values: [u8; N_CITIES],
    /// Cities of the larger side.
    pub n_cities: usize,
    /// CES-01 Roads a player starts with.
    pub roads: u8,
    /// CES-04 All treasures of the box.
    pub box_of_treasures: [u8; N_KINDS],
    /// CES-19 Points for so many tokens of one kind.
    pub same: [u8; 5],
    /// CES-20 Points for a row of so many kinds.
    pub different: [u8; 9],
    /// CES-21 Points for so many coins.
    pub gold: [u8; 9],
    /// CES-21 The same with the option.
    pub gold_squares: [u8; 9],
    /// CES-22 Points for the most roads left.
    pub most_roads_left: u8,
}

/// The side of the board for so many players: one for two and three, one for four and five; CES-35
/// with the ways of the version of the rules.
#[inline]
pub fn board(n_seats: usize, rulings: Rulings) -> &'static Board {
    let first = if rulings.balanced_ways { 0 } else { N_SIDES };
    &BOARDS[first + usize::from(3 < n_seats)]
}

/// The facts that hold on both sides.
#[inline]
pub fn facts() -> &'static Facts {
    &FACTS
}

static FILE: LazyLock<BoardFile> =
    LazyLock::new(|| board_file::read(include_str!("../board.json")));
static BOARDS: LazyLock<[Board; 2 * N_SIDES]> = LazyLock::new(|| {
    array::from_fn(|idx| Board::read(&FILE, &FILE.boards[idx], idx % N_SIDES == 1))
});
static FACTS: LazyLock<Facts> = LazyLock::new(|| Facts::read(&FILE));

#[derive(Deserialize)]
struct BoardFile {
    cities: Vec<CityFile>,
    /// Both sides as they are now, then as they were in the first version of the rules.
    boards: [SideFile; 2 * N_SIDES],
    treasures: Vec<TreasureFile>,
    scales: ScalesFile,
    roads_per_player: u8,
    most_roads_left: u8,
}

#[derive(Deserialize)]
struct CityFile {
    id: City,
    name: String,
    color: Color,
    value: u8,
}

#[derive(Deserialize)]
struct SideFile {
    cities: Vec<City>,
    ways: Vec<WayFile>,
}

#[derive(Deserialize)]
struct WayFile {
    between: [City; 2],
    roads: u8,
}

#[derive(Deserialize)]
struct TreasureFile {
    id: Treasure,
    count: u8,
    removed: u8,
}

#[derive(Deserialize)]
struct ScalesFile {
    same: Scale<5>,
    different: Scale<9>,
    gold: Scale<9>,
    gold_squares: Scale<9>,
}

#[derive(Deserialize)]
struct Scale<const N: usize> {
    #[serde(with = "scale")]
    points: [u8; N],
}

/// A list of exactly `N` numbers.
mod scale {
    use serde::{Deserialize, Deserializer, de::Error};

    pub(super) fn deserialize<'de, D: Deserializer<'de>, const N: usize>(
        source: D,
    ) -> Result<[u8; N], D::Error> {
        let points = Vec::<u8>::deserialize(source)?;
        points.try_into().map_err(|_| D::Error::custom("a scale of another length"))
    }
}

impl Board {
    fn read(file: &BoardFile, side: &SideFile, is_large: bool) -> Board {
        let on_it: Mask = side.cities.iter().map(|&city| city as usize).collect();
        let ways: Vec<WayFact> =
            side.ways.iter().map(|way| WayFact { ends: way.between, roads: way.roads }).collect();
        assert!(ways.len() <= Ways::MAX, "board.json has more ways than fit");

        let mut links: [Vec<Link>; N_CITIES] = array::from_fn(|_| Vec::new());
        let mut near = [[Mask::NONE; N_CITIES]; 2];
        let mut doubles = Ways::NONE;
        for (way, fact) in Way::first(ways.len()).zip(&ways) {
            let WayFact { ends: [a, b], roads } = *fact;
            assert!(roads == 1 || roads == 2, "board.json: a way takes one road or two");
            for (from, to) in [(a, b), (b, a)] {
                links[from as usize].push(Link { way, to, roads });
                let near = &mut near[usize::from(roads - 1)][from as usize];
                *near = near.with(to as usize);
            }
            if roads == 2 {
                doubles = doubles.with(way);
            }
        }
        let colored = |color: Color| {
            let cities = file.cities.iter().filter(|it| it.color == color);
            cities.map(|it| it.id as usize).filter(|&city| on_it.has(city)).collect()
        };
        let mut bag = [0; N_KINDS];
        for it in &file.treasures {
            bag[it.id as usize] = if is_large { it.count } else { it.count - it.removed };
        }
        Board {
            cities: on_it,
            n_cities: on_it.len(),
            ways,
            links,
            near,
            doubles,
            of_color: Color::ALL.map(colored),
            bag,
        }
    }

    /// The neighbors of a city, by any way.
    pub fn neighbors(&self, city: City) -> Mask {
        self.links[city as usize].iter().map(|link| link.to as usize).collect()
    }

    /// The way between two cities, if there is one.
    pub fn link(&self, from: City, to: City) -> Option<Link> {
        self.links[from as usize].iter().copied().find(|link| link.to == to)
    }

    /// How many roads these ways take.
    pub fn roads(&self, ways: Ways) -> u8 {
        ways.len() + (ways & self.doubles).len()
    }

    /// A city of this side, by its printed name.
    pub fn named(&self, name: &str) -> Option<City> {
        City::named(name).filter(|&it| self.cities.has(it as usize))
    }
}

impl Facts {
    fn read(file: &BoardFile) -> Facts {
        let names = file.cities.iter().map(|it| (it.id, it.name.as_str()));
        assert!(
            names.eq(City::ALL.into_iter().skip(1).map(|it| (it, it.name()))),
            "board.json lists other cities, or in another order"
        );
        assert!(
            file.treasures.iter().map(|it| it.id).eq(Treasure::ALL),
            "board.json lists other treasures, or in another order"
        );
        let mut colors = [Color::Red; N_CITIES];
        let mut values = [0; N_CITIES];
        for it in &file.cities {
            colors[it.id as usize] = it.color;
            values[it.id as usize] = it.value;
        }
        Facts {
            colors,
            values,
            n_cities: file.cities.len(),
            roads: file.roads_per_player,
            box_of_treasures: array::from_fn(|kind| file.treasures[kind].count),
            same: file.scales.same.points,
            different: file.scales.different.points,
            gold: file.scales.gold.points,
            gold_squares: file.scales.gold_squares.points,
            most_roads_left: file.most_roads_left,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::city::cities;

    #[test]
    fn both_sides_hold_what_the_box_holds() {
        for rulings in [1, 2].map(Rulings::of) {
            let [small, large] = [board(2, rulings), board(5, rulings)];
            assert_eq!((small.n_cities, small.ways.len(), small.doubles.len()), (30, 58, 20));
            assert_eq!((large.n_cities, large.ways.len(), large.doubles.len()), (40, 80, 28));
            assert!(std::ptr::eq(small, board(3, rulings)));
            assert!(std::ptr::eq(large, board(4, rulings)));
        }
        assert_eq!(facts().box_of_treasures.iter().sum::<u8>(), 40);
        assert_eq!(board(2, Rulings::default()).bag.iter().sum::<u8>(), 30);
    }

    #[test]
    fn every_city_can_be_reached_and_every_way_leads_both_ways() {
        for side in [1, 2].map(Rulings::of).into_iter().flat_map(|it| [board(2, it), board(5, it)])
        {
            let mut reached = Mask::only(City::Roma as usize);
            for _ in 0..N_CITIES {
                let next = cities(reached).flat_map(|it| side.neighbors(it).iter());
                reached = next.fold(reached, Mask::with);
            }
            assert_eq!(reached, side.cities.with(City::Roma as usize));
            for from in City::ALL {
                for link in &side.links[from as usize] {
                    assert!(side.link(link.to, from).is_some_and(|back| back.way == link.way));
                }
            }
        }
    }
}
