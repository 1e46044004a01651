//! The kinds of lines that a rules document is made of.

/// Under a heading or before a block: it stands in the player aid.
const AID: &str = "<!-- aid -->";

/// One line of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Line<'a> {
    Blank,
    Aid,
    /// `# `, and how many signs.
    Heading(usize, &'a str),
    /// `> `.
    Quote(&'a str),
    /// `- `.
    Item(&'a str),
    /// `1. `.
    Numbered(&'a str),
    /// `| a | b |`, without the first sign and the last.
    Row(&'a str),
    /// `![caption](address)`.
    Picture(&'a str),
    /// Anything else: a paragraph, or more of what the line before began.
    Words(&'a str),
}

impl<'a> Line<'a> {
    pub(super) fn read(line: &'a str) -> Line<'a> {
        let text = line.trim();
        if text.is_empty() {
            return Line::Blank;
        }
        if text == AID {
            return Line::Aid;
        }
        // What is indented goes on with what stands above it.
        if line.starts_with(' ') {
            return Line::Words(text);
        }
        if let Some(quote) = text.strip_prefix('>') {
            return Line::Quote(quote.trim());
        }
        if let Some(item) = text.strip_prefix("- ") {
            return Line::Item(item);
        }
        if let Some(row) = text.strip_prefix('|') {
            return Line::Row(row.strip_suffix('|').unwrap_or(row));
        }
        if let Some(picture) = text.strip_prefix("![") {
            return Line::Picture(picture);
        }
        let n_signs = text.len() - text.trim_start_matches('#').len();
        if let Some(heading) = text[n_signs..].strip_prefix(' ').filter(|_| 0 < n_signs) {
            return Line::Heading(n_signs, heading.trim());
        }
        let n_digits = text.len() - text.trim_start_matches(|it: char| it.is_ascii_digit()).len();
        if let Some(item) =
            text[n_digits..].strip_prefix(". ").filter(|_| (1..3).contains(&n_digits))
        {
            return Line::Numbered(item);
        }
        Line::Words(text)
    }
}
