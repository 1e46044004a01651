//! What a seat has to fear is told to that seat alone, and the course of a game to everyone once it is
//! over.

use serde_json::{Value, json};

use crate::{browser::Browser, house::House, secrets::ATTACK, socket::accepted};

/// A table of two people.
async fn two(house: &House) -> (Browser, Browser, String) {
    let (mut anna, mut bruno) = (house.guest("Anna").await, house.guest("Bruno").await);
    let table = anna.make_table(json!([{ "kind": "me" }, { "kind": "open" }])).await;
    bruno.sit(&table, 1).await.json();
    (anna, bruno, table)
}

#[tokio::test]
async fn nobody_asks_what_another_has_to_fear() {
    let house = House::open().await;
    let (mut anna, mut bruno, table) = two(&house).await;
    let path = format!("/api/tables/{table}/dangers?seat=0");
    let told = anna.get(&path).await.json();
    assert_eq!(told, json!({ "version": 0, "dangers": [] }));
    for browser in [&mut bruno, &mut house.stranger()] {
        assert_eq!(browser.get(&path).await.failure(), (403, "not_your_eyes".to_owned()));
    }
}

/// What Anna is told she has to fear while Bruno's card lies face down.
async fn feared_beside(seal: &str) -> Value {
    let house = House::open().await;
    let (mut anna, bruno, table) = two(&house).await;
    let mut socket = bruno.look(&table, Some(1)).await;
    accepted(&socket.play(0, 1, ATTACK).await);
    accepted(&socket.play(1, 1, seal).await);
    anna.get(&format!("/api/tables/{table}/dangers?seat=0")).await.json()
}

#[tokio::test]
async fn a_card_that_lies_face_down_changes_no_byte_of_it() {
    let beside_one = feared_beside("seal 1").await;
    assert_eq!(beside_one["version"], 2);
    assert_eq!(beside_one, feared_beside("seal 5").await);
}

#[tokio::test]
async fn the_course_of_a_game_is_told_to_all_once_it_is_over_and_to_nobody_before() {
    let house = House::open().await;
    let (mut anna, bruno, table) = two(&house).await;
    let path = format!("/api/tables/{table}/course");
    assert_eq!(anna.get(&path).await.failure(), (403, "not_your_eyes".to_owned()));
    let mut theirs = bruno.look(&table, Some(1)).await;
    accepted(&theirs.play(0, 1, "pass").await);
    assert_eq!(anna.get(&path).await.failure(), (403, "not_your_eyes".to_owned()));
    let mut hers = anna.look(&table, Some(0)).await;
    accepted(&hers.play(1, 0, "pass").await);
    let told = anna.get(&path).await.json();
    assert_eq!((&told["plies"], &told["luck"]), (&json!(2), &json!([])));
    assert_eq!(told["measures"], json!(["legions", "fleets"]));
    // What was told once is told again.
    assert_eq!(house.stranger().get(&path).await.json(), told);
}
