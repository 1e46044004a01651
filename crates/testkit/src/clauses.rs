//! The rules in two languages, and the transcripts that show them.

use std::{fs, path::Path};

use kernel::Game;
use script::{clauses_first, is_clause};

use crate::golden;

/// The ids of the clauses of a rules text, in its order: each stands at the start of an item,
/// `- HAN-12 ...`.
pub fn clauses_of(rules: &str) -> impl Iterator<Item = &str> {
    rules
        .lines()
        .filter_map(|line| line.strip_prefix("- ")?.split(' ').next())
        .filter(|it| is_clause(it))
}

/// Holds the rules in both languages and the transcripts under `dir` against each other.
///
/// # Panics
/// When the two languages differ in their clauses or their order, when an option stands on no clause
/// or a version on no clause, when a transcript does not begin with the clauses it shows or names one
/// that does not exist, and when no transcript shows a clause, or a version that new tables do not
/// play any more.
pub fn clauses<G: Game>(dir: impl AsRef<Path>) {
    let english: Vec<&str> = clauses_of(G::META.rules_en).collect();
    let french: Vec<&str> = clauses_of(G::META.rules_fr).collect();
    assert!(!english.is_empty(), "the rules of {} have no clauses", G::META.name);
    assert_eq!(english, french, "RULES.md and REGLES.md list other clauses, or in another order");
    for (idx, id) in english.iter().enumerate() {
        assert!(!english[..idx].contains(id), "{id} stands twice in the rules");
    }
    for option in G::META.options {
        assert!(english.contains(&option.clause), "option {} stands on no clause", option.id);
    }

    for (version, changed) in (1..).zip(G::META.versions) {
        let are_clauses = changed.clauses.iter().all(|id| english.contains(id));
        assert!(are_clauses, "version {version} changes what is no clause: {changed:?}");
        assert!((version == 1) == changed.clauses.is_empty(), "version {version}: {changed:?}");
    }

    let mut shown: Vec<String> = Vec::new();
    let mut old_versions: Vec<String> =
        (1..G::META.rules_version()).map(|version| format!("@ version {version}")).collect();
    for path in golden::files(dir.as_ref(), "play") {
        let text = fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{} cannot be read: {error}", path.display()));
        let named: Vec<&str> = clauses_first(&text).collect();
        assert!(!named.is_empty(), "{} does not begin with its clauses", path.display());
        for id in named {
            assert!(english.contains(&id), "{} names {id}, which is no clause", path.display());
            shown.push(id.to_owned());
        }
        old_versions.retain(|shown| !text.lines().any(|line| line == shown));
    }
    assert!(old_versions.is_empty(), "no transcript begins with {old_versions:?}");
    let missing: Vec<&&str> =
        english.iter().filter(|id| !shown.iter().any(|it| it == *id)).collect();
    assert!(missing.is_empty(), "no transcript shows {missing:?}");
}
