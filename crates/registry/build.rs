//! Finds what a game's folder tells besides its rules, the reasons of rulings, the transcripts that
//! readers are shown and the lesson, and lists it for `src/book.rs`: what lies in its folder is in the program.

use std::{
    env,
    error::Error,
    fmt::Write as _,
    fs, io,
    path::{Path, PathBuf},
};

/// Where transcripts lie that are shown to readers, below a game's folder.
const SHOWN: [&str; 2] = ["plays/examples", "plays/figures"];

/// Where the lesson lies with which one begins, below a game's folder.
const LESSON: &str = "lessons/first.play";

/// The game that new ones begin as: its folder, and what it is called.
const TEMPLATE: (&str, &str) = ("xtask/template", "calculi");

fn main() -> Result<(), Box<dyn Error>> {
    let top = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../..").canonicalize()?;
    // A new game is a line in the manifest.
    watch(Path::new("Cargo.toml"));
    let homes = listed(&top.join("games"), |path| path.join("RULES.md").exists())?;
    let mut games: Vec<(String, PathBuf, &str)> =
        homes.into_iter().map(|home| (name_of(&home), home, "")).collect();
    let (home, name) = TEMPLATE;
    // Only tests ask for it.
    games.push((name.to_owned(), top.join(home), "#[cfg(debug_assertions)] "));

    let out = PathBuf::from(env::var("OUT_DIR")?);
    let (mut sheets, mut books) = (String::new(), "static BOOKS: &[Book] = &[\n".to_owned());
    for (game, home, condition) in &games {
        let list = format!("SHEETS_OF_{}", game.to_uppercase());
        let shown = transcripts(home)?;
        writeln!(sheets, "{condition}static {list}: [Sheet; {}] = [", shown.len())?;
        for path in &shown {
            let stem = path.file_stem().unwrap_or_default().to_string_lossy();
            let sheet = out.join(format!("{game}-{stem}.play"));
            fs::write(&sheet, without_replies(&fs::read_to_string(path)?))?;
            writeln!(sheets, "    Sheet::new({stem:?}, {}),", included(&sheet))?;
        }
        writeln!(sheets, "];")?;
        let [english, french] =
            ["RULINGS.md", "DECISIONS.md"].map(|name| included(&home.join(name)));
        let lesson = lesson(home);
        let fields = format!(
            "game: {game:?}, rulings: [{english}, {french}], sheets: &{list}, lesson: {lesson}"
        );
        writeln!(books, "    {condition}Book {{ {fields} }},")?;
    }
    books.push_str("];\n");
    fs::write(out.join("books.rs"), sheets + &books)?;
    Ok(())
}

/// The transcripts of a game that readers are shown.
fn transcripts(home: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for folder in SHOWN.map(|it| home.join(it)) {
        if folder.exists() {
            watch(&folder);
            found.extend(listed(&folder, |path| path.extension().is_some_and(|it| it == "play"))?);
        } else {
            // What is not there cannot be watched: cargo would find every build stale.
            watch(&home.join("plays"));
        }
    }
    Ok(found)
}

/// What is played, without what came of it, which is worked out anew: browsers fetch all of this. The
/// first line names the clauses.
fn without_replies(transcript: &str) -> String {
    let is_kept =
        |line: &str| !line.is_empty() && !line.starts_with("    ") && !line.starts_with('#');
    let lines = transcript.lines().enumerate();
    lines
        .filter(|&(n, line)| n == 0 || is_kept(line))
        .fold(String::new(), |all, (_, line)| all + line + "\n")
}

/// The lesson of a game with which one begins, if it has one.
fn lesson(home: &Path) -> String {
    let path = home.join(LESSON);
    // What is not there cannot be watched: cargo would find every build stale. It would have to come
    // into the game's folder.
    let folder = path.parent().filter(|it| it.exists());
    watch(folder.unwrap_or(home));
    if path.exists() { format!("Some({})", included(&path)) } else { "None".to_owned() }
}

/// The file as a text of the program.
fn included(path: &Path) -> String {
    format!("include_str!({:?})", path.to_string_lossy())
}

fn listed(folder: &Path, wanted: impl Fn(&Path) -> bool) -> io::Result<Vec<PathBuf>> {
    let all = fs::read_dir(folder)?.map(|it| it.map(|entry| entry.path()));
    let mut found: Vec<PathBuf> = all.collect::<io::Result<_>>()?;
    found.retain(|path| wanted(path));
    found.sort();
    Ok(found)
}

fn name_of(home: &Path) -> String {
    home.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn watch(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}
