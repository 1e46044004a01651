//! Who may know whom. The arrows of ARCHITECTURE.md, and no others.

use std::{collections::BTreeMap, process::Command};

use serde_json::Value;

use crate::tree::FAMILIES;

/// The only edges between our crates. `*` stands for every game, and `calculi` is the one that new
/// ones begin as.
const ALLOWED: &[(&str, &[&str])] = &[
    ("kernel", &[]),
    ("parts", &[]),
    ("script", &[]),
    ("testkit", &["kernel", "script"]),
    ("bots", &["kernel"]),
    ("registry", &["kernel", "protocol", "bots", "script", "*"]),
    ("protocol", &["kernel"]),
    ("store", &["protocol"]),
    ("table", &["kernel", "bots", "registry", "protocol"]),
    ("wasm", &["kernel", "bots", "registry", "protocol", "table"]),
    ("assets", &[]),
    ("fuzzing", &["kernel", "registry", "protocol"]),
    ("server", &["kernel", "bots", "registry", "protocol", "store", "table", "assets"]),
    ("cli", &["kernel", "bots", "registry", "server", "assets"]),
    ("generate", &["kernel", "bots", "registry", "protocol", "wasm", "calculi"]),
    ("xtask", &[]),
    ("conquest", &["kernel", "parts"]),
    // Besides, an edition knows its family.
    ("*", &["kernel", "parts"]),
];

/// What rules may use from outside; everything else needs a page in docs/decisions.
const OUTSIDE: &[(&str, &[&str])] = &[
    ("kernel", &["serde", "ts-rs"]),
    ("parts", &["serde", "serde_json"]),
    ("bots", &["rustc-hash"]),
    ("conquest", &["serde", "thiserror", "ts-rs"]),
    ("*", &["serde", "thiserror", "ts-rs"]),
];

/// Crates that one of ours has to itself.
const RESERVED: &[(&str, &str)] =
    &[("axum", "server"), ("sqlx", "store"), ("rust-embed", "assets")];

struct Package {
    name: String,
    /// How the tables above call it.
    role: String,
    /// What it depends on, tests aside.
    uses: Vec<String>,
}

fn packages() -> Vec<Package> {
    let out = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(xtask::root())
        .output()
        .unwrap();
    let metadata: Value = serde_json::from_slice(&out.stdout).unwrap();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let list = metadata["packages"].as_array().unwrap();
    list.iter()
        .map(|package| {
            let name = text(&package["name"]);
            let path = text(&package["manifest_path"]);
            let is_family = FAMILIES.iter().any(|(family, _)| *family == name);
            let is_game = path.contains("/games/") || path.contains(xtask::new_game::TEMPLATE);
            let uses = package["dependencies"].as_array().unwrap().iter();
            Package {
                role: if is_game && !is_family { "*".to_owned() } else { name.clone() },
                name,
                uses: uses.filter(|it| it["kind"] != "dev").map(|it| text(&it["name"])).collect(),
            }
        })
        .collect()
}

fn allowed<'a>(table: &'a [(&str, &[&str])], role: &str) -> Option<&'a [&'a str]> {
    table.iter().find(|(name, _)| *name == role).map(|(_, allowed)| *allowed)
}

#[test]
fn crates_know_each_other_only_along_the_allowed_edges() {
    let packages = packages();
    let roles: BTreeMap<&str, &str> =
        packages.iter().map(|it| (it.name.as_str(), it.role.as_str())).collect();
    for package in &packages {
        let known = allowed(ALLOWED, &package.role)
            .unwrap_or_else(|| panic!("{}: say in ALLOWED whom it may know", package.name));
        for used in &package.uses {
            let is_kin = FAMILIES.iter().any(|(family, members)| {
                family == used && members.contains(&package.name.as_str())
            });
            if let Some(role) = roles.get(used.as_str()) {
                let fine = is_kin || known.contains(role) || known.contains(&used.as_str());
                assert!(fine, "{} may not depend on {used}", package.name);
            }
        }
    }
}

#[test]
fn rules_lean_on_few_crates_from_outside() {
    let packages = packages();
    for package in &packages {
        let Some(known) = allowed(OUTSIDE, &package.role) else { continue };
        for used in &package.uses {
            let ours = packages.iter().any(|it| it.name == *used);
            assert!(
                ours || known.contains(&used.as_str()),
                "{} uses {used}: that needs a page in docs/decisions",
                package.name
            );
        }
    }
}

#[test]
fn only_the_server_speaks_http_and_only_the_store_sql() {
    for package in packages() {
        for (used, owner) in RESERVED {
            let has = package.uses.iter().any(|it| it == used);
            assert!(!has || package.name == *owner, "{} may not use {used}", package.name);
        }
    }
}
