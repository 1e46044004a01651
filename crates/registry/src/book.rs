//! What a game's folder tells its readers besides the rules: the reasons of rulings, transcripts
//! that can be followed on the board, and a lesson. `build.rs` finds it all.

use std::sync::OnceLock;

use crate::{Entry, Example, RulesPage, example};

/// In which language rules are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lang {
    /// English: `RULES.md` and `RULINGS.md`.
    En,
    /// French: `REGLES.md` and `DECISIONS.md`.
    Fr,
}

/// What one game's folder tells.
struct Book {
    game: &'static str,
    /// In English and in French.
    rulings: [&'static str; 2],
    sheets: &'static [Sheet],
    /// The lesson with which one begins, where there is one.
    lesson: Option<&'static str>,
}

/// One transcript that readers are shown.
struct Sheet {
    name: &'static str,
    text: &'static str,
    /// It is the same for everyone, so it is played once.
    played: OnceLock<Result<Example, String>>,
}

include!(concat!(env!("OUT_DIR"), "/books.rs"));

impl Lang {
    /// Both.
    pub const BOTH: [Lang; 2] = [Lang::En, Lang::Fr];
}

impl Sheet {
    const fn new(name: &'static str, text: &'static str) -> Sheet {
        Sheet { name, text, played: OnceLock::new() }
    }
}

impl Entry {
    /// The rules as a page, with the reasons of rulings.
    pub fn rules_page(&self, lang: Lang) -> RulesPage {
        let [english, french] = self.rulings();
        let (rules, rulings) = match lang {
            Lang::En => (self.meta.rules_en, english),
            Lang::Fr => (self.meta.rules_fr, french),
        };
        RulesPage::read(rules, rulings)
    }

    /// The documents with the reasons of rulings, in English and in French; empty for a game
    /// without a folder of its own.
    pub fn rulings(&self) -> [&'static str; 2] {
        self.book().map_or(["", ""], |book| book.rulings)
    }

    /// The names of the transcripts that readers are shown, and their texts.
    pub fn transcripts(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let sheets = self.book().map_or(&[][..], |book| book.sheets);
        sheets.iter().map(|sheet| (sheet.name, sheet.text))
    }

    /// Plays the transcript of this name; nothing where there is none.
    pub fn example(&'static self, name: &str) -> Option<Result<&'static Example, &'static str>> {
        let sheet = self.book()?.sheets.iter().find(|sheet| sheet.name == name)?;
        let played = sheet.played.get_or_init(|| example::play(self, sheet.name, sheet.text));
        Some(played.as_ref().map_err(String::as_str))
    }

    /// The game's first lesson as it is written; nothing where there is none.
    pub fn lesson_text(&self) -> Option<&'static str> {
        self.book()?.lesson
    }

    fn book(&self) -> Option<&'static Book> {
        BOOKS.iter().find(|book| book.game == self.meta.id)
    }
}
