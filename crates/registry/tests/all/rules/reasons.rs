//! Every ruling has its reason, in both languages.

use std::collections::BTreeSet;

use registry::{RulesPage, Ruling};

use super::games;

fn explained(page: &RulesPage) -> BTreeSet<&str> {
    page.rulings.iter().flat_map(|ruling| &ruling.clauses).map(String::as_str).collect()
}

#[test]
fn every_ruling_has_its_reason_in_both_languages() {
    for game in games() {
        for (file, page) in game.pages() {
            let explained = explained(page);
            for clause in page.clauses().filter(|it| it.ruling) {
                let id = &clause.id;
                assert!(explained.contains(id.as_str()), "{} {file}: why {id}?", game.id());
            }
        }
    }
}

#[test]
fn reasons_are_about_clauses_that_exist_and_say_something() {
    for game in games() {
        let known: BTreeSet<&str> = game.english.clauses().map(|it| it.id.as_str()).collect();
        for (file, page) in game.pages() {
            for Ruling { clauses, title, blocks } in &page.rulings {
                let said = !title.is_empty() && !blocks.is_empty();
                assert!(said, "{} reasons beside {file}: {clauses:?} says nothing", game.id());
                let unknown: Vec<_> =
                    clauses.iter().filter(|it| !known.contains(it.as_str())).collect();
                assert!(unknown.is_empty(), "{} {file}: reasons of {unknown:?}", game.id());
            }
        }
    }
}

#[test]
fn reasons_in_both_languages_are_about_the_same_clauses_and_weigh_as_many_alternatives() {
    for game in games() {
        let outline = |page: &RulesPage| {
            let rulings = page.rulings.iter();
            rulings.map(|it| (it.clauses.clone(), n_alternatives(it))).collect::<Vec<_>>()
        };
        let [english, french] = [&game.english, &game.french].map(outline);
        for (en, fr) in english.iter().zip(&french) {
            assert_eq!(en, fr, "{}: RULINGS.md, then DECISIONS.md", game.id());
        }
        assert_eq!(english.len(), french.len(), "{}: one has more at its end", game.id());
    }
}

/// Paragraphs that begin with an aside and a colon.
fn n_alternatives(ruling: &Ruling) -> usize {
    let text = serde_json::to_value(&ruling.blocks).unwrap();
    let blocks = text.as_array().unwrap().iter();
    blocks
        .filter(|block| {
            let text = block["text"].as_str().unwrap_or_default();
            text.starts_with('*') && !text.starts_with("**")
        })
        .count()
}
