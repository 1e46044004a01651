//! What every rulebook must pass, passed by this one.

#[path = "more/answers.rs"]
mod answers;
#[path = "more/positions.rs"]
mod positions;

use conquerants::Conquerants;
use testkit::{Conformance, Golden};

const PLAYS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/plays");

#[test]
fn random_games_keep_every_law() {
    let report = testkit::conformance::<Conquerants>(Conformance::default());
    // Options dealt or not, bid for or not, with three times for an answer; and the first version.
    assert_eq!(report.n_tables, 2 * 2 * 3 + 1);
    assert!(0 < report.n_undone && 0 < report.n_refused, "{report:?}");
    assert_eq!(report.n_doubles, 0, "nothing is secret, so nothing can be imagined otherwise");
}

#[test]
fn transcripts_tell_what_happens() {
    testkit::transcripts::<Conquerants>(PLAYS, Golden::from_env());
}

#[test]
fn both_languages_and_the_transcripts_speak_of_the_same_clauses() {
    testkit::clauses::<Conquerants>(PLAYS);
}

#[test]
fn garbled_positions_are_refused_or_playable() {
    testkit::garbled::<Conquerants>(4, 1);
}
