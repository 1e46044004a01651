//! What was played can be taken back, and the story keeps both.

use serde_json::{Value, json};

use crate::{
    house::House,
    secrets::ATTACK,
    socket::{accepted, refusal},
};

#[tokio::test]
async fn an_action_is_taken_back_as_a_version_of_its_own() {
    let house = House::open().await;
    let (mut anna, mut bruno) = (house.guest("Anna").await, house.guest("Bruno").await);
    let table = anna.make_table(json!([{ "kind": "open" }, { "kind": "me" }])).await;
    bruno.sit(&table, 0).await.json();
    let mut hers = anna.look(&table, Some(1)).await;
    let start = hers.hear("welcome").await["now"].clone();
    let mut watched = house.stranger().look(&table, None).await;
    watched.hear("welcome").await;

    accepted(&hers.play(0, 1, "march Carthago Zama").await);
    assert_eq!(watched.hear("moved").await["now"]["waiting"], json!([0]));
    assert_eq!(accepted(&hers.undo(1, 1).await), 2);
    let moved = watched.hear("moved").await;
    assert_eq!(moved["step"]["kind"], "taken_back");
    assert_eq!((&moved["step"]["version"], &moved["step"]["ply"]), (&json!(2), &json!(0)));

    let mut again = anna.look(&table, Some(1)).await;
    let welcome = again.hear("welcome").await;
    for part in ["view", "offers", "waiting", "can_undo"] {
        assert_eq!(welcome["now"][part], start[part], "{part}");
    }
    let kinds: Vec<_> = welcome["steps"].as_array().unwrap().iter().map(|it| &it["kind"]).collect();
    assert_eq!(kinds, ["played", "taken_back"]);
    assert_eq!(welcome["steps"][0]["action"], "march Carthago Zama");
    assert_eq!(welcome["steps"][0]["events"][0]["event"]["kind"], "marched");
}

#[tokio::test]
async fn a_secret_choice_that_was_taken_back_stays_secret() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "hot_seat", "name": "Bruno" }]);
    let table = anna.make_table(seats).await;
    let mut socket = anna.look(&table, Some(1)).await;
    accepted(&socket.play(0, 1, ATTACK).await);
    accepted(&socket.play(1, 1, "seal 5").await);
    accepted(&socket.undo(2, 1).await);
    accepted(&socket.play(3, 1, "seal 1").await);
    accepted(&socket.play(3, 0, "seal 2").await);

    let mut others = anna.look(&table, Some(0)).await;
    let welcome = others.hear("welcome").await;
    assert_eq!(welcome["steps"][1]["action"], Value::Null, "taken back before it was shown");
    assert_eq!(welcome["steps"][3]["action"], "seal 1");
    assert!(!others.heard()[0].contains("seal 5"));
    let mut own = anna.look(&table, Some(1)).await;
    assert_eq!(own.hear("welcome").await["steps"][1]["action"], "seal 5");
}

#[tokio::test]
async fn nothing_is_taken_back_once_another_has_acted_or_a_secret_is_out() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "hot_seat", "name": "Bruno" }]);
    let table = anna.make_table(seats).await;
    let mut socket = anna.look(&table, Some(1)).await;
    accepted(&socket.play(0, 1, "march Carthago Zama").await);
    assert_eq!(refusal(&socket.undo(1, 0).await), "undo_refused", "it is not Rome's");
    accepted(&socket.play(1, 0, "pass").await);
    assert_eq!(refusal(&socket.undo(2, 1).await), "undo_refused");
    accepted(&socket.undo(2, 0).await);
    accepted(&socket.play(3, 0, "pass").await);
    accepted(&socket.play(4, 1, ATTACK).await);
    accepted(&socket.play(5, 1, "seal 4").await);
    accepted(&socket.play(5, 0, "seal 2").await);
    assert_eq!(refusal(&socket.undo(7, 0).await), "undo_refused");
}

#[tokio::test]
async fn a_double_undo_takes_one_action_back() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "hot_seat", "name": "Bruno" }]);
    let table = anna.make_table(seats).await;
    let mut socket = anna.look(&table, Some(1)).await;
    accepted(&socket.play(0, 1, ATTACK).await);
    accepted(&socket.play(1, 1, "seal 4").await);
    socket.say(&json!({ "type": "undo", "ack": 91, "version": 2, "seat": 1 })).await;
    socket.say(&json!({ "type": "undo", "ack": 92, "version": 2, "seat": 1 })).await;
    assert_eq!(accepted(&socket.answer(91).await), 3);
    assert_eq!(refusal(&socket.answer(92).await), "stale");
}
