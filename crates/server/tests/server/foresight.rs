//! What a choice would do is said to whoever makes it, and to nobody else.

use serde_json::{Value, json};

use crate::{browser::Browser, house::House, http::Answer, socket::accepted};

/// A table of Imperium for two.
async fn imperium(house: &House) -> (Browser, Browser, String) {
    let (mut anna, mut bruno) = (house.guest("Anna").await, house.guest("Bruno").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let made = anna.post("/api/tables", &json!({ "game": "imperium", "seats": seats })).await;
    let table = made.json()["id"].as_str().unwrap().to_owned();
    bruno.sit(&table, 1).await.json();
    (anna, bruno, table)
}

async fn foresee(browser: &mut Browser, table: &str, action: &str, clicks: usize) -> Answer {
    let action = action.replace(' ', "%20");
    let path = format!("/api/tables/{table}/foresight?seat=0&action={action}&clicks={clicks}");
    browser.get(&path).await
}

#[tokio::test]
async fn what_a_pile_would_do_is_said_card_by_card() {
    let house = House::open().await;
    let (mut anna, _, table) = imperium(&house).await;
    let placing = |answer: Answer| answer.json()["foresight"]["placing"].clone();
    let [africa, syria] =
        [("africa", 1), ("syria", 2)].map(|(id, n)| json!({"province": id, "n": n}));
    let pile = "pile Africa Syria Games";
    assert_eq!(placing(foresee(&mut anna, &table, pile, 1).await), json!([africa]));
    assert_eq!(placing(foresee(&mut anna, &table, pile, 3).await), json!([africa, syria]));
    // What cannot be played does nothing, whether a rule or the alphabet forbids it.
    for action in ["pile Africa Africa Syria", "dance"] {
        let answer = foresee(&mut anna, &table, action, 1).await.json();
        assert_eq!(answer["foresight"], Value::Null, "{action}");
    }
}

#[tokio::test]
async fn nobody_asks_for_the_seat_of_another() {
    let house = House::open().await;
    let (_, mut bruno, table) = imperium(&house).await;
    for browser in [&mut bruno, &mut house.stranger()] {
        let answer = foresee(browser, &table, "pile Africa Syria Asia", 3).await;
        assert_eq!(answer.failure(), (403, "not_your_eyes".to_owned()));
    }
}

/// What Anna is told while Bruno's `pile` lies face down, and what Bruno heard of her asking.
async fn told_beside(pile: &str) -> (Value, usize) {
    let house = House::open().await;
    let (mut anna, bruno, table) = imperium(&house).await;
    let mut hers = anna.look(&table, Some(0)).await;
    hers.hear("welcome").await;
    let mut theirs = bruno.look(&table, Some(1)).await;
    theirs.hear("welcome").await;
    accepted(&theirs.play(0, 1, pile).await);
    let n_heard = theirs.heard().len();
    let told = foresee(&mut anna, &table, "pile Africa Spy Games", 3).await.json();
    // Her pile ends the choice; whatever came before it would have been heard by now.
    accepted(&hers.play(1, 0, "pile Africa Spy Games").await);
    theirs.hear_version(2).await;
    (told, theirs.heard().len() - n_heard)
}

#[tokio::test]
async fn what_others_have_sealed_changes_no_byte_of_it_and_they_hear_nothing() {
    let (beside_spy, heard) = told_beside("pile Asia Gallia Spy").await;
    let (beside_games, _) = told_beside("pile Asia Gallia Games").await;
    assert_eq!(beside_spy, beside_games);
    assert_eq!(heard, 1, "the second version and nothing before it");
}
