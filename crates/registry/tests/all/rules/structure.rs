//! Both languages tell the same, in the same order.

use registry::{Block, Content, RulesPage};

use super::games;

/// What a block is, without its words.
fn shape(block: &Block) -> String {
    let aid = if block.aid { "aid " } else { "" };
    let kind = match &block.content {
        Content::Heading { .. } => "heading".to_owned(),
        Content::Text { .. } => "text".to_owned(),
        Content::List { ordered, items } => format!("list of {} ({ordered})", items.len()),
        Content::Clause(clause) => format!("{} ruling {}", clause.id, clause.ruling),
        Content::Table { head, rows } => format!("table of {} by {}", head.len(), rows.len()),
        Content::Figure { example, step, places, .. } => {
            format!("figure {example} {step:?} {places:?}")
        }
    };
    format!("{aid}{kind}")
}

/// A page without its words, a line for each thing.
fn outline(page: &RulesPage) -> Vec<String> {
    let mut lines = vec![format!("aim {}", !page.aim.is_empty())];
    lines.push(format!("note {}, introduction of {}", page.note.is_some(), page.intro.len()));
    for (n, chapter) in (1..).zip(&page.chapters) {
        lines.push(format!("chapter {n}{}", if chapter.aid { " aid" } else { "" }));
        lines.extend(chapter.blocks.iter().map(shape));
    }
    lines.extend(page.versions.iter().map(|it| format!("version {} {:?}", it.version, it.clauses)));
    lines
}

#[test]
fn both_languages_have_the_same_chapters_and_the_same_blocks_in_them() {
    for game in games() {
        let [english, french] = [&game.english, &game.french].map(outline);
        for (idx, (en, fr)) in english.iter().zip(&french).enumerate() {
            let before = &english[idx.saturating_sub(3)..idx];
            assert_eq!(en, fr, "{}: RULES.md, then REGLES.md, after {before:?}", game.id());
        }
        assert_eq!(english.len(), french.len(), "{}: one is longer at its end", game.id());
    }
}

#[test]
fn tables_have_rows_and_every_row_is_as_wide_as_its_head() {
    for game in games() {
        for (file, page) in game.pages() {
            for block in page.chapters.iter().flat_map(|it| &it.blocks) {
                let Content::Table { head, rows } = &block.content else { continue };
                assert!(!rows.is_empty(), "{} {file}: {head:?} has no rows", game.id());
            }
        }
        for (file, text) in
            [("RULES.md", game.read("RULES.md")), ("REGLES.md", game.read("REGLES.md"))]
        {
            let mut n_bars = 0;
            for line in text.lines() {
                let bars = line.matches('|').count();
                let is_row = line.starts_with('|');
                let fits = !is_row || n_bars == 0 || bars == n_bars;
                assert!(fits, "{} {file}: as wide as the row above? {line}", game.id());
                n_bars = if is_row { bars } else { 0 };
            }
        }
    }
}

#[test]
fn nothing_of_the_notation_of_documents_is_left_in_the_words() {
    for game in games() {
        for (file, page) in game.pages() {
            let text = serde_json::to_string(page).unwrap();
            for odd in ["<!--", "](example:)", "![", "<br", "&nbsp;"] {
                assert!(!text.contains(odd), "{} {file}: {odd}", game.id());
            }
            for block in page.chapters.iter().flat_map(|it| &it.blocks) {
                let Content::Clause(clause) = &block.content else { continue };
                let n_marks = clause.text.matches("**").count();
                assert!(n_marks.is_multiple_of(2), "{} {file}: ** in {}", game.id(), clause.id);
            }
        }
    }
}
