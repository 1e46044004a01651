//! What the tests need on the machine, installed where we may.

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Result, bail};

use crate::run::{program, step};

/// Makes sure of Node, the engine's target, a real browser and a real database, or says in one line
/// what is missing.
pub fn ensure() -> Result<()> {
    if !answers("npm", &["--version"]) {
        bail!("Node.js 20.19 or newer with npm is missing, and this program cannot install it");
    }
    crate::engine::ensure()?;
    let mut missing = Vec::new();
    if browser().is_none() {
        missing.push("chromium");
    }
    if crate::postgres::programs().is_none() {
        missing.push("postgresql");
    }
    if missing.is_empty() {
        return Ok(());
    }
    let names = missing.join(" and ");
    if !answers("apt-get", &["--version"]) || !is_root() {
        bail!("{names} missing, and only root on Debian can have it installed from here");
    }
    let root = crate::root();
    step("apt-get update", &mut program(&root, "apt-get", &["update", "-qq"]))?;
    let mut install = program(&root, "apt-get", &["install", "-y", "-qq"]);
    install.args(&missing).env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null());
    step(&format!("apt-get install {names}"), &mut install)
}

/// The real browser of this machine.
pub fn browser() -> Option<PathBuf> {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
    let usual = Path::new("/usr/bin/chromium").to_owned();
    named.into_iter().chain([usual]).find(|path| path.exists())
}

fn answers(name: &str, args: &[&str]) -> bool {
    let mut command = Command::new(name);
    command.args(args).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Whether we may install.
pub fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|out| out.stdout.trim_ascii() == b"0")
}
