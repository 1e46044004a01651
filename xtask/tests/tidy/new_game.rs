//! A new game finds its places, in whatever state the project is.

use std::{fs, path::Path};

use xtask::new_game::{Name, RECORDS, TEMPLATE, write};

use crate::tree::{files, read};

/// What a new game is written into, copied to where it may be changed.
const CHANGED: [&str; 4] = [
    "Cargo.toml",
    "crates/registry/Cargo.toml",
    "crates/registry/src/games.rs",
    "crates/registry/src/typescript.rs",
];

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to.parent().unwrap()).unwrap();
    fs::copy(from, to).unwrap();
}

/// The project's files that a new game touches, in a folder of their own.
fn scratch() -> tempfile::TempDir {
    let scratch = tempfile::tempdir().unwrap();
    let root = xtask::root();
    for name in CHANGED {
        copy(&root.join(name), &scratch.path().join(name));
    }
    for path in files(&root.join(TEMPLATE), &[""]) {
        copy(&path, &scratch.path().join(path.strip_prefix(&root).unwrap()));
    }
    scratch
}

#[test]
fn a_new_game_is_written_under_its_own_name_and_registered() {
    let scratch = scratch();
    let name = Name::new("senet", "SEN", "Game of Thirty").unwrap();
    write(scratch.path(), &name).unwrap();

    let game = scratch.path().join("games/senet");
    let written = files(&game, &[""]);
    let all = files(&xtask::root().join(TEMPLATE), &[""]);
    let copied = all.iter().filter(|path| !path.components().any(|it| it.as_os_str() == RECORDS));
    assert_eq!(written.len(), copied.count());
    for path in written {
        let text = read(&path);
        assert!(!text.to_lowercase().contains("calculi"), "{}", path.display());
        assert!(!text.contains("CAL-"), "{}", path.display());
    }
    assert!(read(&game.join("src/lib.rs")).contains("pub struct Senet;"));
    assert!(read(&game.join("RULES.md")).starts_with("# Game of Thirty\n"));
    let registered = [
        "\nsenet = { path = \"games/senet\" }\n",
        "\nsenet.workspace = true\n",
        "\n    entry::<senet::Senet>(),\n];",
        "\n        module_of!(senet),\n    ]",
    ];
    for (file, line) in CHANGED.iter().zip(registered) {
        assert!(read(&scratch.path().join(file)).contains(line), "{file}: {line}");
    }

    assert!(write(scratch.path(), &name).is_err(), "it is there already");
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
