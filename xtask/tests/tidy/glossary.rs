//! The glossary and the modules speak of the same things.

use crate::tree::read;

/// A row of a table of the page: the first name that others use, and the file.
fn rows(page: &str) -> Vec<(String, String)> {
    let cells = page.lines().filter_map(|line| {
        let mut cells = line.strip_prefix("| ")?.strip_suffix(" |")?.split(" | ");
        Some((cells.next()?, cells.next()?, cells.next()?))
    });
    let files = cells.filter_map(|(_, names, file)| {
        let file = file.strip_prefix('`')?.strip_suffix('`')?;
        let first = names.split([',', '(']).next()?.trim();
        Some((first.to_owned(), file.to_owned()))
    });
    files.collect()
}

/// The comment that opens a file, in small letters and one line.
fn opening(text: &str) -> String {
    let is_comment = |line: &&str| ["//!", "/**", " *"].iter().any(|it| line.starts_with(it));
    let lines = text.lines().take_while(is_comment);
    let words = lines.flat_map(|line| line.trim_start_matches(['/', '!', '*', ' ']).split(' '));
    words.collect::<Vec<_>>().join(" ").to_lowercase()
}

#[test]
fn every_name_of_the_glossary_stands_in_the_first_lines_of_its_module() {
    let root = xtask::root();
    let page = read(&root.join("docs/glossary.md"));
    let rows = rows(&page);
    let n_lines = page.lines().filter(|line| line.starts_with("| ")).count();
    let n_headings = page.lines().filter(|line| line.starts_with("| we say ")).count();
    assert_eq!(rows.len(), n_lines - n_headings, "a row that cannot be read");
    for (name, file) in rows {
        let opening = opening(&read(&root.join(&file)));
        assert!(opening.contains(&name.to_lowercase()), "{file} does not begin with {name}");
    }
}
