//! Compresses the client once, as well as it goes, instead of at every request.

use std::{
    fs::{self, File},
    io::{self, Write as _},
    path::Path,
};

use flate2::{Compression, write::GzEncoder};

/// Fonts and pictures are compressed by nature.
const TEXT: [&str; 7] = ["html", "js", "css", "svg", "json", "txt", "webmanifest"];

/// Below this, a header costs more than compression saves.
const MIN_BYTES: usize = 1024;

/// Puts `name.gz` beside every file in `folder` that becomes smaller by it.
pub(crate) fn all(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            all(&path)?;
            continue;
        }
        let Some(ending) = path.extension().and_then(|it| it.to_str()) else { continue };
        let bytes = fs::read(&path)?;
        if TEXT.contains(&ending) && MIN_BYTES <= bytes.len() {
            let file = File::create(path.with_extension(format!("{ending}.gz")))?;
            let mut encoder = GzEncoder::new(file, Compression::best());
            encoder.write_all(&bytes)?;
            encoder.finish()?;
        }
    }
    Ok(())
}
