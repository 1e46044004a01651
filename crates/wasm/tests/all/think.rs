//! Copies to think about: they follow a table, and several may think about one moment.

use serde_json::{Value, json};
use wasm::Home;

#[track_caller]
fn ask(home: &mut Home, request: &Value) -> Value {
    let reply = home.answer(request.to_string().as_bytes(), || 0.0);
    let reply: Value = serde_json::from_str(&reply).expect("JSON");
    assert!(reply.get("error").is_none(), "{}: {}", request["do"], reply["error"]);
    reply["ok"].clone()
}

fn think(home: &mut Home, seat: u8) -> Value {
    let request = json!({"do": "think", "table": "a", "seat": seat, "player": "level1",
        "seed": 1, "patience": 1_000_000.0, "explain": true});
    ask(home, &request)["answer"].clone()
}

/// A game of Hannibal after one march, as a table and its log.
fn begun(home: &mut Home) -> (Value, Value) {
    let mut game = registry::find("hannibal")
        .expect("registered")
        .new_table(2, &Value::Null, &mut registry::Dice::seeded(1))
        .expect("usual");
    let luck = registry::Luck::Scripted(&[]);
    game.play(kernel::Seat(1), "march Carthago Zama", luck, 0).expect("legal");
    let record = serde_json::to_value(game.record(None)).expect("JSON");
    let import = json!({"do": "import", "record": record, "guest": {"name": "Marcus"},
        "seats": [{"kind": "me"}, {"kind": "me"}], "id": "a", "now": 1});
    let made = ask(home, &import)["answer"].clone();
    (made["table"].clone(), made["log"].clone())
}

#[test]
fn who_is_told_nothing_new_thinks_about_the_same_moment() {
    let mut home = Home::new(registry::GAMES);
    let (table, log) = begun(&mut home);
    ask(&mut home, &json!({"do": "follow", "table": table, "log": log}));
    let first = think(&mut home, 0);
    assert!(first["action"].is_string(), "it is Rome's turn: {first}");
    ask(&mut home, &json!({"do": "follow", "table": table, "log": []}));
    assert_eq!(think(&mut home, 0), first);
    assert_eq!(think(&mut home, 1), Value::Null, "Carthage has nothing to decide");
}

#[test]
fn a_copy_follows_step_by_step_or_from_the_beginning() {
    let mut home = Home::new(registry::GAMES);
    let (table, log) = begun(&mut home);
    ask(&mut home, &json!({"do": "follow", "table": table, "log": []}));
    assert!(think(&mut home, 1)["action"].is_string(), "Carthage begins");
    ask(&mut home, &json!({"do": "follow", "table": table, "log": log}));
    assert!(think(&mut home, 0)["action"].is_string(), "then it is Rome's turn");
}

#[test]
fn an_explained_thought_has_its_reasons_and_another_does_not() {
    let mut home = Home::new(registry::GAMES);
    let (table, log) = begun(&mut home);
    ask(&mut home, &json!({"do": "follow", "table": table, "log": log}));
    let why = think(&mut home, 0);
    assert_eq!(why["why"]["weighed"][0]["action"], why["action"]);
    assert_eq!(why["why"]["before"].as_array().map(Vec::len), Some(2));
    let request = json!({"do": "think", "table": "a", "seat": 0, "player": "level1",
        "seed": 1, "patience": 1_000_000.0});
    let plain = ask(&mut home, &request)["answer"].clone();
    assert_eq!((&plain["action"], plain.get("why")), (&why["action"], None));
}
