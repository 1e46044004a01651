//! Golden files (snapshots): a part written by people and a part written by the game.

use std::{
    env,
    fmt::Write as _,
    fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
};

use script::INDENT;

/// What to do with a file that differs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Golden {
    /// Fail.
    Compare,
    /// Rewrite it.
    Bless,
}

impl Golden {
    /// As the environment says: `BLESS=1` blesses.
    pub fn from_env() -> Golden {
        if env::var_os("BLESS").is_some_and(|it| it == "1") {
            Golden::Bless
        } else {
            Golden::Compare
        }
    }
}

/// What is wrong with a file, and in which of its lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fault {
    /// Counted from one.
    pub line: usize,
    pub message: String,
}

/// Compares each file with what `rewrite` makes of it, or replaces it. All files that
/// differ are reported together.
///
/// # Panics
/// When a file differs, cannot be read, or makes no sense.
pub(crate) fn compare(
    paths: &[PathBuf],
    golden: Golden,
    rewrite: impl Fn(&str) -> Result<String, Fault>,
) {
    let mut report = String::new();
    for path in paths {
        let expected = fs::read_to_string(path)
            .unwrap_or_else(|error| panic!("{} cannot be read: {error}", path.display()));
        // A panic of the rules in one file does not keep the others from being told.
        let Ok(rewritten) = catch_unwind(AssertUnwindSafe(|| rewrite(&expected))) else {
            let _ = writeln!(report, "{}: the rules panicked, as told above", path.display());
            continue;
        };
        match rewritten {
            Err(Fault { line, message }) => {
                let _ = writeln!(report, "{}:{line}: {message}", path.display());
            }
            Ok(actual) if actual == expected => (),
            Ok(actual) if golden == Golden::Bless => fs::write(path, actual)
                .unwrap_or_else(|error| panic!("{} cannot be written: {error}", path.display())),
            Ok(actual) => {
                let _ = writeln!(report, "{}", first_difference(path, &expected, &actual));
            }
        }
    }
    assert!(report.is_empty(), "\n{report}If this is right, accept it with BLESS=1.");
}

/// Where two texts part, with the line of a person above it.
fn first_difference(path: &Path, expected: &str, actual: &str) -> String {
    let (mut says, mut happens) = (expected.lines(), actual.lines());
    let mut cause = "";
    for line in 1.. {
        match (says.next(), happens.next()) {
            (Some(a), Some(b)) if a == b => {
                if !a.starts_with(INDENT) {
                    cause = a;
                }
            }
            (None, None) => break,
            (says, happens) => {
                let or_end =
                    |line: Option<&str>| line.map_or("(no line)".to_owned(), str::to_owned);
                return format!(
                    "{}:{line}: after `{cause}`\n  the file says: {}\n  what happens:  {}",
                    path.display(),
                    or_end(says).trim_start(),
                    or_end(happens).trim_start(),
                );
            }
        }
    }
    format!("{}: only the ends of lines differ", path.display())
}

/// Every file below `dir` whose name ends in `ext`, in the order of their paths.
///
/// # Panics
/// When there is none: a test without files would hold for ever.
pub(crate) fn files(dir: &Path, ext: &str) -> Vec<PathBuf> {
    let mut paths = Vec::new();
    collect(&mut paths, dir, ext);
    assert!(!paths.is_empty(), "there is no .{ext} file under {}", dir.display());
    paths
}

fn collect(acc: &mut Vec<PathBuf>, dir: &Path, ext: &str) {
    let entries = fs::read_dir(dir)
        .unwrap_or_else(|error| panic!("{} cannot be listed: {error}", dir.display()));
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            collect(acc, &path, ext);
        } else if path.extension().is_some_and(|it| it == ext) {
            acc.push(path);
        }
    }
}
