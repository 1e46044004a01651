//! Who is late is decided for, where the rules of the table say so.

use protocol::{Origin, TableStatus};
use serde_json::json;
use store::{NewTable, SeatRow, SitterRow, Standing, Store, TableRow};

use crate::house::House;

/// The Gauls attack, and wait for the answer of the Carthaginians.
const ASKED: &str = "Gauls own Étrurie
Gauls trade Étrurie
Gauls points 3 3 3 0
Carthaginians own Sardaigne
fight Latium by Gauls
asked attack Carthaginians
answers attack Carthaginians";

/// Stores a table of four people that waits for an answer; `options` say for how long.
async fn asked(house: &House, options: &str) -> String {
    let store = Store::open_file(&house.data_dir().join("septem.db")).await.unwrap();
    let person = |guest: &str| SitterRow::Person { guest: guest.into(), name: guest.into() };
    let sitters = ["anna", "bruno", "carla", "dario"].map(person);
    let seats = (0..).zip(sitters).map(|(seat, sitter)| SeatRow { seat, sitter });
    let table = TableRow {
        id: "0".repeat(26),
        game: "conquerants".to_owned(),
        rules_version: 1,
        options: options.to_owned(),
        setup_draws: Vec::new(),
        start_position: Some(ASKED.to_owned()),
        created_at: 0,
        origin: Origin::Here,
        practice: false,
        seats: seats.collect(),
        seal: None,
    };
    let standing =
        Standing { status: TableStatus::Running, waiting: 0b100, awaits_computer: false };
    store.create(NewTable { table, log: Vec::new(), standing }).await.unwrap();
    "0".repeat(26)
}

#[tokio::test]
async fn who_does_not_answer_in_time_is_taken_to_refuse() {
    let house = House::open().await;
    let table = asked(&house, r#"{"answer_seconds":1}"#).await;
    let mut socket = house.stranger().look(&table, None).await;
    let now = socket.hear("welcome").await["now"].clone();
    assert_eq!(
        (&now["waiting"], &now["clocks"]),
        (&json!([2]), &json!([{ "seat": 2, "left": 1000 }]))
    );

    let moved = socket.hear("moved").await;
    assert_eq!((&moved["step"]["seat"], &moved["step"]["action"]), (&json!(2), &json!("refuse")));
    assert_eq!(moved["now"]["clocks"], json!(null), "nobody is hurried any more");
}

#[tokio::test]
async fn without_the_option_the_table_waits_and_shows_no_clock() {
    let house = House::open().await;
    let table = asked(&house, "{}").await;
    let mut socket = house.stranger().look(&table, None).await;
    let now = socket.hear("welcome").await["now"].clone();
    assert_eq!((&now["waiting"], &now["clocks"]), (&json!([2]), &json!(null)));
}
