//! Positions that were once read though they cannot be.

use hannibal::{Hannibal, options::Options, state::State};
use kernel::Game as _;

fn read(lines: &[&str]) -> Result<State, String> {
    let options = Options { repetition_draw: true, ..Options::default() };
    Hannibal::arrange(&options, 2, &lines.join("\n"))
}

/// The line that says that this position has occurred.
fn seen(lines: &[&str]) -> String {
    let written = Hannibal::position(&read(lines).expect("possible"));
    written.lines().last().expect("a line").to_owned()
}

// rule: HAN-37
#[test]
fn no_position_has_occurred_three_times_while_the_game_goes_on() {
    let home = ["Rome Roma 1", "Carthage Carthago 1", "turn Carthage"];
    let away = ["Rome Roma 1", "Carthage Zama 1", "turn Rome"];
    let [here, there] = [seen(&home), seen(&away)];
    let reads = |lines: &[&str], times: &[&str]| read(&[lines, times].concat()).is_ok();

    assert!(reads(&home, &[&here, &there, &here]));
    assert!(!reads(&home, &[&here, &here, &here]));
    assert!(!reads(&home, &[&there, &there, &there, &here]));
    // The arranged position itself is the third.
    assert!(reads(&home, &[&here, &there]));
    assert!(!reads(&home, &[&here, &here, &there]));
    // In a conflict as well; a game that is over may have ended so.
    let conflict = ["Rome Roma 1", "Rome Zama 1", "Carthage Zama 1", "conflict Zama by Rome"];
    assert!(reads(&conflict, &[&here, &here]));
    assert!(!reads(&conflict, &[&here, &here, &here]));
    let drawn = ["Rome Roma 1", "Carthage Carthago 1", "over draw"];
    assert!(reads(&drawn, &[&here, &here, &here]));
}
