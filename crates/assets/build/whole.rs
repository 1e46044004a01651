//! What is done to the client when nothing more is added to it: the page finds its files from every
//! address, and the service worker knows which files belong to this version.

use std::{
    fs,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    io,
    path::Path,
};

const PAGE: &str = "index.html";
const KEEPER: &str = "sw.js";

/// How the page says that it is of no version.
const UNVERSIONED: &str = "name=\"septem-version\" content=\"\"";

/// Stands in the service worker for the version and the files, a space between each.
const LIST: &str = "septem-files";

pub(crate) fn finish(dist: &Path) -> Result<(), String> {
    let said = |error: io::Error| format!("finishing the client: {error}");
    let page = fs::read_to_string(dist.join(PAGE)).map_err(said)?;
    // What was built names its files from where it lies; from us it comes at every depth.
    let page = page.replace("=\"./", "=\"/");
    let mut files = Vec::new();
    list(dist, "", &mut files).map_err(said)?;
    files.sort();
    let mut hasher = DefaultHasher::new();
    page.hash(&mut hasher);
    for path in files.iter().filter(|path| *path != PAGE) {
        path.hash(&mut hasher);
        fs::read(dist.join(path)).map_err(said)?.hash(&mut hasher);
    }
    let version = format!("{:016x}", hasher.finish());
    let named = UNVERSIONED.replace("\"\"", &format!("\"{version}\""));
    fs::write(dist.join(PAGE), page.replace(UNVERSIONED, &named)).map_err(said)?;
    if !dist.join(KEEPER).exists() {
        return Ok(());
    }
    let keeper = fs::read_to_string(dist.join(KEEPER)).map_err(said)?;
    if keeper.matches(LIST).count() != 1 {
        return Err(format!("{KEEPER} has no place, or several, for the list of files"));
    }
    files.retain(|path| path != PAGE && path != KEEPER);
    let listed = format!("{version} {}", files.join(" "));
    fs::write(dist.join(KEEPER), keeper.replace(LIST, &listed)).map_err(said)
}

/// The paths of all files in `folder` of `dist`, which is empty or ends with a slash.
fn list(dist: &Path, folder: &str, found: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(dist.join(folder))? {
        let entry = entry?;
        let path = format!("{folder}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            list(dist, &format!("{path}/"), found)?;
        } else {
            found.push(path);
        }
    }
    Ok(())
}
