//! The stories that hold in every home of a table, told by a browser's.

use std::{
    pin::pin,
    task::{Context, Poll, Waker},
};

use serde_json::{Value, json};

use crate::device::Device;

#[path = "../../../table/tests/stories/mod.rs"]
mod alike;

use alike::Home;

impl Home for Device {
    async fn found(&mut self, wish: Value) -> String {
        Device::found(self, &wish)
    }

    async fn open_page(&mut self, table: &str, first: Value) -> usize {
        let page = self.join(table);
        Device::say(self, page, &first);
        page
    }

    async fn say(&mut self, page: usize, msg: Value) {
        Device::say(self, page, &msg);
    }

    async fn hear(&mut self, page: usize) -> Value {
        Device::hear(self, page)
    }

    async fn past(&mut self, table: &str, ply: u64, eyes: Option<u8>) -> Result<Value, String> {
        let past = json!({ "do": "look_back", "table": table, "eyes": eyes, "ply": ply });
        self.ask(&past).map(|mut done| done["answer"].take())
    }

    async fn foresee(&mut self, table: &str, seat: u8, action: &str, clicks: usize) -> Value {
        let foresee = json!({
            "do": "foresee", "table": table, "seat": seat, "action": action, "clicks": clicks,
        });
        self.ask(&foresee).unwrap()["answer"].take()
    }

    async fn record(&mut self, table: &str) -> Value {
        self.ask(&json!({ "do": "record", "table": table })).unwrap()["answer"].take()
    }

    async fn restart(&mut self) {
        Device::restart(self);
    }
}

/// Nothing here ever waits.
fn at_once<T>(story: impl Future<Output = T>) -> T {
    match pin!(story).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(done) => done,
        Poll::Pending => panic!("an engine never waits"),
    }
}

macro_rules! told {
    ($module:ident: $($story:ident)*) => {
        $(#[test]
        fn $story() {
            at_once(alike::$module::$story(Device::new()));
        })*
    };
    ($($story:ident)*) => {
        $(#[test]
        fn $story() {
            at_once(alike::$story(Device::new()));
        })*
    };
}

told! {
    a_move_is_told_to_every_page_and_then_acknowledged
    what_cannot_be_is_refused_with_its_reason_and_changes_nothing
    an_action_is_taken_back_as_a_version_of_its_own
    a_secret_choice_stays_with_its_eyes_until_it_is_shown
    a_table_is_found_again_as_it_was_left
    a_page_that_was_away_is_told_what_it_missed
    a_long_story_is_told_in_pages_from_its_end
    other_eyes_are_sent_only_what_they_see_otherwise
    a_page_of_the_story_is_seen_through_the_eyes_that_ask
    computers_play_until_the_game_is_over
    what_a_choice_would_do_is_told_before_it_is_made
}

told! { choosing:
    a_choice_in_progress_is_told_to_nobody_else_and_changes_nothing
    what_was_put_together_is_played_and_taken_back_as_one
    what_is_no_single_choice_is_refused_whole
    what_stands_for_good_or_lets_something_go_by_is_held_if_wished
    against_a_computer_its_answers_are_taken_back_too
    for_practice_even_what_was_shown_is_taken_back
}

#[test]
fn a_move_that_cannot_be_stored_is_refused_and_the_table_stands_as_before() {
    let mut device = Device::new();
    let seats = json!([{ "kind": "me" }, { "kind": "hot_seat", "name": "Livia" }]);
    let table = device.found(&json!({ "game": "hannibal", "seats": seats }));
    let page = device.join(&table);
    device.say(page, &json!({ "type": "look", "eyes": 1, "since": null }));
    let before = device.hear(page)["now"].clone();
    let play = json!({
        "type": "play", "ack": 1, "version": 0, "seat": 1, "action": "march Carthago Zama",
    });
    device.full = true;
    device.say(page, &play);
    assert_eq!(device.hear(page)["code"], "not_stored");
    assert!(device.stored(&table).1.is_empty());
    let again = device.join(&table);
    device.say(again, &json!({ "type": "look", "eyes": 1, "since": null }));
    assert_eq!(device.hear(again)["now"], before);

    device.full = false;
    device.say(page, &play);
    assert_eq!(device.hear(page)["type"], "moved");
    assert_eq!(device.hear(page)["type"], "accepted");
}

#[test]
fn what_is_not_understood_is_refused_and_nothing_else_happens() {
    let mut device = Device::new();
    for request in [
        json!(null),
        json!({}),
        json!({ "do": "dance" }),
        json!({ "do": "say", "table": "t", "listener": 1, "msg": { "type": "shout" }, "now": 0 }),
    ] {
        assert_eq!(device.ask(&request), Err("bad_request".to_owned()), "{request}");
    }
    for request in [
        json!({ "do": "join", "table": "nothing" }),
        json!({ "do": "think", "table": "t", "seat": 0, "player": "level1", "seed": 1, "patience": 1.0 }),
    ] {
        assert_eq!(device.ask(&request), Err("no_such_table".to_owned()), "{request}");
    }
    let rules = json!({ "do": "rules", "game": "chess", "lang": "en" });
    assert_eq!(device.ask(&rules), Err("no_such_game".to_owned()));
    let import = json!({
        "do": "import", "record": { "format": 1 }, "seats": [], "guest": { "name": "Anna" },
        "id": "t", "now": 0,
    });
    assert_eq!(device.ask(&import), Err("bad_record".to_owned()));
}

/// Something that is done to a record.
type Change = fn(&mut Value);

#[test]
fn a_record_is_certified_or_it_is_said_where_it_is_wrong() {
    let mut device = Device::new();
    let mut certify = |record: &Value| {
        let verdict = device.ask(&json!({ "do": "certify", "record": record }));
        verdict.unwrap()["answer"].take()
    };
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/hannibal/records/v1-first.json");
    let record: Value = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
    let verdict = certify(&record);
    assert_eq!((&verdict["kind"], &verdict["over"]), (&json!("right"), &json!(true)));
    assert_eq!(verdict["actions"], record["actions"].as_array().unwrap().len());

    let changes: [(&str, Option<u32>, Change); 6] = [
        ("forged", Some(3), |it| it["actions"][2]["time"] = json!(7)),
        ("unplayable", Some(2), |it| it["actions"][1]["action"] = json!("fly")),
        ("secret", Some(1), |it| it["actions"][0]["action"] = Value::Null),
        ("ends_otherwise", None, |it| it["result"] = Value::Null),
        ("unknown_rules", None, |it| it["rules_version"] = json!(99)),
        ("no_record", None, |it| it["format"] = json!(2)),
    ];
    for (fault, action, change) in changes {
        let mut wrong = record.clone();
        change(&mut wrong);
        let verdict = certify(&wrong);
        assert_eq!((&verdict["kind"], &verdict["fault"]), (&json!("wrong"), &json!(fault)));
        assert_eq!(verdict["action"], json!(action), "{fault}");
    }
}
