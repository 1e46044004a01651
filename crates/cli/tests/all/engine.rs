//! Every verb of the engine protocol.

use serde_json::{Value, json};

use crate::talk::Talk;

/// Plays whole games by the first legal action of a seat that is waited for, or by `think`.
fn finish(talk: &mut Talk, table: &Value) -> Value {
    for n in 0..5_000 {
        let turn = talk.ok(&json!({"do": "turn", "table": table}));
        if let Some(over) = turn.get("over") {
            return over.clone();
        }
        let seat = turn["waiting"][0].clone();
        let think =
            json!({"do": "think", "table": table, "seat": seat, "player": "random", "nodes": n});
        let action = talk.ok(&think)["action"].clone();
        talk.ok(&json!({"do": "play", "table": table, "seat": seat, "action": action}));
    }
    panic!("the game does not end");
}

#[test]
fn the_same_seed_gives_the_same_game_and_its_record_loads_to_the_same_position() {
    let mut talk = Talk::begin();
    let records: Vec<Value> = (0..2)
        .map(|_| {
            let table = talk.new_table(11);
            let over = finish(&mut talk, &table);
            assert_eq!(over["places"].as_array().map(Vec::len), Some(2));
            talk.ok(&json!({"do": "record", "table": table}))
        })
        .collect();
    assert_eq!(records[0], records[1]);

    let loaded = talk.ok(&json!({"do": "load", "record": records[0]}))["table"].clone();
    assert_eq!(talk.position(&json!(1)), talk.position(&loaded));
    assert_eq!(talk.ok(&json!({"do": "record", "table": loaded})), records[0]);
    talk.end();
}

#[test]
fn a_position_can_be_arranged_again_and_is_the_same() {
    let mut talk = Talk::begin();
    let table = talk.new_table(1);
    talk.play(&table, 1, "march Carthago Zama");
    talk.play(&table, 0, "sail Roma-Corsica Corsica-Sardinia");
    let position = talk.position(&table);
    let request = json!({"do": "arrange", "game": "hannibal", "seats": 2, "position": position});
    let again = talk.ok(&request)["table"].clone();
    assert_eq!(talk.position(&again), position);
    for seat in [json!(0), json!(1), Value::Null] {
        let views =
            [&table, &again].map(|it| talk.ok(&json!({"do": "view", "table": it, "seat": seat})));
        assert_eq!(views[0], views[1]);
    }
    talk.end();
}

#[test]
fn undo_takes_back_what_revealed_nothing_and_nothing_else() {
    let mut talk = Talk::begin();
    let table = talk.new_table(1);
    talk.fails(&json!({"do": "undo", "table": table}), "illegal");
    let before = talk.position(&table);
    talk.play(&table, 1, "march Carthago Zama");
    let undone = talk.ok(&json!({"do": "undo", "table": table}));
    assert_eq!(undone["action"], "march Carthago Zama");
    assert_eq!(talk.position(&table), before);

    let position = "Rome Gallia 1\nCarthage Hispania Citerior 1\nRome fleet Roma-Corsica 1\n\
                    Carthage fleet Sardinia-Carthago 1\nturn Carthage";
    let request = json!({"do": "arrange", "game": "hannibal", "seats": 2, "position": position});
    let table = talk.ok(&request)["table"].clone();
    talk.play(&table, 1, "march Hispania Citerior Gallia");
    talk.play(&table, 1, "seal 2");
    talk.ok(&json!({"do": "undo", "table": table}));
    talk.play(&table, 1, "seal 3");
    talk.play(&table, 0, "seal 4");
    talk.fails(&json!({"do": "undo", "table": table}), "illegal");
    talk.end();
}

#[test]
fn a_chosen_card_is_seen_by_its_own_seat_alone() {
    let mut talk = Talk::begin();
    let position = "Rome Gallia 2\nCarthage Hispania Citerior 2\nturn Carthage";
    let request = json!({"do": "arrange", "game": "hannibal", "seats": 2, "position": position});
    let tables = [0, 1].map(|_| talk.ok(&request)["table"].clone());
    for (table, card) in tables.iter().zip(["seal 2", "seal 5"]) {
        talk.play(table, 1, "march Hispania Citerior Gallia");
        talk.play(table, 1, card);
    }
    for seat in [json!(0), Value::Null] {
        let seen =
            tables.each_ref().map(|it| talk.ok(&json!({"do": "view", "table": it, "seat": seat})));
        assert_eq!(seen[0], seen[1]);
    }
    let own = talk.ok(&json!({"do": "view", "table": tables[0], "seat": 1}));
    assert_eq!(own["conflict"]["own"], 2);
    talk.end();
}

#[test]
fn the_id_is_copied_whatever_it_is_and_a_closed_table_is_gone() {
    let mut talk = Talk::begin();
    for id in [json!(7), json!("seven"), json!({"deep": [1]}), Value::Null] {
        assert_eq!(talk.ask(&json!({"id": id, "do": "games"}))["id"], id);
        assert_eq!(talk.ask(&json!({"id": id, "do": "dance"}))["id"], id);
    }
    let table = talk.new_table(1);
    assert_eq!(talk.ok(&json!({"do": "close", "table": table})), json!({}));
    talk.fails(&json!({"do": "turn", "table": table}), "no_such_table");
    talk.end();
}

#[test]
fn a_thought_is_explained_by_what_was_weighed_and_what_is_expected() {
    let mut talk = Talk::begin();
    let table = talk.new_table(1);
    let mut request =
        json!({"do": "think", "table": table, "seat": 1, "player": "level3", "nodes": 500});
    let plain = talk.ok(&request);
    request["explain"] = json!(true);
    let why = talk.ok(&request);
    assert_eq!((&why["action"], &why["value"]), (&plain["action"], &plain["value"]));
    assert_eq!(why["best"][0]["action"], why["action"], "the chosen one comes first");
    assert_eq!(why["best"][0]["value"], why["value"][1], "it is worth what the thought is worth");
    assert!(why["best"].as_array().is_some_and(|best| (2..=3).contains(&best.len())), "{why}");
    assert_eq!(why["before"].as_array().map(Vec::len), Some(2));
    assert!(why["line"].is_array() && plain.get("line").is_none());
    talk.end();
}

#[test]
fn every_level_thinks_a_legal_action_within_its_nodes() {
    let mut talk = Talk::begin();
    let table = talk.new_table(1);
    let legal = talk.ok(&json!({"do": "legal", "table": table, "seat": 1}))["actions"].clone();
    for player in ["random", "level1", "level2", "level3"] {
        let request =
            json!({"do": "think", "table": table, "seat": 1, "player": player, "nodes": 200});
        let thought = talk.ok(&request);
        assert!(legal.as_array().expect("a list").contains(&thought["action"]), "{thought}");
        assert_eq!(thought["value"].as_array().map(Vec::len), Some(2));
        assert_eq!(talk.ok(&request), thought, "the same nodes, the same thought");
    }
    talk.end();
}
