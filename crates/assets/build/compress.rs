//! Compresses the client once, as well as it goes, instead of at every request.

use std::{
    env,
    fs::{self, File},
    io::{self, Write as _},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use flate2::{Compression, write::GzEncoder};

/// Fonts and pictures are compressed by nature.
const LOOSE: [&str; 8] = ["html", "js", "css", "svg", "json", "txt", "webmanifest", "wasm"];

/// Below this, a header costs more than compression saves.
const MIN_BYTES: u64 = 1024;

/// What Node runs.
const SCRIPT: &str = "build/brotli.mjs";

/// Puts `name.gz` beside every file in `folder` that becomes smaller by it, and `name.br` where Node
/// is there: browsers ask for the second over TLS, for the first everywhere.
pub(crate) fn all(folder: &Path) -> io::Result<()> {
    let mut files = Vec::new();
    find(folder, &mut files)?;
    if files.is_empty() {
        return Ok(());
    }
    let brotli = start_brotli(&files)?;
    for path in &files {
        let mut encoder = GzEncoder::new(File::create(beside(path, "gz"))?, Compression::best());
        encoder.write_all(&fs::read(path)?)?;
        encoder.finish()?;
    }
    let Some(brotli) = brotli else { return Ok(()) };
    let out = brotli.wait_with_output()?;
    if out.status.success() {
        return Ok(());
    }
    Err(io::Error::other(String::from_utf8_lossy(&out.stderr).into_owned()))
}

fn find(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let ending = path.extension().and_then(|it| it.to_str()).unwrap_or_default();
        if path.is_dir() {
            find(&path, found)?;
        } else if LOOSE.contains(&ending) && MIN_BYTES <= fs::metadata(&path)?.len() {
            found.push(path);
        }
    }
    Ok(())
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

/// One Node for all files. Nothing where there is none.
fn start_brotli(files: &[PathBuf]) -> io::Result<Option<Child>> {
    let script = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join(SCRIPT);
    println!("cargo::rerun-if-changed={}", script.display());
    let mut node = Command::new("node");
    node.arg(script).env_remove("NODE_OPTIONS").stdin(Stdio::piped()).stderr(Stdio::piped());
    let mut node = match node.spawn() {
        Ok(node) => node,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    if let Some(mut paths) = node.stdin.take() {
        for path in files {
            writeln!(paths, "{}", path.display())?;
        }
    }
    Ok(Some(node))
}
