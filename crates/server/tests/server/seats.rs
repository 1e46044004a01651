//! Any mix of people: here, elsewhere, and not there yet.

use serde_json::{Value, json};

use crate::{
    house::House,
    socket::{accepted, refusal},
};

#[tokio::test]
async fn a_friend_with_the_link_sits_down_and_the_game_begins() {
    let house = House::open().await;
    let (mut anna, mut bruno) = (house.guest("Anna").await, house.guest("Bruno").await);
    let table = anna.make_table(json!([{ "kind": "open" }, { "kind": "me" }])).await;
    let mut hers = anna.look(&table, Some(1)).await;
    let welcome = hers.hear("welcome").await;
    assert_eq!(welcome["now"]["waiting"], json!([]));
    assert_eq!(welcome["now"]["offers"], Value::Null);
    assert_eq!(welcome["table"]["seats"][0]["sitter"], json!({ "kind": "nobody" }));
    assert_eq!(refusal(&hers.play(0, 1, "pass").await), "not_started");

    let info = bruno.sit(&table, 0).await.json();
    assert_eq!(info["seats"][0]["sitter"], json!({ "kind": "person", "name": "Bruno" }));
    assert_eq!(
        (&info["seats"][0]["yours"], &info["seats"][1]["yours"]),
        (&json!(true), &json!(false))
    );

    let missed = hers.hear("missed").await;
    assert_eq!(missed["steps"], json!([]));
    assert_eq!(missed["now"]["waiting"], json!([1]));
    assert!(missed["now"]["offers"].is_object());
    assert_eq!(missed["seats"][0]["sitter"]["name"], "Bruno");
    assert_eq!(accepted(&hers.play(0, 1, "pass").await), 1);
}

#[tokio::test]
async fn of_two_who_want_the_same_seat_one_gets_it() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    for _ in 0..5 {
        let table = anna.make_table(json!([{ "kind": "me" }, { "kind": "open" }])).await;
        let (mut bruno, mut carla) = (house.guest("Bruno").await, house.guest("Carla").await);
        let (one, other) = tokio::join!(bruno.sit(&table, 1), carla.sit(&table, 1));
        let mut statuses = [one.status, other.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409]);
        let (winner, loser) = if one.status == 200 { (one, other) } else { (other, one) };
        assert_eq!(loser.failure().1, "seat_taken");
        assert_eq!(winner.json()["seats"][1]["yours"], true);
    }
}

#[tokio::test]
async fn a_seat_that_is_taken_or_does_not_exist_is_not_given_away() {
    let house = House::open().await;
    let (mut anna, mut bruno) = (house.guest("Anna").await, house.guest("Bruno").await);
    let seats = json!([{ "kind": "me" }, { "kind": "computer", "player": "random" }]);
    let table = anna.make_table(seats).await;
    for seat in [0, 1] {
        assert_eq!(bruno.sit(&table, seat).await.failure(), (409, "seat_taken".to_owned()));
    }
    assert_eq!(bruno.sit(&table, 2).await.failure(), (404, "no_such_seat".to_owned()));
    let nowhere = "0".repeat(26);
    assert_eq!(bruno.sit(&nowhere, 0).await.failure(), (404, "no_such_table".to_owned()));
}

#[tokio::test]
async fn two_people_at_one_screen_play_both_seats_through_their_own_eyes() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "hot_seat", "name": "Bruno" }]);
    let table = anna.make_table(seats).await;
    let mut socket = anna.look(&table, Some(1)).await;
    let welcome = socket.hear("welcome").await;
    let seats = &welcome["table"]["seats"];
    assert_eq!(seats[1]["sitter"], json!({ "kind": "person", "name": "Bruno" }));
    assert!(seats[0]["yours"] == true && seats[1]["yours"] == true);
    accepted(&socket.play(0, 1, "march Carthago Zama").await);
    socket.say(&json!({ "type": "look", "eyes": 0, "since": null })).await;
    let welcome = socket.hear("welcome").await;
    assert_eq!(welcome["eyes"], 0);
    assert!(welcome["now"]["offers"]["legal"].as_array().is_some_and(|offers| !offers.is_empty()));
    accepted(&socket.play(1, 0, "march Roma Gallia").await);
}

#[tokio::test]
async fn everyone_is_told_who_comes_goes_and_changes_their_name() {
    let house = House::open().await;
    let (mut anna, mut bruno) = (house.guest("Anna").await, house.guest("Bruno").await);
    let table = anna.make_table(json!([{ "kind": "me" }, { "kind": "open" }])).await;
    bruno.sit(&table, 1).await.json();
    let mut hers = anna.look(&table, Some(0)).await;
    let seats = hers.hear("welcome").await["table"]["seats"].clone();
    assert!(seats[0]["connected"] == true && seats[1]["connected"] == false);

    let theirs = bruno.look(&table, Some(1)).await;
    assert_eq!(hers.hear("seats").await["seats"][1]["connected"], true);
    bruno.put("/api/me", &json!({ "name": " Bruttius " })).await.json();
    let seats = hers.hear("seats").await["seats"].clone();
    assert_eq!(seats[1]["sitter"]["name"], "Bruttius");
    assert!(seats[0]["yours"] == true && seats[1]["yours"] == false);
    drop(theirs);
    assert_eq!(hers.hear("seats").await["seats"][1]["connected"], false);
    let info = bruno.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(info["seats"][1]["sitter"]["name"], "Bruttius");
}

#[tokio::test]
async fn a_second_window_of_the_same_person_is_no_news() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "hot_seat", "name": "Bruno" }]);
    let table = anna.make_table(seats).await;
    let mut first = anna.look(&table, Some(0)).await;
    first.hear("welcome").await;
    let mut second = anna.look(&table, Some(1)).await;
    second.hear("welcome").await;
    drop(second);
    accepted(&first.play(0, 1, "pass").await);
    assert!(first.heard().iter().all(|text| !text.contains(r#""type":"seats""#)));
}
