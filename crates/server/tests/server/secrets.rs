//! Nobody learns over the wire what they may not know.

use serde_json::{Value, json};

use crate::{
    browser::Browser,
    house::House,
    socket::{Socket, accepted},
};

/// The move that begins a conflict at sea, and the first of the game.
pub(crate) const ATTACK: &str = "sail Sardinia-Carthago Roma-Corsica";

/// Everything that some eyes have got, byte for byte.
#[derive(Debug, PartialEq, Eq)]
struct Got {
    socket: Vec<String>,
    pages: Vec<String>,
}

/// Two people and a spectator play through a conflict; Carthage seals `card` first. Returns what
/// Rome and the spectator got before and after the cards were shown.
async fn conflict(card: u8) -> [[Got; 2]; 2] {
    let house = House::open().await;
    let (mut rome, mut carthage) = (house.guest("Anna").await, house.guest("Bruno").await);
    let mut public = house.stranger();
    let table = rome.make_table(json!([{ "kind": "me" }, { "kind": "open" }])).await;
    carthage.sit(&table, 1).await.json();
    let mut theirs = carthage.look(&table, Some(1)).await;
    theirs.hear("welcome").await;
    let mut hers = rome.look(&table, Some(0)).await;
    hers.hear("welcome").await;
    let mut watched = public.look(&table, None).await;
    watched.hear("welcome").await;
    // Rome tries to look through the other's eyes, too.
    let mut spied = rome.look(&table, Some(1)).await;
    assert_eq!(spied.hear("welcome").await["eyes"], Value::Null);

    assert_eq!(accepted(&theirs.play(0, 1, ATTACK).await), 1);
    house.let_time_pass(1000);
    assert_eq!(accepted(&theirs.play(1, 1, &format!("seal {card}")).await), 2);
    for socket in [&mut hers, &mut watched, &mut spied] {
        socket.hear_version(2).await;
    }
    for socket in [&mut hers, &mut watched, &mut spied] {
        pages_and_turns(socket, 2).await;
    }
    let before = [
        got(&mut rome, &table, Some(0), &[&hers, &spied]).await,
        got(&mut public, &table, None, &[&watched]).await,
    ];

    assert_eq!(accepted(&hers.play(2, 0, "seal 3").await), 3);
    watched.hear_version(3).await;
    spied.hear_version(3).await;
    for socket in [&mut hers, &mut watched, &mut spied] {
        pages_and_turns(socket, 3).await;
    }
    let after = [
        got(&mut rome, &table, Some(0), &[&hers, &spied]).await,
        got(&mut public, &table, None, &[&watched]).await,
    ];
    [before, after]
}

/// Asks for pages of the story, looks away, through any eyes, and back: whatever comes is heard.
async fn pages_and_turns(socket: &mut Socket, version: u64) {
    for before in [1, version, version + 1] {
        socket.say(&json!({ "type": "earlier", "before": before })).await;
        socket.hear("earlier").await;
    }
    for eyes in [None, Some(1), Some(0)] {
        socket.say(&json!({ "type": "look", "eyes": eyes, "since": version })).await;
        socket.say(&json!({ "type": "earlier", "before": version })).await;
        socket.hear("earlier").await;
    }
}

/// What a browser has heard, and what every page that it may open says.
async fn got(browser: &mut Browser, table: &str, eyes: Option<u8>, sockets: &[&Socket]) -> Got {
    let eyes = eyes.map_or(String::new(), |seat| format!("?eyes={seat}"));
    let mut pages = Vec::new();
    for path in ["", "/record", "/views/1", "/views/2"] {
        let answer = browser.get(&format!("/api/tables/{table}{path}{eyes}")).await;
        pages.push(answer.json().to_string());
    }
    pages.push(browser.get("/api/tables").await.json().to_string());
    let forbidden = browser.get(&format!("/api/tables/{table}/views/2?eyes=1")).await;
    assert_eq!(forbidden.failure(), (403, "not_your_eyes".to_owned()));
    let socket = sockets.iter().flat_map(|socket| socket.heard().to_vec()).collect();
    Got { socket, pages }
}

#[tokio::test]
async fn a_sealed_card_changes_no_byte_that_others_get_before_it_is_shown() {
    let [before_4, after_4] = conflict(4).await;
    let [before_1, after_1] = conflict(1).await;
    assert_eq!(before_4, before_1);
    // The comparison has teeth: once the cards are shown, both learn them.
    assert_ne!(after_4[0], after_1[0]);
    assert_ne!(after_4[1], after_1[1]);
}

#[tokio::test]
async fn others_are_told_that_a_card_was_chosen_and_read_which_when_it_is_shown() {
    let [before, after] = conflict(4).await;
    for (before, after) in before.iter().zip(&after) {
        let all: String = before.socket.concat();
        let told = r#""seat":1,"action":null,"events":[{"event":{"kind":"card_sealed","side":"carthage"}}]"#;
        assert!(all.contains(told), "{all}");
        assert!(!all.contains(r#""seat":1,"action":"seal"#), "{all}");
        let all: String = after.socket.concat();
        assert!(all.contains("cards_revealed"), "{all}");
        assert!(after.pages[1].contains("seal 4"), "the record tells it now");
    }
}

#[tokio::test]
async fn whoever_sealed_the_card_sees_it_at_once_and_again_after_coming_back() {
    let house = House::open().await;
    let mut rome = house.guest("Anna").await;
    let table =
        rome.make_table(json!([{ "kind": "me" }, { "kind": "hot_seat", "name": "Bruno" }])).await;
    let mut socket = rome.look(&table, Some(1)).await;
    socket.hear("welcome").await;
    socket.play(0, 1, ATTACK).await;
    socket.play(1, 1, "seal 4").await;
    let mut again = rome.look(&table, Some(1)).await;
    let welcome = again.hear("welcome").await;
    assert_eq!(welcome["steps"][1]["action"], "seal 4");
    assert_eq!(welcome["now"]["view"]["conflict"]["own"], 4);
    // The same person through the other seat's eyes: the curtain holds on the wire.
    again.say(&json!({ "type": "look", "eyes": 0, "since": null })).await;
    let welcome = again.hear("welcome").await;
    assert_eq!(welcome["steps"][1]["action"], Value::Null);
    assert_eq!(welcome["now"]["view"]["conflict"]["own"], Value::Null);
}
