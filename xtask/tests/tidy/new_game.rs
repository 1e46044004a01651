//! A new game finds its places, in whatever state the project is.

use std::{
    fs,
    path::{Path, PathBuf},
};

use xtask::new_game::{Name, RECORDS, TEMPLATE, TEMPLATE_PAGE, write};

use crate::tree::{files, read};

/// What a new game is written into: one line in each.
const CHANGED: [(&str, &str); 2] = [
    ("crates/registry/Cargo.toml", "senet = { path = \"../../games/senet\" }"),
    ("crates/registry/src/games.rs", "    entry::<senet::Senet>(),"),
];

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to.parent().unwrap()).unwrap();
    fs::copy(from, to).unwrap();
}

/// The project's files that a new game touches, in a folder of their own.
fn scratch() -> tempfile::TempDir {
    let scratch = tempfile::tempdir().unwrap();
    let root = xtask::root();
    for (name, _) in CHANGED {
        copy(&root.join(name), &scratch.path().join(name));
    }
    for path in [TEMPLATE, TEMPLATE_PAGE].iter().flat_map(|it| files(&root.join(it), &[""])) {
        copy(&path, &scratch.path().join(path.strip_prefix(&root).unwrap()));
    }
    scratch
}

fn senet() -> Name {
    Name::new("senet", "SEN", "Game of Thirty").unwrap()
}

/// The files below `folder` as they are called from there.
fn names(folder: &Path) -> Vec<PathBuf> {
    let all = files(folder, &[""]);
    all.iter().map(|path| path.strip_prefix(folder).unwrap().to_owned()).collect()
}

#[test]
fn a_new_game_and_its_page_are_written_whole_and_under_their_own_name() {
    let scratch = scratch();
    write(scratch.path(), &senet()).unwrap();

    let game = scratch.path().join("games/senet");
    let page = scratch.path().join("client/src/lib/games/senet");
    let mut rules = names(&xtask::root().join(TEMPLATE));
    rules.retain(|path| !path.starts_with(RECORDS));
    assert_eq!(names(&game), rules);
    assert_eq!(names(&page), names(&xtask::root().join(TEMPLATE_PAGE)));
    for path in [files(&game, &[""]), files(&page, &[""])].concat() {
        let text = read(&path);
        assert!(!text.to_lowercase().contains("calculi"), "{}", path.display());
        assert!(!text.contains("CAL-") && !text.contains(TEMPLATE), "{}", path.display());
    }
    assert!(read(&game.join("src/lib.rs")).contains("pub struct Senet;"));
    assert!(read(&game.join("RULES.md")).starts_with("# Game of Thirty\n"));
    assert!(read(&page.join("cover.ts")).contains("name: 'Game of Thirty'"));
    assert!(read(&page.join("index.ts")).contains("'../../protocol/senet.ts'"));
    assert!(read(&page.join("board.ts")).contains("/games/senet/board.json'"));
}

#[test]
fn a_title_with_an_apostrophe_is_a_text_of_the_client_all_the_same() {
    let scratch = scratch();
    write(scratch.path(), &Name::new("senet", "SEN", "Pharaoh's Game").unwrap()).unwrap();
    let cover = read(&scratch.path().join("client/src/lib/games/senet/cover.ts"));
    assert!(cover.contains("name: \"Pharaoh's Game\""), "{cover}");
}

#[test]
fn a_new_game_is_one_line_in_each_of_two_files_and_no_other_changes() {
    let scratch = scratch();
    let before = names(scratch.path());
    write(scratch.path(), &senet()).unwrap();
    for name in before {
        let (old, new) = (read(&xtask::root().join(&name)), read(&scratch.path().join(&name)));
        let (old, mut new): (Vec<&str>, Vec<&str>) = (old.lines().collect(), new.lines().collect());
        if let Some((_, line)) = CHANGED.iter().find(|(path, _)| name.ends_with(path)) {
            // The last one: a game of this name may have been there before.
            let added = new.iter().rposition(|it| it == line);
            new.remove(added.unwrap_or_else(|| panic!("{}: {line}", name.display())));
        }
        assert_eq!(new, old, "{}", name.display());
    }
}

#[test]
fn a_game_a_page_or_types_that_are_there_are_left_as_they_are() {
    for taken in ["games/senet", "client/src/lib/games/senet", "client/src/lib/protocol/senet.ts"] {
        let scratch = scratch();
        fs::create_dir_all(scratch.path().join(taken)).unwrap();
        let before = names(scratch.path());
        assert!(write(scratch.path(), &senet()).is_err(), "{taken} is there already");
        assert_eq!(names(scratch.path()), before);
    }
}

#[test]
fn a_name_fits_a_crate_a_type_and_a_clause() {
    assert!(Name::new("senet2", "SE2", "Senet").is_ok());
    for (id, prefix, title) in [
        ("Senet", "SEN", "Senet"),
        ("2senet", "SEN", "Senet"),
        ("sen-et", "SEN", "Senet"),
        ("../senet", "SEN", "Senet"),
        ("", "SEN", "Senet"),
        ("senet", "sen", "Senet"),
        ("senet", "SENE", "Senet"),
        ("senet", "SEN", "\"Senet\""),
        ("senet", "SEN", " "),
    ] {
        assert!(Name::new(id, prefix, title).is_err(), "{id} {prefix} {title}");
    }
}
