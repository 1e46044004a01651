//! Documents become a page.

use super::{
    Chapter, RulesPage, VersionNote,
    blocks::{Blocks, join},
    lines::Line,
    rulings,
};

/// Where a rules document says what its versions changed, in either language.
const VERSIONS: &str = "Versions";

/// Reads the rules, and the reasons of rulings from a document of their own.
pub(super) fn read(rules: &str, reasons: &str) -> RulesPage {
    let mut page = RulesPage { rulings: rulings::read(reasons), ..RulesPage::default() };
    let mut place = Place::Before { open: false };
    for line in rules.lines().map(Line::read) {
        if let Line::Heading(1, title) = line {
            title.clone_into(&mut page.title);
        } else if let Line::Heading(2, title) = line {
            place.close(&mut page);
            place = Place::under(title);
        } else {
            place.take(line, &mut page);
        }
    }
    place.close(&mut page);
    page
}

/// Where in the document a line stands.
enum Place<'a> {
    /// Before the first chapter. `open` while a paragraph may go on.
    Before {
        open: bool,
    },
    Chapter {
        title: &'a str,
        aid: bool,
        blocks: Blocks,
    },
    Versions,
}

impl<'a> Place<'a> {
    fn under(title: &'a str) -> Place<'a> {
        if title == VERSIONS {
            return Place::Versions;
        }
        Place::Chapter { title, aid: false, blocks: Blocks::default() }
    }

    fn take(&mut self, line: Line<'_>, page: &mut RulesPage) {
        match self {
            Place::Before { open } => {
                *open = before(line, *open, page);
            }
            // Directly under the heading it marks the whole chapter.
            Place::Chapter { aid, blocks, .. } if line == Line::Aid && blocks.is_empty() => {
                *aid = true;
            }
            Place::Chapter { blocks, .. } => blocks.take(line),
            Place::Versions => version_line(line, page),
        }
    }

    fn close(&mut self, page: &mut RulesPage) {
        if let Place::Chapter { title, aid, blocks } = self {
            let blocks = std::mem::take(blocks).into_done();
            page.chapters.push(Chapter { title: (*title).to_owned(), aid: *aid, blocks });
        }
    }
}

/// The first paragraph is the aim, a quote the note, the rest the introduction. Tells whether the next
/// line may go on with this one.
fn before(line: Line<'_>, open: bool, page: &mut RulesPage) -> bool {
    match line {
        Line::Words(text) | Line::Item(text) | Line::Numbered(text) | Line::Row(text) => {
            match page.intro.last_mut() {
                Some(last) if open => join(last, text),
                None if open || page.aim.is_empty() => join(&mut page.aim, text),
                Some(_) | None => page.intro.push(text.to_owned()),
            }
            true
        }
        Line::Quote(text) => {
            join(page.note.get_or_insert_default(), text);
            false
        }
        Line::Blank | Line::Aid | Line::Heading(..) | Line::Picture(_) => false,
    }
}

/// Reads `- Version 2 (HAN-11 HAN-12) text` and what goes on with it.
fn version_line(line: Line<'_>, page: &mut RulesPage) {
    match line {
        Line::Item(item) => page.versions.extend(version_note(item)),
        Line::Words(text) => {
            page.versions.last_mut().into_iter().for_each(|note| join(&mut note.text, text));
        }
        Line::Blank
        | Line::Aid
        | Line::Heading(..)
        | Line::Quote(_)
        | Line::Numbered(_)
        | Line::Row(_)
        | Line::Picture(_) => (),
    }
}

fn version_note(item: &str) -> Option<VersionNote> {
    let (version, rest) = item.strip_prefix("Version ")?.split_once(" (")?;
    let (clauses, text) = rest.split_once(") ")?;
    let clauses = clauses.split(' ').map(str::to_owned).collect();
    Some(VersionNote { version: version.parse().ok()?, clauses, text: text.to_owned() })
}
