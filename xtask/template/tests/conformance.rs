//! What every rulebook must pass, passed by this one.

use calculi::Calculi;
use testkit::{Conformance, Golden};

const PLAYS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/plays");

#[test]
fn random_games_keep_every_law() {
    let how_much = Conformance { n_games: 4, ..Conformance::default() };
    let report = testkit::conformance::<Calculi>(how_much);
    assert_eq!(report.n_tables, 3 * (2 + 1), "all seats with every option, and by version 1");
}

#[test]
fn transcripts_tell_what_happens() {
    testkit::transcripts::<Calculi>(PLAYS, Golden::from_env());
}

#[test]
fn both_languages_and_the_transcripts_speak_of_the_same_clauses() {
    testkit::clauses::<Calculi>(PLAYS);
}
