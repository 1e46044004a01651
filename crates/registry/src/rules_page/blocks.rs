//! Lines become blocks.

use script::is_clause;

use super::{Block, Clause, Content, lines::Line};

/// Words that mark a ruling, in either language.
const RULING_MARKS: [&str; 2] = ["**Ruling", "**Décision"];

/// The blocks of one chapter or ruling, and what its next lines belong to.
#[derive(Debug, Default)]
pub(super) struct Blocks {
    done: Vec<Block>,
    /// Whether a line of words goes on with the last block.
    open: bool,
    /// What is marked to stand in the player aid.
    aid: Aid,
}

/// How far a mark reaches.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Aid {
    #[default]
    None,
    /// The next block.
    Next,
    /// A heading, and everything up to the next one.
    Section,
}

impl Blocks {
    pub(super) fn is_empty(&self) -> bool {
        self.done.is_empty()
    }

    pub(super) fn into_done(self) -> Vec<Block> {
        self.done
    }

    pub(super) fn take(&mut self, line: Line<'_>) {
        match line {
            Line::Blank => self.open = false,
            Line::Aid => self.mark(),
            Line::Heading(_, text) => {
                if self.aid == Aid::Section {
                    self.aid = Aid::None;
                }
                self.push(Content::Heading { text: text.to_owned() });
                self.open = false;
            }
            Line::Item(text) => self.item(text),
            Line::Numbered(text) => self.list_item(true, text),
            Line::Row(row) => self.row(row),
            Line::Picture(picture) => {
                let content = figure(picture);
                let text = || Content::Text { text: format!("![{picture}") };
                self.push(content.unwrap_or_else(text));
                self.open = false;
            }
            Line::Quote(text) | Line::Words(text) => self.words(text),
        }
    }

    /// The mark stands under a heading for all that follows, else before a block.
    fn mark(&mut self) {
        let last = self.done.last_mut();
        match last.filter(|block| matches!(block.content, Content::Heading { .. })) {
            Some(heading) => {
                heading.aid = true;
                self.aid = Aid::Section;
            }
            None => self.aid = Aid::Next,
        }
        self.open = false;
    }

    fn push(&mut self, content: Content) {
        self.done.push(Block { aid: self.aid != Aid::None, content });
        if self.aid == Aid::Next {
            self.aid = Aid::None;
        }
        self.open = true;
    }

    fn item(&mut self, text: &str) {
        let (id, rest) = text.split_once(' ').unwrap_or((text, ""));
        if !is_clause(id) {
            return self.list_item(false, text);
        }
        self.push(Content::Clause(Clause {
            id: id.to_owned(),
            text: rest.to_owned(),
            ruling: has_ruling(rest),
        }));
    }

    /// Items of one kind, with no blank line and no mark between them, are one list.
    fn list_item(&mut self, is_ordered: bool, text: &str) {
        let last = self.done.last_mut().filter(|_| self.open && self.aid != Aid::Next);
        if let Some(Block { content: Content::List { ordered, items }, .. }) = last
            && *ordered == is_ordered
        {
            items.push(text.to_owned());
            return;
        }
        self.push(Content::List { ordered: is_ordered, items: vec![text.to_owned()] });
    }

    /// The first row is the head; the line under it says nothing.
    fn row(&mut self, row: &str) {
        let cells: Vec<String> = row.split('|').map(|cell| cell.trim().to_owned()).collect();
        let last = self.done.last_mut().filter(|_| self.open);
        let Some(Block { content: Content::Table { head, rows }, .. }) = last else {
            return self.push(Content::Table { head: cells, rows: Vec::new() });
        };
        let is_rule = |cell: &String| !cell.is_empty() && cell.chars().all(|it| "-: ".contains(it));
        if rows.is_empty() && cells.iter().all(is_rule) {
            return;
        }
        let n_columns = head.len();
        rows.push(
            cells.into_iter().chain(std::iter::repeat(String::new())).take(n_columns).collect(),
        );
    }

    fn words(&mut self, text: &str) {
        let last = self.done.last_mut().filter(|_| self.open && !opens_with_aside(text));
        match last.map(|block| &mut block.content) {
            Some(Content::Text { text: words }) => join(words, text),
            Some(Content::List { items, .. }) => {
                items.iter_mut().last().into_iter().for_each(|it| join(it, text));
            }
            Some(Content::Clause(clause)) => {
                join(&mut clause.text, text);
                clause.ruling = has_ruling(&clause.text);
            }
            Some(Content::Heading { .. } | Content::Table { .. } | Content::Figure { .. })
            | None => {
                self.push(Content::Text { text: text.to_owned() });
            }
        }
    }
}

/// One more line of the same paragraph.
pub(super) fn join(words: &mut String, more: &str) {
    if !words.is_empty() {
        words.push(' ');
    }
    words.push_str(more);
}

fn has_ruling(text: &str) -> bool {
    RULING_MARKS.iter().any(|mark| text.contains(mark))
}

/// `*Alternative:*` begins a paragraph of its own.
fn opens_with_aside(text: &str) -> bool {
    let aside = text.strip_prefix('*').and_then(|rest| rest.split_once('*'));
    aside.is_some_and(|(words, _)| words.ends_with(':'))
}

/// Reads `Caption.](example:name#3 "Gallia Roma")`.
fn figure(picture: &str) -> Option<Content> {
    let (caption, address) = picture.rsplit_once("](example:")?;
    let address = address.strip_suffix(')')?;
    let (address, places) = match address.split_once(" \"") {
        Some((address, title)) => (address, title.strip_suffix('"')?),
        None => (address, ""),
    };
    let (example, step) = match address.split_once('#') {
        Some((example, step)) => (example, Some(step.parse().ok()?)),
        None => (address, None),
    };
    Some(Content::Figure {
        example: example.to_owned(),
        step,
        caption: caption.to_owned(),
        places: places.split_whitespace().map(str::to_owned).collect(),
    })
}
