//! What is committed is what would be made today.

#![cfg(debug_assertions)]

use std::{collections::BTreeSet, ffi::OsString, fs};

use generate::{TYPES, types::modules};

#[test]
fn the_clients_types_are_those_of_the_server() {
    for module in modules() {
        let path = generate::root().join(TYPES).join(module.name).with_extension("ts");
        let kept = fs::read_to_string(&path).unwrap_or_default();
        assert!(kept == module.text, "{}.ts: run `cargo xtask types`", module.name);
    }
}

#[test]
fn the_client_keeps_no_types_of_a_module_that_is_gone() {
    let made: BTreeSet<OsString> =
        modules().iter().map(|module| format!("{}.ts", module.name).into()).collect();
    let folder = fs::read_dir(generate::root().join(TYPES)).unwrap();
    let kept: BTreeSet<OsString> = folder.map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(kept, made);
}
