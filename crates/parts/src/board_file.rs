//! Board facts are data: a file beside the rules, with the provenance of each value.

use serde::{Deserialize, de::DeserializeOwned};

/// The part that every map board has. A game reads its own facts from the same file.
#[derive(Debug, Deserialize)]
pub struct MapFile {
    /// The provinces in the order of the game's own list.
    pub provinces: Vec<SpaceFact>,
    /// Which provinces border each other, each pair once.
    pub land: Vec<LinkFact>,
    /// Ways over sea between two provinces, each with an id of its own.
    #[serde(default)]
    pub sea_routes: Vec<LinkFact>,
}

/// The part that a map of provinces and seas has, in the game's own lists of them.
#[derive(Debug, Deserialize)]
pub struct SeaMapFile<P, S> {
    /// The provinces in the order of their list.
    pub provinces: Vec<SpaceFact<P>>,
    /// The seas in the order of their list.
    pub seas: Vec<SpaceFact<S>>,
    /// Which provinces border each other, each pair once.
    pub land: Vec<LinkFact<P>>,
    /// Which seas touch each other, each pair once.
    pub sea: Vec<LinkFact<S>>,
    /// Which province lies on which sea.
    pub coast: Vec<ShoreFact<P, S>>,
}

/// One printed space.
#[derive(Debug, Deserialize)]
pub struct SpaceFact<T = String> {
    /// The id used in files and messages, e.g. `hispania_citerior`.
    pub id: T,
    /// The printed name, e.g. `Hispania Citerior`.
    pub name: String,
    /// Surrounded by water.
    #[serde(default)]
    pub island: bool,
}

/// One printed link.
#[derive(Debug, Deserialize)]
pub struct LinkFact<T = String> {
    /// The id, where the link is itself a place.
    #[serde(default)]
    pub id: String,
    /// The ids of its two ends.
    pub between: [T; 2],
}

/// A shore of a province.
#[derive(Debug, Deserialize)]
pub struct ShoreFact<P, S> {
    /// The province.
    pub province: P,
    /// The sea on it.
    pub sea: S,
}

impl<T: Copy> LinkFact<T> {
    /// The indices of its two ends.
    pub fn ends(&self, idx: impl Fn(T) -> usize) -> (usize, usize) {
        (idx(self.between[0]), idx(self.between[1]))
    }
}

/// Tells whether a file lists the same spaces as the program, in the same order and under the same
/// printed names.
pub fn lists<'a, T: Copy + PartialEq>(
    facts: &'a [SpaceFact<T>],
    all: impl IntoIterator<Item = (T, &'a str)>,
) -> bool {
    facts.iter().map(|it| (it.id, it.name.as_str())).eq(all)
}

/// Reads a board file that is part of the program.
///
/// # Panics
/// When the file does not fit: that is a mistake in the program, found by its first test.
pub fn read<T: DeserializeOwned>(json: &str) -> T {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("a board file does not fit: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r#"{
        "provinces": [{ "id": 0, "name": "Roma" }, { "id": 1, "name": "Ostia", "island": true }],
        "seas": [{ "id": 7, "name": "Mare Nostrum" }],
        "land": [{ "between": [0, 1] }],
        "sea": [],
        "coast": [{ "province": 1, "sea": 7 }]
    }"#;

    #[test]
    fn a_map_is_read_into_the_lists_of_a_game() {
        let map: SeaMapFile<u8, u16> = read(FILE);
        assert_eq!(map.land[0].ends(usize::from), (0, 1));
        assert_eq!((map.coast[0].province, map.coast[0].sea), (1, 7));
        assert!(map.sea.is_empty() && map.provinces[1].island);
    }

    #[test]
    fn a_file_that_lists_other_spaces_is_noticed() {
        let map: SeaMapFile<u8, u16> = read(FILE);
        assert!(lists(&map.provinces, [(0, "Roma"), (1, "Ostia")]));
        assert!(!lists(&map.provinces, [(1, "Ostia"), (0, "Roma")]), "in another order");
        assert!(!lists(&map.provinces, [(0, "Roma"), (1, "Veii")]), "under another name");
        assert!(!lists(&map.provinces, [(0, "Roma")]), "one too many");
    }
}
