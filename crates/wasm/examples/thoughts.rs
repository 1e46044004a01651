//! How long level 3 takes for the first decision of each game, here: each line is what the engine is
//! asked beforehand, what it is asked then, and the shortest of five answers in milliseconds.
//! `thoughts.mjs` beside this file times the same in the engine that browsers run.

#![expect(clippy::print_stdout, reason = "this is what it is for")]

use std::{error::Error, time::Instant};

use registry::{Entry, GAMES};
use serde_json::{Value, json};
use wasm::Home;

const TRIES: usize = 5;

/// Nobody is hurried: only the usual effort counts.
const PATIENCE: f64 = 1e9;

fn main() -> Result<(), Box<dyn Error>> {
    for entry in GAMES {
        let mut home = Home::new(GAMES);
        let follow = follow(&mut home, entry)?;
        ask(&mut home, &follow)?;
        let seat = (0..entry.meta.min_seats).find(|seat| {
            ask(&mut home, &think(*seat, "random")).is_ok_and(|it| !it["answer"].is_null())
        });
        let think = think(seat.ok_or("somebody begins")?, "level3");
        let mut shortest = f64::INFINITY;
        for _ in 0..TRIES {
            let begin = Instant::now();
            ask(&mut home, &think)?;
            shortest = shortest.min(begin.elapsed().as_secs_f64() * 1e3);
        }
        println!("{}\t{follow}\t{think}\t{shortest}", entry.meta.id);
    }
    Ok(())
}

/// A table of the fewest seats, before its first turn.
fn follow(home: &mut Home, entry: &Entry) -> Result<Value, Box<dyn Error>> {
    let seats = vec![json!({ "kind": "me" }); entry.meta.min_seats];
    let wish = json!({ "game": entry.meta.id, "seats": seats });
    let found = json!({
        "do": "found", "wish": wish, "guest": { "name": "Anna" }, "id": "t",
        "luck": vec![7; 32], "now": 0,
    });
    let made = ask(home, &found)?;
    Ok(json!({ "do": "follow", "table": made["answer"]["table"], "log": [] }))
}

fn think(seat: usize, player: &str) -> Value {
    json!({
        "do": "think", "table": "t", "seat": seat, "player": player, "seed": 5,
        "patience": PATIENCE, "explain": false,
    })
}

fn ask(home: &mut Home, request: &Value) -> Result<Value, Box<dyn Error>> {
    let begin = Instant::now();
    let clock = || begin.elapsed().as_secs_f64() * 1e3;
    let reply: Value = serde_json::from_str(&home.answer(request.to_string().as_bytes(), clock))?;
    reply.get("ok").cloned().ok_or_else(|| reply.to_string().into())
}
