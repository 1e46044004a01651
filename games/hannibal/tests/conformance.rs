//! What every rulebook must pass, passed by this one.

use hannibal::Hannibal;
use testkit::Conformance;

const PLAYS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/plays");

#[test]
fn random_games_keep_every_law() {
    let report = testkit::conformance::<Hannibal>(Conformance::default());
    eprintln!("{report:?}");
}
