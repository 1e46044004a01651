//! How the engine is built that a browser fetches: for WebAssembly, in a folder of its own, because
//! the folder of the cargo that runs us is locked.
//!
//! `cargo xtask engine` includes this very file: both build the same thing in the same place, and
//! whoever comes second finds it done.

use std::{
    env,
    path::{Path, PathBuf},
    process::{Command, Output},
};

/// What browsers run.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// How much is optimised: see the workspace's manifest.
const PROFILE: &str = "wasm";

/// What was meant for the program around it, or for the lints of it, would break the engine or build
/// it anew.
const NOT_MEANT: [&str; 9] = [
    "CARGO_BUILD_RUSTFLAGS",
    "CARGO_BUILD_TARGET",
    "CARGO_BUILD_TARGET_DIR",
    "CARGO_INCREMENTAL",
    "CARGO_TARGET_DIR",
    "CLIPPY_ARGS",
    "RUSTC_WORKSPACE_WRAPPER",
    "RUSTFLAGS",
    "SEPTEM_ENGINE",
];

/// The cargo that builds the engine of the project at `top`. `target` is where others build; the
/// engine has a folder in it.
pub(crate) fn cargo(top: &Path, target: &Path) -> Command {
    let folder = folder(target);
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["rustc", "--locked", "--package", "wasm", "--lib", "--crate-type", "cdylib"]);
    cargo.args(["--target", TARGET, "--profile", PROFILE, "--target-dir"]).arg(&folder);
    for variable in NOT_MEANT {
        cargo.env_remove(variable);
    }
    // Said to be empty, it also silences the flags of a configuration file.
    cargo.env("CARGO_ENCODED_RUSTFLAGS", "").env("CARGO_BUILD_BUILD_DIR", folder).current_dir(top);
    cargo
}

/// Where it lies then.
pub(crate) fn file(target: &Path) -> PathBuf {
    folder(target).join(TARGET).join(PROFILE).join("wasm.wasm")
}

fn folder(target: &Path) -> PathBuf {
    target.join("engine")
}

/// Makes sure that the compiler can build for browsers, with the help of rustup if need be, or says
/// why it cannot.
pub(crate) fn ensure_target(top: &Path) -> Result<(), String> {
    if is_there(top) {
        return Ok(());
    }
    let why = match Command::new("rustup").args(["target", "add", TARGET]).current_dir(top).output()
    {
        Err(_) => "rustup was not found".to_owned(),
        Ok(out) if out.status.success() && is_there(top) => return Ok(()),
        Ok(out) => reason(&out),
    };
    Err(format!("the Rust target {TARGET} is missing and cannot be added ({why})"))
}

/// Tells whether the standard library for browsers is there.
fn is_there(top: &Path) -> bool {
    libraries(top).is_some_and(|folder| folder.exists())
}

/// Where it is, or would be.
pub(crate) fn libraries(top: &Path) -> Option<PathBuf> {
    let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    rustc.args(["--print", "target-libdir", "--target", TARGET]).current_dir(top);
    let out = rustc.output().ok().filter(|it| it.status.success())?;
    Some(PathBuf::from(String::from_utf8(out.stdout).ok()?.trim()))
}

/// The one line of what rustup says that tells why.
fn reason(out: &Output) -> String {
    let said = String::from_utf8_lossy(&out.stderr);
    let line = said.lines().find_map(|line| line.strip_prefix("error: "));
    line.unwrap_or("rustup did not say why").to_owned()
}
