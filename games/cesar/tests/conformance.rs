//! What every rulebook must pass, passed by this one.

#[path = "more/positions.rs"]
mod positions;

use cesar::Cesar;
use testkit::{Conformance, Golden};

const PLAYS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/plays");

#[test]
fn random_games_keep_every_law() {
    // Four numbers of seats with eight combinations of options each.
    let how_much = Conformance { n_games: 12, ..Conformance::default() };
    let report = testkit::conformance::<Cesar>(how_much);
    assert_eq!(report.n_secret, 0, "nothing is secret here: {report:?}");
    assert!(0 < report.n_refused && 0 < report.n_undone, "nothing was examined: {report:?}");
}

#[test]
fn transcripts_tell_what_happens() {
    testkit::transcripts::<Cesar>(PLAYS, Golden::from_env());
}

#[test]
fn both_languages_and_the_transcripts_speak_of_the_same_clauses() {
    testkit::clauses::<Cesar>(PLAYS);
}

#[test]
fn garbled_positions_are_refused_or_playable() {
    testkit::garbled::<Cesar>(3, 1);
}
