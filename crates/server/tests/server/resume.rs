//! Whoever was away is told exactly what they missed.

use serde_json::{Value, json};

use crate::{
    house::House,
    secrets::ATTACK,
    socket::{Socket, accepted},
};

async fn look(socket: &mut Socket, eyes: Option<u8>, since: u64) -> Value {
    socket.say(&json!({ "type": "look", "eyes": eyes, "since": since })).await;
    loop {
        let msg = socket.next().await;
        if ["missed", "turned", "welcome"].iter().any(|kind| msg["type"] == *kind) {
            return msg;
        }
    }
}

#[tokio::test]
async fn a_lost_connection_in_a_conflict_is_taken_up_with_what_was_missed() {
    let house = House::open().await;
    let (mut anna, mut bruno) = (house.guest("Anna").await, house.guest("Bruno").await);
    let table = anna.make_table(json!([{ "kind": "me" }, { "kind": "open" }])).await;
    bruno.sit(&table, 1).await.json();
    let mut hers = anna.look(&table, Some(0)).await;
    hers.hear("welcome").await;
    let mut theirs = bruno.look(&table, Some(1)).await;
    accepted(&theirs.play(0, 1, ATTACK).await);
    hers.hear_version(1).await;
    drop(hers);

    accepted(&theirs.play(1, 1, "seal 4").await);
    accepted(&theirs.undo(2, 1).await);
    accepted(&theirs.play(3, 1, "seal 5").await);
    let mut hers = anna.connect(&table).await;
    let missed = look(&mut hers, Some(0), 1).await;
    assert_eq!(missed["type"], "missed");
    let versions: Vec<_> =
        missed["steps"].as_array().unwrap().iter().map(|step| step["version"].as_u64()).collect();
    assert_eq!(versions, [Some(2), Some(3), Some(4)]);
    assert_eq!(missed["now"]["version"], 4);
    assert_eq!(missed["seats"].as_array().unwrap().len(), 2);
    assert!(missed["now"]["offers"].is_object());
    // She goes on from there, with what she is told from now on.
    assert_eq!(accepted(&hers.play(4, 0, "seal 1").await), 5);
}

#[tokio::test]
async fn what_is_missed_is_what_the_others_were_told() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "hot_seat", "name": "Bruno" }]);
    let table = anna.make_table(seats).await;
    let mut socket = anna.look(&table, Some(0)).await;
    socket.hear("welcome").await;
    let mut told = Vec::new();
    for (version, seat, action) in [(0, 1, ATTACK), (1, 1, "seal 4"), (1, 0, "seal 2")] {
        let answer = socket.play(version, seat, action);
        accepted(&answer.await);
        house.let_time_pass(1000);
    }
    for text in socket.heard() {
        let msg: Value = serde_json::from_str(text).unwrap();
        told.extend((msg["type"] == "moved").then(|| msg["step"].clone()));
    }
    for since in 0..=3 {
        let mut late = anna.connect(&table).await;
        let missed = look(&mut late, Some(0), since).await;
        let mut expected = told[usize::try_from(since).unwrap()..].to_vec();
        for step in &mut expected {
            if step["version"] == 2 {
                // The cards were shown since.
                step["action"] = json!("seal 4");
            }
        }
        assert_eq!(missed["steps"], json!(expected), "since {since}");
    }
}

#[tokio::test]
async fn who_claims_to_have_seen_the_future_or_looks_through_eyes_of_others_begins_anew() {
    let house = House::open().await;
    let (mut anna, mut bruno) = (house.guest("Anna").await, house.guest("Bruno").await);
    let table = anna.make_table(json!([{ "kind": "me" }, { "kind": "open" }])).await;
    bruno.sit(&table, 1).await.json();
    let mut socket = anna.connect(&table).await;
    assert_eq!(look(&mut socket, Some(0), 1).await["type"], "welcome");
    assert_eq!(look(&mut socket, Some(0), u64::MAX >> 11).await["type"], "welcome");
    let spied = look(&mut socket, Some(1), 0).await;
    assert_eq!((&spied["type"], &spied["eyes"]), (&json!("welcome"), &Value::Null));
    let spied = look(&mut socket, Some(77), 0).await;
    assert_eq!((&spied["type"], &spied["eyes"]), (&json!("welcome"), &Value::Null));
    assert_eq!(look(&mut socket, Some(0), 0).await["type"], "turned");
    assert_eq!(look(&mut socket, Some(0), 0).await["type"], "missed");
    assert_eq!(look(&mut socket, None, 0).await["type"], "turned");
}

#[tokio::test]
async fn who_has_not_said_whose_eyes_look_is_told_nothing_of_what_came_before() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let table = anna.make_table(json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let mut socket = anna.look(&table, Some(1)).await;
    accepted(&socket.play(0, 1, "march Carthago Zama").await);
    let mut silent = anna.connect(&table).await;
    silent.say(&json!({ "type": "earlier", "before": 1 })).await;
    assert_eq!(look(&mut silent, Some(1), 1).await["type"], "missed");
    let heard: String = silent.heard().concat();
    assert!(!heard.contains("earlier"), "{heard}");
}

#[tokio::test]
async fn versions_are_gapless_for_everyone() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "computer", "player": "random" }]);
    let table = anna.make_table(seats).await;
    let mut sockets = [anna.look(&table, Some(0)).await, house.stranger().look(&table, None).await];
    for socket in &mut sockets {
        let mut last = 0;
        let welcome = socket.hear("welcome").await;
        let mut steps = welcome["steps"].as_array().unwrap().clone();
        while last < 1 {
            for step in steps.drain(..) {
                assert_eq!(step["version"], last + 1);
                last += 1;
            }
            if last < 1 {
                steps.push(socket.hear("moved").await["step"].clone());
            }
        }
    }
}
