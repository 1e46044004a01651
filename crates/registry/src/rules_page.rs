//! The rules of a game as a page: chapters of numbered clauses, rulings marked.

use serde::Serialize;

/// The rules of a game in one language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct RulesPage {
    /// The page's heading.
    pub title: String,
    /// What stands before the first chapter.
    pub intro: String,
    /// In the order of the book.
    pub chapters: Vec<Chapter>,
    /// What versions of the rules changed, the second one first.
    pub versions: Vec<VersionNote>,
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

/// One chapter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Chapter {
    /// Its heading.
    pub title: String,
    /// Its clauses.
    pub clauses: Vec<Clause>,
}

/// One clause.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Clause {
    /// E.g. `HAN-11`.
    pub id: String,
    /// Plain text. `**` marks what stands out.
    pub text: String,
    /// Whether the book is silent here and we decided, wholly or in part.
    pub ruling: bool,
}

/// Words that mark a ruling, in either language.
const RULING_MARKS: [&str; 2] = ["**Ruling", "**Décision"];

/// Where a rules document says what its versions changed, in either language.
const VERSIONS: &str = "Versions";

/// Reads a rules document: `#` title, `##` chapters, `- ID text` clauses, and under `## Versions`
/// what each version changed, `- Version 2 (ID ID) text`.
pub fn rules_page(markdown: &str) -> RulesPage {
    let mut page = RulesPage {
        title: String::new(),
        intro: String::new(),
        chapters: Vec::new(),
        versions: Vec::new(),
    };
    for line in markdown.lines() {
        if let Some(title) = line.strip_prefix("# ") {
            title.clone_into(&mut page.title);
        } else if let Some(note) = line.strip_prefix("- Version ").and_then(version_note) {
            page.versions.push(note);
        } else if let Some(title) = line.strip_prefix("## ").filter(|&it| it != VERSIONS) {
            page.chapters.push(Chapter { title: title.to_owned(), clauses: Vec::new() });
        } else if let Some((clause, chapter)) =
            line.strip_prefix("- ").zip(page.chapters.last_mut())
        {
            let (id, text) = clause.split_once(' ').unwrap_or((clause, ""));
            let ruling = RULING_MARKS.iter().any(|mark| text.contains(mark));
            chapter.clauses.push(Clause { id: id.to_owned(), text: text.to_owned(), ruling });
        } else if !line.trim().is_empty() && line.strip_prefix("## ") != Some(VERSIONS) {
            let open = page.chapters.last_mut().map(|it| it.clauses.last_mut());
            let text = match open {
                Some(Some(clause)) => &mut clause.text,
                Some(None) | None => &mut page.intro,
            };
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(line.trim());
        }
    }
    page
}

/// Reads `2 (HAN-11 HAN-12) text`.
fn version_note(line: &str) -> Option<VersionNote> {
    let (version, rest) = line.split_once(" (")?;
    let (clauses, text) = rest.split_once(") ")?;
    let clauses = clauses.split(' ').map(str::to_owned).collect();
    Some(VersionNote { version: version.parse().ok()?, clauses, text: text.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_becomes_chapters_of_clauses_with_rulings_marked() {
        let page = rules_page(
            "# Senet\n\nTwo lines\nof introduction.\n\n## Set-up\n- SEN-01 Ten pieces,\n  five each.\n- SEN-02 **Ruling:** white begins.\n",
        );
        assert_eq!(
            (page.title.as_str(), page.intro.as_str()),
            ("Senet", "Two lines of introduction.")
        );
        let clauses = &page.chapters[0].clauses;
        assert_eq!(clauses[0].text, "Ten pieces, five each.");
        assert_eq!(clauses.iter().map(|it| it.ruling).collect::<Vec<_>>(), [false, true]);
        assert!(page.versions.is_empty());
    }

    #[test]
    fn what_versions_changed_is_no_chapter_and_no_clause() {
        let page = rules_page(
            "# Senet\n\n## Play\n- SEN-01 Throw.\n\n## Versions\n- Version 2 (SEN-01 SEN-03) Once.\n",
        );
        assert_eq!((page.chapters.len(), page.chapters[0].clauses.len()), (1, 1));
        assert_eq!(page.chapters[0].clauses[0].text, "Throw.");
        let clauses = ["SEN-01", "SEN-03"].map(str::to_owned).to_vec();
        assert_eq!(page.versions, [VersionNote { version: 2, clauses, text: "Once.".to_owned() }]);
    }
}
