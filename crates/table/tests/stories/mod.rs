//! Stories that hold wherever a table is at home: on a server, behind sockets and SQL, or in a browser.
//! Each home tells them in its own tests; both speak the messages of `protocol` as JSON.

use serde_json::{Value, json};

pub(crate) mod choosing;

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

/// There and back again, by turns: a game that goes nowhere for as long as it is wanted.
const MARCHES: [&str; 4] =
    ["march Carthago Zama", "march Roma Gallia", "march Zama Carthago", "march Gallia Roma"];

fn long_game() -> Value {
    let mut wish = at_one_screen();
    wish["options"] = json!({ "repetition_draw": false });
    wish
}

/// Plays on from `version` by so many marches.
async fn march(home: &mut impl Home, page: usize, version: u64, n: u64) {
    for version in version..version + n {
        let n = usize::try_from(version).unwrap();
        let seat = u8::from(n % 2 == 0);
        let answer = play(home, page, version, seat, MARCHES[n % 4]).await;
        assert_eq!(answer["type"], "accepted", "{answer}");
    }
}

fn versions(steps: &Value) -> Vec<u64> {
    steps.as_array().unwrap().iter().map(|it| it["version"].as_u64().unwrap()).collect()
}

/// The page that leads up to a version.
async fn earlier(home: &mut impl Home, page: usize, before: u64) -> Value {
    home.say(page, json!({ "type": "earlier", "before": before })).await;
    let told = hear_kind(home, page, "earlier").await;
    assert_eq!(told["before"], before);
    told["steps"].clone()
}

pub(crate) async fn a_long_story_is_told_in_pages_from_its_end(mut home: impl Home) {
    let table = home.found(long_game()).await;
    let player = home.open_page(&table, look(Some(1))).await;
    march(&mut home, player, 0, 444).await;

    let late = home.open_page(&table, look(Some(0))).await;
    let welcome = hear_kind(&mut home, late, "welcome").await;
    assert_eq!(welcome["now"]["version"], 444);
    assert_eq!(versions(&welcome["steps"]), (245..=444).collect::<Vec<_>>());
    let page = earlier(&mut home, late, 245).await;
    assert_eq!(versions(&page), (45..=244).collect::<Vec<_>>());
    assert_eq!(page[0]["action"], MARCHES[0]);
    assert_eq!(versions(&earlier(&mut home, late, 45).await), (1..=44).collect::<Vec<_>>());

    // Whatever is asked, a page is no longer than that, and nothing leads up to what is not there.
    assert_eq!(versions(&earlier(&mut home, late, 444).await), (244..=443).collect::<Vec<_>>());
    for nowhere in [0, 1, 445, u64::MAX] {
        assert_eq!(earlier(&mut home, late, nowhere).await, json!([]), "before {nowhere}");
    }

    // Who has missed more than a page is not told all of it at once either.
    let since = |since: u64| json!({ "type": "look", "eyes": 0, "since": since });
    let away = home.open_page(&table, since(244)).await;
    assert_eq!(versions(&hear_kind(&mut home, away, "missed").await["steps"]).len(), 200);
    let long_away = home.open_page(&table, since(243)).await;
    assert_eq!(hear_kind(&mut home, long_away, "welcome").await["steps"], welcome["steps"]);
}

pub(crate) async fn other_eyes_are_sent_only_what_they_see_otherwise(mut home: impl Home) {
    let table = home.found(long_game()).await;
    let page = home.open_page(&table, look(Some(1))).await;
    march(&mut home, page, 0, 4).await;
    play(&mut home, page, 4, 1, ATTACK).await;
    play(&mut home, page, 5, 1, "seal 5").await;
    let undo = json!({ "type": "undo", "ack": 99, "version": 6, "seat": 1 });
    assert_eq!(act(&mut home, page, undo).await["version"], 7);
    play(&mut home, page, 7, 1, "seal 4").await;

    // The same screen turns to Rome: the sealed cards are taken back from it, the rest stays.
    let turn = |eyes: Option<u8>| json!({ "type": "look", "eyes": eyes, "since": 8 });
    home.say(page, turn(Some(0))).await;
    let turned = hear_kind(&mut home, page, "turned").await;
    assert_eq!((&turned["eyes"], &turned["from"]), (&json!(0), &json!(1)));
    assert_eq!(versions(&turned["steps"]), [6, 8]);
    for step in turned["steps"].as_array().unwrap() {
        assert_eq!(step["action"], Value::Null);
    }
    assert_eq!(turned["now"]["view"]["conflict"]["own"], Value::Null);

    // And back: Carthage reads its own cards again.
    home.say(page, turn(Some(1))).await;
    let turned = hear_kind(&mut home, page, "turned").await;
    assert_eq!(turned["steps"][1]["action"], "seal 4");
    assert_eq!(turned["now"]["view"]["conflict"]["own"], 4);
    // The same eyes again have only missed something, and eyes that nobody here has see it all anew.
    home.say(page, turn(Some(1))).await;
    assert_eq!(hear_kind(&mut home, page, "missed").await["steps"], json!([]));
    home.say(page, turn(Some(7))).await;
    let welcome = hear_kind(&mut home, page, "welcome").await;
    assert_eq!((&welcome["eyes"], &welcome["steps"][7]["action"]), (&Value::Null, &Value::Null));
}

pub(crate) async fn a_page_of_the_story_is_seen_through_the_eyes_that_ask(mut home: impl Home) {
    let table = home.found(long_game()).await;
    let carthage = home.open_page(&table, look(Some(1))).await;
    play(&mut home, carthage, 0, 1, ATTACK).await;
    play(&mut home, carthage, 1, 1, "seal 5").await;
    let own = earlier(&mut home, carthage, 2).await;
    assert_eq!(own[0]["action"], ATTACK);
    let undo = json!({ "type": "undo", "ack": 99, "version": 2, "seat": 1 });
    act(&mut home, carthage, undo).await;
    play(&mut home, carthage, 3, 1, "seal 4").await;

    let own = earlier(&mut home, carthage, 4).await;
    assert_eq!((&own[1]["action"], versions(&own)), (&json!("seal 5"), vec![1, 2, 3]));
    for eyes in [Some(0), None] {
        let page = home.open_page(&table, look(eyes)).await;
        let welcome = hear_kind(&mut home, page, "welcome").await;
        let told = earlier(&mut home, page, 4).await;
        assert_eq!(told[1]["action"], Value::Null, "taken back before it was shown");
        for (step, known) in
            told.as_array().unwrap().iter().zip(welcome["steps"].as_array().unwrap())
        {
            assert_eq!(step, known, "a page says what the welcome says");
        }
    }
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
