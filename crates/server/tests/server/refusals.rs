//! What cannot be done is refused once, with its reason, and changes nothing.

use serde_json::json;

use crate::{
    house::House,
    secrets::ATTACK,
    socket::{Socket, accepted, refusal},
};

/// A table at which one person plays both sides, and looks through Carthage's eyes.
async fn hot_seat(house: &House) -> (crate::browser::Browser, String, Socket) {
    let mut anna = house.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "hot_seat", "name": "Bruno" }]);
    let table = anna.make_table(seats).await;
    let mut socket = anna.look(&table, Some(1)).await;
    socket.hear("welcome").await;
    (anna, table, socket)
}

#[tokio::test]
async fn a_rule_refuses_with_its_clause_and_reason() {
    let house = House::open().await;
    let (_, _, mut socket) = hot_seat(&house).await;
    let answer = socket.play(0, 1, "march Carthago Roma").await;
    assert_eq!(refusal(&answer), "illegal");
    assert!(answer["rule"].as_str().unwrap().starts_with("HAN-"), "{answer}");
    assert!(answer["why"].is_object() || answer["why"].is_string(), "{answer}");
    assert_eq!(accepted(&socket.play(0, 1, "pass").await), 1);
}

#[tokio::test]
async fn each_kind_of_mistake_has_its_own_code() {
    let house = House::open().await;
    let (_, _, mut socket) = hot_seat(&house).await;
    assert_eq!(refusal(&socket.play(0, 1, "march Atlantis Roma").await), "bad_action");
    assert_eq!(refusal(&socket.play(0, 1, &"x".repeat(5_000)).await), "bad_action");
    assert_eq!(refusal(&socket.play(0, 0, "pass").await), "not_your_turn");
    assert_eq!(refusal(&socket.play(0, 2, "pass").await), "not_your_seat");
    assert_eq!(refusal(&socket.play(0, 255, "pass").await), "not_your_seat");
    assert_eq!(refusal(&socket.undo(0, 1).await), "undo_refused");
    assert_eq!(refusal(&socket.play(99, 1, "pass").await), "stale");
    assert_eq!(accepted(&socket.play(0, 1, "pass").await), 1);
    assert_eq!(accepted(&socket.play(1, 0, "pass").await), 2);
    assert_eq!(refusal(&socket.play(2, 1, "pass").await), "game_over");
    assert_eq!(refusal(&socket.undo(2, 0).await), "game_over");
}

#[tokio::test]
async fn a_double_click_is_played_once() {
    let house = House::open().await;
    let (_, _, mut socket) = hot_seat(&house).await;
    let action = "march Carthago Zama";
    let play =
        |ack| json!({ "type": "play", "ack": ack, "version": 0, "seat": 1, "action": action });
    socket.say(&play(71)).await;
    socket.say(&play(72)).await;
    assert_eq!(accepted(&socket.answer(71).await), 1);
    assert_eq!(refusal(&socket.answer(72).await), "stale");
}

/// Both pass and pass again: what is offered is the same as before, but the decision is old.
#[tokio::test]
async fn a_late_copy_of_a_decision_is_stale_even_if_the_same_is_offered_again() {
    let house = House::open().await;
    let (_, _, mut socket) = hot_seat(&house).await;
    for (version, seat, action) in [
        (0, 1, "march Carthago Zama"),
        (1, 0, "march Roma Gallia"),
        (2, 1, "march Zama Carthago"),
        (3, 0, "march Gallia Roma"),
    ] {
        accepted(&socket.play(version, seat, action).await);
    }
    assert_eq!(refusal(&socket.play(0, 1, "march Carthago Zama").await), "stale");
    assert_eq!(accepted(&socket.play(4, 1, "march Carthago Zama").await), 5);
}

#[tokio::test]
async fn two_secret_choices_do_not_make_each_other_stale() {
    let house = House::open().await;
    let (_, _, mut socket) = hot_seat(&house).await;
    accepted(&socket.play(0, 1, ATTACK).await);
    // Both were decided when neither had been made.
    assert_eq!(accepted(&socket.play(1, 1, "seal 4").await), 2);
    assert_eq!(accepted(&socket.play(1, 0, "seal 2").await), 3);
}

#[tokio::test]
async fn nobody_plays_for_another() {
    let house = House::open().await;
    let (mut anna, mut bruno) = (house.guest("Anna").await, house.guest("Bruno").await);
    let table = anna.make_table(json!([{ "kind": "me" }, { "kind": "open" }])).await;
    bruno.sit(&table, 1).await.json();
    for browser in [&anna, &house.stranger()] {
        let mut socket = browser.look(&table, Some(1)).await;
        assert_eq!(refusal(&socket.play(0, 1, "pass").await), "not_your_seat");
        assert_eq!(refusal(&socket.undo(0, 1).await), "not_your_seat");
    }
    let mut socket = bruno.look(&table, Some(1)).await;
    assert_eq!(accepted(&socket.play(0, 1, "pass").await), 1);
}

#[tokio::test]
async fn a_refusal_is_heard_by_nobody_else() {
    let house = House::open().await;
    let (anna, table, mut socket) = hot_seat(&house).await;
    let mut other = anna.look(&table, None).await;
    other.hear("welcome").await;
    refusal(&socket.play(0, 1, "march Carthago Roma").await);
    accepted(&socket.play(0, 1, "pass").await);
    assert_eq!(other.next().await["type"], "moved");
    assert_eq!(other.heard().len(), 2);
}

/// A program may play without ever looking; it is told what became of it and nothing else.
#[tokio::test]
async fn who_has_not_looked_is_told_only_what_became_of_their_decision() {
    let house = House::open().await;
    let (anna, table, _) = hot_seat(&house).await;
    let mut blind = anna.connect(&table).await;
    accepted(&blind.play(0, 1, "pass").await);
    assert_eq!(blind.heard().len(), 1);
}
