//! Rules, code and tests speak of the same clauses.

use std::{collections::BTreeSet, path::Path};

use crate::tree::{files, games, read, short, sources};

/// Clause ids like `HAN-11` in a text.
fn clauses(text: &str, prefix: &str) -> BTreeSet<String> {
    let parts = text.split(prefix).skip(1);
    let digits = parts.filter_map(|part| part.get(..2));
    let numbers = digits.filter(|it| it.chars().all(|digit| digit.is_ascii_digit()));
    numbers.map(|number| format!("{prefix}{number}")).collect()
}

/// The ids that a rules document lists, in its order.
fn listed(path: &Path) -> Vec<String> {
    let text = read(path);
    let listed = text.lines().filter_map(|line| line.strip_prefix("- ")?.split(' ').next());
    // Lists, and what a version changed, stand in the same document and are no clauses.
    listed.filter(|it| is_clause(it)).map(str::to_owned).collect()
}

/// Whether a word looks like `HAN-11` or `C84-07`.
fn is_clause(word: &str) -> bool {
    word.split_once('-').is_some_and(|(game, number)| {
        game.len() == 3
            && game.chars().all(|it| it.is_ascii_uppercase() || it.is_ascii_digit())
            && number.len() == 2
            && number.chars().all(|it| it.is_ascii_digit())
    })
}

/// A clause with the lines that go on with it.
fn text_of(rules: &str, id: &str) -> String {
    let lines = rules.lines().skip_while(|line| !line.starts_with(&format!("- {id} ")));
    let mut lines = lines.peekable();
    let first = lines.next().unwrap_or_default().to_owned();
    let rest: Vec<&str> = lines.take_while(|line| line.starts_with("  ")).collect();
    first + &rest.join("\n")
}

/// `HAN-` for a game whose first clause is `HAN-01`.
fn prefix(ids: &[String]) -> String {
    let first = ids.first().expect("a game has clauses");
    first.trim_end_matches(|it: char| it.is_ascii_digit()).to_owned()
}

fn cited(folder: &Path, endings: &[&str], prefix: &str) -> BTreeSet<String> {
    files(folder, endings).iter().flat_map(|path| clauses(&read(path), prefix)).collect()
}

/// The clauses that the code of a game cites, and the code that it shares with others.
fn enforced(game: &Path, prefix: &str) -> BTreeSet<String> {
    sources(game).iter().flat_map(|folder| cited(folder, &[".rs"], prefix)).collect()
}

#[test]
fn rules_in_both_languages_list_the_same_clauses_in_the_same_order() {
    for game in games() {
        let english = listed(&game.join("RULES.md"));
        assert_eq!(english, listed(&game.join("REGLES.md")), "{}", short(&game));
        let mut sorted = english.clone();
        sorted.sort();
        sorted.dedup();
        assert_eq!(sorted.len(), english.len(), "{}: a clause stands twice", short(&game));
    }
}

#[test]
fn code_cites_only_clauses_that_exist() {
    for game in games() {
        let ids = listed(&game.join("RULES.md"));
        let known: BTreeSet<String> = ids.iter().cloned().collect();
        let mut cited = cited(&game, &[".rs", ".play"], &prefix(&ids));
        cited.extend(enforced(&game, &prefix(&ids)));
        let unknown: Vec<_> = cited.difference(&known).collect();
        assert!(unknown.is_empty(), "{}: RULES.md lacks {unknown:?}", short(&game));
    }
}

#[test]
fn every_clause_is_enforced_in_code_and_shown_in_a_test() {
    for game in games() {
        let rules = read(&game.join("RULES.md"));
        let ids = listed(&game.join("RULES.md"));
        let prefix = prefix(&ids);
        let enforced = enforced(&game, &prefix);
        let mut shown = cited(&game.join("plays"), &[".play"], &prefix);
        shown.extend(cited(&game.join("tests"), &[".rs"], &prefix));
        for id in &ids {
            // An example is enforced by the clauses it is an example of.
            let example = text_of(&rules, id).contains("*(worked example)*");
            assert!(example || enforced.contains(id), "{}: no code cites {id}", short(&game));
            assert!(shown.contains(id), "{}: no test names {id}", short(&game));
        }
    }
}
