//! Bad input of any kind gets its code, changes nothing and never ends the process.

use serde_json::{Value, json};

use crate::talk::Talk;

#[test]
fn what_is_not_a_request_is_answered_as_such() {
    let mut talk = Talk::begin();
    let nested = "[".repeat(100_000);
    let lines: [&[u8]; 12] = [
        b"nonsense",
        b"{",
        b"[]",
        b"7",
        b"null",
        b"\"do\"",
        b"{}",
        b"{\"do\":7}",
        b"{\"do\":\"dance\"}",
        b"{\"do\":\"games\",\"extra\":1}",
        b"\xff\xfe\x00",
        nested.as_bytes(),
    ];
    for line in lines {
        let answer = talk.raw(line);
        assert_eq!(answer["error"]["code"], "bad_request", "{}", String::from_utf8_lossy(line));
    }
    let mut long = vec![b' '; 10_000_000];
    long.extend_from_slice(b"{\"do\":\"games\"}");
    assert_eq!(talk.raw(&long)["error"]["code"], "bad_request");
    let text = format!("{{\"do\":\"new\",\"game\":\"{}\"}}", "x".repeat(7_000_000));
    let answer = talk.raw(text.as_bytes());
    assert_eq!(answer["error"]["code"], "no_such_game");
    assert!(answer.to_string().len() < 300, "an answer does not repeat what it was sent");
    talk.ok(&json!({"do": "games"}));
    talk.end();
}

#[test]
fn wrong_types_and_unknown_ids_are_told_apart() {
    let mut talk = Talk::begin();
    let table = talk.new_table(1);
    let cases: [(Value, &str); 22] = [
        (json!({"do": "new"}), "bad_request"),
        (json!({"do": "new", "game": 7}), "bad_request"),
        (json!({"do": "new", "game": "no-game"}), "no_such_game"),
        (json!({"do": "new", "game": "hannibal", "seats": -1}), "bad_request"),
        (json!({"do": "new", "game": "hannibal", "seats": 0}), "bad_options"),
        (json!({"do": "new", "game": "hannibal", "seats": 7}), "bad_options"),
        (json!({"do": "new", "game": "hannibal", "options": 7}), "bad_options"),
        (json!({"do": "new", "game": "hannibal", "options": {"senet": true}}), "bad_options"),
        (json!({"do": "new", "game": "hannibal", "options": {"match_play": 1}}), "bad_options"),
        (
            json!({"do": "new", "game": "circus", "seats": 2, "options": {"round_limit": 201}}),
            "bad_options",
        ),
        (json!({"do": "new", "game": "hannibal", "seed": "x"}), "bad_request"),
        (json!({"do": "turn", "table": 99}), "no_such_table"),
        (json!({"do": "turn", "table": "1"}), "bad_request"),
        (json!({"do": "turn", "table": -1}), "bad_request"),
        (json!({"do": "view", "table": table, "seat": 9}), "bad_request"),
        (json!({"do": "view", "table": table, "seat": 300}), "bad_request"),
        (json!({"do": "legal", "table": table}), "bad_request"),
        (json!({"do": "think", "table": table, "seat": 1, "player": "hal"}), "bad_request"),
        (json!({"do": "think", "table": table, "seat": 0, "player": "random"}), "not_your_turn"),
        (
            json!({"do": "think", "table": table, "seat": 1, "player": "level1", "ms": 1_000_000_000_000_u64}),
            "bad_request",
        ),
        (json!({"do": "load", "record": 7}), "bad_record"),
        (json!({"do": "close", "table": 99}), "no_such_table"),
    ];
    for (request, code) in cases {
        talk.fails(&request, code);
    }
    talk.end();
}

#[test]
fn a_refused_action_names_its_rule_and_changes_nothing() {
    let mut talk = Talk::begin();
    let table = talk.new_table(1);
    let before = talk.position(&table);
    let play = |seat: Value, action: Value, draws: Value| json!({"do": "play", "table": table, "seat": seat, "action": action, "draws": draws});
    let cases: [(Value, &str); 9] = [
        (play(json!(1), json!("march Carthago Roma"), Value::Null), "illegal"),
        (play(json!(1), json!("leap Carthago"), Value::Null), "bad_action"),
        (play(json!(1), json!(""), Value::Null), "bad_action"),
        (play(json!(1), json!("é".repeat(1_000_000)), Value::Null), "bad_action"),
        (play(json!(0), json!("pass"), Value::Null), "not_your_turn"),
        (play(json!(9), json!("pass"), Value::Null), "bad_request"),
        (play(json!(1), json!("pass"), json!([1])), "bad_draws"),
        (play(json!(1), json!("pass"), json!([-1])), "bad_request"),
        (play(json!(1), json!(["pass"]), Value::Null), "bad_request"),
    ];
    for (request, code) in cases {
        talk.fails(&request, code);
        assert_eq!(talk.position(&table), before);
    }
    let island = play(json!(1), json!("march Hannibal Sardinia"), Value::Null);
    assert_eq!(talk.fails(&island, "illegal")["rule"], "HAN-11");
    talk.play(&table, 1, "pass");
    talk.play(&table, 0, "pass");
    talk.fails(&play(json!(1), json!("pass"), Value::Null), "game_over");
    talk.end();
}

#[test]
fn a_battle_that_nobody_is_asked_in_ends_though_its_dice_are_missing() {
    let mut talk = Talk::begin();
    let position = "homes Egyptus Hispania\nEgyptus Egyptus Caesar city wall\n\
                    Hispania Hispania Caesar city wall\nHispania Cyprus cavalry 1\n\
                    Egyptus in Cyprus cavalry 1\nentered Cyprus\nusual Egyptus\nusual Hispania\n\
                    turn Egyptus combat";
    let arranged = talk
        .ok(&json!({"do": "arrange", "game": "conquest2005", "seats": 2, "position": position}));
    let table = &arranged["table"];
    let before = talk.position(table);
    let fight =
        json!({"do": "play", "table": table, "seat": 0, "action": "fight Cyprus", "draws": []});
    talk.fails(&fight, "bad_draws");
    assert_eq!(talk.position(table), before);
    talk.end();
}

#[test]
fn a_computer_thinks_about_scores_that_no_game_reaches() {
    let mut talk = Talk::begin();
    let circus =
        "red 1 E9 -800\nred 2 E12\nred 3 E15\nblue 1 D11\nblue 2 D13\nblue 3 D15\nfirst red";
    let positions = [
        ("conquerants", 4, "Gauls points 500 0 0 0"),
        ("cesar", 2, "Red points 5000 0"),
        ("circus", 2, circus),
        ("imperium", 3, "red score 500\nblue score 500"),
    ];
    for (game, seats, position) in positions {
        let arranged =
            talk.ok(&json!({"do": "arrange", "game": game, "seats": seats, "position": position}));
        let table = &arranged["table"];
        let turn = talk.ok(&json!({"do": "turn", "table": table}));
        let seat = &turn["waiting"][0];
        talk.ok(&json!({"do": "think", "table": table, "seat": seat, "player": "level1"}));
    }
    talk.end();
}

#[test]
fn impossible_positions_are_refused() {
    let mut talk = Talk::begin();
    let positions = [
        "Rome Roma 9",
        "Rome Atlantis 1",
        "Hannibal Corsica\nRome Roma 1",
        "Rome Gallia 1\nCarthage Gallia 1",
        "Rome Carthago 1\nCarthage Zama 1",
        "Rome Roma 8\nCarthage Carthago 6\nRome hand 1 2",
        "Rome Roma 1",
        "Rome Roma 255\nRome Gallia 255",
        "conflict Gallia by Rome",
        "turn Nobody",
        "over",
        "seen zz",
    ];
    for position in positions {
        let request =
            json!({"do": "arrange", "game": "hannibal", "seats": 2, "position": position});
        talk.fails(&request, "bad_position");
    }
    talk.end();
}

#[test]
fn a_record_that_was_tampered_with_does_not_load() {
    let mut talk = Talk::begin();
    let table = talk.new_table(1);
    talk.play(&table, 1, "march Carthago Zama");
    talk.play(&table, 0, "march Roma Cannae");
    let record = talk.ok(&json!({"do": "record", "table": table}));
    talk.ok(&json!({"do": "load", "record": record}));
    let tamper: [fn(&mut Value); 9] = [
        |it| it["actions"][0]["action"] = json!("march Carthago Mauretania"),
        |it| it["actions"][0]["time"] = json!(5),
        |it| it["actions"][1]["hash"] = json!("0"),
        |it| it["actions"][0]["draws"] = json!([1]),
        |it| drop(it["actions"].as_array_mut().map(|list| list.remove(0))),
        |it| it["options"]["match_play"] = json!(true),
        |it| it["seats"] = json!(3),
        |it| it["game"] = json!("no-game"),
        |it| it["result"] = json!({"winners": [0], "places": [1, 2], "scores": [1, 0]}),
    ];
    for change in tamper {
        let mut changed = record.clone();
        change(&mut changed);
        talk.fails(&json!({"do": "load", "record": changed}), "bad_record");
    }
    for unknown in [0, 99, u32::MAX] {
        let mut newer = record.clone();
        newer["rules_version"] = json!(unknown);
        talk.fails(&json!({"do": "load", "record": newer}), "unknown_rules");
        let new = json!({"do": "new", "game": "hannibal", "rules_version": unknown});
        talk.fails(&new, "unknown_rules");
    }
    talk.end();
}
