//! A game that was begun on a device is taken in with its whole past, or refused with a reason.

use std::time::Duration;

use calculi::Calculi;
use registry::Entry;
use serde_json::{Value, json};
use server::Limits;

use crate::{
    browser::Browser,
    house::{House, START},
    http::Answer,
    socket::accepted,
};

const PATH: &str = "/api/tables/import";

static PROGRAM: [Entry; 1] = [registry::entry::<Calculi>()];

/// Both seats at one screen.
fn shared() -> Value {
    json!([{ "kind": "me" }, { "kind": "hot_seat", "name": "Livia" }])
}

/// What Carthage and Rome do in turn.
const MARCHES: [&str; 4] =
    ["march Carthago Zama", "march Roma Gallia", "march Zama Carthago", "march Gallia Roma"];

/// Two marches of Hannibal, played by one guest; the whole of it, since nothing in it is secret.
async fn played(anna: &mut Browser) -> Value {
    let table = anna.make_table(shared()).await;
    let mut socket = anna.look(&table, None).await;
    accepted(&socket.play(0, 1, MARCHES[0]).await);
    accepted(&socket.play(1, 0, MARCHES[1]).await);
    anna.get(&format!("/api/tables/{table}/record")).await.json()
}

async fn bring(browser: &mut Browser, record: &Value, seats: Value) -> Answer {
    browser.post(PATH, &json!({ "record": record, "seats": seats })).await
}

#[tokio::test]
async fn two_guests_play_on_where_one_left_off() {
    let house = House::open().await;
    let (mut anna, mut bruno) = (house.guest("Anna").await, house.guest("Bruno").await);
    let record = played(&mut anna).await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let made = bring(&mut anna, &record, seats).await.json();
    let table = made["id"].as_str().unwrap();

    // The past is there, and nobody plays before the seat is taken.
    let mut hers = anna.look(table, Some(0)).await;
    let welcome = hers.hear("welcome").await;
    assert_eq!(welcome["now"]["version"], 2);
    assert_eq!(welcome["steps"][1]["action"], MARCHES[1]);
    assert_eq!(welcome["table"]["origin"], "elsewhere");
    assert_eq!(welcome["now"]["waiting"], json!([]));
    bruno.sit(table, 1).await.json();
    let mut his = bruno.look(table, Some(1)).await;
    accepted(&his.play(2, 1, MARCHES[2]).await);
    accepted(&hers.play(3, 0, MARCHES[3]).await);

    // It is marked for ever, and its record goes on where the first one ended.
    let house = house.open_again().await;
    let (mut anna, mut bruno) = (anna.at(house.addr), bruno.at(house.addr));
    let info = bruno.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!((&info["origin"], &info["seats"][1]["yours"]), (&json!("elsewhere"), &json!(true)));
    let longer = anna.get(&format!("/api/tables/{table}/record")).await.json();
    assert_eq!(longer["actions"].as_array().unwrap().len(), 4);
    for n in 0..2 {
        assert_eq!(longer["actions"][n], record["actions"][n]);
    }
}

#[tokio::test]
async fn a_table_that_was_made_here_says_so() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let table = anna.make_table(shared()).await;
    assert_eq!(anna.get(&format!("/api/tables/{table}")).await.json()["origin"], "here");
}

#[tokio::test]
async fn a_computer_that_is_waited_for_goes_on_by_itself() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let record = played(&mut anna).await;
    let seats = json!([{ "kind": "me" }, { "kind": "computer", "player": "random" }]);
    let made = bring(&mut anna, &record, seats).await.json();
    let mut socket = anna.look(made["id"].as_str().unwrap(), Some(0)).await;
    let welcome = socket.hear("welcome").await;
    if welcome["now"]["version"] == 2 {
        assert_eq!(socket.hear("moved").await["step"]["version"], 3);
    }
}

/// Something that is done to a record.
type Change = fn(&mut Value);

#[tokio::test]
async fn what_was_changed_in_a_record_is_found() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let record = played(&mut anna).await;
    let changes: [(&str, Change); 7] = [
        ("action 1 (march Carthago Zama): its hash", |it| {
            it["actions"][0]["hash"] = json!("0".repeat(64));
        }),
        ("action 2 (march Roma Gallia): its hash", |it| {
            it["actions"][1]["time"] = json!(START + 1);
        }),
        ("action 2 (march Roma Gallia)", |it| it["actions"][1]["draws"] = json!([3])),
        ("action 2 (walk)", |it| it["actions"][1]["action"] = json!("walk")),
        ("action 2 is secret", |it| it["actions"][1]["action"] = json!(null)),
        ("there is no such time", |it| it["actions"][1]["time"] = json!(u64::MAX)),
        ("ended otherwise", |it| {
            it["result"] = json!({ "winners": [0], "places": [1, 2], "scores": [0, 0] });
        }),
    ];
    for (why, change) in changes {
        let mut forged = record.clone();
        change(&mut forged);
        let refused = bring(&mut anna, &forged, shared()).await;
        assert_eq!(refused.failure(), (400, "bad_record".to_owned()), "{why}");
        let message = serde_json::from_slice::<Value>(&refused.body).unwrap()["message"].take();
        assert!(message.as_str().unwrap().contains(why), "{message} does not say {why}");
    }
    assert_eq!(anna.get("/api/tables").await.json().as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn garbage_is_refused_in_our_own_way() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    for record in [json!(null), json!([]), json!({}), json!("pass"), json!({ "format": 1 })] {
        let refused = bring(&mut anna, &record, shared()).await;
        assert_eq!(refused.failure(), (400, "bad_record".to_owned()), "{record}");
    }
    let json = [("content-type", "application/json")];
    let deep = format!("{{\"record\":{},\"seats\":[]}}", "[".repeat(100_000));
    for body in ["", "{", "{}", "{\"record\":{}}", &deep] {
        let refused = anna.ask("POST", PATH, &json, body.as_bytes()).await;
        assert_eq!(refused.failure(), (400, "bad_request".to_owned()));
    }
}

#[tokio::test]
async fn a_record_has_more_room_than_other_requests_and_not_more_than_that() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let mut record = played(&mut anna).await;
    record["commitments"] = json!(["x".repeat(1_000_000)]);
    let refused = bring(&mut anna, &record, shared()).await;
    assert_eq!(refused.failure(), (400, "bad_record".to_owned()), "the head is hashed, too");
    record["commitments"] = json!(["x".repeat(3_000_000)]);
    let refused = bring(&mut anna, &record, shared()).await;
    assert_eq!(refused.failure(), (413, "too_large".to_owned()));
}

#[tokio::test]
async fn the_seats_must_be_those_of_the_record() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let record = played(&mut anna).await;
    let me = || json!({ "kind": "me" });
    for seats in [json!([]), json!([me()]), json!([me(), me(), me()])] {
        let refused = bring(&mut anna, &record, seats).await;
        assert_eq!(refused.failure(), (400, "bad_seats".to_owned()));
    }
    let oracle = json!([me(), { "kind": "computer", "player": "oracle" }]);
    let refused = bring(&mut anna, &record, oracle).await;
    assert_eq!(refused.failure(), (400, "bad_seats".to_owned()));
}

#[tokio::test]
async fn rules_of_a_newer_program_are_told_apart_from_a_bad_record() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("septem.db").display());
    let house = House::open_program(&PROGRAM, &url).await;
    let mut anna = house.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "me" }, { "kind": "me" }]);
    let wish = json!({ "game": "calculi", "seats": seats });
    let made = anna.post("/api/tables", &wish).await.json();
    let path = format!("/api/tables/{}/record", made["id"].as_str().unwrap());
    let mut record = anna.get(&path).await.json();
    record["rules_version"] = json!(99);
    let refused = bring(&mut anna, &record, seats).await;
    assert_eq!(refused.failure(), (501, "unknown_rules".to_owned()));
}

#[tokio::test]
async fn a_record_counts_as_a_table_of_its_guest_even_if_it_is_refused() {
    let house = House::open_with(Limits { tables_per_guest: 3, ..Limits::default() }).await;
    let mut anna = house.guest("Anna").await;
    let record = played(&mut anna).await;
    bring(&mut anna, &json!({}), shared()).await;
    bring(&mut anna, &record, shared()).await.json();
    let fourth = bring(&mut anna, &record, shared()).await;
    assert_eq!(fourth.failure(), (429, "too_many".to_owned()));
}

#[tokio::test]
async fn a_record_that_takes_too_long_is_given_up_and_the_next_one_has_its_place() {
    let limits = Limits { rerun: Duration::ZERO, ..Limits::default() };
    let house = House::open_with(limits).await;
    let mut anna = house.guest("Anna").await;
    let record = played(&mut anna).await;
    for _ in 0..2 {
        let refused = bring(&mut anna, &record, shared()).await;
        assert_eq!(refused.failure(), (408, "too_slow".to_owned()));
    }
    assert_eq!(anna.get("/api/health").await.json(), json!({ "status": "ok" }));
}
