//! Nobody can take the whole house.

use std::time::Duration;

use serde_json::json;
use server::Limits;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

use crate::{house::House, socket::accepted};

#[tokio::test]
async fn a_guest_makes_so_many_tables_and_no_more_and_others_still_can() {
    let house = House::open_with(Limits { tables_per_guest: 3, ..Limits::default() }).await;
    let (mut anna, mut bruno) = (house.guest("Anna").await, house.guest("Bruno").await);
    let wish = json!({ "game": "hannibal", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    for _ in 0..3 {
        anna.post("/api/tables", &wish).await.json();
    }
    let fourth = anna.post("/api/tables", &wish).await;
    assert_eq!(fourth.failure(), (429, "too_many".to_owned()));
    bruno.post("/api/tables", &wish).await.json();
}

#[tokio::test]
async fn strangers_together_make_so_many_tables_and_no_more() {
    let house = House::open_with(Limits { tables_per_house: 3, ..Limits::default() }).await;
    let wish = json!({ "game": "hannibal", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    for _ in 0..3 {
        house.stranger().post("/api/tables", &wish).await.json();
    }
    let fourth = house.stranger().post("/api/tables", &wish).await;
    assert_eq!(fourth.failure(), (429, "too_many".to_owned()));
}

#[tokio::test]
async fn a_table_and_the_house_have_room_for_so_many_browsers() {
    let limits = Limits { sockets_per_table: 2, sockets: 3, ..Limits::default() };
    let house = House::open_with(limits).await;
    let origin = format!("http://{}", house.addr);
    let mut anna = house.guest("Anna").await;
    let one = anna.make_table(json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let other = anna.make_table(json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let _first = anna.look(&one, None).await;
    let second = anna.look(&one, None).await;
    assert_eq!(anna.try_connect(&one, &origin).await.err(), Some(503), "the table is full");
    let mut third = anna.look(&other, None).await;
    assert_eq!(anna.try_connect(&other, &origin).await.err(), Some(503), "the house is full");

    drop(second);
    // The place is free when the other end has noticed.
    let free = async { while anna.try_connect(&one, &origin).await.is_err() {} };
    tokio::time::timeout(Duration::from_secs(20), free).await.unwrap();
    third.hear("welcome").await;
}

#[tokio::test]
async fn a_browser_that_says_too_much_at_once_is_read_slowly_and_loses_nothing() {
    let limits = Limits { messages_per_socket: 5, ..Limits::default() };
    let house = House::open_with(limits).await;
    let mut anna = house.guest("Anna").await;
    let table = anna.make_table(json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let mut socket = anna.look(&table, Some(1)).await;
    for ack in 100..107 {
        let play = json!({ "type": "play", "ack": ack, "version": 9, "seat": 1, "action": "pass" });
        socket.say(&play).await;
    }
    for ack in 100..107 {
        socket.answer(ack).await;
    }
    accepted(&socket.play(0, 1, "pass").await);
}

#[tokio::test]
async fn who_asks_slowly_is_sent_away() {
    let limits = Limits { patience: Duration::from_millis(50), ..Limits::default() };
    let house = House::open_with(limits).await;
    for beginning in [
        "GET /api/health HTT",
        "PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
         content-length: 9\r\n\r\n{",
    ] {
        let mut stream = TcpStream::connect(house.addr).await.unwrap();
        stream.write_all(beginning.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let ended = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut answer));
        ended.await.unwrap().unwrap();
        let answer = String::from_utf8(answer).unwrap();
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408"), "{answer}");
    }
}

#[tokio::test]
async fn a_browser_that_does_not_answer_is_let_go() {
    let limits = Limits { ping_every: Duration::from_millis(20), ..Limits::default() };
    let house = House::open_with(limits).await;
    let mut anna = house.guest("Anna").await;
    let table = anna.make_table(json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let mut watched = house.stranger().look(&table, None).await;
    watched.hear("welcome").await;
    // It is not read from, so it answers no ping; the other one is, and does.
    let silent = anna.connect(&table).await;
    let mut connected = watched.hear("seats").await["seats"][0]["connected"] == true;
    assert!(connected);
    while connected {
        connected = watched.hear("seats").await["seats"][0]["connected"] == true;
    }
    drop(silent);
}

#[tokio::test]
async fn tables_that_nobody_needs_are_put_away_and_come_back() {
    let limits =
        Limits { loaded_tables: 1, rest_every: Duration::from_millis(5), ..Limits::default() };
    let house = House::open_with(limits).await;
    let mut anna = house.guest("Anna").await;
    let one = anna.make_table(json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let other = anna.make_table(json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let mut socket = anna.look(&one, Some(1)).await;
    accepted(&socket.play(0, 1, "pass").await);
    let busy = anna.get(&format!("/api/tables/{other}")).await;
    assert_eq!(busy.failure(), (503, "busy".to_owned()), "somebody looks at the first");
    drop(socket);

    // As soon as nobody looks at the first, there is room for the second, and for the first again.
    for table in [&other, &one] {
        let path = format!("/api/tables/{table}");
        let mut asker = anna.clone();
        let there = async { while asker.get(&path).await.status != 200 {} };
        tokio::time::timeout(Duration::from_secs(20), there).await.unwrap();
    }
    let mut socket = anna.look(&one, Some(0)).await;
    assert_eq!(socket.hear("welcome").await["now"]["version"], 1);
}
