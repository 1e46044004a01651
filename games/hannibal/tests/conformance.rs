//! What every rulebook must pass, passed by this one.

#[path = "more/handbook.rs"]
mod handbook;
#[path = "more/positions.rs"]
mod positions;

use hannibal::Hannibal;
use testkit::{Conformance, Golden};

const PLAYS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/plays");

#[test]
fn random_games_keep_every_law() {
    // A match is many games, as long as nobody wins two in a row.
    let how_much = Conformance { max_actions: 200_000, ..Conformance::default() };
    let report = testkit::conformance::<Hannibal>(how_much);
    assert!(0 < report.n_secret && 0 < report.n_doubles, "no secret was examined: {report:?}");
}

#[test]
fn transcripts_tell_what_happens() {
    testkit::transcripts::<Hannibal>(PLAYS, Golden::from_env());
}

#[test]
fn counts_of_action_sequences_hold() {
    testkit::counts::<Hannibal>(format!("{PLAYS}/counts.txt"), Golden::from_env());
}

#[test]
fn both_languages_and_the_transcripts_speak_of_the_same_clauses() {
    testkit::clauses::<Hannibal>(PLAYS);
}

#[test]
fn garbled_positions_are_refused_or_playable() {
    testkit::garbled::<Hannibal>(2, 1);
}
