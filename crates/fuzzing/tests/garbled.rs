//! The properties of the fuzz targets, on garbled copies of what people and programs really send.
//! Fixed seeds: every run sees the same inputs.

use fuzzing::{kept, message, notation, notation_of, picked, position, record};
use kernel::Seeded;
use registry::{Record, load};
use testkit::{garble, scramble};

#[test]
fn garbled_notation_is_played_as_what_it_says_or_changes_nothing() {
    let mut luck = Seeded(1);
    for start in kept() {
        let text = notation_of(&start);
        let n_actions = start.actions.len();
        assert_eq!(notation(&start, &text), n_actions, "{}: the game as it was", start.game);
        let copies = (0..4).map(|_| garble(&text, &mut luck));
        let n_played: usize = copies.map(|text| notation(&start, &text)).sum();
        assert!(0 < n_played && n_played < 4 * n_actions, "{}: {n_played} actions", start.game);
        let rubbish = scramble(text.lines().next().unwrap_or_default().as_bytes(), &mut luck);
        notation(&start, &String::from_utf8_lossy(&rubbish));
    }
}

#[test]
fn garbled_positions_are_refused_or_can_be_played_on() {
    let mut luck = Seeded(2);
    let (mut n_read, mut n_refused) = (0, 0);
    for whole in kept() {
        for quarter in 0..4 {
            let actions = whole.actions[..whole.actions.len() * quarter / 4].to_vec();
            let part = load(&Record { actions, result: None, ..whole.clone() }).expect("a part");
            let text = part.position();
            assert!(position(&whole, &text), "{}: a position as it is", whole.game);
            for _ in 0..6 {
                let read = position(&whole, &garble(&text, &mut luck));
                *(if read { &mut n_read } else { &mut n_refused }) += 1;
            }
        }
    }
    assert!(20 < n_read && 20 < n_refused, "{n_read} read, {n_refused} refused");
}

#[test]
fn garbled_records_are_refused_or_run() {
    let mut luck = Seeded(3);
    let mut n_run = 0;
    for whole in kept() {
        let text = serde_json::to_string_pretty(&whole).expect("a record is JSON");
        assert!(record(text.as_bytes()), "{}: the record as it is", whole.game);
        for _ in 0..3 {
            n_run += usize::from(record(garble(&text, &mut luck).as_bytes()));
            n_run += usize::from(record(&scramble(text.as_bytes(), &mut luck)));
        }
    }
    assert!(n_run < kept().len(), "{n_run} garbled records ran");
}

#[test]
fn garbled_messages_are_refused_or_read_the_same_again() {
    let mut luck = Seeded(4);
    let (mut n_read, mut n_refused) = (0, 0);
    for text in [
        r#"{"type":"look","eyes":1,"since":12}"#,
        r#"{"type":"look","eyes":null,"since":null}"#,
        r#"{"type":"earlier","before":2501}"#,
        r#"{"type":"play","ack":1,"version":12,"seat":0,"action":"march Roma Gallia"}"#,
        r#"{"type":"undo","ack":4294967295,"version":12,"seat":6}"#,
    ] {
        assert!(message(text.as_bytes()), "{text}");
        for _ in 0..500 {
            let read = message(&scramble(text.as_bytes(), &mut luck));
            *(if read { &mut n_read } else { &mut n_refused }) += 1;
        }
    }
    assert!(100 < n_read && 100 < n_refused, "{n_read} read, {n_refused} refused");
}

#[test]
fn the_first_byte_of_an_input_picks_a_game() {
    let records = kept();
    let (record, text) = picked(&records, b"\x01march").expect("a game");
    assert_eq!((record, text), (&records[1], "march"));
    assert_eq!(picked(&records, b""), None);
    assert_eq!(picked(&records, b"\x00\xff"), None, "notation is text");
}
