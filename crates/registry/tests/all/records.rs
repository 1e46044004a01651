//! What a record of a running game tells, and to whom.

use kernel::{Seat, Viewer};
use registry::{Dice, Luck, Table, find, load};
use serde_json::{Value, json};

const CONFLICT: &str = "Rome Gallia 2\nCarthage Hispania Citerior 2\nturn Carthage";

fn play(table: &mut dyn Table, seat: u8, action: &str) {
    let luck = Luck::Scripted(&[]);
    table.play(Seat(seat), action, luck, 7).unwrap_or_else(|error| panic!("{action}: {error}"));
}

/// A conflict in which Carthage has chosen `card`.
fn sealed(card: u8) -> Box<dyn Table> {
    let entry = find("hannibal").expect("registered");
    let mut table = entry.arrange(2, &Value::Null, CONFLICT).expect("possible");
    play(&mut *table, 1, "march Hispania Citerior Gallia");
    play(&mut *table, 1, &format!("seal {card}"));
    table
}

fn told(table: &dyn Table, viewer: Viewer) -> String {
    serde_json::to_string(&table.record(Some(viewer))).expect("JSON")
}

// rule: HAN-20
#[test]
fn a_chosen_card_is_in_its_own_players_record_and_in_no_other_not_even_as_a_hash() {
    let [two, five] = [sealed(2), sealed(5)];
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Public] {
        assert_eq!(told(&*two, viewer), told(&*five, viewer));
        let record = two.record(Some(viewer));
        assert_eq!((&record.actions[1].action, &record.actions[1].hash), (&None, &None));
        assert!(load(&record).is_err(), "what is secret cannot be run again");
    }
    assert!(told(&*two, Viewer::Seat(Seat(1))).contains("seal 2"));
    assert!(two.record(None).actions.iter().all(|it| it.hash.is_some()));
}

// rule: HAN-20 HAN-23
#[test]
fn cards_that_were_shown_are_in_everyones_record() {
    let mut table = sealed(2);
    play(&mut *table, 0, "seal 4");
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public] {
        let record = table.record(Some(viewer));
        assert_eq!(record, table.record(None));
        let again = load(&record).expect("nothing is left out");
        assert_eq!(again.position(), table.position());
    }
}

// rule: IMP-12 IMP-39
#[test]
fn what_lies_under_an_oracle_is_in_nobody_elses_record_until_the_game_is_over() {
    let entry = find("imperium").expect("registered");
    let [mut spy, mut games] = ["Spy", "Games"].map(|last| {
        let limit = json!({"round_limit": 2});
        let mut table = entry.new_table(2, &limit, &mut Dice::seeded(1)).expect("an option");
        play(&mut *table, 0, &format!("pile Oracle Africa {last}"));
        table
    });
    let others = [Viewer::Seat(Seat(1)), Viewer::Public];
    let later = [
        (1, "pile Asia Gallia Games"),
        (0, "pile Africa Syria Games"),
        (1, "pile Asia Gallia Games"),
        (0, "pile Asia Gallia Games"),
    ];
    // Before the piles are shown, while red chooses anew, and in the next round.
    for (seat, action) in later {
        for viewer in others {
            assert_eq!(told(&*spy, viewer), told(&*games, viewer), "before {action}");
            let first = &spy.record(Some(viewer)).actions[0];
            assert_eq!((&first.action, &first.hash), (&None, &None), "before {action}");
        }
        assert!(told(&*spy, Viewer::Seat(Seat(0))).contains("pile Oracle Africa Spy"));
        play(&mut *spy, seat, action);
        play(&mut *games, seat, action);
    }
    for viewer in others {
        assert_eq!(spy.record(Some(viewer)), spy.record(None));
        assert!(told(&*spy, viewer).contains("pile Oracle Africa Spy"));
    }
}

#[test]
fn a_step_is_read_and_told_to_those_who_may() {
    let table = sealed(2);
    let notation = |viewer| table.step(1, viewer).expect("played").action;
    assert_eq!(notation(Some(Viewer::Seat(Seat(1)))).as_deref(), Some("seal 2"));
    assert_eq!(notation(Some(Viewer::Seat(Seat(0)))), None);
    assert_eq!(notation(Some(Viewer::Public)), None);
    assert_eq!(table.sentences(1, Viewer::Public), ["Carthage chooses a card"]);
    assert!(table.step(2, None).is_none() && table.told(2, Viewer::Public).is_empty());
}

#[test]
fn what_is_known_in_lines_leaves_out_choices_that_are_still_secret() {
    let [two, five] = [sealed(2), sealed(5)];
    for viewer in Viewer::all(2) {
        assert_eq!(two.known_position(viewer), five.known_position(viewer));
    }
    assert!(two.position().contains("Carthage chose 2"));
}

#[test]
fn undo_takes_the_step_out_of_the_record() {
    let mut table = sealed(2);
    table.undo(Seat(1)).expect("nothing was shown");
    assert_eq!(table.record(None).actions.len(), 1);
    play(&mut *table, 1, "seal 5");
    assert_eq!(table.step(1, None).expect("played").action.as_deref(), Some("seal 5"));
}

#[test]
fn options_come_from_json_and_must_be_those_of_the_game() {
    let entry = find("hannibal").expect("registered");
    let open = |options: Value| entry.new_table(2, &options, &mut Dice::seeded(1));
    let table = open(json!({"match_play": true})).expect("an option of the game");
    assert_eq!(table.options(), json!({"match_play": true, "repetition_draw": false}));
    for wrong in [json!({"senet": true}), json!({"match_play": "yes"}), json!([1]), json!(7)] {
        assert!(open(wrong.clone()).is_err(), "{wrong}");
    }
    assert_eq!(entry.options_with_computers()["repetition_draw"], true);
}
