//! What `deny.toml` says about crates from outside: licences, bans and sources.
//!
//! `cargo deny check` says the same and more, but is not on every machine and takes minutes to
//! build; this reads the same file and needs neither network nor anything installed.

use std::{collections::BTreeMap, process::Command};

use serde::Deserialize;
use spdx::{Expression, ParseMode};

/// The part of `deny.toml` that can be held without network.
#[derive(Deserialize)]
struct Policy {
    licenses: Licenses,
    bans: Bans,
    sources: Sources,
}

#[derive(Deserialize)]
struct Licenses {
    allow: Vec<String>,
    exceptions: Vec<Exception>,
}

#[derive(Deserialize)]
struct Exception {
    #[serde(rename = "crate")]
    name: String,
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Bans {
    deny: Vec<Spec>,
    skip: Vec<Spec>,
}

/// A crate, or with `@` a version of it: `rand@0.8` is every 0.8.
#[derive(Deserialize)]
struct Spec {
    #[serde(rename = "crate")]
    text: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Sources {
    allow_registry: Vec<String>,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

/// A crate of ours or from outside, as cargo describes it.
#[derive(Debug, Clone, Default, Deserialize)]
struct Package {
    name: String,
    version: String,
    /// None: a folder of this project.
    source: Option<String>,
    license: Option<String>,
}

impl Spec {
    fn names(&self, package: &Package) -> bool {
        let (name, version) = self.text.split_once('@').unwrap_or((&self.text, ""));
        let begins = package.version.strip_prefix(version);
        name == package.name
            && begins.is_some_and(|rest| version.is_empty() || !rest.starts_with(char::is_numeric))
    }
}

impl Policy {
    fn read() -> Policy {
        let text = std::fs::read_to_string(xtask::root().join("deny.toml")).unwrap();
        toml::from_str(&text).unwrap()
    }

    /// Everything about these packages that may not be.
    fn breaches(&self, packages: &[Package]) -> Vec<String> {
        let mut breaches = Vec::new();
        let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for package in packages {
            let Package { name, version, source, license } = package;
            if !self.licensed(package) {
                breaches.push(format!("{name}: its licence is {license:?}"));
            }
            if !source.as_deref().is_none_or(|source| self.trusted(source)) {
                breaches.push(format!("{name}: it comes from {source:?}"));
            }
            if self.bans.deny.iter().any(|spec| spec.names(package)) {
                breaches.push(format!("{name}: banned"));
            }
            if !self.bans.skip.iter().any(|spec| spec.names(package)) {
                versions.entry(name).or_default().push(version);
            }
        }
        versions.retain(|_, all| 1 < all.len());
        breaches.extend(versions.iter().map(|(name, all)| format!("{name}: in versions {all:?}")));
        breaches
    }

    fn licensed(&self, package: &Package) -> bool {
        let Some(license) = &package.license else { return false };
        // Old crates write `MIT/Apache-2.0`.
        let Ok(license) = Expression::parse_mode(license, ParseMode::LAX) else { return false };
        let exceptions = self.licenses.exceptions.iter().filter(|it| it.name == package.name);
        let allowed: Vec<&String> =
            self.licenses.allow.iter().chain(exceptions.flat_map(|it| &it.allow)).collect();
        license.evaluate(|wanted| allowed.iter().any(|it| **it == wanted.to_string()))
    }

    fn trusted(&self, source: &str) -> bool {
        let registry = source.strip_prefix("registry+");
        registry.is_some_and(|it| self.sources.allow_registry.iter().any(|known| known == it))
    }
}

/// Every package that is built on this kind of machine, tests and build scripts included.
fn packages() -> Vec<Package> {
    let host = output("rustc", &["-vV"]);
    let host = host.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
    let args = ["metadata", "--locked", "--offline", "--format-version", "1", "--filter-platform"];
    let text = output(env!("CARGO"), &[&args[..], &[host]].concat());
    serde_json::from_str::<Metadata>(&text).unwrap().packages
}

fn output(program: &str, args: &[&str]) -> String {
    let out = Command::new(program).args(args).current_dir(xtask::root()).output().unwrap();
    assert!(out.status.success(), "{program}: {}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8(out.stdout).unwrap()
}

#[test]
fn what_comes_in_from_outside_keeps_deny_toml() {
    let packages = packages();
    assert!(packages.iter().any(|it| it.source.is_some()), "nothing from outside was looked at");
    assert_eq!(Policy::read().breaches(&packages), [""; 0]);
}

#[test]
fn a_licence_a_source_a_ban_and_a_second_version_are_each_caught() {
    const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";
    let policy = Policy::read();
    let package = |name: &str, version: &str, license: &str, source: &str| Package {
        name: name.to_owned(),
        version: version.to_owned(),
        source: Some(source.to_owned()),
        license: Some(license.to_owned()).filter(|it| !it.is_empty()),
    };
    let fine = package("fine", "1.0.0", "(MIT OR GPL-3.0-only) AND Unicode-3.0", REGISTRY);
    assert_eq!(policy.breaches(std::slice::from_ref(&fine)), [""; 0]);
    for (bad, why) in [
        (package("bad", "1.0.0", "GPL-3.0-only", REGISTRY), "its licence"),
        (package("bad", "1.0.0", "MIT AND GPL-3.0-only", REGISTRY), "its licence"),
        (package("bad", "1.0.0", "", REGISTRY), "its licence"),
        (package("bad", "1.0.0", "MPL-2.0", REGISTRY), "its licence"),
        (package("bad", "1.0.0", "MIT", "git+https://example.org/bad#1"), "it comes from"),
        (package("bad", "1.0.0", "MIT", "registry+https://example.org"), "it comes from"),
        (package("openssl-sys", "0.9.0", "MIT", REGISTRY), "banned"),
        (package("fine", "2.0.0", "MIT", REGISTRY), "in versions"),
    ] {
        let breaches = policy.breaches(&[fine.clone(), bad]);
        assert!(matches!(&breaches[..], [only] if only.contains(why)), "{why}: {breaches:?}");
    }
    let two =
        [package("rand", "0.8.5", "MIT", REGISTRY), package("rand", "0.80.0", "MIT", REGISTRY)];
    assert_eq!(policy.breaches(&two), [""; 0], "rand 0.8 is skipped, and 0.80 is no 0.8");
}
