//! What every rulebook must pass, passed by this one.

use calculi::Calculi;
use testkit::{Conformance, Golden};

const PLAYS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/plays");

#[test]
fn random_games_keep_every_law() {
    let how_much = Conformance { n_games: 4, ..Conformance::default() };
    let report = testkit::conformance::<Calculi>(how_much);
    assert!(0 < report.n_secret && 0 < report.n_doubles, "no secret was examined: {report:?}");
}

#[test]
fn garbled_positions_are_refused_or_playable() {
    testkit::garbled::<Calculi>(2, 1);
}

#[test]
fn transcripts_tell_what_happens() {
    testkit::transcripts::<Calculi>(PLAYS, Golden::from_env());
}

#[test]
fn both_languages_and_the_transcripts_speak_of_the_same_clauses() {
    testkit::clauses::<Calculi>(PLAYS);
}
