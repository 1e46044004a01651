//! Stories that hold wherever a table is at home: on a server, behind sockets and SQL, or in a browser.
//! Each home tells them in its own tests; both speak the messages of `protocol` as JSON.

use serde_json::{Value, json};

/// Where tables are kept. One person sits at one screen and looks through any of their seats.
pub(crate) trait Home {
    /// Makes a table; everyone at it sits at this screen or is a computer.
    async fn found(&mut self, wish: Value) -> String;
    /// A page comes and says something at once; from then on it hears what it is told.
    async fn open_page(&mut self, table: &str, first: Value) -> usize;
    async fn say(&mut self, page: usize, msg: Value);
    /// The next message to this page.
    async fn hear(&mut self, page: usize) -> Value;
    /// What some eyes saw, or the code of the refusal.
    async fn past(&mut self, table: &str, ply: u64, eyes: Option<u8>) -> Result<Value, String>;
    async fn foresee(&mut self, table: &str, seat: u8, action: &str, clicks: usize) -> Value;
    async fn record(&mut self, table: &str) -> Value;
    /// Forgets everything that is not stored, and begins anew.
    async fn restart(&mut self);
}

const ATTACK: &str = "sail Sardinia-Carthago Roma-Corsica";

/// Two people at one screen, Rome first.
fn at_one_screen() -> Value {
    let seats = json!([{ "kind": "me" }, { "kind": "hot_seat", "name": "Livia" }]);
    json!({ "game": "hannibal", "seats": seats })
}

fn look(eyes: Option<u8>) -> Value {
    json!({ "type": "look", "eyes": eyes, "since": null })
}

async fn hear_kind(home: &mut impl Home, page: usize, kind: &str) -> Value {
    loop {
        let msg = home.hear(page).await;
        if msg["type"] == kind {
            return msg;
        }
    }
}

/// The one answer to an act: `accepted` or `refused`.
async fn act(home: &mut impl Home, page: usize, act: Value) -> Value {
    let ack = act["ack"].clone();
    home.say(page, act).await;
    loop {
        let msg = home.hear(page).await;
        if msg["ack"] == ack {
            return msg;
        }
    }
}

async fn play(home: &mut impl Home, page: usize, version: u64, seat: u8, action: &str) -> Value {
    let ack = version * 10 + u64::from(seat);
    let play = json!({
        "type": "play", "ack": ack, "version": version, "seat": seat, "action": action,
    });
    act(home, page, play).await
}

pub(crate) async fn a_move_is_told_to_every_page_and_then_acknowledged(mut home: impl Home) {
    let table = home.found(at_one_screen()).await;
    let player = home.open_page(&table, look(Some(1))).await;
    let watcher = home.open_page(&table, look(None)).await;
    let welcome = hear_kind(&mut home, player, "welcome").await;
    assert_eq!((&welcome["eyes"], &welcome["now"]["version"]), (&json!(1), &json!(0)));
    assert!(welcome["now"]["offers"].is_object());
    hear_kind(&mut home, watcher, "welcome").await;

    let answer = play(&mut home, player, 0, 1, "march Carthago Zama").await;
    assert_eq!((&answer["type"], &answer["version"]), (&json!("accepted"), &json!(1)));
    let moved = hear_kind(&mut home, watcher, "moved").await;
    assert_eq!(moved["step"]["action"], "march Carthago Zama");
    assert_eq!(moved["now"]["waiting"], json!([0]));
    assert_eq!(moved["now"]["offers"], Value::Null, "who watches is offered nothing");
}

pub(crate) async fn what_cannot_be_is_refused_with_its_reason_and_changes_nothing(
    mut home: impl Home,
) {
    let table = home.found(at_one_screen()).await;
    let page = home.open_page(&table, look(Some(1))).await;
    let before = hear_kind(&mut home, page, "welcome").await;
    for (version, seat, action, code) in [
        (0, 1, "march Carthago Roma", "illegal"),
        (0, 1, "dance", "bad_action"),
        (0, 0, "pass", "not_your_turn"),
        (0, 7, "pass", "not_your_seat"),
        (5, 1, "pass", "stale"),
    ] {
        let answer = play(&mut home, page, version, seat, action).await;
        assert_eq!((&answer["type"], &answer["code"]), (&json!("refused"), &json!(code)));
        assert_eq!(answer["rule"].is_string(), code == "illegal", "{answer}");
    }
    let again = home.open_page(&table, look(Some(1))).await;
    let after = hear_kind(&mut home, again, "welcome").await;
    assert_eq!(after["now"], before["now"]);
    assert_eq!(after["steps"], json!([]));
}

pub(crate) async fn an_action_is_taken_back_as_a_version_of_its_own(mut home: impl Home) {
    let table = home.found(at_one_screen()).await;
    let page = home.open_page(&table, look(Some(1))).await;
    let before = hear_kind(&mut home, page, "welcome").await;
    play(&mut home, page, 0, 1, "march Carthago Zama").await;
    let undo = json!({ "type": "undo", "ack": 99, "version": 1, "seat": 1 });
    assert_eq!(act(&mut home, page, undo.clone()).await["version"], 2);
    let late = act(&mut home, page, json!({ "type": "undo", "ack": 98, "version": 2, "seat": 1 }));
    assert_eq!(late.await["code"], "undo_refused");

    let again = home.open_page(&table, look(Some(1))).await;
    let after = hear_kind(&mut home, again, "welcome").await;
    for part in ["view", "offers", "waiting", "can_undo"] {
        assert_eq!(after["now"][part], before["now"][part], "{part}");
    }
    assert_eq!(after["steps"][1]["kind"], "taken_back");
}

pub(crate) async fn a_secret_choice_stays_with_its_eyes_until_it_is_shown(mut home: impl Home) {
    let table = home.found(at_one_screen()).await;
    let carthage = home.open_page(&table, look(Some(1))).await;
    let rome = home.open_page(&table, look(Some(0))).await;
    play(&mut home, carthage, 0, 1, ATTACK).await;
    play(&mut home, carthage, 1, 1, "seal 5").await;
    loop {
        // Rome may choose a 5 as well, so what it is offered is left aside.
        let mut msg = home.hear(rome).await;
        msg["now"]["offers"].take();
        assert!(!msg.to_string().contains("seal 5"), "{msg}");
        if msg["now"]["version"] == 2 {
            assert_eq!(msg["step"]["action"], Value::Null);
            break;
        }
    }
    let own = home.past(&table, 2, Some(1)).await.unwrap();
    assert_eq!(own["view"]["conflict"]["own"], 5);
    let public = home.past(&table, 2, None).await.unwrap();
    assert_eq!(public["view"]["conflict"]["own"], Value::Null);
    assert_eq!(home.past(&table, 3, None).await, Err("no_such_ply".to_owned()));
    assert_eq!(home.past(&table, 2, Some(6)).await, Err("no_such_seat".to_owned()));
}

pub(crate) async fn a_table_is_found_again_as_it_was_left(mut home: impl Home) {
    let table = home.found(at_one_screen()).await;
    let page = home.open_page(&table, look(Some(1))).await;
    play(&mut home, page, 0, 1, ATTACK).await;
    play(&mut home, page, 1, 1, "seal 4").await;
    let page = home.open_page(&table, look(Some(1))).await;
    let before = hear_kind(&mut home, page, "welcome").await;
    home.restart().await;
    let page = home.open_page(&table, look(Some(1))).await;
    let after = hear_kind(&mut home, page, "welcome").await;
    for part in ["table", "eyes", "steps", "now"] {
        assert_eq!(after[part], before[part], "{part}");
    }
    assert_eq!(play(&mut home, page, 2, 0, "seal 1").await["type"], "accepted");
}

pub(crate) async fn a_page_that_was_away_is_told_what_it_missed(mut home: impl Home) {
    let table = home.found(at_one_screen()).await;
    let page = home.open_page(&table, look(Some(1))).await;
    play(&mut home, page, 0, 1, "march Carthago Zama").await;
    play(&mut home, page, 1, 0, "pass").await;
    let since = json!({ "type": "look", "eyes": 1, "since": 1 });
    let back = home.open_page(&table, since).await;
    let missed = hear_kind(&mut home, back, "missed").await;
    let versions: Vec<_> =
        missed["steps"].as_array().unwrap().iter().map(|it| &it["version"]).collect();
    assert_eq!(versions, [2]);
}

pub(crate) async fn computers_play_until_the_game_is_over(mut home: impl Home) {
    let computer = json!({ "kind": "computer", "player": "random" });
    let wish = json!({ "game": "hannibal", "seats": [computer, computer] });
    let table = home.found(wish).await;
    let page = home.open_page(&table, look(None)).await;
    loop {
        let msg = home.hear(page).await;
        if !msg["now"]["over"].is_null() {
            break;
        }
    }
    let record: registry::Record = serde_json::from_value(home.record(&table).await).unwrap();
    let again = registry::load(&record).unwrap();
    assert!(again.turn().is_over());
    let rome = home.past(&table, 1, Some(0)).await;
    assert!(rome.is_ok(), "after the game everyone's eyes are open");
}

pub(crate) async fn what_a_choice_would_do_is_told_before_it_is_made(mut home: impl Home) {
    let seats = json!([{ "kind": "me" }, { "kind": "hot_seat", "name": "Livia" }]);
    let table = home.found(json!({ "game": "imperium", "seats": seats })).await;
    home.open_page(&table, look(Some(0))).await;
    let foreseen = home.foresee(&table, 0, "pile Africa Syria Games", 1).await;
    assert_eq!(foreseen["foresight"]["placing"], json!([{ "province": "africa", "n": 1 }]));
    let nonsense = home.foresee(&table, 0, "dance", 1).await;
    assert_eq!(nonsense["foresight"], Value::Null);
}
