//! The build with Node: packages if they are not those of the lock, then Vite.

use std::{
    fs::{self, File},
    hash::{DefaultHasher, Hash as _, Hasher as _},
    path::Path,
    process::Command,
};

/// What `client/package.json` asks for.
const NODE: (u32, u32) = (20, 19);
const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

pub(crate) fn build(client: &Path, dist: &Path) -> Result<(), String> {
    tell_what_is_missing()?;
    // Two cargo processes, debug and release for example, must not fill one node_modules at once.
    let lock = File::create(client.join(".build.lock"))
        .and_then(|file| file.lock().map(|()| file))
        .map_err(|error| format!("locking the client's folder: {error}"))?;
    install(client)?;
    let dist = dist.to_str().ok_or("the path of the build is not readable text")?;
    npm(client, &["run", "build", "--", "--outDir", dist, "--emptyOutDir"])?;
    drop(lock);
    Ok(())
}

/// One sentence, and what can be done instead.
fn tell_what_is_missing() -> Result<(), String> {
    let wanted = format!("{}.{}", NODE.0, NODE.1);
    let missing = match (version("node"), version(NPM)) {
        (None, None) => "Node.js and npm were not found".to_owned(),
        (None, Some(_)) => "Node.js was not found (npm was)".to_owned(),
        (Some(_), None) => "npm was not found (Node.js was)".to_owned(),
        (Some(found), Some(_)) if found < NODE => {
            format!("Node.js {}.{} is too old", found.0, found.1)
        }
        (Some(_), Some(_)) => return Ok(()),
    };
    Err(format!(
        "{missing}: the browser client is built with Node.js {wanted} or newer and its npm; install \
         them, or set SEPTEM_WEB=skip to build without the client."
    ))
}

/// The first two numbers of what `program --version` says: `v20.19.4` or `11.0.0`.
fn version(program: &str) -> Option<(u32, u32)> {
    let out =
        Command::new(program).arg("--version").output().ok().filter(|it| it.status.success())?;
    let text = String::from_utf8(out.stdout).ok()?;
    let mut numbers = text.trim().trim_start_matches('v').split('.');
    Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
}

/// Installs the packages, unless those of this very lock file are there.
fn install(client: &Path) -> Result<(), String> {
    let lock = fs::read(client.join("package-lock.json"))
        .map_err(|error| format!("client/package-lock.json: {error}"))?;
    let mut hasher = DefaultHasher::new();
    lock.hash(&mut hasher);
    let wanted = hasher.finish().to_string();
    let stamp = client.join("node_modules/.septem-lock");
    if fs::read_to_string(&stamp).is_ok_and(|there| there == wanted) {
        return Ok(());
    }
    npm(client, &["ci", "--include=dev", "--no-audit", "--no-fund", "--prefer-offline"])?;
    fs::write(stamp, wanted).map_err(|error| format!("node_modules: {error}"))
}

fn npm(client: &Path, args: &[&str]) -> Result<(), String> {
    let out = Command::new(NPM)
        .args(args)
        .current_dir(client)
        .env("CI", "1")
        // What a developer has set for other work would leave packages out.
        .env_remove("NODE_ENV")
        .env_remove("NODE_OPTIONS")
        .output()
        .map_err(|error| format!("npm could not be started: {error}"))?;
    if out.status.success() {
        return Ok(());
    }
    let said = [out.stdout, out.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
    Err(format!("npm {} failed in client/:\n{}", args.join(" "), said.concat()))
}
