//! A new game: the smallest one that runs, under its own name, and known to the table.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, Result, ensure};

/// The game that every new one begins as. It is a member of the workspace, so that it is built,
/// linted and tested like the others.
pub const TEMPLATE: &str = "xtask/template";

/// The words and the board of that game. They lie among those of the others, so that the client's
/// types, lints and tests find them.
pub const TEMPLATE_PAGE: &str = "client/src/lib/games/calculi";

/// Where `cargo xtask types` writes.
const TYPES: &str = "client/src/lib/protocol";

/// The kept games of a game.
pub const RECORDS: &str = "records";

/// What a new game is called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Name {
    /// Folder, crate and URL name, e.g. `senet`.
    id: String,
    /// What begins its clauses, e.g. `SEN`.
    prefix: String,
    /// For people, e.g. `Game of Thirty`.
    title: String,
}

impl Name {
    /// A name that is fit for a crate, a type and a clause.
    pub fn new(id: &str, prefix: &str, title: &str) -> Result<Name> {
        let starts_well = id.starts_with(|it: char| it.is_ascii_lowercase());
        let is_plain = id.chars().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit());
        ensure!(starts_well && is_plain, "{id}: small letters and digits, a letter first");
        let is_short = prefix.len() == 3
            && prefix.chars().all(|it| it.is_ascii_uppercase() || it.is_ascii_digit());
        ensure!(is_short, "{prefix}: three capitals or digits, for its clauses");
        let is_line = !title.trim().is_empty() && !title.contains(['"', '\\', '\n']);
        ensure!(is_line, "a title without quotation marks, for people");
        let (id, prefix, title) = (id.to_owned(), prefix.to_owned(), title.trim().to_owned());
        Ok(Name { id, prefix, title })
    }

    /// Folder, crate and URL name.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The type that stands for the game.
    fn kind(&self) -> String {
        let (first, rest) = self.id.split_at(1);
        first.to_uppercase() + rest
    }

    /// The title as a text of the client, in the quotation marks that its formatter wants.
    fn quoted(&self) -> String {
        let mark = if self.title.contains('\'') { '"' } else { '\'' };
        format!("{mark}{}{mark}", self.title)
    }

    /// A text of the template under this name.
    fn of(&self, text: &str) -> String {
        text.replace("name: \"Calculi\"", &format!("name: \"{}\"", self.title))
            .replace("'Calculi'", &self.quoted())
            .replace("# Calculi\n", &format!("# {}\n", self.title))
            .replace("*Calculi*", &format!("*{}*", self.title))
            .replace("Calculi:", &format!("{}:", self.title))
            .replace("CAL-", &format!("{}-", self.prefix))
            .replace("Calculi", &self.kind())
            .replace("calculi", &self.id)
            .replace(TEMPLATE, &format!("games/{}", self.id))
    }
}

/// Writes the game and its page into the project at `root` and tells the registry of it.
pub fn write(root: &Path, name: &Name) -> Result<()> {
    let id = &name.id;
    let template_page = root.join(TEMPLATE_PAGE);
    let (game, page) = (root.join("games").join(id), template_page.with_file_name(id));
    let types = root.join(TYPES).join(id).with_extension("ts");
    for path in [&game, &page, &types] {
        ensure!(!path.exists(), "{} is there already", path.display());
    }
    copy(&root.join(TEMPLATE), &game, name)?;
    copy(&template_page, &page, name)?;
    let registry = root.join("crates/registry");
    insert(
        &registry.join("Cargo.toml"),
        |line| line.contains("{ path = \"../../games/"),
        &format!("{id} = {{ path = \"../../games/{id}\" }}"),
    )?;
    insert(
        &registry.join("src/games.rs"),
        |line| line.starts_with("    entry::<"),
        &format!("    entry::<{id}::{}>(),", name.kind()),
    )
}

fn copy(from: &Path, to: &Path, name: &Name) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).with_context(|| format!("{}", from.display()))? {
        let path = entry?.path();
        let target: PathBuf = to.join(path.file_name().unwrap_or_default());
        if path.ends_with(RECORDS) {
            // Played under another name; the new game keeps its own.
        } else if path.is_dir() {
            copy(&path, &target, name)?;
        } else {
            fs::write(target, name.of(&fs::read_to_string(&path)?))?;
        }
    }
    Ok(())
}

/// Puts `new` after the last line that is one of its kind.
fn insert(path: &Path, is_kin: impl Fn(&str) -> bool, new: &str) -> Result<()> {
    let text = fs::read_to_string(path).with_context(|| format!("{}", path.display()))?;
    let mut lines: Vec<&str> = text.lines().collect();
    let last = lines.iter().rposition(|line| is_kin(line));
    let last = last.with_context(|| format!("{}: no place for `{new}`", path.display()))?;
    lines.insert(last + 1, new);
    fs::write(path, lines.join("\n") + "\n")?;
    Ok(())
}
