//! The browser client, embedded in the binary: nothing is read from disk or fetched at run time.

#![warn(missing_docs)]

use std::{borrow::Cow, fmt::Write as _};

use rust_embed::{EmbeddedFile, RustEmbed};

/// The files in this folder are named after their content, so they never change.
const IMMUTABLE: &str = "assets/";

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/dist"]
struct Dist;

/// One file of the client.
#[derive(Debug, Clone)]
pub struct Asset {
    /// The file as it is.
    pub plain: Content,
    /// The file compressed by gzip, where that makes it smaller.
    pub gzip: Option<Content>,
    /// The file compressed by brotli, where that makes it smaller and Node was there to do it.
    pub brotli: Option<Content>,
    /// What kind of file it is, e.g. `text/html`.
    pub mime: String,
    /// Whether its name changes whenever its content does.
    pub immutable: bool,
}

/// The bytes of a file in one encoding.
#[derive(Debug, Clone)]
pub struct Content {
    /// What is sent.
    pub bytes: Cow<'static, [u8]>,
    /// The SHA-256 of the bytes in hexadecimal digits: another for each encoding.
    pub etag: String,
}

/// The file at `path`, which has no slash in front.
pub fn lookup(path: &str) -> Option<Asset> {
    if is_compressed(path) {
        return None;
    }
    let file = Dist::get(path)?;
    Some(Asset {
        mime: file.metadata.mimetype().to_owned(),
        immutable: path.starts_with(IMMUTABLE),
        plain: Content::new(file),
        gzip: Dist::get(&format!("{path}.gz")).map(Content::new),
        brotli: Dist::get(&format!("{path}.br")).map(Content::new),
    })
}

/// The paths of all files.
pub fn paths() -> impl Iterator<Item = Cow<'static, str>> {
    Dist::iter().filter(|path| !is_compressed(path))
}

/// Compressed files are found through the file they belong to.
fn is_compressed(path: &str) -> bool {
    let plain = path.strip_suffix(".gz").or_else(|| path.strip_suffix(".br"));
    plain.is_some_and(|plain| Dist::get(plain).is_some())
}

impl Content {
    fn new(file: EmbeddedFile) -> Content {
        let mut etag = String::with_capacity(64);
        for byte in file.metadata.sha256_hash() {
            let _ = write!(etag, "{byte:02x}");
        }
        Content { bytes: file.data, etag }
    }
}
