//! The kept games of a game.

use std::{fs, path::Path};

use registry::Record;

/// By name, in order.
pub(crate) fn read(game: &str) -> Vec<(String, Record)> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut kept: Vec<(String, Record)> = fs::read_dir(games.join(game).join("records"))
        .unwrap()
        .map(|file| file.unwrap().path())
        .filter(|path| path.extension().is_some_and(|it| it == "json"))
        .map(|path| {
            let name = path.file_stem().unwrap().to_string_lossy();
            let record = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
            (format!("{game} {name}"), record)
        })
        .collect();
    kept.sort_by(|a, b| a.0.cmp(&b.0));
    kept
}
