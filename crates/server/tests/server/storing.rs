//! Nobody hears what is not stored.

use serde_json::json;
use sqlx::{Connection as _, SqliteConnection};

use crate::{
    browser::Browser,
    house::House,
    secrets::ATTACK,
    socket::{Socket, accepted, refusal},
};

async fn break_the_log(house: &House) {
    execute(
        house,
        "CREATE TRIGGER broken BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'broken'); END",
    )
    .await;
}

async fn repair_the_log(house: &House) {
    execute(house, "DROP TRIGGER broken").await;
}

async fn execute(house: &House, sql: &'static str) {
    let mut database = SqliteConnection::connect(&house.database()).await.unwrap();
    sqlx::query(sql).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
}

async fn hot_seat(house: &House) -> (Browser, String, Socket) {
    let mut anna = house.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "hot_seat", "name": "Bruno" }]);
    let table = anna.make_table(seats).await;
    let socket = anna.look(&table, Some(1)).await;
    (anna, table, socket)
}

#[tokio::test]
async fn a_move_that_cannot_be_stored_leaves_no_trace() {
    let house = House::open().await;
    let (anna, table, mut socket) = hot_seat(&house).await;
    accepted(&socket.play(0, 1, ATTACK).await);
    accepted(&socket.play(1, 1, "seal 4").await);
    let mut watched = house.stranger().look(&table, None).await;
    let before = watched.hear("welcome").await;

    break_the_log(&house).await;
    // This one would show both cards, which no undo could take back.
    assert_eq!(refusal(&socket.play(2, 0, "seal 3").await), "not_stored");
    assert_eq!(refusal(&socket.undo(2, 1).await), "not_stored");
    assert_eq!(refusal(&socket.play(2, 0, "seal 2").await), "not_stored");
    assert_eq!(watched.heard().len(), 1);
    let after = house.stranger().look(&table, None).await.hear("welcome").await;
    assert_eq!(after, before);
    let own = anna.look(&table, Some(1)).await.hear("welcome").await;
    assert_eq!(own["now"]["can_undo"], true, "what could be taken back still can");

    repair_the_log(&house).await;
    assert_eq!(accepted(&socket.undo(2, 1).await), 3);
    assert_eq!(accepted(&socket.play(3, 1, "seal 1").await), 4);
    assert_eq!(accepted(&socket.play(3, 0, "seal 3").await), 5);
    for version in 3..=5 {
        assert_eq!(watched.hear("moved").await["step"]["version"], version);
    }
}

#[tokio::test]
async fn a_computer_whose_move_cannot_be_stored_thinks_again() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    break_the_log(&house).await;
    let seats = json!([{ "kind": "me" }, { "kind": "computer", "player": "random" }]);
    let table = anna.make_table(seats).await;
    let mut socket = anna.look(&table, Some(0)).await;
    assert_eq!(socket.hear("welcome").await["now"]["version"], 0);
    repair_the_log(&house).await;
    assert_eq!(socket.hear("moved").await["step"]["version"], 1);
}

#[tokio::test]
async fn what_another_copy_of_the_program_has_stored_is_taken_over() {
    let house = House::open().await;
    let (anna, table, mut here) = hot_seat(&house).await;
    let other_house = house.another().await;
    let mut there = anna.at(other_house.addr).look(&table, Some(1)).await;
    there.hear("welcome").await;
    here.hear("welcome").await;
    accepted(&here.play(0, 1, "march Carthago Zama").await);
    accepted(&here.play(1, 0, "march Roma Gallia").await);

    // The other copy has not heard of it; the store has.
    assert_eq!(refusal(&there.play(0, 1, "march Carthago Mauretania").await), "stale");
    let missed: serde_json::Value = there
        .heard()
        .iter()
        .map(|text| serde_json::from_str(text).unwrap())
        .find(|msg: &serde_json::Value| msg["type"] == "missed")
        .unwrap();
    assert_eq!(missed["steps"].as_array().unwrap().len(), 2);
    assert_eq!(missed["now"]["version"], 2);
    assert_eq!(accepted(&there.play(2, 1, "march Carthago Mauretania").await), 3);
}

#[tokio::test]
async fn a_seat_that_another_copy_of_the_program_has_given_away_is_taken() {
    let house = House::open().await;
    let other_house = house.another().await;
    let (mut anna, mut bruno) = (house.guest("Anna").await, house.guest("Bruno").await);
    let table = anna.make_table(json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let mut elsewhere = anna.at(other_house.addr).look(&table, Some(0)).await;
    elsewhere.hear("welcome").await;
    bruno.sit(&table, 1).await.json();
    let mut carla = other_house.guest("Carla").await;
    assert_eq!(carla.sit(&table, 1).await.failure(), (409, "seat_taken".to_owned()));
    assert_eq!(elsewhere.hear("missed").await["seats"][1]["sitter"]["name"], "Bruno");
}

#[tokio::test]
async fn a_table_whose_log_is_broken_is_reported_and_the_others_go_on() {
    let house = House::open().await;
    let (_, good, mut socket) = hot_seat(&house).await;
    accepted(&socket.play(0, 1, ATTACK).await);
    accepted(&socket.play(1, 1, "seal 4").await);
    let mut anna = house.guest("Anna").await;
    let bad = anna.make_table(json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let mut socket = anna.look(&bad, Some(1)).await;
    accepted(&socket.play(0, 1, "pass").await);
    execute(&house, "UPDATE log SET notation = 'seal 5' WHERE notation = 'pass'").await;
    let house = house.open_again().await;

    let broken = house.stranger().get(&format!("/api/tables/{bad}")).await;
    assert_eq!(broken.failure(), (500, "unreadable".to_owned()));
    assert!(!broken.text().contains("seal"), "what stands in a log may be secret");
    let origin = format!("http://{}", house.addr);
    assert_eq!(house.stranger().try_connect(&bad, &origin).await.err(), Some(500));
    assert_eq!(house.stranger().get(&format!("/api/tables/{good}")).await.status, 200);
}
