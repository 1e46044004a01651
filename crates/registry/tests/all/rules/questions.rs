//! Questions written from the booklets, which the pages answer: `questions.txt` in a game's folder.
//!
//! ```text
//! ? May a legion cross a sea route on which only enemy fleets lie?
//! = No: without a fleet of one's own there is no convoy.
//! HAN-10 | no convoy | pas de convoi
//! ```

use registry::{Block, Content, RulesPage};

use super::games;

const FEWEST: usize = 10;

struct Question<'a> {
    asked: &'a str,
    answer: &'a str,
    /// Where the answer stands, and its words in English and in French.
    citations: Vec<[&'a str; 3]>,
}

fn read(text: &str) -> Vec<Question<'_>> {
    let mut questions: Vec<Question<'_>> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if let Some(asked) = line.strip_prefix("? ") {
            questions.push(Question { asked, answer: "", citations: Vec::new() });
            continue;
        }
        let open = questions.last_mut().unwrap_or_else(|| panic!("before any question: {line}"));
        if let Some(answer) = line.strip_prefix("= ") {
            open.answer = answer;
            continue;
        }
        let parts: Vec<&str> = line.split(" | ").map(str::trim).collect();
        let citation = parts.try_into().unwrap_or_else(|_| panic!("three parts: {line}"));
        open.citations.push(citation);
    }
    questions
}

/// Words as they are compared: without case, marks and kinds of spaces.
fn plain(text: &str) -> String {
    let kept = text.chars().filter(|it| !"*`".contains(*it));
    let spaced: String = kept.map(|it| if it.is_whitespace() { ' ' } else { it }).collect();
    spaced.to_lowercase().replace('’', "'")
}

/// Everything that a chapter says outside and inside of clauses.
fn words(blocks: &[Block]) -> String {
    let said = blocks.iter().map(|block| match &block.content {
        Content::Heading { text } | Content::Text { text } => text.clone(),
        Content::List { items, .. } => items.join("\n"),
        Content::Clause(clause) => clause.text.clone(),
        Content::Table { head, rows } => {
            let rows = [head].into_iter().chain(rows).map(|row| row.join(" | "));
            rows.collect::<Vec<_>>().join("\n")
        }
        Content::Figure { caption, .. } => caption.clone(),
    });
    said.collect::<Vec<_>>().join("\n")
}

/// What stands at a place of a page: a clause, the aim, or a chapter by its title.
fn standing_at(page: &RulesPage, place: &str) -> Option<String> {
    if place == "aim" {
        return Some(page.aim.clone());
    }
    let clause = page.clauses().find(|it| it.id == place).map(|it| it.text.clone());
    let chapter = || page.chapters.iter().find(|it| plain(&it.title) == plain(place));
    clause.or_else(|| chapter().map(|it| words(&it.blocks)))
}

#[test]
fn questions_are_answered_by_the_page_in_both_languages() {
    for game in games() {
        let text = game.read("questions.txt");
        let questions = read(&text);
        let n = questions.len();
        assert!(FEWEST <= n, "{}: {n} questions", game.id());
        for Question { asked, answer, citations } in questions {
            let at = format!("{}: {asked}", game.id());
            assert!(!answer.is_empty() && !citations.is_empty(), "{at}");
            for [place, english, french] in citations {
                let (en_place, fr_place) = place.split_once(" / ").unwrap_or((place, place));
                for (page, place, quoted) in
                    [(&game.english, en_place, english), (&game.french, fr_place, french)]
                {
                    let said = standing_at(page, place);
                    let said = said.unwrap_or_else(|| panic!("{at}\nno clause or chapter {place}"));
                    let stands = !quoted.is_empty() && plain(&said).contains(&plain(quoted));
                    assert!(stands, "{at}\n{place} does not say \"{quoted}\":\n{said}");
                }
            }
        }
    }
}
