//! Walks through every game with the fewest and with the most seats, and runs its kept games again.
//! Each line is what the engine is asked, a tab, and what it answers here: `walks.mjs` beside this
//! file asks the same of the engine that browsers run, and says where they part.

#![expect(clippy::print_stdout, reason = "this is what it is for")]

use std::{error::Error, fs, path::Path};

use registry::{Entry, GAMES};
use serde_json::{Value, json};
use wasm::Home;

/// For each game, over all its walks.
const ACTIONS: u64 = 1000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut home = Home::new(GAMES);
    for entry in GAMES {
        for request in walks(entry).into_iter().chain(kept(entry)?) {
            let request = request.to_string();
            println!("{request}\t{}", home.answer(request.as_bytes(), || 0.0));
        }
    }
    Ok(())
}

fn walks(entry: &Entry) -> Vec<Value> {
    let mut seats = vec![entry.meta.min_seats, entry.meta.seats.len()];
    seats.dedup();
    let actions = ACTIONS.div_ceil(seats.len() as u64);
    let walk = |(seats, seed): (_, u64)| json!({ "do": "walk", "game": entry.meta.id, "seats": seats, "seed": seed, "actions": actions });
    seats.into_iter().zip(1..).map(walk).collect()
}

/// At random there is hardly a battle; in the kept games everything happens once.
fn kept(entry: &Entry) -> Result<Vec<Value>, Box<dyn Error>> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut requests = Vec::new();
    for file in fs::read_dir(games.join(entry.meta.id).join("records"))? {
        let path = file?.path();
        if path.extension().is_some_and(|it| it == "json") {
            let record: Value = serde_json::from_slice(&fs::read(path)?)?;
            requests.push(json!({ "do": "certify", "record": record }));
        }
    }
    Ok(requests)
}
