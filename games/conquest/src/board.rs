//! Printed facts: who touches whom, what pays how much, who starts where. Each edition reads them
//! from its own `board.json`, with what it alone prints besides.

use std::{array, collections::BTreeMap, sync::OnceLock};

use parts::{
    board_file,
    mask::{Borders, Mask},
};
use serde::{Deserialize, de::DeserializeOwned};

use crate::{
    distances::{Distances, FAR},
    empire::{N_PROVINCES, Province},
    roads::Ways,
    seas::{N_SEAS, Sea},
    waters::Waters,
};

/// What both editions print, ready for the rules to ask.
#[derive(Debug)]
pub struct Board {
    /// Who borders whom, straits included where an edition crosses them.
    land: Borders<N_PROVINCES>,
    /// C84-71 C05-64 The same with the border that players dispute.
    land_disputed: Borders<N_PROVINCES>,
    /// C84-57 C05-51 The borders that can carry a road, numbered; straits are none of them, and the
    /// disputed one is the last.
    pub ways: Ways<N_PROVINCES>,
    disputed_way: usize,
    /// Seas, coasts, and which lies on which.
    pub waters: Waters<N_PROVINCES, N_SEAS>,
    /// C84-50 C05-43 The provinces that pay 10; the others pay 5.
    pub rich: Mask,
    /// Counted when somebody asks: only computer players do.
    distances: OnceLock<Distances<N_PROVINCES, N_SEAS>>,
    /// All home provinces.
    pub home_provinces: Mask,
    /// The home provinces in playing order, by number of seats.
    homes: [Vec<Province>; 7],
    /// C84-24 C05-81 Coasts in two parts, with the seas of the western and the eastern one.
    broken: Vec<(Province, [Mask; 2])>,
}

/// How an edition reads the map.
#[derive(Debug, Default)]
pub struct Extras {
    /// Straits that are crossed on foot.
    pub straits: Vec<(usize, usize)>,
    /// Whether galleys lie on one part of a broken coast.
    pub parted: bool,
}

#[derive(Deserialize)]
struct MapFile<S> {
    provinces: Vec<ProvinceFact>,
    seas: Vec<SeaFact<S>>,
    land: Vec<Link<Province>>,
    sea: Vec<Link<S>>,
    coast: Vec<ShoreFact<S>>,
    disputed: Vec<Link<Province>>,
    broken_coasts: Vec<BrokenCoast<S>>,
    /// By number of seats.
    homes: BTreeMap<usize, Vec<Province>>,
}

#[derive(Deserialize)]
struct ProvinceFact {
    id: Province,
    name: String,
    tribute: u8,
    home: bool,
}

#[derive(Deserialize)]
struct SeaFact<S> {
    id: S,
    name: String,
}

/// Two places that touch.
#[derive(Debug, Deserialize)]
pub struct Link<T> {
    between: [T; 2],
}

#[derive(Deserialize)]
struct BrokenCoast<S> {
    province: Province,
    west: Vec<S>,
    east: Vec<S>,
}

#[derive(Deserialize)]
struct ShoreFact<S> {
    province: Province,
    sea: S,
}

impl Link<Province> {
    /// The indices of its two ends.
    #[inline]
    pub fn ends(&self) -> (usize, usize) {
        (self.between[0].idx(), self.between[1].idx())
    }
}

impl Board {
    /// Reads the part of a board file that both editions have.
    ///
    /// # Panics
    /// When the file does not fit: that is a mistake in the program, found by its first test.
    pub fn read<S: Sea + DeserializeOwned>(json: &str, extras: &Extras) -> Board {
        let mut map: MapFile<S> = board_file::read(json);
        let provinces = map.provinces.iter().map(|it| (it.id, it.name.clone()));
        let seas = map.seas.iter().map(|it| (it.id, it.name.clone()));
        assert!(
            provinces.eq(Province::ALL.map(|it| (it, it.to_string())))
                && seas.eq((0..N_SEAS).map(|it| (S::at(it), S::at(it).to_string()))),
            "board.json lists other places, or in another order"
        );
        let firm: Vec<_> = map.land.iter().map(Link::ends).collect();
        let disputed: Vec<_> = map.disputed.iter().map(Link::ends).collect();
        let touching = || firm.iter().chain(&extras.straits).copied();
        let homes: [_; 7] = array::from_fn(|n| map.homes.remove(&n).unwrap_or_default());
        assert!((2..=6).all(|n| homes[n].len() == n), "board.json: every seat has a home");
        assert!(
            firm.len() == 55 && disputed.len() == 1,
            "board.json: 55 borders and a disputed one"
        );
        let those = |is: fn(&&ProvinceFact) -> bool| {
            map.provinces.iter().filter(is).map(|it| it.id.idx()).collect::<Mask>()
        };
        let mask = |seas: &[S]| seas.iter().map(|it| it.idx()).collect::<Mask>();
        let parts = |it: &BrokenCoast<S>| (it.province, [mask(&it.west), mask(&it.east)]);
        let broken: Vec<_> = map.broken_coasts.iter().map(parts).collect();
        assert!(
            broken.iter().all(|(_, parts)| parts.iter().all(|it| !it.is_empty())),
            "board.json: a broken coast has two parts"
        );
        let second = broken.iter().map(|(at, [_, east])| (at.idx(), *east));
        let land = Borders::new(touching());
        // C84-85 C05-83 The Nile does not divide Egyptus.
        let beside = [Province::Cyrenaica, Province::Palestina, Province::ArabiaPetrea];
        assert!(
            land.of(Province::Egyptus.idx()) == beside.iter().map(|it| it.idx()).collect(),
            "board.json: Egyptus is one province, with three neighbors"
        );
        Board {
            land,
            waters: Waters::new(
                map.coast.iter().map(|it| (it.province.idx(), it.sea.idx())),
                map.sea.iter().map(|it| (it.between[0].idx(), it.between[1].idx())),
                second.filter(|_| extras.parted).collect(),
            ),
            distances: OnceLock::new(),
            land_disputed: Borders::new(touching().chain(disputed.iter().copied())),
            disputed_way: firm.len(),
            rich: those(|it| it.tribute == 10),
            home_provinces: those(|it| it.home),
            ways: Ways::new(firm.into_iter().chain(disputed)),
            homes,
            broken,
        }
    }

    /// C84-24 C05-81 The seas of both parts of a coast, if it is in parts.
    #[inline]
    pub fn parts(&self, at: Province) -> Option<[Mask; 2]> {
        self.broken.iter().find(|it| it.0 == at).map(|it| it.1)
    }

    /// The provinces that touch. C84-71 C05-64 One border is there only where it is said to be.
    #[inline]
    pub fn neighbors(&self, disputed: bool, province: Province) -> Mask {
        let borders = if disputed { &self.land_disputed } else { &self.land };
        borders.of(province.idx())
    }

    /// C84-57 C05-51 The border between two provinces that can carry a road: no strait, C84-71
    /// C05-64 and the disputed one only where it is a border.
    #[inline]
    pub fn way(&self, disputed: bool, a: Province, b: Province) -> Option<usize> {
        let way = self.ways.between(a.idx(), b.idx())?;
        (way < self.disputed_way || disputed).then_some(way)
    }

    /// How far it is, the disputed border left out: it makes hardly a difference.
    #[inline]
    pub fn distances(&self) -> &Distances<N_PROVINCES, N_SEAS> {
        self.distances.get_or_init(|| Distances::new(|at| self.land.of(at), &self.waters))
    }

    /// How far it is over land, or over sea from the nearest shore, whatever is shorter.
    #[inline]
    pub fn distance(&self, from: Province, to: Province) -> u8 {
        let by_land = self.distances().land[from.idx()][to.idx()];
        let seas = self.waters.seas_of(from.idx()).iter();
        let by_sea = seas.map(|sea| 2 + self.distances().approach[sea][to.idx()]).min();
        by_sea.map_or(by_land, |by_sea| by_land.min(by_sea)).min(FAR)
    }

    /// The provinces that a border parts.
    #[inline]
    pub fn ends(&self, way: usize) -> [Province; 2] {
        let (a, b) = self.ways.ends(way);
        [a, b].map(Province::at)
    }

    /// C84-01 C05-01 The homes in playing order.
    #[inline]
    pub fn homes(&self, n_seats: usize) -> &[Province] {
        &self.homes[n_seats]
    }
}
