//! The rules of a game as a page: how to win, chapters of clauses, tables and pictures, and the reason
//! of every ruling. docs/adding-a-game.md says how the documents are written.

mod lines;
mod blocks;
mod page;
mod rulings;

use serde::Serialize;

/// The rules of a game in one language. In every text `**` and `*` mark what stands out, backticks
/// what is typed, `(HAN-32)` another clause and `[words](example:name)` an example on the board.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct RulesPage {
    /// The page's heading.
    pub title: String,
    /// How to win.
    pub aim: String,
    /// What of the board is reconstructed or ours.
    pub note: Option<String>,
    /// What kind of game it is.
    pub intro: Vec<String>,
    /// In the order of the book.
    pub chapters: Vec<Chapter>,
    /// What versions of the rules changed, the second one first.
    pub versions: Vec<VersionNote>,
    /// Why what is ours was decided so.
    pub rulings: Vec<Ruling>,
}

/// One chapter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Chapter {
    /// Its heading.
    pub title: String,
    /// Whether all of it stands in the player aid.
    pub aid: bool,
    /// What it consists of.
    pub blocks: Vec<Block>,
}

/// A part of a chapter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Block {
    /// Whether it stands in the player aid although its chapter does not.
    pub aid: bool,
    /// What it is.
    #[serde(flatten)]
    pub content: Content,
}

/// What a part of a chapter is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Content {
    /// A heading inside the chapter.
    Heading {
        /// Its words.
        text: String,
    },
    /// A paragraph.
    Text {
        /// Its words.
        text: String,
    },
    /// A list.
    List {
        /// Whether its items are numbered.
        ordered: bool,
        /// Its items.
        items: Vec<String>,
    },
    /// A clause.
    Clause(Clause),
    /// A table.
    Table {
        /// What its columns are called.
        head: Vec<String>,
        /// Its rows, each as wide as the head.
        rows: Vec<Vec<String>>,
    },
    /// The board at some moment of a transcript.
    Figure {
        /// The transcript.
        example: String,
        /// After how many of its actions; at its end where nothing is said.
        step: Option<usize>,
        /// What is to be seen.
        caption: String,
        /// The spaces it is about; none for the whole board.
        places: Vec<String>,
    },
}

/// One clause.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Clause {
    /// E.g. `HAN-11`.
    pub id: String,
    /// What it says.
    pub text: String,
    /// Whether the book is silent here and we decided, wholly or in part.
    pub ruling: bool,
}

/// What a version of the rules changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct VersionNote {
    /// Which version.
    pub version: u32,
    /// The clauses that it changed.
    pub clauses: Vec<String>,
    /// How, in plain text.
    pub text: String,
}

/// Why something was decided, and what else could have been meant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Ruling {
    /// The clauses it is the reason of; none where it is about the board or the program.
    pub clauses: Vec<String>,
    /// What was decided.
    pub title: String,
    /// Why; each alternative is a paragraph that begins with an aside, `*Alternative:*`.
    pub blocks: Vec<Block>,
}

impl RulesPage {
    /// Reads the rules, and the reasons of rulings from a document of their own.
    pub fn read(rules: &str, reasons: &str) -> RulesPage {
        page::read(rules, reasons)
    }

    /// Every clause, in the order of the page.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        let blocks = self.chapters.iter().flat_map(|chapter| &chapter.blocks);
        blocks.filter_map(|block| match &block.content {
            Content::Clause(clause) => Some(clause),
            Content::Heading { .. }
            | Content::Text { .. }
            | Content::List { .. }
            | Content::Table { .. }
            | Content::Figure { .. } => None,
        })
    }
}
