//! What every rulebook must pass, passed by this one.

#[path = "more/changes.rs"]
mod changes;
#[path = "more/finish.rs"]
mod finish;
#[path = "more/positions.rs"]
mod positions;

use circus::Circus;
use testkit::{Conformance, Golden};

const PLAYS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/plays");

#[test]
fn random_games_keep_every_law() {
    // Random drivers go around the wrong way as often as the right one, so their races are long:
    // half of them take more than 5,000 actions, a few more than 100,000.
    let how_much =
        Conformance { n_games: 4, one_in: 64, max_actions: 2_000_000, ..Conformance::default() };
    let report = testkit::conformance::<Circus>(how_much);
    assert_eq!(report.n_tables, 4 * 9, "every number of seats with every option and version");
}

#[test]
fn transcripts_tell_what_happens() {
    testkit::transcripts::<Circus>(PLAYS, Golden::from_env());
}

#[test]
fn counts_of_action_sequences_hold() {
    testkit::counts::<Circus>(format!("{PLAYS}/counts.txt"), Golden::from_env());
}

#[test]
fn both_languages_and_the_transcripts_speak_of_the_same_clauses() {
    testkit::clauses::<Circus>(PLAYS);
}

#[test]
fn garbled_positions_are_refused_or_playable() {
    testkit::garbled::<Circus>(3, 1);
}
