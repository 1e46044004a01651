//! Computer players answer by themselves, and go on after a restart.

use serde_json::json;

use crate::{house::House, socket::accepted};

#[tokio::test]
async fn a_computer_answers_every_move() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let seats = json!([{ "kind": "computer", "player": "level1" }, { "kind": "me" }]);
    let table = anna.make_table(seats).await;
    let mut socket = anna.look(&table, Some(1)).await;
    socket.hear("welcome").await;
    assert_eq!(accepted(&socket.play(0, 1, "march Carthago Zama").await), 1);
    let moved = socket.hear_version(2).await;
    assert_eq!((&moved["step"]["kind"], &moved["step"]["seat"]), (&json!("played"), &json!(0)));
}

#[tokio::test]
async fn a_computer_that_begins_does_so_before_anyone_looks() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "computer", "player": "random" }]);
    let table = anna.make_table(seats).await;
    let mut socket = anna.look(&table, Some(0)).await;
    let mut first = socket.hear("welcome").await["steps"][0].clone();
    if first.is_null() {
        first = socket.hear("moved").await["step"].clone();
    }
    assert_eq!((&first["version"], &first["seat"]), (&json!(1), &json!(1)));
}

#[tokio::test]
async fn computers_play_each_other_to_the_end_while_others_watch() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let computer = json!({ "kind": "computer", "player": "random" });
    let seats = json!([computer, computer]);
    let table = anna.make_table(seats).await;
    let mut socket = house.stranger().look(&table, None).await;
    let mut now = socket.hear("welcome").await["now"].clone();
    while now["over"].is_null() {
        now = socket.hear("moved").await["now"].clone();
    }
    assert_eq!(now["over"]["places"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn a_computer_waits_until_all_have_sat_down() {
    let house = House::open().await;
    let (mut anna, mut bruno) = (house.guest("Anna").await, house.guest("Bruno").await);
    let seats = json!([{ "kind": "open" }, { "kind": "computer", "player": "random" }]);
    let table = anna.make_table(seats).await;
    let mut socket = bruno.look(&table, Some(0)).await;
    assert_eq!(socket.hear("welcome").await["now"]["version"], 0);
    bruno.sit(&table, 0).await.json();
    let missed = socket.hear("missed").await;
    assert_eq!((&missed["now"]["version"], &missed["now"]["waiting"]), (&json!(0), &json!([1])));
    assert_eq!(socket.hear("moved").await["step"]["seat"], 1);
}

#[tokio::test]
async fn a_move_that_is_taken_back_while_the_computer_thinks_is_thought_about_anew() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let seats = json!([{ "kind": "computer", "player": "level2" }, { "kind": "me" }]);
    let table = anna.make_table(seats).await;
    let mut socket = anna.look(&table, Some(1)).await;
    // Sent at once, so that the undo waits at the table when the move is stored.
    let action = "march Carthago Zama";
    let play = json!({ "type": "play", "ack": 1, "version": 0, "seat": 1, "action": action });
    socket.say(&play).await;
    socket.say(&json!({ "type": "undo", "ack": 2, "version": 1, "seat": 1 })).await;
    accepted(&socket.answer(1).await);
    let undone = socket.answer(2).await;
    if undone["type"] == "accepted" {
        accepted(&socket.play(2, 1, "march Carthago Mauretania").await);
        let moved = socket.hear_version(4).await;
        assert_eq!((&moved["step"]["kind"], &moved["step"]["seat"]), (&json!("played"), &json!(0)));
    } else {
        // The computer was faster: then its answer stands.
        assert_eq!(undone["code"], "undo_refused");
    }
}
