//! The lobby: games, rules, tables, and who one is.

use serde_json::json;

use crate::{
    house::{House, START},
    socket::accepted,
};

#[tokio::test]
async fn a_newcomer_gets_a_name_and_keeps_it() {
    let house = House::open().await;
    let mut stranger = house.stranger();
    let first = stranger.get("/api/me").await.json();
    assert!(first["name"].as_str().unwrap().contains(' '), "{first}");
    assert_eq!(stranger.get("/api/me").await.json(), first);
    let named = stranger.put("/api/me", &json!({ "name": "  Élodie " })).await.json();
    assert_eq!(named, json!({ "name": "Élodie" }));
    assert_eq!(stranger.get("/api/me").await.json(), named);
    for name in ["", "  ", "a\nb", &"x".repeat(41)] {
        let refused = stranger.put("/api/me", &json!({ "name": name })).await;
        assert_eq!(refused.failure(), (400, "bad_name".to_owned()));
    }
}

#[tokio::test]
async fn a_cookie_that_was_tampered_with_is_nobodys() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let table = anna.make_table(json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let answer = anna.get("/api/me").await;
    let cookie = answer.header("set-cookie").unwrap().split(';').next().unwrap();
    let forged = cookie.replace("416e6e61", "416e6e62");
    assert_ne!(forged, cookie);
    let path = format!("/api/tables/{table}");
    let asked = crate::http::request(house.addr, "GET", &path, &[("cookie", &forged)], b"").await;
    assert_eq!(asked.json()["seats"][0]["yours"], false);
    assert_eq!(anna.get(&path).await.json()["seats"][0]["yours"], true);
}

#[tokio::test]
async fn the_games_and_their_rules_are_there_in_both_languages() {
    let house = House::open().await;
    let mut stranger = house.stranger();
    let games = stranger.get("/api/games").await.json();
    assert_eq!(games[0]["id"], "hannibal");
    let [en, fr] = ["en", "fr"].map(|lang| format!("/api/games/hannibal/rules?lang={lang}"));
    let (en, fr) = (stranger.get(&en).await.json(), stranger.get(&fr).await.json());
    assert_ne!(en["title"], fr["title"]);
    assert_eq!(en["chapters"].as_array().unwrap().len(), fr["chapters"].as_array().unwrap().len());
    let unknown = stranger.get("/api/games/chess/rules?lang=en").await;
    assert_eq!(unknown.failure(), (404, "no_such_game".to_owned()));
    let klingon = stranger.get("/api/games/hannibal/rules?lang=tlh").await;
    assert_eq!(klingon.failure(), (400, "bad_request".to_owned()));
}

#[tokio::test]
async fn a_guest_finds_their_tables_and_those_with_a_free_seat() {
    let house = House::open().await;
    let (mut anna, mut bruno) = (house.guest("Anna").await, house.guest("Bruno").await);
    let seats = json!([{ "kind": "hot_seat", "name": "Her friend" }, { "kind": "me" }]);
    let own = anna.make_table(seats).await;
    let over = anna.make_table(json!([{ "kind": "me" }, { "kind": "me" }])).await;
    house.let_time_pass(10);
    let open = bruno.make_table(json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let mut socket = anna.look(&over, Some(1)).await;
    accepted(&socket.play(0, 1, "pass").await);
    accepted(&socket.play(1, 0, "pass").await);

    let list = anna.get("/api/tables").await.json();
    let rows = list.as_array().unwrap();
    let shown: Vec<_> = rows
        .iter()
        .map(|row| (row["id"].as_str().unwrap(), row["status"].as_str().unwrap()))
        .collect();
    assert_eq!(shown, [(&*own, "running"), (&*over, "over"), (&*open, "open")]);
    let turns: Vec<_> = rows.iter().map(|row| row["your_turn"] == true).collect();
    assert_eq!(turns, [true, false, false]);
    // Two who pass at once have drawn; a list names who has won, and of a game that goes on nobody.
    let winners: Vec<_> = rows.iter().map(|row| row["winners"].clone()).collect();
    assert_eq!(winners, [json!([]), json!([]), json!([])]);
    assert_eq!(rows[2]["touched_at"], START + 10);

    let strangers = house.stranger().get("/api/tables").await.json();
    assert_eq!(strangers.as_array().unwrap().len(), 1);
    assert_eq!(strangers[0]["id"], open);
}

#[tokio::test]
async fn a_list_is_never_endless() {
    let limits = server::Limits { tables_per_guest: 100, ..server::Limits::default() };
    let house = House::open_with(limits).await;
    let (mut anna, mut bruno) = (house.guest("Anna").await, house.guest("Bruno").await);
    for n in 0..60 {
        let host = if n % 2 == 0 { &mut anna } else { &mut bruno };
        host.make_table(json!([{ "kind": "me" }, { "kind": "open" }])).await;
    }
    assert_eq!(anna.get("/api/tables").await.json().as_array().unwrap().len(), 50);
}

#[tokio::test]
async fn a_table_that_cannot_be_played_is_not_made() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let two = json!([{ "kind": "me" }, { "kind": "open" }]);
    let hot = json!([{ "kind": "me" }, { "kind": "hot_seat", "name": " " }]);
    let strange = json!([{ "kind": "me" }, { "kind": "computer", "player": "level99" }]);
    for (wish, status, code) in [
        (json!({ "game": "chess", "seats": two }), 404, "no_such_game"),
        (json!({ "game": "hannibal", "seats": [] }), 400, "bad_seats"),
        (json!({ "game": "hannibal", "seats": [{ "kind": "me" }] }), 400, "bad_seats"),
        (json!({ "game": "hannibal", "seats": strange }), 400, "bad_seats"),
        (json!({ "game": "hannibal", "seats": hot }), 400, "bad_name"),
        (
            json!({ "game": "hannibal", "seats": two, "options": { "fog": true } }),
            400,
            "bad_options",
        ),
        (
            json!({ "game": "hannibal", "seats": two, "options": { "match_play": 7 } }),
            400,
            "bad_options",
        ),
        (json!({ "game": "hannibal", "seats": two, "dice": "loaded" }), 400, "bad_request"),
        (json!({ "game": "hannibal" }), 400, "bad_request"),
        (json!([]), 400, "bad_request"),
    ] {
        let refused = anna.post("/api/tables", &wish).await;
        assert_eq!(refused.failure(), (status, code.to_owned()), "{wish}");
    }
    assert_eq!(anna.get("/api/tables").await.json(), json!([]));
}

#[tokio::test]
async fn options_that_nobody_chose_depend_on_who_plays() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let people = anna.make_table(json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let computer = json!([{ "kind": "computer", "player": "random" }, { "kind": "me" }]);
    let mixed = anna.make_table(computer.clone()).await;
    let wish =
        json!({ "game": "hannibal", "seats": computer, "options": { "repetition_draw": false } });
    let chosen = anna.post("/api/tables", &wish).await.json()["id"].as_str().unwrap().to_owned();
    for (table, repetition_draw) in [(people, false), (mixed, true), (chosen, false)] {
        let info = anna.get(&format!("/api/tables/{table}")).await.json();
        assert_eq!(info["options"]["repetition_draw"], repetition_draw);
    }
}

#[tokio::test]
async fn an_example_is_shown_step_by_step_and_one_moment_of_it_by_itself() {
    let house = House::open().await;
    let mut stranger = house.stranger();
    let path = "/api/games/hannibal/examples/HAN-39-three-legions-in-gallia";
    let example = stranger.get(path).await.json();
    let steps = example["scenes"][0]["steps"].as_array().unwrap().clone();
    assert_eq!(steps.len(), 5);
    assert_eq!(steps[0]["action"], "march Hispania Citerior Gallia");
    assert_eq!(steps[0]["kind"], "played");
    assert_eq!(steps[1]["then"]["waiting"], json!([0]));
    let moment = stranger.get(&format!("{path}/2")).await.json();
    assert_eq!(moment["then"], steps[1]["then"]);
    assert_eq!(moment["seats"], 2);
    let end = stranger.get(&format!("{path}/last")).await.json();
    assert_eq!(end["then"], steps[4]["then"]);

    for odd in ["6", "-1", "first"] {
        let missing = stranger.get(&format!("{path}/{odd}")).await;
        assert_eq!(missing.failure(), (404, "no_such_ply".to_owned()), "{odd}");
    }
    for odd in ["nothing", "..%2Frules%2F01-setup"] {
        let missing = stranger.get(&format!("/api/games/hannibal/examples/{odd}")).await;
        assert_eq!(missing.failure(), (404, "no_such_page".to_owned()), "{odd}");
    }
}
