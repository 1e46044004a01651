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

/// One printed space.
#[derive(Debug, Deserialize)]
pub struct SpaceFact {
    /// The id used in files and messages, e.g. `hispania_citerior`.
    pub id: String,
    /// The printed name, e.g. `Hispania Citerior`.
    pub name: String,
    /// Surrounded by water.
    #[serde(default)]
    pub island: bool,
}

/// One printed link.
#[derive(Debug, Deserialize)]
pub struct LinkFact {
    /// The id, where the link is itself a place.
    #[serde(default)]
    pub id: String,
    /// The ids of its two ends.
    pub between: [String; 2],
}

/// Reads a board file that is part of the program.
///
/// # Panics
/// When the file does not fit: that is a mistake in the program, found by its first test.
pub fn read<T: DeserializeOwned>(json: &str) -> T {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("a board file does not fit: {error}"))
}
