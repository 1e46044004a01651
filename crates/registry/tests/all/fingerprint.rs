//! Fingerprints of positions.

use kernel::Seat;
use registry::{Dice, Luck, contradicts, find, fingerprint};
use serde_json::Value;

#[test]
fn a_fingerprint_changes_with_the_position_and_comes_back_with_it() {
    let entry = find("hannibal").expect("registered");
    let mut table = entry.new_table(2, &Value::Null, &mut Dice::seeded(1)).expect("two play");
    let before = fingerprint(&*table);
    assert!(!contradicts(&before, &*table));
    table.play(Seat(1), "march Carthago Zama", Luck::Scripted(&[]), 0).expect("legal");
    assert!(contradicts(&before, &*table));
    table.undo(Seat(1)).expect("nothing was shown");
    assert!(!contradicts(&before, &*table));
}

#[test]
fn what_was_made_in_another_way_says_nothing() {
    let entry = find("hannibal").expect("registered");
    let table = entry.new_table(2, &Value::Null, &mut Dice::seeded(1)).expect("two play");
    assert!(!contradicts("p0:00", &*table) && !contradicts("", &*table));
    assert!(contradicts("p1:00", &*table));
}
