//! The reasons of rulings.

use script::is_clause;

use super::{Ruling, blocks::Blocks, lines::Line};

/// Reads `## HAN-15 HAN-16 Title` and the paragraphs under it. What stands before the first is for
/// those who read the document itself.
pub(super) fn read(document: &str) -> Vec<Ruling> {
    let mut rulings: Vec<(Ruling, Blocks)> = Vec::new();
    for line in document.lines().map(Line::read) {
        if let Line::Heading(2, heading) = line {
            rulings.push((opened(heading), Blocks::default()));
        } else if let Some((_, blocks)) = rulings.last_mut() {
            blocks.take(line);
        }
    }
    let closed = rulings.into_iter();
    closed.map(|(ruling, blocks)| Ruling { blocks: blocks.into_done(), ..ruling }).collect()
}

fn opened(heading: &str) -> Ruling {
    let words: Vec<&str> = heading.split(' ').collect();
    let n_clauses = words.iter().take_while(|word| is_clause(word.trim_end_matches(','))).count();
    let clauses = words[..n_clauses].iter().map(|it| it.trim_end_matches(',').to_owned()).collect();
    Ruling { clauses, title: words[n_clauses..].join(" "), blocks: Vec::new() }
}
