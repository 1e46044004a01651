//! Nothing that comes over the wire can do harm.

use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::{house::House, http::request, socket::accepted};

#[tokio::test]
async fn what_is_no_message_ends_the_conversation_and_nothing_else() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let table = anna.make_table(json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let deep = "[".repeat(10_000);
    for garbage in [
        "",
        "pass",
        "{}",
        "null",
        r#"{"type":"win"}"#,
        r#"{"type":"play"}"#,
        r#"{"type":"look","eyes":-1,"since":null}"#,
        r#"{"type":"look","eyes":null,"since":null,"as":"root"}"#,
        r#"{"type":"earlier","before":-1}"#,
        r#"{"type":"earlier","before":9,"count":1000000}"#,
        r#"{"type":"play","ack":1,"version":1e99,"seat":1,"action":"pass"}"#,
        r#"{"type":"play","ack":4294967296,"version":0,"seat":1,"action":"pass"}"#,
        &deep,
    ] {
        let mut socket = anna.look(&table, Some(1)).await;
        socket.hear("welcome").await;
        socket.send(Message::text(garbage)).await;
        assert_eq!(socket.goodbye().await, Some(1008), "{garbage}");
    }
    let mut socket = anna.look(&table, Some(1)).await;
    socket.send(Message::binary(vec![0; 10])).await;
    assert_eq!(socket.goodbye().await, Some(1003));
    let mut socket = anna.look(&table, Some(1)).await;
    assert_eq!(accepted(&socket.play(0, 1, "pass").await), 1);
}

#[tokio::test]
async fn a_message_that_is_too_long_ends_the_conversation_and_nothing_else() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let table = anna.make_table(json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let mut watched = house.stranger().look(&table, None).await;
    watched.hear("welcome").await;
    let mut socket = anna.look(&table, Some(1)).await;
    socket.hear("welcome").await;
    let action = "x".repeat(20_000);
    socket
        .say(&json!({ "type": "play", "ack": 1, "version": 0, "seat": 1, "action": action }))
        .await;
    socket.goodbye().await;
    let mut socket = anna.look(&table, Some(1)).await;
    assert_eq!(accepted(&socket.play(0, 1, "pass").await), 1);
    watched.hear("moved").await;
}

#[tokio::test]
async fn a_request_that_makes_no_sense_is_told_so_in_our_own_way() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let json = [("content-type", "application/json")];
    for (method, path, headers, body, expected) in [
        ("POST", "/api/tables", &json[..], &b"{"[..], (400, "bad_request")),
        ("POST", "/api/tables", &json, b"\xff\xfe", (400, "bad_request")),
        ("POST", "/api/tables", &[], br#"{"game":"hannibal","seats":[]}"#, (400, "bad_request")),
        ("PUT", "/api/me", &json, br#"{"name":7}"#, (400, "bad_request")),
        ("DELETE", "/api/me", &[], b"", (404, "no_such_page")),
        ("GET", "/api/nothing", &[], b"", (404, "no_such_page")),
        ("GET", "/api/tables/short", &[], b"", (404, "no_such_table")),
        ("GET", "/api/tables/00000000000000000000000000", &[], b"", (404, "no_such_table")),
        ("GET", "/api/tables/00000000000000000000000000/record", &[], b"", (404, "no_such_table")),
        ("GET", "/api/tables/00000000000000000000000000/views/x", &[], b"", (404, "no_such_page")),
        ("GET", "/api/tables/00000000000000000000000000/socket", &[], b"", (400, "bad_request")),
        (
            "POST",
            "/api/tables/00000000000000000000000000/seats/-1",
            &[],
            b"",
            (404, "no_such_page"),
        ),
    ] {
        let answer = anna.ask(method, path, headers, body).await;
        let (status, code) = expected;
        assert_eq!(answer.failure(), (status, code.to_owned()), "{method} {path}");
    }
    let long = anna.ask("POST", "/api/tables", &json, &vec![b' '; 100_000]).await;
    assert_eq!(long.failure(), (413, "too_large".to_owned()));
    assert_eq!(anna.get("/api/health").await.json(), json!({ "status": "ok" }));
}

#[tokio::test]
async fn pages_of_other_sites_can_ask_nothing_in_a_visitors_name() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let table = anna.make_table(json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let refused = anna.try_connect(&table, "https://evil.example").await.err();
    assert_eq!(refused, Some(403));
    let evil = [("origin", "https://evil.example"), ("content-type", "application/json")];
    for (method, path) in
        [("POST", format!("/api/tables/{table}/seats/1")), ("PUT", "/api/me".to_owned())]
    {
        let answer = request(house.addr, method, &path, &evil, br#"{"name":"Mallory"}"#).await;
        assert_eq!(answer.failure(), (403, "foreign_origin".to_owned()));
    }
}
