//! What every rulebook must pass, passed by this one.

#[path = "more/odds.rs"]
mod odds;
#[path = "more/positions.rs"]
mod positions;
#[path = "more/prospects.rs"]
mod prospects;

use conquest1984::Conquest1984;
use testkit::{Conformance, Golden};

const PLAYS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/plays");

#[test]
fn random_games_keep_every_law() {
    let how_much = Conformance { n_games: 1, n_thorough: 8, one_in: 200, max_actions: 200_000 };
    let report = testkit::conformance::<Conquest1984>(how_much);
    // Two to six seats; the disputed border or not; no limit, one round, and the longest limit; and
    // the rules of before.
    assert_eq!(report.n_tables, 5 * (2 * 3 + 1));
    assert!(0 < report.n_undone && 0 < report.n_refused, "{report:?}");
    assert_eq!(report.n_doubles, 0, "nothing is secret, so nothing can be imagined otherwise");
}

#[test]
fn transcripts_tell_what_happens() {
    testkit::transcripts::<Conquest1984>(PLAYS, Golden::from_env());
}

#[test]
fn both_languages_and_the_transcripts_speak_of_the_same_clauses() {
    testkit::clauses::<Conquest1984>(PLAYS);
}

#[test]
fn garbled_positions_are_refused_or_playable() {
    testkit::garbled::<Conquest1984>(3, 1);
}
