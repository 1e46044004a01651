//! Pictures and examples are transcripts that can be played here.

use std::collections::BTreeSet;

use registry::{Content, ExampleOutcome, RulesPage};

use super::{Rules, games};

/// The names of examples that a text links to: `[words](example:name)`.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let after = text.split("](example:").skip(1);
    after.filter_map(|rest| rest.split([')', '#', ' ']).next())
}

/// Every example that a page links to from its words.
fn linked(page: &RulesPage) -> BTreeSet<String> {
    let text = serde_json::to_string(&page).unwrap();
    links(&text).map(str::to_owned).collect()
}

/// The examples of its figures, the moment, and the places.
fn figures(page: &RulesPage) -> Vec<(&str, Option<usize>, &[String])> {
    let blocks = page.chapters.iter().flat_map(|chapter| &chapter.blocks);
    blocks
        .filter_map(|block| {
            let Content::Figure { example, step, places, .. } = &block.content else { return None };
            Some((example.as_str(), *step, places.as_slice()))
        })
        .collect()
}

/// The names of the transcripts in one folder.
fn lying_in(game: &Rules, folder: &str) -> BTreeSet<String> {
    let Ok(entries) = game.home.join("plays").join(folder).read_dir() else {
        return BTreeSet::new();
    };
    let paths = entries.map(|entry| entry.unwrap().path());
    paths.map(|path| path.file_stem().unwrap().to_string_lossy().into_owned()).collect()
}

#[test]
fn every_transcript_that_readers_are_shown_is_in_the_program_and_plays() {
    for game in games() {
        let mut lying = lying_in(&game, "examples");
        lying.extend(lying_in(&game, "figures"));
        let known: BTreeSet<String> =
            game.entry.transcripts().map(|(name, _)| name.to_owned()).collect();
        assert_eq!(known, lying, "{}", game.id());
        for name in &known {
            let played = game.entry.example(name).unwrap();
            let example = played.unwrap_or_else(|why| panic!("{} {name}: {why}", game.id()));
            assert!(!example.clauses.is_empty(), "{} {name} names no clause", game.id());
        }
        assert!(game.entry.example("no such name").is_none());
    }
}

#[test]
fn what_pictures_and_links_name_is_there() {
    for game in games() {
        let printed = game.read("board.json");
        for (file, page) in game.pages() {
            for name in linked(page) {
                let found = game.entry.example(&name).is_some();
                assert!(found, "{} {file} links to {name}: no such transcript", game.id());
            }
            for (name, step, places) in figures(page) {
                let at = format!("{} {file}, figure {name}", game.id());
                let example = game.entry.example(name).unwrap_or_else(|| panic!("{at}: no such"));
                let example = example.unwrap();
                let n = step.unwrap_or(example.n_actions());
                let picture = example.picture(n).unwrap_or_else(|| panic!("{at}: no action {n}"));
                for place in places {
                    let quoted = format!("\"{place}\"");
                    let known =
                        printed.contains(&quoted) || picture.then.view.get().contains(&quoted);
                    assert!(known, "{at}: {place} is no place as views and events write it");
                }
            }
        }
    }
}

#[test]
fn every_worked_example_can_be_followed_from_the_rules() {
    for game in games() {
        for (file, page) in game.pages() {
            let linked = linked(page);
            for name in lying_in(&game, "examples") {
                assert!(linked.contains(&name), "{} {file} does not link to {name}", game.id());
            }
        }
    }
}

#[test]
fn no_picture_was_made_for_nothing() {
    for game in games() {
        let mut shown = linked(&game.english);
        shown.extend(figures(&game.english).iter().map(|(name, ..)| (*name).to_owned()));
        for name in lying_in(&game, "figures") {
            assert!(shown.contains(&name), "{}: nothing shows plays/figures/{name}", game.id());
        }
    }
}

#[test]
fn a_link_to_a_clause_leads_somewhere() {
    for game in games() {
        let known: BTreeSet<&str> = game.english.clauses().map(|it| it.id.as_str()).collect();
        let prefix = &known.first().unwrap()[..4];
        for (file, page) in game.pages() {
            let text = serde_json::to_string(page).unwrap();
            for rest in text.split(prefix).skip(1) {
                let number: String = rest.chars().take_while(char::is_ascii_digit).collect();
                let id = format!("{prefix}{number}");
                // The names of transcripts begin with clauses, too.
                let is_clause = number.len() != 2 || known.contains(id.as_str());
                assert!(is_clause, "{} {file} speaks of {id}", game.id());
            }
        }
    }
}

#[test]
fn an_example_tells_the_public_what_it_may_know_and_why_something_was_refused() {
    let game = games().last().unwrap();
    let example = game.entry.example("a-hole-named-and-emptied").unwrap().unwrap();
    let steps = &example.scenes[0].steps;
    let known: Vec<Option<&str>> = steps.iter().map(|step| step.action.as_deref()).collect();
    let told = [None, None, Some("take b2 3"), Some("take b2 2"), Some("take a1 1")];
    assert_eq!(known, told, "named holes stay secret to the end of the game");
    assert!(!steps[0].then.view.get().contains("\"name\":\"b2\""));
    let ExampleOutcome::Refused { rule, .. } = &steps[2].outcome else { panic!("{steps:?}") };
    assert_eq!(rule.as_deref(), Some("CAL-05"));
    assert_eq!(steps[2].then.view.get(), steps[1].then.view.get(), "a refusal changes nothing");
}
