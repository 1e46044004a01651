//! What is put together before it is a move, and how far moves are taken back.

use serde_json::{Value, json};

use super::{ATTACK, Home, act, at_one_screen, hear_kind, look, play};

/// Every action of a tree of offers.
fn offered(tree: &Value) -> Vec<String> {
    fn walk(twigs: &Value, so_far: &str, all: &mut Vec<String>) {
        for twig in twigs.as_array().into_iter().flatten() {
            let text = format!("{so_far}{}", twig[1].as_str().unwrap());
            if twig[2].is_null() { all.push(text) } else { walk(&twig[2], &text, all) }
        }
    }
    let mut all = Vec::new();
    walk(&tree["legal"], "", &mut all);
    all
}

fn first(tree: &Value, begins: &str) -> String {
    offered(tree).into_iter().find(|it| it.starts_with(begins)).unwrap()
}

fn actions(draft: &Value) -> Vec<String> {
    let all = draft["actions"].as_array().unwrap().iter();
    all.map(|it| it["action"].as_str().unwrap().to_owned()).collect()
}

async fn conquest(home: &mut impl Home) -> (String, Value, u8) {
    let seats = json!([{ "kind": "me" }, { "kind": "hot_seat", "name": "Livia" }]);
    let table = home.found(json!({ "game": "conquest1984", "seats": seats })).await;
    let page = home.open_page(&table, look(None)).await;
    let welcome = hear_kind(home, page, "welcome").await;
    let seat = welcome["now"]["waiting"][0].as_u64().unwrap();
    (table, welcome, u8::try_from(seat).unwrap())
}

pub(crate) async fn a_choice_in_progress_is_told_to_nobody_else_and_changes_nothing(
    mut home: impl Home,
) {
    let (table, _, seat) = conquest(&mut home).await;
    let watcher = home.open_page(&table, look(None)).await;
    hear_kind(&mut home, watcher, "welcome").await;
    let page = home.open_page(&table, look(Some(seat))).await;
    let before = hear_kind(&mut home, page, "welcome").await["now"].clone();
    let lead = first(&before["offers"], "lead ");
    let leads = json!({
        "type": "play", "ack": 1, "version": 0, "seat": seat, "action": lead,
        "hold": { "begun": true },
    });
    let begun = act(&mut home, page, leads).await;
    assert_eq!((&begun["type"], &begun["draft"]["stage"]), (&json!("drafted"), &json!("begun")));
    assert_eq!(begun["draft"]["view"]["prompt"]["kind"], "lead");
    assert_eq!(begun["draft"]["actions"][0]["action"], lead);
    assert!(1 < actions(&begun["draft"]).len(), "what usually goes along does");

    let ask = json!({
        "type": "draft", "ack": 2, "version": 0, "seat": seat, "actions": [lead],
    });
    let alone = act(&mut home, page, ask).await;
    assert_eq!(actions(&alone["draft"]), [lead], "nothing goes along that was not asked for");

    let again = home.open_page(&table, look(Some(seat))).await;
    let after = hear_kind(&mut home, again, "welcome").await;
    assert_eq!((&after["now"], &after["steps"]), (&before, &json!([])));
    let ended = play(&mut home, page, 0, seat, "end movement").await;
    assert_eq!(ended["version"], 1);
    let heard = home.hear(watcher).await;
    assert_eq!((&heard["type"], &heard["step"]["version"]), (&json!("moved"), &json!(1)));
}

pub(crate) async fn what_was_put_together_is_played_and_taken_back_as_one(mut home: impl Home) {
    let (table, _, seat) = conquest(&mut home).await;
    let page = home.open_page(&table, look(Some(seat))).await;
    let before = hear_kind(&mut home, page, "welcome").await["now"].clone();
    let leads = json!({
        "type": "play", "ack": 1, "version": 0, "seat": seat,
        "action": first(&before["offers"], "lead "), "hold": { "begun": true },
    });
    let begun = act(&mut home, page, leads).await["draft"].clone();
    let together = actions(&begun);
    let n = together.len() as u64 + 1;
    let go = first(&begun["offers"], "go ");
    let march = json!({
        "type": "play", "ack": 2, "version": 0, "seat": seat, "action": go, "before": together,
        "hold": { "begun": true },
    });
    assert_eq!(act(&mut home, page, march).await["version"], n);
    let again = home.open_page(&table, look(Some(seat))).await;
    let welcome = hear_kind(&mut home, again, "welcome").await;
    let played = welcome["steps"].as_array().unwrap().last().unwrap();
    assert_eq!(played["action"], go, "each is a step of its own");

    let watcher = home.open_page(&table, look(None)).await;
    hear_kind(&mut home, watcher, "welcome").await;
    let undo = json!({ "type": "undo", "ack": 3, "version": n, "seat": seat });
    assert_eq!(act(&mut home, page, undo).await["version"], 2 * n);
    let moved = hear_kind(&mut home, watcher, "moved").await;
    assert_eq!(moved["before"].as_array().unwrap().len() as u64, n - 1, "told at once");
    home.restart().await;
    let again = home.open_page(&table, look(Some(seat))).await;
    let after = hear_kind(&mut home, again, "welcome").await;
    assert_eq!(after["now"]["version"], 2 * n);
    for part in ["view", "offers", "waiting", "can_undo"] {
        assert_eq!(after["now"][part], before[part], "{part}");
    }
    assert_eq!(home.record(&table).await["actions"], json!([]));
}

pub(crate) async fn what_is_no_single_choice_is_refused_whole(mut home: impl Home) {
    let (table, _, seat) = conquest(&mut home).await;
    let page = home.open_page(&table, look(Some(seat))).await;
    let before = hear_kind(&mut home, page, "welcome").await["now"].clone();
    let lead = first(&before["offers"], "lead ");
    let many = vec![lead.clone(); 500];
    for (ack, began, action, code) in [
        (1, vec![lead.clone(), "halt".to_owned()], "end movement", "bad_action"),
        (2, vec![lead.clone(), "take infantry 99".to_owned()], "halt", "illegal"),
        (3, vec![lead.clone()], "dance", "bad_action"),
        (4, many.clone(), "halt", "bad_action"),
    ] {
        for hold in [json!({}), json!({ "begun": true, "lasting": true, "waiving": true })] {
            let msg = json!({
                "type": "play", "ack": ack, "version": 0, "seat": seat, "before": began,
                "action": action, "hold": hold,
            });
            let answer = act(&mut home, page, msg).await;
            assert_eq!(answer["code"], code, "{answer}");
        }
    }
    for (ack, version, seat, actions, code) in [
        (5, 0, seat, vec![lead.clone(), "halt".to_owned(), lead.clone()], "bad_action"),
        (6, 0, seat, many, "bad_action"),
        (7, 0, seat, vec![], "bad_action"),
        (8, 0, 7, vec![lead.clone()], "not_your_seat"),
        (9, 9, seat, vec![lead.clone()], "stale"),
        (10, 0, 1 - seat, vec![lead], "illegal"),
    ] {
        let draft = json!({
            "type": "draft", "ack": ack, "version": version, "seat": seat, "actions": actions,
        });
        assert_eq!(act(&mut home, page, draft).await["code"], code, "{ack}");
    }
    let again = home.open_page(&table, look(Some(seat))).await;
    let after = hear_kind(&mut home, again, "welcome").await;
    assert_eq!((&after["now"], &after["steps"]), (&before, &json!([])));
}

pub(crate) async fn what_stands_for_good_or_lets_something_go_by_is_held_if_wished(
    mut home: impl Home,
) {
    let table = home.found(at_one_screen()).await;
    let page = home.open_page(&table, look(Some(1))).await;
    hear_kind(&mut home, page, "welcome").await;
    let wish = |ack: u32, version: u64, seat: u8, action: &str, hold: Value| {
        json!({
            "type": "play", "ack": ack, "version": version, "seat": seat, "action": action,
            "hold": hold,
        })
    };
    let held = act(&mut home, page, wish(1, 0, 1, "pass", json!({ "waiving": true }))).await;
    assert_eq!(
        (&held["draft"]["waives"], &held["draft"]["stage"]),
        (&json!(true), &json!("lasting"))
    );
    let march = wish(2, 0, 1, "march Carthago Zama", json!({ "waiving": true }));
    assert_eq!(act(&mut home, page, march).await["type"], "accepted", "nothing is let go by");
    assert_eq!(play(&mut home, page, 1, 0, "pass").await["version"], 2);
    assert_eq!(play(&mut home, page, 2, 1, ATTACK).await["version"], 3);
    assert_eq!(play(&mut home, page, 3, 1, "seal 4").await["version"], 4);
    let seal = wish(3, 4, 0, "seal 5", json!({ "lasting": true }));
    let held = act(&mut home, page, seal).await;
    assert_eq!(held["draft"]["stage"], "lasting", "the other has sealed: both are shown");
    assert_eq!(held["draft"]["view"], Value::Null, "what is shown then is told to nobody");
    assert_eq!(held["draft"]["offers"], Value::Null);
}

pub(crate) async fn against_a_computer_its_answers_are_taken_back_too(mut home: impl Home) {
    let computer = json!({ "kind": "computer", "player": "random" });
    let wish = json!({ "game": "hannibal", "seats": [computer, { "kind": "me" }] });
    let table = home.found(wish).await;
    let page = home.open_page(&table, look(Some(1))).await;
    let before = hear_kind(&mut home, page, "welcome").await["now"].clone();
    home.say(
        page,
        json!({
            "type": "play", "ack": 1, "version": 0, "seat": 1, "action": "march Carthago Zama",
        }),
    )
    .await;
    let answered = loop {
        let msg = home.hear(page).await;
        if msg["now"]["version"] == 2 {
            break msg["now"].clone();
        }
    };
    assert_eq!(answered["can_undo"], true, "no card is open yet, and no die was cast");
    let undo = json!({ "type": "undo", "ack": 2, "version": 2, "seat": 1 });
    home.say(page, undo).await;
    let back = loop {
        let msg = home.hear(page).await;
        assert_ne!(msg["type"], "refused", "{msg}");
        if msg["step"]["kind"] == "taken_back" {
            break msg;
        }
    };
    assert!(!back["before"].as_array().unwrap().is_empty());
    for part in ["view", "offers", "waiting", "can_undo"] {
        assert_eq!(back["now"][part], before[part], "{part}");
    }
}

pub(crate) async fn for_practice_even_what_was_shown_is_taken_back(mut home: impl Home) {
    let mut wish = at_one_screen();
    wish["practice"] = json!(true);
    let table = home.found(wish).await;
    let page = home.open_page(&table, look(Some(1))).await;
    let welcome = hear_kind(&mut home, page, "welcome").await;
    assert_eq!(welcome["table"]["practice"], true);
    for (version, seat, action) in [(0, 1, ATTACK), (1, 1, "seal 4"), (2, 0, "seal 2")] {
        assert_eq!(play(&mut home, page, version, seat, action).await["type"], "accepted");
    }
    for (version, left) in [(3, 2), (4, 1), (5, 0)] {
        let undo = json!({ "type": "undo", "ack": 50 + version, "version": version, "seat": 1 });
        assert_eq!(act(&mut home, page, undo).await["version"], version + 1);
        let record = home.record(&table).await;
        assert_eq!(record["actions"].as_array().unwrap().len(), left);
    }
    let record: registry::Record = serde_json::from_value(home.record(&table).await).unwrap();
    assert!(record.practice && registry::load(&record).is_ok());
    home.restart().await;
    let page = home.open_page(&table, look(Some(1))).await;
    let after = hear_kind(&mut home, page, "welcome").await;
    assert_eq!(after["now"]["view"], welcome["now"]["view"]);
    assert_eq!(after["table"]["practice"], true);
}
