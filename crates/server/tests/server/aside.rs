//! Who may speak aside is offered it, and nobody waits for them.

use protocol::{Origin, TableStatus};
use serde_json::json;
use store::{NewTable, SeatRow, SitterRow, Standing, Store, TableRow};

use crate::{
    house::House,
    socket::{accepted, refusal},
};

/// Macedonia moves; Egyptus holds a general of Hispania.
const CAPTIVE: &str = "Macedonia Macedonia infantry 1 general 1 Caesar city
Egyptus Egyptus infantry 1 general 2 Caesar city
Hispania Hispania infantry 1 general 2 Caesar city
prisoners Egyptus Hispania 1
money Hispania 60";

/// Stores a table with three free seats.
async fn table_of_three(house: &House) -> String {
    let store = Store::open_file(&house.data_dir().join("septem.db")).await.unwrap();
    let seats = (0..3).map(|seat| SeatRow { seat, sitter: SitterRow::Nobody });
    let table = TableRow {
        id: "0".repeat(26),
        game: "conquest1984".to_owned(),
        rules_version: 1,
        options: "{}".to_owned(),
        setup_draws: Vec::new(),
        start_position: Some(CAPTIVE.to_owned()),
        created_at: 0,
        origin: Origin::Here,
        practice: false,
        seats: seats.collect(),
        seal: None,
    };
    let standing = Standing { status: TableStatus::Open, waiting: 0, awaits_computer: false };
    store.create(NewTable { table, log: Vec::new(), standing }).await.unwrap();
    "0".repeat(26)
}

#[tokio::test]
async fn an_offer_is_made_while_the_table_waits_for_somebody_else() {
    let house = House::open().await;
    let table = table_of_three(&house).await;
    let mut anna = house.guest("Anna").await;
    let mut bruno = house.guest("Bruno").await;
    let mut carla = house.guest("Carla").await;
    for (guest, seat) in [(&mut anna, 0), (&mut bruno, 1), (&mut carla, 2)] {
        guest.sit(&table, seat).await.json();
    }

    let mut hers = carla.look(&table, Some(2)).await;
    let now = hers.hear("welcome").await["now"].clone();
    assert_eq!(now["waiting"], json!([0]), "only Macedonia is waited for");
    assert!(now["offers"]["legal"].is_array(), "Hispania has something to say");
    assert_eq!(refusal(&hers.play(0, 2, "end movement").await), "illegal");
    assert_eq!(accepted(&hers.play(0, 2, "offer Egyptus ransom 30").await), 1);

    // Macedonia had decided before it heard of the offer: that is none of its business.
    let mut mover = anna.look(&table, Some(0)).await;
    let now = mover.hear("welcome").await["now"].clone();
    assert_eq!(now["waiting"], json!([0]));
    assert_eq!(accepted(&mover.play(0, 0, "end movement").await), 2);

    // Who may only speak aside is refused by the rules, not by the table.
    let mut waiting = anna.look(&table, Some(0)).await;
    waiting.hear("welcome").await;
    assert_eq!(accepted(&mover.play(2, 0, "end turn").await), 3);
    let version = 3;
    assert_eq!(refusal(&waiting.play(version, 0, "end movement").await), "illegal");
}
