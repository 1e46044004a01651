//! What was answered is there when the house opens again.

use std::time::Duration;

use protocol::{Origin, TableStatus};
use serde_json::json;
use store::{NewTable, SeatRow, SitterRow, Standing, Store, TableRow};
use tokio::time::timeout;

use crate::{house::House, postgres::Schema, secrets::ATTACK, socket::accepted};

#[tokio::test]
async fn a_table_comes_back_with_every_version_and_every_guest() {
    let house = House::open().await;
    let (mut anna, mut bruno) = (house.guest("Anna").await, house.guest("Bruno").await);
    let table = anna.make_table(json!([{ "kind": "me" }, { "kind": "open" }])).await;
    bruno.sit(&table, 1).await.json();
    let mut socket = bruno.look(&table, Some(1)).await;
    accepted(&socket.play(0, 1, ATTACK).await);
    accepted(&socket.play(1, 1, "seal 5").await);
    accepted(&socket.undo(2, 1).await);
    accepted(&socket.play(3, 1, "seal 4").await);
    let before = bruno.look(&table, Some(1)).await.hear("welcome").await;
    drop(socket);

    let house = house.open_again().await;
    let (anna, bruno) = (anna.at(house.addr), bruno.at(house.addr));
    let mut after = bruno.look(&table, Some(1)).await;
    assert_eq!(after.hear("welcome").await, before);
    let mut hers = anna.look(&table, Some(0)).await;
    assert_eq!(accepted(&hers.play(4, 0, "seal 1").await), 5);
}

#[tokio::test]
async fn whoever_looks_when_the_house_closes_is_told_so() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let table = anna.make_table(json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let mut socket = anna.look(&table, Some(0)).await;
    socket.hear("welcome").await;
    let (goodbye, ()) = tokio::join!(socket.goodbye(), house.close());
    assert_eq!(goodbye, Some(1001));
}

/// Nobody looks at it: it must be found, set up and played on by the house itself.
#[tokio::test]
async fn a_table_that_waits_for_a_computer_goes_on_by_itself() {
    let house = House::open().await;
    let store = Store::open_file(&house.data_dir().join("septem.db")).await.unwrap();
    let sitters = [
        SitterRow::Person { guest: "anna".to_owned(), name: "Anna".to_owned() },
        SitterRow::Computer { player: "level1".to_owned() },
    ];
    let seats = (0..).zip(sitters).map(|(seat, sitter)| SeatRow { seat, sitter });
    let table = TableRow {
        id: "0".repeat(26),
        game: "hannibal".to_owned(),
        rules_version: 1,
        options: "{}".to_owned(),
        setup_draws: Vec::new(),
        start_position: None,
        created_at: 0,
        origin: Origin::Here,
        practice: false,
        seats: seats.collect(),
        seal: None,
    };
    let standing = Standing { status: TableStatus::Running, waiting: 0b10, awaits_computer: true };
    store.create(NewTable { table, log: Vec::new(), standing }).await.unwrap();
    assert!(store.log(&"0".repeat(26), 0).await.unwrap().is_empty(), "nobody has asked for it yet");

    let house = house.open_again().await;
    let played = async { while store.log(&"0".repeat(26), 0).await.unwrap().is_empty() {} };
    timeout(Duration::from_secs(20), played).await.unwrap();
    assert!(store.awaiting_computer("", 9).await.unwrap().is_empty());
    house.close().await;
}

/// The store has its own stories on PostgreSQL; this one shows that the house opens on it.
#[tokio::test]
async fn a_house_on_postgres_keeps_its_tables_too() {
    let schema = Schema::new().await;
    let url = schema.url();
    let house = House::open_at(&url).await;
    let mut anna = house.guest("Anna").await;
    let table = anna.make_table(json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let mut socket = anna.look(&table, Some(1)).await;
    accepted(&socket.play(0, 1, ATTACK).await);
    accepted(&socket.play(1, 1, "seal 4").await);
    let before = anna.look(&table, Some(1)).await.hear("welcome").await;
    drop(socket);
    house.close().await;

    let house = House::open_at(&url).await;
    let mut again = anna.at(house.addr).look(&table, Some(1)).await;
    assert_eq!(again.hear("welcome").await, before);
    house.close().await;
    schema.clear().await;
}
