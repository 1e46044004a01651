//! The project's own files, without what is installed or built.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Folders that hold nothing of ours.
const SKIPPED: [&str; 5] = ["node_modules", "dist", ".git", "septem-data", "test-results"];

/// Cargo puts this into the folder that it builds in, whatever the folder is called.
const BUILT: &str = "CACHEDIR.TAG";

/// Every file below `folder` with one of these endings.
pub(crate) fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            if !SKIPPED.contains(&name.as_str()) && !path.join(BUILT).exists() {
                found.extend(files(&path, endings));
            }
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Crates beside the games that are none: what editions of one game share, and which games those are.
pub(crate) const FAMILIES: &[(&str, &[&str])] = &[("conquest", &["conquest1984", "conquest2005"])];

/// The folder of each game, and of the one that new ones begin as.
pub(crate) fn games() -> Vec<PathBuf> {
    let entries = fs::read_dir(xtask::root().join("games")).unwrap();
    let is_family = |path: &Path| FAMILIES.iter().any(|(family, _)| path.ends_with(family));
    let mut games: Vec<PathBuf> = entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_dir() && !is_family(path))
        .collect();
    games.push(xtask::root().join(xtask::new_game::TEMPLATE));
    games.sort();
    games
}

/// Where the code of a game is: its own, and that of its family.
pub(crate) fn sources(game: &Path) -> Vec<PathBuf> {
    let of_game = |members: &[&str]| members.iter().any(|name| game.ends_with(name));
    let families = FAMILIES.iter().filter(|(_, members)| of_game(members));
    let shared = families.map(|(family, _)| xtask::root().join("games").join(family).join("src"));
    [game.join("src")].into_iter().chain(shared).collect()
}

pub(crate) fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// How a path is named in messages.
pub(crate) fn short(path: &Path) -> String {
    path.strip_prefix(xtask::root()).unwrap_or(path).display().to_string()
}
