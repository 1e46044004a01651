//! What every rulebook must pass, passed by this one.

#[path = "more/positions.rs"]
mod positions;

use imperium::Imperium;
use testkit::{Conformance, Golden};

const PLAYS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/plays");

#[test]
fn random_games_keep_every_law() {
    // Hundreds of piles in each of many positions: few games examine more here than many elsewhere.
    let how_much = Conformance { n_games: 2, n_thorough: 5, one_in: 24, ..Conformance::default() };
    let report = testkit::conformance::<Imperium>(how_much);
    assert!(0 < report.n_secret && 0 < report.n_doubles, "no secret was examined: {report:?}");
}

#[test]
fn transcripts_tell_what_happens() {
    testkit::transcripts::<Imperium>(PLAYS, Golden::from_env());
}

#[test]
fn counts_of_action_sequences_hold() {
    testkit::counts::<Imperium>(format!("{PLAYS}/counts.txt"), Golden::from_env());
}

#[test]
fn both_languages_and_the_transcripts_speak_of_the_same_clauses() {
    testkit::clauses::<Imperium>(PLAYS);
}

#[test]
fn garbled_positions_are_refused_or_playable() {
    testkit::garbled::<Imperium>(3, 1);
}
