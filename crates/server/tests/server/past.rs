//! Looking back: earlier views and the record, for those who may.

use serde_json::{Value, json};

use crate::{
    browser::Browser,
    house::{House, START},
    secrets::ATTACK,
    socket::accepted,
};

/// A table of two in which Carthage has attacked and sealed a card.
async fn sealed(house: &House) -> (Browser, Browser, String) {
    let (mut anna, mut bruno) = (house.guest("Anna").await, house.guest("Bruno").await);
    let table = anna.make_table(json!([{ "kind": "me" }, { "kind": "open" }])).await;
    bruno.sit(&table, 1).await.json();
    let mut socket = bruno.look(&table, Some(1)).await;
    accepted(&socket.play(0, 1, ATTACK).await);
    house.let_time_pass(5);
    accepted(&socket.play(1, 1, "seal 4").await);
    (anna, bruno, table)
}

#[tokio::test]
async fn earlier_views_are_those_that_were_shown() {
    let house = House::open().await;
    let (_, mut bruno, table) = sealed(&house).await;
    let mut socket = bruno.look(&table, Some(1)).await;
    let now = socket.hear("welcome").await["now"].clone();
    let past = bruno.get(&format!("/api/tables/{table}/views/2?eyes=1")).await.json();
    assert_eq!((&past["ply"], &past["view"]), (&json!(2), &now["view"]));
    let first = bruno.get(&format!("/api/tables/{table}/views/0")).await.json();
    assert_eq!(first["view"]["prompt"]["kind"], "maneuver");
    let beyond = bruno.get(&format!("/api/tables/{table}/views/3")).await;
    assert_eq!(beyond.failure(), (404, "no_such_ply".to_owned()));
}

#[tokio::test]
async fn while_the_game_runs_one_looks_through_ones_own_eyes_only() {
    let house = House::open().await;
    let (mut anna, mut bruno, table) = sealed(&house).await;
    let path = format!("/api/tables/{table}/views/2?eyes=1");
    assert_eq!(bruno.get(&path).await.json()["view"]["conflict"]["own"], 4);
    for browser in [&mut anna, &mut house.stranger()] {
        assert_eq!(browser.get(&path).await.failure(), (403, "not_your_eyes".to_owned()));
        let public = browser.get(&format!("/api/tables/{table}/views/2")).await.json();
        assert_eq!(public["view"]["conflict"]["own"], Value::Null);
    }
    let nobodys = bruno.get(&format!("/api/tables/{table}/views/2?eyes=2")).await;
    assert_eq!(nobodys.failure(), (404, "no_such_seat".to_owned()));
}

#[tokio::test]
async fn the_record_of_a_running_game_holds_what_the_reader_may_know() {
    let house = House::open().await;
    let (mut anna, mut bruno, table) = sealed(&house).await;
    let path = format!("/api/tables/{table}/record");
    let own = bruno.get(&path).await;
    assert_eq!(own.json()["actions"][1]["action"], "seal 4");
    assert_eq!(own.json()["actions"][1]["time"], START + 5);
    let name = own.header("content-disposition").unwrap();
    assert!(name.starts_with("attachment; filename=\"septem-hannibal-"), "{name}");
    for browser in [&mut anna, &mut house.stranger()] {
        let record = browser.get(&path).await.json();
        assert_eq!(record["actions"][1]["action"], Value::Null);
        let forbidden = browser.get(&format!("{path}?eyes=1")).await;
        assert_eq!(forbidden.failure().0, 403);
    }
}

#[tokio::test]
async fn once_the_game_is_over_everyone_may_see_everything_and_the_record_runs() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "hot_seat", "name": "Bruno" }]);
    let table = anna.make_table(seats).await;
    let mut socket = anna.look(&table, Some(1)).await;
    let mut version = 0;
    for (seat, action) in [(1, ATTACK), (1, "seal 4"), (0, "seal 5"), (0, "pass"), (1, "pass")] {
        version = accepted(&socket.play(version, seat, action).await);
    }
    let mut stranger = house.stranger();
    let seen = stranger.get(&format!("/api/tables/{table}/views/2?eyes=1")).await.json();
    assert_eq!(seen["view"]["conflict"]["own"], 4);
    let record = stranger.get(&format!("/api/tables/{table}/record")).await.json();
    assert_eq!(record["actions"][1]["action"], "seal 4");
    let record: registry::Record = serde_json::from_value(record).unwrap();
    let replayed = registry::load(&record).map(|table| table.turn().is_over());
    assert_eq!(replayed, Ok(true));
}
